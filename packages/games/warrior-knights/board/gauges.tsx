// What fills up until it starts: the three special phases and the Mercenary Draft, with what each would mean for the viewer.

import type { Language } from '@ludoteka/kernel'
import { Icon, useSeatLook } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { BARON_ACTION, type BaronAction } from '../content/actionCards.ts'
import { ACTION_AREAS } from '../content/numbers.ts'
import { DICTIONARIES } from '../text/index.ts'
import { GAUGE_ICON } from './actionIcons.ts'
import { ownBaron, type Scene } from './scene.ts'
import { GAUGES, type Gauge } from './strings.kit.ts'
import { STRINGS } from './strings.ts'

type GaugesProps = { readonly language: Language; readonly scene: Scene }

export function Gauges({ scene, language }: GaugesProps): ReactElement {
  return (
    <ul className="wk-gauges">
      {GAUGES.map(gauge => (
        <li key={gauge} className={`wk-gauge is-${gauge}`}>
          <GaugeMeter scene={scene} language={language} gauge={gauge} />
        </li>
      ))}
    </ul>
  )
}

/** The seats whose cards or markers wait there, in the order of seats. */
function waitingIn(scene: Scene, gauge: Gauge): readonly number[] {
  if (gauge === 'draft') return scene.track.spaces.flatMap(({ seat }) => (seat === undefined ? [] : [seat]))
  return scene.special[gauge].bySeat.flatMap((cards, seat) => cards.map(() => seat))
}

/** How many of the viewer's planned cards certainly go there. */
function plannedFor(scene: Scene, gauge: Gauge): number {
  const goesThere = (card: BaronAction): boolean =>
    gauge === 'draft' ? card === 'draftSoldiers' : BARON_ACTION[card].goesTo === gauge
  return ACTION_AREAS.flatMap(area => scene.stacks[area].own).filter(goesThere).length
}

type MeterProps = { readonly scene: Scene; readonly language: Language; readonly gauge: Gauge }

function GaugeMeter({ scene, language, gauge }: MeterProps): ReactElement {
  const strings = STRINGS[language].planning
  const { name, note } = strings.gauges[gauge]
  const seats = waitingIn(scene, gauge)
  const needed = gauge === 'draft' ? scene.track.needed : scene.special[gauge].needed
  const planned = plannedFor(scene, gauge)
  const barons = DICTIONARIES[language].seats
  const breakdown = scene.barons
    .map(({ seat, baron }) => ({ baron, n: seats.filter(one => one === seat).length }))
    .filter(({ n }) => n > 0)
    .map(({ baron, n }) => strings.cardsOf(barons[baron], n))
  return (
    <section title={[note, ...breakdown].join('\n')}>
      <h3>
        <Icon d={GAUGE_ICON[gauge]} size={18} />
        {name}
        <b className="wk-gauge-count">{strings.count(seats.length, needed)}</b>
      </h3>
      <span className="wk-gauge-pips" aria-hidden="true">
        {Array.from({ length: Math.max(needed, seats.length) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a gauge never change.
          <Pip key={i} seat={seats[i]} isPlanned={i >= seats.length && i < seats.length + planned} />
        ))}
      </span>
      <p>
        {meansOf(scene, gauge, strings)}
        {planned > 0 && <span className="wk-gauge-plan">{strings.starts(planned)}</span>}
      </p>
    </section>
  )
}

function Pip({ seat, isPlanned }: { readonly seat: number | undefined; readonly isPlanned: boolean }): ReactElement {
  const { colour } = useSeatLook(seat ?? 0)
  if (seat === undefined) return <i className={isPlanned ? 'is-planned' : ''} />
  return <i className="is-filled" style={{ background: colour }} />
}

function meansOf(scene: Scene, gauge: Gauge, { means, gauges }: (typeof STRINGS)['en']['planning']): string {
  const own = ownBaron(scene)
  if (gauge === 'draft') return means.offer(scene.offer.length)
  if (!own) return gauges[gauge].note
  if (gauge === 'taxation') return means.taxes(own.taxes)
  if (gauge === 'wages') return means.wages(own.wages, own.crowns)
  return own.assemblyVotes > 0 ? means.votes(own.assemblyVotes) : means.noVotes
}
