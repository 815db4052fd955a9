// Small symbols used everywhere: influence tokens, a side's emblem and its token, icons within a picture.

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

type InfluenceTokenProps = {
  readonly side: Side
  readonly n: number
  readonly x: number
  readonly y: number
  readonly r: number
}

/** Influence as a lamp: round and blue, or square and red; dark where there is none. */
export function InfluenceToken({ side, n, x, y, r }: InfluenceTokenProps): ReactElement {
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

/** Decoration: what it says stands beside it in words or in the name of what holds it. */
export function SideToken({
  side,
  text,
}: {
  readonly side: Side
  /** Instead of the emblem. */
  readonly text?: string
}): ReactElement {
  return (
    <span className={`rs-token rs-token-${side}`} aria-hidden="true">
      {text ?? (
        <svg viewBox="0 0 512 512" aria-hidden="true">
          <path d={SIDE_EMBLEM[side]} />
        </svg>
      )}
    </span>
  )
}
