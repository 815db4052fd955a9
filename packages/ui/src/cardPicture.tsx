// The picture of a card: a frame that fills whatever room a card has for it, and icons of the set that stand in it.

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

/** The box in which the icons of the set are drawn. */
const ICON_BOX = 512

type Stand = {
  /** The middle of the icon, and the ground it stands on. */
  readonly x: number
  readonly y: number
  readonly size: number
  /** It looks the other way. */
  readonly flipped?: boolean | undefined
}

/** The transform that puts an icon of the set there. */
export function standingAt({ x, y, size, flipped = false }: Stand): string {
  const scale = size / ICON_BOX
  return flipped
    ? `translate(${x + size / 2} ${y - size}) scale(${-scale} ${scale})`
    : `translate(${x - size / 2} ${y - size}) scale(${scale})`
}
