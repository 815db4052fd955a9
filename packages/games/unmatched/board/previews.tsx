// What a hovered thing would mean: the way and place of a move, the reach of a fighter.

import type { ReactElement } from 'react'
import { SPACE, SPACES, type Space } from '../content/boards.ts'
import { FIGHTER, type Fighter, type Size } from '../content/fighters.ts'
import { pointOf, wayBetween } from './geometry.ts'
import { STANDEE_BOX, StandeeDrawing, standeeScale } from './standee.tsx'
import { useViewport } from './viewport.ts'

type PathPreviewProps = {
  readonly mover: Fighter
  readonly seat: number
  readonly from: Space | undefined
  readonly to: Space
  readonly size: Size | undefined
  isOpen(space: Space): boolean
}

export function PathPreview({ mover, seat, from, to, size, isOpen }: PathPreviewProps): ReactElement | null {
  const viewport = useViewport()
  if (from === to) return null
  const way = from ? wayBetween(from, to, isOpen) : []
  const scale = standeeScale(mover, size)
  return (
    <>
      <svg viewBox={viewport.box} className="um-preview" aria-hidden="true">
        <polyline
          points={way
            .map(space => viewport.at(pointOf(space)))
            .map(({ x, y }) => `${x},${y}`)
            .join(' ')}
          className="um-way"
          strokeDasharray="2 14"
        />
      </svg>
      <div
        className="um-ghost"
        style={{
          ...viewport.placeOf(pointOf(to)),
          width: viewport.widthOf(scale * STANDEE_BOX.width),
          '--depth': Math.round(viewport.at(pointOf(to)).y),
        }}
      >
        <StandeeDrawing fighter={mover} seat={seat} />
      </div>
    </>
  )
}

type ReachPreviewProps = { readonly fighter: Fighter; readonly at: Space | undefined }

/** The spaces a fighter attacks: adjacent ones, for a ranged fighter also its zones. */
export function ReachPreview({ fighter, at }: ReachPreviewProps): ReactElement | null {
  const viewport = useViewport()
  if (!at) return null
  const { adjacent, zones, board } = SPACE[at]
  const isRanged = FIGHTER[fighter].reach === 'ranged'
  const reached = SPACES.filter(
    space =>
      SPACE[space].board === board &&
      space !== at &&
      (adjacent.includes(space) || (isRanged && SPACE[space].zones.some(zone => zones.includes(zone)))),
  )
  return (
    <svg viewBox={viewport.box} className="um-preview" aria-hidden="true">
      {reached.map(space => {
        const { x, y } = viewport.at(pointOf(space))
        return <circle key={space} cx={x} cy={y} r="47" className="um-reach" />
      })}
    </svg>
  )
}
