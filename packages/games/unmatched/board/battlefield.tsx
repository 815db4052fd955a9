// The drawn battlefield without anybody on it: scenery, paths, and spaces with their zones.

import { memo, type ReactElement, useId } from 'react'
import { BOARD_SIZE, type Board, SPACE, START_SPACES } from '../content/boards.ts'
import { SPACES_OF } from './geometry.ts'
import { Paths } from './paths.tsx'
import { Marmoreal } from './scenery/marmoreal.tsx'
import { Sarpedon } from './scenery/sarpedon.tsx'
import { ZonePatterns, ZoneRing } from './zones.tsx'

export const Battlefield = memo(function Battlefield({ board }: { readonly board: Board }): ReactElement {
  const prefix = `um${useId().replaceAll(/[^\w-]/g, '')}`
  const { width, height } = BOARD_SIZE
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={`um-field um-field-${board}`} aria-hidden="true">
      <defs>
        <ZonePatterns prefix={prefix} />
      </defs>
      {board === 'sarpedon' ? <Sarpedon /> : <Marmoreal prefix={prefix} />}
      <Paths board={board} />
      {SPACES_OF[board].map(space => (
        <ZoneRing key={space} space={space} prefix={prefix} />
      ))}
      {START_SPACES[board].map((space, i) => (
        <text key={space} x={SPACE[space].x} y={SPACE[space].y} dy="0.36em" className="um-start">
          {i + 1}
        </text>
      ))}
      <rect x="1.5" y="1.5" width={width - 3} height={height - 3} rx="10" className="um-frame" />
    </svg>
  )
})
