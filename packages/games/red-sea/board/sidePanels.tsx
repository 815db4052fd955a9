// Beside the map: Romanian Autonomy, the piles, what either region would score now, and the events in force.

import { cardsSeen, type Language, type View, zoneIn } from '@ludoteka/kernel'
import { type BoardProps, loadedWhenDrawn, useZoom } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import type { Card } from '../content/cards.ts'
import { REGIONS, type Region } from '../content/spaces.ts'
import { SIDES } from '../content/tracks.ts'
import { nameOfSeat, projectedScore, ZONES } from '../rules/questions.ts'
import type { S } from '../rules/state.ts'
import { DICTIONARIES, TEXT } from '../text/index.ts'
import type { CardIconName } from './cardIcons.generated.ts'
import { EFFECT_ICON, type Effect, effectsOf } from './effects.ts'
import { ICONS } from './icons.generated.ts'
import { STRINGS, verdictOf } from './strings.ts'
import { SideToken } from './symbols.tsx'
import { Pictogram } from './tracks.tsx'

type PanelProps = { readonly view: View; readonly s: S; readonly language: Language; readonly zoom: BoardProps['zoom'] }

export function Autonomy({ view, s, language, zoom }: PanelProps): ReactElement | null {
  const strings = STRINGS[language]
  const holder = SIDES.find(side => cardsSeen(view, ZONES.autonomy, nameOfSeat(view, s, side)).length > 0)
  const zooming = useZoom(
    () => zoom('romanianAutonomy'),
    () => zoom(undefined),
  )
  if (!holder) return null
  return (
    <button
      type="button"
      className={`rs-panel rs-autonomy ${s.autonomyFaceUp ? '' : 'rs-down'}`}
      title={strings.autonomyAt(holder, s.autonomyFaceUp)}
      {...zooming}
    >
      <span className="lt-unseen">{strings.autonomyAt(holder, s.autonomyFaceUp)}</span>
      <CardPictogram icon="wolf-head" />
      <span aria-hidden="true">
        <b>{strings.autonomy}</b>
        <small>{s.autonomyFaceUp ? strings.faceUp : strings.faceDown}</small>
      </span>
      <SideToken side={holder} />
    </button>
  )
}

export function Piles({ view, language, zoom }: PanelProps): ReactElement {
  const strings = STRINGS[language]
  return (
    <section className="rs-panel rs-piles" aria-label={`${strings.deck}, ${strings.discard}, ${strings.removed}`}>
      <Pile
        name={strings.deck}
        count={zoneIn(view, ZONES.deck).count}
        icon={ICONS['card-draw']}
        top={undefined}
        zoom={zoom}
      />
      <Pile
        name={strings.discard}
        count={zoneIn(view, ZONES.discard).count}
        icon={ICONS['card-discard']}
        top={cardsSeen(view, ZONES.discard)[0]}
        zoom={zoom}
      />
      <Pile
        name={strings.removed}
        count={zoneIn(view, ZONES.removed).count}
        icon={ICONS['trash-can']}
        top={cardsSeen(view, ZONES.removed)[0]}
        zoom={zoom}
      />
    </section>
  )
}

type PileProps = {
  readonly name: string
  readonly count: number
  readonly icon: string
  readonly top: Card | undefined
  readonly zoom: BoardProps['zoom']
}

function Pile({ name, count, icon, top, zoom }: PileProps): ReactElement {
  const zooming = useZoom(
    () => zoom(top),
    () => zoom(undefined),
  )
  return (
    <button type="button" className="rs-pile" disabled={top === undefined} {...zooming}>
      <span className="lt-unseen">{`${name}: ${count}`}</span>
      <Pictogram d={icon} />
      <b className="rs-pile-count" aria-hidden="true">
        {count}
      </b>
      <small className="rs-pile-name" aria-hidden="true">
        {name}
      </small>
    </button>
  )
}

export function Scores({ s, language }: Pick<PanelProps, 's' | 'language'>): ReactElement {
  const strings = STRINGS[language]
  return (
    <section className="rs-panel rs-scores" aria-label={strings.scoreNow}>
      <h3>{strings.scoreNow}</h3>
      {REGIONS.map(region => (
        <RegionScore key={region} region={region} s={s} language={language} />
      ))}
    </section>
  )
}

function RegionScore({
  region,
  s,
  language,
}: {
  readonly region: Region
  readonly s: S
  readonly language: Language
}): ReactElement {
  const strings = STRINGS[language]
  const score = projectedScore(s, region)
  const lines = SIDES.map(side => strings.scoreLine(side, score[side].level, score[side].vp))
  const verdict = verdictOf(score, language)
  const leader = score.winner ?? (score.vp > 0 ? 'us' : score.vp < 0 ? 'ussr' : undefined)
  return (
    <div className={`rs-score ${score.winner ? 'rs-score-end' : ''}`}>
      <button type="button" className="rs-score-line">
        <span className="lt-unseen">
          {`${DICTIONARIES[language].regions[region].label}: ${verdict}. ${lines.join('. ')}`}
        </span>
        <span className={`rs-dot rs-band-${region}`} />
        <span className="rs-score-region" aria-hidden="true">
          {DICTIONARIES[language].regions[region].label}
        </span>
        <b className="rs-score-net" aria-hidden="true">
          {leader && <SideToken side={leader} />}
          {score.winner ? strings.wins : score.vp === 0 ? '0' : `+${Math.abs(score.vp)}`}
        </b>
      </button>
      <div className="rs-score-more" aria-hidden="true">
        {lines.map(line => (
          <span key={line}>{line}</span>
        ))}
        <b>{verdict}</b>
      </div>
    </div>
  )
}

/** Said aloud on the map: scoring a region now would end the game. Of both in one sentence, which hides less of the map. */
export function Alarms({ s, language }: Pick<PanelProps, 's' | 'language'>): ReactElement | null {
  const strings = STRINGS[language]
  const ends = REGIONS.map(region => ({ region, ...projectedScore(s, region) }))
  const lines = SIDES.flatMap(side => {
    const own = ends.filter(({ winner }) => winner === side)
    const ways = new Set(own.map(({ by }) => by))
    const regions = own.map(({ region }) => region)
    return own.length > 0 ? [strings.wouldEnd(regions, side, ways.size === 1 ? own[0]?.by : undefined)] : []
  })
  if (lines.length === 0) return null
  return (
    <div className="rs-alarms" role="alert">
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

export function Effects({ s, language, zoom }: PanelProps): ReactElement {
  const strings = STRINGS[language]
  const effects = effectsOf(s)
  return (
    <section className="rs-panel rs-effects" aria-label={strings.effects}>
      <h3>{strings.effects}</h3>
      {effects.length === 0 ? (
        <p>{strings.noEffects}</p>
      ) : (
        <ul>
          {effects.map(effect => (
            <li key={`${effect.card} ${effect.side}`}>
              <EffectLine effect={effect} language={language} zoom={zoom} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export function EffectLine({
  effect,
  language,
  zoom,
}: { readonly effect: Effect } & Pick<PanelProps, 'language' | 'zoom'>): ReactElement {
  const { card, side, until } = effect
  const strings = STRINGS[language]
  const zooming = useZoom(
    () => zoom(card),
    () => zoom(undefined),
  )
  const { name } = TEXT[language].card(card)
  const time = until === 'turn' ? strings.untilTurn : strings.untilGame
  return (
    <button type="button" className="rs-effect" title={time} {...zooming}>
      <span className="lt-unseen">
        {[name, ...(side ? [DICTIONARIES[language].sides[side].label] : []), time].join(', ')}
      </span>
      <CardPictogram icon={EFFECT_ICON[card]} />
      <span aria-hidden="true">{name}</span>
      {side && <SideToken side={side} />}
      <small aria-hidden="true">{until === 'turn' ? '◷' : '∞'}</small>
    </button>
  )
}

const useCardIcons = loadedWhenDrawn(async () => (await import('./cardIcons.generated.ts')).CARD_ICONS)

function CardPictogram({ icon }: { readonly icon: CardIconName }): ReactElement {
  const icons = useCardIcons()
  return <Pictogram d={icons?.[icon] ?? ''} />
}
