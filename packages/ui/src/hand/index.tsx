// The hand of every game with cards: a fan on wide screens, a row to swipe on phones, cards to choose from beside it.

import './hand.css'
import { type MouseEvent, type ReactElement, type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react'
import type { BoardProps } from '../board.ts'
import { moveInRow } from '../keys.ts'
import { useZoom } from '../press.ts'

type HandsProps = {
  /** The class on which the game sets the sizes of its hand; see hand.css. */
  readonly className: string
  readonly reducedMotion: boolean
  /** Whether the whole hand is shown without the pointer, because its cards are asked for. */
  readonly isCalled: boolean
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** The area of the hand and of what is beside it. */
export function Hands({ className, reducedMotion, isCalled, ref, children }: HandsProps): ReactElement {
  return (
    <div
      ref={ref}
      className={`lt-hands ${className} ${isCalled ? 'lt-called' : ''}`}
      data-motion={reducedMotion ? 'reduced' : 'full'}
    >
      {children}
    </div>
  )
}

type CardRowProps<Card extends string> = Pick<BoardProps, 'zoom' | 'marks' | 'selected'> & {
  readonly title: string
  readonly cards: readonly Card[]
  /** Cards to choose from that are not in the hand. */
  readonly isTray?: boolean | undefined
  isLegal(card: Card): boolean
  onClick(card: Card, event: MouseEvent<HTMLElement>): void
  /** The content of the button: the face of the card, and a text for screen readers. */
  face(card: Card): ReactNode
}

/** A row of cards to click, to look at and to walk along with the arrow keys. */
export function CardRow<Card extends string>(props: CardRowProps<Card>): ReactElement {
  const { title, cards, isTray = false, isLegal, onClick, face, zoom, marks, selected } = props
  const isAnyLegal = cards.some(isLegal)
  const row = useRef<HTMLUListElement>(null)
  useScrollToLegal(row, cards.filter(isLegal).join())
  const lifted = cards.find(card => card === selected?.arg && isLegal(card))
  useEffect(() => {
    if (lifted === undefined) return undefined
    zoom(lifted)
    return () => zoom(undefined)
  }, [lifted, zoom])
  return (
    <section className={isTray ? 'lt-tray' : 'lt-hand'} style={{ '--cards': cards.length }} aria-label={title}>
      {isTray && <h3>{title}</h3>}
      <ul ref={row} className="lt-row" style={{ '--n': cards.length }} onKeyDown={moveInRow}>
        {withCopies(cards).map(({ card, key }, i) => (
          <li key={key} className="lt-row-item" style={{ '--i': i }}>
            <CardButton
              card={card}
              look={isLegal(card) ? 'lt-legal' : isAnyLegal ? 'lt-idle' : ''}
              isReachable={isAnyLegal ? isLegal(card) : i === 0}
              isMarked={marks.some(({ kind, id }) => kind === 'card' && id === card)}
              isLifted={card === lifted}
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

/** Where the row has to be swiped, the first card that may be played is never hidden. */
function useScrollToLegal(row: RefObject<HTMLUListElement | null>, legal: string): void {
  useEffect(() => {
    const list = row.current
    const first = legal === '' ? null : list?.querySelector('.lt-legal')
    if (!list || !first) return
    const { left, right } = list.getBoundingClientRect()
    const card = first.getBoundingClientRect()
    if (card.left < left || card.right > right) list.scrollBy({ left: (card.left + card.right - left - right) / 2 })
  }, [row, legal])
}

type CardButtonProps = Pick<BoardProps, 'zoom'> & {
  readonly card: string
  /** Idle: other cards may be played now, but not this one. */
  readonly look: 'lt-legal' | 'lt-idle' | ''
  readonly isReachable: boolean
  readonly isMarked: boolean
  /** A finger has selected it: it is shown large until it is played or left. */
  readonly isLifted: boolean
  onClick(event: MouseEvent<HTMLElement>): void
  readonly children: ReactNode
}

function CardButton(props: CardButtonProps): ReactElement {
  const { card, look, isReachable, isMarked, isLifted, zoom, onClick, children } = props
  const zooming = useZoom(
    () => zoom(card),
    () => {
      if (!isLifted) zoom(undefined)
    },
  )
  return (
    <button
      type="button"
      className={`lt-card-button ${look} ${isMarked ? 'lt-marked' : ''} ${isLifted ? 'lt-lifted' : ''}`}
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

type KnownCardsProps<Card extends string> = Pick<BoardProps, 'zoom'> & {
  readonly className: string
  readonly cards: readonly Card[]
  /** A name for screen readers, where the face has no good one. */
  nameOf?(card: Card): string
  face(card: Card): ReactNode
}

/** Cards of another hand that the viewer knows, small; each is shown large under the pointer or the focus. */
export function KnownCards<Card extends string>(props: KnownCardsProps<Card>): ReactElement | null {
  const { className, cards, nameOf, face, zoom } = props
  if (cards.length === 0) return null
  return (
    <div className={`lt-known ${className}`}>
      {withCopies(cards).map(({ card, key }) => (
        <button
          key={key}
          type="button"
          aria-label={nameOf?.(card)}
          onPointerEnter={() => zoom(card)}
          onPointerLeave={() => zoom(undefined)}
          onFocus={() => zoom(card)}
          onBlur={() => zoom(undefined)}
        >
          {face(card)}
        </button>
      ))}
    </div>
  )
}

/** A key for each copy of the same card. */
function withCopies<Card extends string>(
  cards: readonly Card[],
): readonly { readonly card: Card; readonly key: string }[] {
  const seen = new Map<Card, number>()
  return cards.map(card => {
    const copy = (seen.get(card) ?? 0) + 1
    seen.set(card, copy)
    return { card, key: `${card} ${copy}` }
  })
}
