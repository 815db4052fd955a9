// The drawn battlefield without anybody on it: scenery, paths, and spaces with their zones.

import { memo, type ReactElement, useId } from 'react'
import { type Board, SPACE, START_SPACES } from '../content/boards.ts'
import { QUARTER_TURN, useFrame } from './frame.ts'
import { SPACES_OF } from './geometry.ts'
import { Paths } from './paths.tsx'
import { Marmoreal } from './scenery/marmoreal.tsx'
import { Sarpedon } from './scenery/sarpedon.tsx'
import { ZonePatterns, ZoneRing } from './zones.tsx'

/** Where somebody starts. */
const PENNANT = 'M-5-23v13M-5-23l11 3.5-11 3.5z'

export const Battlefield = memo(function Battlefield({ board }: { readonly board: Board }): ReactElement {
  const prefix = `um${useId().replaceAll(/[^\w-]/g, '')}`
  const frame = useFrame()
  return (
    <svg viewBox={frame.box} className={`um-field ${frame.isTurned ? 'um-field-turned' : ''}`} aria-hidden="true">
      <defs>
        <ZonePatterns prefix={prefix} />
      </defs>
      <g transform={frame.isTurned ? QUARTER_TURN : undefined}>
        {board === 'sarpedon' ? <Sarpedon /> : <Marmoreal prefix={prefix} />}
        <Paths board={board} />
        {SPACES_OF[board].map(space => (
          <g key={space} transform={`translate(${SPACE[space].x} ${SPACE[space].y})`}>
            <ZoneRing space={space} prefix={prefix} />
            <g className="um-upright">
              <text y="9" className="um-number">
                {space.slice(1)}
              </text>
              {START_SPACES[board].includes(space) && <path d={PENNANT} className="um-start" />}
            </g>
          </g>
        ))}
      </g>
      <rect
        x={frame.x + 2}
        y={frame.y + 2}
        width={frame.width - 4}
        height={frame.height - 4}
        rx="10"
        className="um-frame"
      />
    </svg>
  )
})
