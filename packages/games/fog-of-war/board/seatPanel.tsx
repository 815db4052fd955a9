// What is public about a seat: its piles, production, intelligence tokens, and who holds the superiority token.

import type { Language } from '@ludoteka/kernel'
import { findName, type SeatPanelProps } from '@ludoteka/ui'
import { type ReactElement, useMemo } from 'react'
import { SIDES, type Side } from '../content/sides.ts'
import { resourcesOf } from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { PILES, type Scene, sceneOf } from './scene.ts'
import { STRINGS } from './strings.ts'
import { stateOf } from './supply.ts'
import { EmblemSign, Sign, Signs } from './symbols.tsx'

export function SeatPanel({ view, language, seat }: SeatPanelProps): ReactElement | null {
  const scene = useMemo(() => sceneOf(view), [view])
  const side = findName(SIDES, seat)
  if (!side) return null
  const strings = STRINGS[language]
  const texts = DICTIONARIES[language]
  const resources = resourcesOf(stateOf(scene), SIDES.indexOf(side))
  return (
    <div className={`fw-seat fw-seat-${side}`}>
      <div className="fw-seat-head">
        <span className={`fw-ink-${side}`}>
          <EmblemSign name={side} />
        </span>
        <b>{texts.sides[side].label}</b>
        {scene.superiority === side && (
          <span className="fw-superiority" title={texts.tracks.superiority}>
            +1<span className="lt-unseen">{texts.tracks.superiority}</span>
          </span>
        )}
      </div>
      <Tokens scene={scene} side={side} language={language} />
      <p className="fw-seat-production" title={strings.productionOf(side, scene.level[side], resources)}>
        <Sign name="resource" />
        <b>{Math.min(scene.level[side], resources)}</b>
        <small>{strings.productionShort(scene.level[side], resources)}</small>
      </p>
      <dl className="fw-seat-piles">
        {PILES.map(pile => (
          <div key={pile} title={texts.piles[pile]}>
            <dt>{strings.pileMarks[pile]}</dt>
            <dd>{scene.piles[side][pile]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type TokensProps = { readonly scene: Scene; readonly side: Side; readonly language: Language }

/** Intelligence tokens: eyes that are open or shut. */
function Tokens({ scene, side, language }: TokensProps): ReactElement {
  const ready = scene.intelReady[side]
  const used = scene.intelUsed[side]
  return (
    <p className="fw-seat-tokens" title={STRINGS[language].tokensNow(ready, used)}>
      <span className="lt-unseen">{STRINGS[language].tokensNow(ready, used)}</span>
      <span aria-hidden="true">
        <Signs name="intel" n={Math.min(ready, 10)} />
        <Signs name="intel" n={Math.min(used, 8)} className="fw-used" />
        <b>{ready}</b>
      </span>
    </p>
  )
}
