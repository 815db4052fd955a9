// A space of the board as a button, round and exactly over its drawing.

import type { MouseEvent, ReactElement } from 'react'
import type { Space } from '../content/boards.ts'
import { useFrame } from './frame.ts'
import { pointOf } from './geometry.ts'

type SpaceButtonProps = {
  readonly space: Space
  readonly label: string
  readonly isLegal: boolean
  /** In the order of the Tab key; the arrow keys reach every space. */
  readonly isReachable: boolean
  readonly isMarked: boolean
  onClick(event: MouseEvent<HTMLElement>): void
  onHover(isOver: boolean): void
}

export function SpaceButton(props: SpaceButtonProps): ReactElement {
  const { space, label, isLegal, isReachable, isMarked, onClick, onHover } = props
  const frame = useFrame()
  return (
    <button
      type="button"
      className={`um-space ${isLegal ? 'lt-legal' : ''} ${isMarked ? 'um-marked' : ''}`}
      style={frame.placeOf(pointOf(space))}
      aria-label={label}
      tabIndex={isReachable ? 0 : -1}
      data-space={space}
      onClick={onClick}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
      onFocus={() => onHover(true)}
      onBlur={() => onHover(false)}
    />
  )
}
