// What is public about a seat: hero, health of its fighters, hand, deck and discard pile, actions left.

import { cardsSeen, zoneIn } from '@ludoteka/kernel'
import { Icon, type SeatPanelProps, useSeatLook } from '@ludoteka/ui'
import { KnownCards } from '@ludoteka/ui/hand'
import { type ReactElement, useMemo } from 'react'
import { FIGHTER, type Fighter, HERO } from '../content/fighters.ts'
import { ZONES } from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { type BoardFacts, fightersOfSeat, readView } from './boardFacts.ts'
import { CardFace } from './cardFace.tsx'
import { ICONS } from './icons.generated.ts'
import { Figure } from './standee.tsx'
import { STRINGS } from './strings.ts'

export function SeatPanel({ view, language, seat, zoom }: SeatPanelProps): ReactElement {
  const position = useMemo(() => readView(view), [view])
  const index = view.seats.indexOf(seat)
  const texts = DICTIONARIES[language]
  const strings = STRINGS[language]
  const hero = position.heroes[index]
  const look = useSeatLook(index)
  const isActing = position.turn === index && !view.step.startsWith('setup.') && view.result.kind === 'open'
  const alliesHand = seat === view.you ? [] : cardsSeen(view, ZONES.hand, seat)
  return (
    <div className="um-seat" style={{ '--seat': look.colour, '--seat-text': look.text }}>
      <div className="um-seat-head">
        {hero && <b className="um-seat-hero">{texts.heroes[hero].name}</b>}
        {isActing && (
          <span className="um-seat-actions" role="img" aria-label={texts.terminal.actionsLeft(position.actionsLeft)}>
            {'●'.repeat(position.actionsLeft)}
            {'○'.repeat(Math.max(0, 2 - position.actionsLeft))}
          </span>
        )}
      </div>
      {hero && (
        <>
          <ul className="um-seat-fighters">
            {fightersOfSeat(position, index).map(fighter => (
              <FighterLine key={fighter} fighter={fighter} position={position} language={language} />
            ))}
          </ul>
          <ul className="um-seat-counts">
            <Count icon={ICONS['card-play']} label={strings.handCount} n={zoneIn(view, ZONES.hand, seat).count} />
            <Count icon={ICONS['card-draw']} label={strings.deck} n={zoneIn(view, ZONES.deck, seat).count} />
            <Count icon={ICONS['card-discard']} label={strings.discard} n={zoneIn(view, ZONES.discard, seat).count} />
            <Count icon={ICONS['walking-boot']} label={strings.move(HERO[hero].move)} n={HERO[hero].move} />
          </ul>
          <details className="um-seat-ability">
            <summary>{strings.ability}</summary>
            <p>{texts.heroes[hero].ability}</p>
          </details>
        </>
      )}
      <KnownCards
        className="um-seat-hand"
        cards={alliesHand}
        zoom={zoom}
        face={card => <CardFace card={card} language={language} />}
      />
    </div>
  )
}

type FighterLineProps = {
  readonly fighter: Fighter
  readonly position: BoardFacts
  readonly language: SeatPanelProps['language']
}

function FighterLine({ fighter, position, language }: FighterLineProps): ReactElement {
  const texts = DICTIONARIES[language]
  const strings = STRINGS[language]
  const { health: full, reach, type } = FIGHTER[fighter]
  const health = position.health[fighter] ?? 0
  const isGone = health === 0
  const size = fighter === 'alice' ? position.size : undefined
  return (
    <li className={`um-seat-fighter ${isGone ? 'um-gone' : ''}`}>
      <svg viewBox="-12 -22 124 146" aria-hidden="true" className="um-seat-figure">
        <Figure type={type} />
      </svg>
      <span className="um-seat-name">
        {texts.fighters[fighter].label}
        <Icon
          d={reach === 'ranged' ? ICONS['bow-arrow'] : ICONS.broadsword}
          label={reach === 'ranged' ? strings.ranged : strings.melee}
        />
        {size && <small>{texts.sizes[size]}</small>}
        <span className="um-bar" aria-hidden="true">
          <span style={{ inlineSize: `${(100 * health) / full}%` }} />
        </span>
      </span>
      <b className="um-seat-health" role="img" aria-label={isGone ? strings.defeated : strings.health(health, full)}>
        {isGone ? <Icon d={ICONS['death-skull']} /> : health}
      </b>
    </li>
  )
}

function Count({
  icon,
  label,
  n,
}: {
  readonly icon: string
  readonly label: string
  readonly n: number
}): ReactElement {
  return (
    <li title={label}>
      <Icon d={icon} label={label} size={18} /> {n}
    </li>
  )
}
