// The drawn battlefield without anybody on it: scenery, paths, and spaces with their zones.

import { memo, type ReactElement, useId } from 'react'
import { type Board, SPACE, START_SPACES } from '../content/boards.ts'
import { FRAME, FRAME_BOX } from './frame.ts'
import { SPACES_OF } from './geometry.ts'
import { Paths } from './paths.tsx'
import { Marmoreal } from './scenery/marmoreal.tsx'
import { Sarpedon } from './scenery/sarpedon.tsx'
import { ZonePatterns, ZoneRing } from './zones.tsx'

/** Where somebody starts. */
const PENNANT = 'M-5-7v13M-5-7l11 3.5-11 3.5z'

export const Battlefield = memo(function Battlefield({ board }: { readonly board: Board }): ReactElement {
  const prefix = `um${useId().replaceAll(/[^\w-]/g, '')}`
  return (
    <svg viewBox={FRAME_BOX} className={`um-field um-field-${board}`} aria-hidden="true">
      <defs>
        <ZonePatterns prefix={prefix} />
      </defs>
      {board === 'sarpedon' ? <Sarpedon /> : <Marmoreal prefix={prefix} />}
      <Paths board={board} />
      {SPACES_OF[board].map(space => (
        <ZoneRing key={space} space={space} prefix={prefix} />
      ))}
      {SPACES_OF[board].map(space => (
        <text key={space} x={SPACE[space].x} y={SPACE[space].y + 9} className="um-number">
          {space.slice(1)}
        </text>
      ))}
      {START_SPACES[board].map(space => (
        <path
          key={space}
          d={PENNANT}
          transform={`translate(${SPACE[space].x} ${SPACE[space].y - 16})`}
          className="um-start"
        />
      ))}
      <rect
        x={FRAME.x + 2}
        y={FRAME.y + 2}
        width={FRAME.width - 4}
        height={FRAME.height - 4}
        rx="10"
        className="um-frame"
      />
    </svg>
  )
})
