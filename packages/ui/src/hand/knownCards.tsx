// Cards of another hand that the viewer may see, small; each is shown large under the pointer or the focus.

import type { ReactElement, ReactNode } from 'react'
import type { BoardProps } from '../board.ts'
import { withCopies } from './copies.ts'

type KnownCardsProps<Card extends string> = Pick<BoardProps, 'zoom'> & {
  readonly className: string
  readonly cards: readonly Card[]
  /** Where the face does not read well aloud. */
  nameOf?(card: Card): string
  face(card: Card): ReactNode
}

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
