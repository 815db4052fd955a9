// The picture of a card: a frame that fills whatever room a card has for it.

import type { ReactElement, ReactNode } from 'react'

type CardPictureProps = {
  /** The size of what is drawn inside; where the room has another shape, the edges are cut. */
  readonly width: number
  readonly height: number
  readonly className: string
  readonly children: ReactNode
}

/** Decoration: the words of the card tell what it is. */
export function CardPicture({ width, height, className, children }: CardPictureProps): ReactElement {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
