// Zone colours with their patterns, and the ring of a space cut into its zones.

import type { ReactElement } from 'react'
import { SPACE, type Space, ZONE_COLOURS, ZONE_LOOK, type ZoneColour } from '../content/boards.ts'

/** The ink of each pattern, in a tile of 12. */
const PATTERN: Readonly<Record<string, ReactElement>> = {
  waves: <path d="M-3 4q3-4 6 0t6 0 6 0M-3 10q3-4 6 0t6 0 6 0" />,
  chevrons: <path d="M0 5l6-4 6 4M0 11l6-4 6 4" />,
  grid: <path d="M0 2h12M0 8h12M2 0v12M8 0v12" />,
  bricks: <path d="M0 0h12M0 6h12M3 0v6M9 6v6" />,
  scales: <path d="M0 0a6 6 0 0 0 12 0M-6 6a6 6 0 0 0 12 0M6 6a6 6 0 0 0 12 0" />,
  diagonal: <path d="M-2 8L8-2M-2 14L14-2M4 14L14 4" />,
  dots: <path d="M3 3h.01M9 9h.01" strokeLinecap="round" strokeWidth="4" />,
  crosses: <path d="M1 3h4M3 1v4M7 9h4M9 7v4" />,
}

/** Fills named `<prefix>-<zone>`, to be put into the defs of a drawing. */
export function ZonePatterns({ prefix }: { readonly prefix: string }): ReactElement {
  return (
    <>
      {ZONE_COLOURS.map(zone => (
        <pattern key={zone} id={`${prefix}-${zone}`} width="12" height="12" patternUnits="userSpaceOnUse">
          <rect width="12" height="12" fill={ZONE_LOOK[zone].colour} />
          <g fill="none" stroke="#1b1512" strokeWidth="1.6" opacity="0.5">
            {PATTERN[ZONE_LOOK[zone].pattern]}
          </g>
        </pattern>
      ))}
    </>
  )
}

const OUTER = 39
const INNER = 28

/** Around the origin. */
export function ZoneRing({ space, prefix }: { readonly space: Space; readonly prefix: string }): ReactElement {
  const { zones } = SPACE[space]
  return (
    <g>
      <circle r={OUTER + 3} className="um-ink-fill" />
      {zones.length === 1 ? (
        <circle r={OUTER} fill={fillOf(prefix, zones[0])} />
      ) : (
        zones.map((zone, i) => (
          <path
            key={zone}
            d={sector(i / zones.length, (i + 1) / zones.length)}
            fill={fillOf(prefix, zone)}
            className="um-ink-line"
            strokeWidth="2.5"
          />
        ))
      )}
      <circle r={INNER + 2.5} className="um-ink-fill" />
      <circle r={INNER} className="um-space-floor" />
      <path
        d={`M${-INNER + 3} 6a${INNER - 3} ${INNER - 3} 0 0 0 ${2 * INNER - 6} 0`}
        className="um-space-shade um-upright"
      />
    </g>
  )
}

function fillOf(prefix: string, zone: ZoneColour | undefined): string {
  return `url(#${prefix}-${zone})`
}

/** A piece of the disc between two fractions of a turn, from the top. */
function sector(from: number, to: number): string {
  const at = (turn: number): string => {
    const angle = (turn - 0.25) * 2 * Math.PI
    return `${(OUTER * Math.cos(angle)).toFixed(2)} ${(OUTER * Math.sin(angle)).toFixed(2)}`
  }
  return `M0 0L${at(from)}A${OUTER} ${OUTER} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}Z`
}
