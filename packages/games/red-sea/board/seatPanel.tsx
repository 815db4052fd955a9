// What is public about a seat: its side, hand, military operations, space box, Romanian Autonomy, what binds or helps it.

import { cardsSeen, zoneIn } from '@ludoteka/kernel'
import { Icon, type SeatPanelProps } from '@ludoteka/ui'
import { KnownCards } from '@ludoteka/ui/hand'
import { type ReactElement, useMemo } from 'react'
import type { Card } from '../content/cards.ts'
import { LAST_BOX, MAX_MILITARY_OPERATIONS } from '../content/tracks.ts'
import { boxOf, identified, militaryOperationsOf, publicState, sideOf, ZONES } from '../rules/questions.ts'
import { DICTIONARIES, TEXT } from '../text/index.ts'
import { CardFace } from './cardFace.tsx'
import { effectsOf } from './effects.ts'
import { ICONS } from './icons.generated.ts'
import { EffectLine } from './sidePanels.tsx'
import { STRINGS } from './strings.ts'
import { SideToken } from './symbols.tsx'
import { doubtedInHand } from './viewedCards.ts'

export function SeatPanel({ view, language, seat, zoom }: SeatPanelProps): ReactElement {
  const s = useMemo(() => publicState(view), [view])
  const strings = STRINGS[language]
  const texts = DICTIONARIES[language]
  const side = sideOf(s, view.seats.indexOf(seat))
  const operations = militaryOperationsOf(s, side)
  const holdsAutonomy = cardsSeen(view, ZONES.autonomy, seat).length > 0
  const known = seat === view.you ? [] : identified(zoneIn(view, ZONES.hand, seat))
  const effects = effectsOf(s).filter(effect => effect.side === side)
  const shown = {
    zoom,
    nameOf: (card: Card) => TEXT[language].card(card).name,
    face: (card: Card) => <CardFace card={card} language={language} />,
  }
  const isSettled = view.step !== 'setup.bid'
  return (
    <div className={`rs-seat rs-seat-${side}`}>
      {isSettled && (
        <div className="rs-seat-head">
          <SideToken side={side} />
          <b>{texts.sides[side].label}</b>
          {holdsAutonomy && (
            <button
              type="button"
              className={`rs-seat-autonomy ${s.autonomyFaceUp ? '' : 'rs-down'}`}
              aria-label={strings.autonomyAt(side, s.autonomyFaceUp)}
              title={strings.autonomyAt(side, s.autonomyFaceUp)}
              onPointerEnter={() => zoom('romanianAutonomy')}
              onPointerLeave={() => zoom(undefined)}
            >
              <Icon d={ICONS['wolf-head']} size={18} />
            </button>
          )}
        </div>
      )}
      <ul className="rs-seat-counts">
        <li title={strings.hand}>
          <Icon d={ICONS['card-play']} label={strings.hand} size={18} /> {zoneIn(view, ZONES.hand, seat).count}
        </li>
        <li
          title={strings.militaryNow(side, operations, s.defcon)}
          className={operations < s.defcon ? 'rs-lacking' : ''}
        >
          <Icon d={ICONS['battle-tank']} label={strings.militaryNow(side, operations, s.defcon)} size={18} />
          <span aria-hidden="true">
            {operations}/{Math.min(s.defcon, MAX_MILITARY_OPERATIONS)}
          </span>
        </li>
        <li title={texts.tracks.spaceRace}>
          <Icon d={ICONS.rocket} label={strings.spaceNow(side, boxOf(s, side))} size={18} />
          <span aria-hidden="true">
            {boxOf(s, side)}/{LAST_BOX}
          </span>
        </li>
      </ul>
      {effects.length > 0 && (
        <ul className="rs-seat-effects">
          {effects.map(effect => (
            <li key={effect.card}>
              <EffectLine effect={{ ...effect, side: undefined }} language={language} zoom={zoom} />
            </li>
          ))}
        </ul>
      )}
      <KnownCards {...shown} className="rs-seat-hand" cards={known} />
      {doubtedInHand(view, seat).map(({ cards, atLeast }) => (
        <figure key={cards.join()} className="rs-seat-doubt">
          <figcaption>{strings.atLeast(atLeast, cards.length)}</figcaption>
          <KnownCards {...shown} className="rs-seat-hand" cards={cards} />
        </figure>
      ))}
    </div>
  )
}
