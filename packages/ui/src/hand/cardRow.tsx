// A row of cards to click, look at and walk along with the arrow keys.

import type { MouseEvent, ReactElement, ReactNode } from 'react'
import type { BoardProps } from '../board.ts'
import { moveInRow } from '../keys.ts'
import { useZoom } from '../press.ts'
import { withCopies } from './copies.ts'

type CardRowProps<Card extends string> = Pick<BoardProps, 'zoom' | 'marks'> & {
  readonly title: string
  readonly cards: readonly Card[]
  /** Cards to choose from that are not in the hand. */
  readonly isTray?: boolean | undefined
  isLegal(card: Card): boolean
  onClick(card: Card, event: MouseEvent<HTMLElement>): void
  /** What stands on the button: the card's face, and words for those who hear it. */
  face(card: Card): ReactNode
}

export function CardRow<Card extends string>(props: CardRowProps<Card>): ReactElement {
  const { title, cards, isTray = false, isLegal, onClick, face, zoom, marks } = props
  const isAnyLegal = cards.some(isLegal)
  return (
    <section className={isTray ? 'lt-tray' : 'lt-hand'} aria-label={title}>
      {isTray && <h3>{title}</h3>}
      <ul className="lt-row" style={{ '--n': cards.length }} onKeyDown={moveInRow}>
        {withCopies(cards).map(({ card, key }, i) => (
          <li key={key} className="lt-row-item" style={{ '--i': i }}>
            <CardButton
              card={card}
              look={isLegal(card) ? 'lt-legal' : isAnyLegal ? 'lt-idle' : ''}
              isReachable={isAnyLegal ? isLegal(card) : i === 0}
              isMarked={marks.some(({ kind, id }) => kind === 'card' && id === card)}
              zoom={zoom}
              onClick={event => onClick(card, event)}
            >
              {face(card)}
            </CardButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

type CardButtonProps = Pick<BoardProps, 'zoom'> & {
  readonly card: string
  /** Idle: others may be played now, this one not. */
  readonly look: 'lt-legal' | 'lt-idle' | ''
  readonly isReachable: boolean
  readonly isMarked: boolean
  onClick(event: MouseEvent<HTMLElement>): void
  readonly children: ReactNode
}

function CardButton({ card, look, isReachable, isMarked, zoom, onClick, children }: CardButtonProps): ReactElement {
  const zooming = useZoom(
    () => zoom(card),
    () => zoom(undefined),
  )
  return (
    <button
      type="button"
      className={`lt-card-button ${look} ${isMarked ? 'lt-marked' : ''}`}
      tabIndex={isReachable ? 0 : -1}
      data-card={card}
      {...zooming}
      onClick={event => {
        zoom(undefined)
        onClick(event)
      }}
    >
      {children}
    </button>
  )
}
