// The drawn battlefield without anybody on it: scenery, paths, and spaces with their zones.

import { memo, type ReactElement, useId } from 'react'
import { type Board, numberOf, SPACE, START_SPACES } from '../content/boards.ts'
import { crossingsOf, LINES_OF, SPACES_OF } from './geometry.ts'
import { Marmoreal } from './scenery/marmoreal.tsx'
import { Sarpedon } from './scenery/sarpedon.tsx'
import { QUARTER_TURN, useViewport } from './viewport.ts'
import { ZonePatterns, ZoneRing } from './zones.tsx'

/** Where somebody starts. */
const PENNANT = 'M-5-23v13M-5-23l11 3.5-11 3.5z'

export const Battlefield = memo(function Battlefield({ board }: { readonly board: Board }): ReactElement {
  const prefix = `um${useId().replaceAll(/[^\w-]/g, '')}`
  const viewport = useViewport()
  return (
    <svg viewBox={viewport.box} className={`um-field ${viewport.isTurned ? 'um-field-turned' : ''}`} aria-hidden="true">
      <defs>
        <ZonePatterns prefix={prefix} />
      </defs>
      <g transform={viewport.isTurned ? QUARTER_TURN : undefined}>
        {board === 'sarpedon' ? <Sarpedon /> : <Marmoreal prefix={prefix} />}
        <Paths board={board} />
        {SPACES_OF[board].map(space => (
          <g key={space} transform={`translate(${SPACE[space].x} ${SPACE[space].y})`}>
            <ZoneRing space={space} prefix={prefix} />
            <g className="um-upright">
              <text y="9" className="um-number">
                {numberOf(space)}
              </text>
              {START_SPACES[board].includes(space) && <path d={PENNANT} className="um-start" />}
            </g>
          </g>
        ))}
      </g>
      <rect
        x={viewport.x + 2}
        y={viewport.y + 2}
        width={viewport.width - 4}
        height={viewport.height - 4}
        rx="10"
        className="um-frame"
      />
    </svg>
  )
})

const BRIDGE = 24

/** The thick paths between spaces; where one passes over another it does so on a bridge. */
function Paths({ board }: { readonly board: Board }): ReactElement {
  const d = LINES_OF[board].map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('')
  return (
    <g fill="none">
      <path d={d} className="um-ink-line" strokeWidth="17" />
      <path d={d} className="um-path" strokeWidth="11" />
      <path d={d} className="um-path-steps" strokeWidth="11" strokeDasharray="1.6 12" />
      {crossingsOf(board).map(({ x, y, angle }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${angle})`}>
          <rect x={-BRIDGE} y="-15" width={2 * BRIDGE} height="30" rx="3" className="um-ink-fill" />
          <rect x={-BRIDGE + 2} y="-12.5" width={2 * BRIDGE - 4} height="25" rx="2" className="um-bridge-wall" />
          <rect x={-BRIDGE - 3} y="-7.5" width={2 * BRIDGE + 6} height="15" className="um-ink-fill" />
          <rect x={-BRIDGE - 4} y="-5.5" width={2 * BRIDGE + 8} height="11" className="um-path-fill" />
          <path
            d="M-18-12.5v5M-9-12.5v5M0-12.5v5M9-12.5v5M18-12.5v5M-18 7.5v5M-9 7.5v5M0 7.5v5M9 7.5v5M18 7.5v5"
            className="um-ink-line"
            strokeWidth="2"
          />
        </g>
      ))}
    </g>
  )
}
