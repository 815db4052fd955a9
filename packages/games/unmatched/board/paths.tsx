// The thick paths between spaces; where one passes over another it does so on a bridge.

import type { ReactElement } from 'react'
import type { Board } from '../content/boards.ts'
import { crossingsOf, LINES_OF } from './geometry.ts'

const BRIDGE = 24

export function Paths({ board }: { readonly board: Board }): ReactElement {
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
