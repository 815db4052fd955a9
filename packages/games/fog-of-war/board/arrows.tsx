// Grease pencil on the map: operations that the viewer has planned or has seen through, and the attack under way.

import { memo, type ReactElement } from 'react'
import { PROVINCES, type Province } from '../content/provinces.ts'
import type { Side } from '../content/sides.ts'
import { PLATES, type Point } from './geometry.ts'
import { FRAME } from './map.generated.ts'
import type { Target } from './plans.ts'

/** An arrow of a side: firm, faint while it is only planned, or moving while the attack comes. */
type Arrow = {
  readonly side: Side
  readonly from: Province | undefined
  readonly to: Province
  readonly look: 'planned' | 'ready' | 'possible' | 'attack'
}

export const targetArrows = (targets: readonly Target[]): readonly Arrow[] =>
  targets.map(({ side, origin, target, isReady }) => ({
    side,
    from: origin,
    to: target,
    look: isReady ? 'ready' : 'planned',
  }))

export const arrowWords = (arrows: readonly Arrow[]): string =>
  arrows.map(({ side, from, to, look }) => [side, from ?? '', to, look].join('>')).join(' ')

/** The arrows as words: the picture changes only with them. */
export const Arrows = memo(function Arrows({ arrows }: { readonly arrows: string }): ReactElement {
  return (
    <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} className="fw-map fw-arrows" aria-hidden="true">
      {arrows
        .split(' ')
        .filter(Boolean)
        .map(word => {
          const [side = '', from, to, look = ''] = word.split('>')
          const target = PROVINCES.find(one => one === to)
          const origin = PROVINCES.find(one => one === from)
          if (!target) return null
          const { x, y } = PLATES[target]
          return (
            <g key={word} className={`fw-arrow fw-arrow-of-${side} fw-arrow-${look}`}>
              {origin && <path d={stroke(PLATES[origin], PLATES[target])} className="fw-arrow-under" />}
              {origin && <path d={stroke(PLATES[origin], PLATES[target])} className="fw-arrow-stroke" />}
              <path d={ring({ x, y: y + 4 })} className="fw-arrow-ring" />
            </g>
          )
        })}
    </svg>
  )
})

/** How far from the middle of a plate its ring runs. */
const RING = { x: 70, y: 46 } as const

/** A ring as a hand draws it: it does not quite close. */
function ring({ x, y }: Point): string {
  const { x: rx, y: ry } = RING
  return `M${x + rx * 0.9} ${y - ry * 0.5}C${x + rx * 0.5} ${y - ry * 1.25} ${x - rx} ${y - ry * 1.3} ${x - rx * 1.05} ${y - ry * 0.1}S${x - rx * 0.5} ${y + ry * 1.25} ${x + rx * 0.2} ${y + ry * 1.05} ${x + rx * 1.2} ${y + ry * 0.3} ${x + rx * 0.82} ${y - ry * 0.62}`
}

/** A stroke that swells towards its head, which ends at the ring around the target. */
function stroke(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const reach = (RING.x * RING.y) / Math.hypot(RING.y * dx, RING.x * dy)
  const tip = { x: to.x - dx * (reach - 8), y: to.y + 4 - dy * (reach - 8) }
  const bend = Math.min(34, length * 0.16)
  // Along the curve the normal turns; at its ends it is near enough to that of the straight line.
  const point = (along: number, aside: number): string => {
    const curve = 4 * bend * along * (1 - along)
    const x = from.x + (tip.x - from.x) * along - dy * (curve + aside)
    const y = from.y + (tip.y - from.y) * along + dx * (curve + aside)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  const neck = Math.max(0.5, 1 - 26 / length)
  const side = (sign: 1 | -1): readonly string[] =>
    [0.1, 0.3, 0.5, 0.7, neck].filter(along => along <= neck).map(along => point(along, sign * (2.5 + 4 * along)))
  return `M${[...side(1), point(neck - 0.02, 16), point(1, 0), point(neck - 0.02, -16), ...side(-1).toReversed()].join('L')}Z`
}
