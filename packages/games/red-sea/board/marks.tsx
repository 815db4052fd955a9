// The small signs used everywhere: a side's lamp, its emblem, battleground, flashpoint, radiation.

import type { ReactElement } from 'react'
import type { Side } from '../content/tracks.ts'
import { ICONS } from './icons.generated.ts'

export const SIDE_EMBLEM: Readonly<Record<Side, string>> = { us: ICONS['allied-star'], ussr: ICONS['hammer-sickle'] }

type GlyphProps = {
  readonly d: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly className?: string
}

/** An icon of the set at a place of a bigger picture, by its middle. */
export function Glyph({ d, x, y, size, className }: GlyphProps): ReactElement {
  const scale = size / 512
  return <path d={d} className={className} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} />
}

type LampProps = { readonly side: Side; readonly n: number; readonly x: number; readonly y: number; readonly r: number }

/** Influence as a lamp: round and blue, or square and red; dark where there is none. */
export function Lamp({ side, n, x, y, r }: LampProps): ReactElement {
  const shape = (grow: number): ReactElement =>
    side === 'us' ? (
      <circle cx={x} cy={y} r={r + grow} />
    ) : (
      <rect
        x={x - r - grow + 1.5}
        y={y - r - grow + 1.5}
        width={2 * (r + grow) - 3}
        height={2 * (r + grow) - 3}
        rx={5 + grow / 2}
      />
    )
  return (
    <g className={`rs-lamp rs-lamp-${side} ${n > 0 ? 'rs-lamp-on' : ''}`}>
      {n > 0 && <g className="rs-lamp-halo">{shape(5)}</g>}
      <g className="rs-lamp-rim">{shape(2.5)}</g>
      <g className="rs-lamp-glass">{shape(0)}</g>
      <text
        x={x}
        y={y + r * 0.46}
        textAnchor="middle"
        className="rs-lamp-number"
        style={{ fontSize: r * (n > 9 ? 1.15 : 1.35) }}
      >
        {n}
      </text>
    </g>
  )
}
