// Marmoreal: a stone hall with a checkered floor, garden terraces, hedges and fountains around it.

import { memo, type ReactElement } from 'react'
import { contour, lazy, shoreField } from '../contours.ts'
import { spotsOf } from '../geometry.ts'
import { GROUND } from '../viewport.ts'
import { Column, Cypress, Fountain, Hedge, RoseBush, RoundTree, Statue } from './props.tsx'

/** The hall: where green and blue zones meet. */
const HALL =
  'M312 112H694L842 168V300Q842 330 800 344L700 380V540Q700 560 676 560H330Q306 560 306 540V384L206 352Q180 344 180 318V168Z'

const FOUNTAINS = [
  { x: 504, y: 320, r: 56 },
  { x: 214, y: 494, r: 60 },
  { x: 902, y: 540, r: 80 },
] as const
const COLUMNS = [
  [312, 126],
  [694, 126],
  [190, 250],
  [828, 230],
  [416, 126],
  [590, 126],
] as const

/** Inside the hall nothing grows. */
function isInHall(x: number, y: number): boolean {
  return x > 170 && x < 850 && y > 110 && y < 400 ? true : x > 300 && x < 706 && y >= 400 && y < 566
}

const drawing = lazy(() => {
  const field = shoreField('marmoreal', 0)
  const trees = spotsOf('marmoreal', {
    name: 'trees',
    count: 34,
    near: 74,
    far: 400,
    apart: 46,
    tall: 30,
    avoid: FOUNTAINS,
  })
  const beds = spotsOf('marmoreal', {
    name: 'beds',
    count: 40,
    near: 62,
    far: 90,
    apart: 34,
    tall: 24,
    avoid: FOUNTAINS,
  })
  return {
    // The terraces around the paths, and their lower step; gaps too small for a garden are paved.
    terrace: contour(field, 52, 6000),
    lowerStep: contour(field, 62, 6000),
    plants: [...trees, ...beds].filter(({ x, y }) => !isInHall(x, y)).sort((a, b) => a.y - b.y),
  }
})

export const Marmoreal = memo(function Marmoreal({ prefix }: { readonly prefix: string }): ReactElement {
  const { terrace, lowerStep, plants } = drawing()
  return (
    <g>
      <defs>
        <pattern
          id={`${prefix}-lawn`}
          width="56"
          height="56"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(30)"
        >
          <rect width="56" height="56" className="um-lawn" />
          <rect width="28" height="56" className="um-lawn-low" />
        </pattern>
        <pattern
          id={`${prefix}-tiles`}
          width="56"
          height="56"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="56" height="56" className="um-tile" />
          <path d="M0 0h28v28H0zM28 28h28v28H28z" className="um-tile-low" />
          <path d="M0 0h56M0 28h56M0 0v56M28 0v56" className="um-tile-seam" />
        </pattern>
        <pattern id={`${prefix}-flags`} width="34" height="34" patternUnits="userSpaceOnUse">
          <rect width="34" height="34" className="um-flag" />
          <path d="M0 1h34M0 18h34M10 1v17M27 18v16" className="um-flag-seam" />
        </pattern>
      </defs>
      <rect {...GROUND} fill={`url(#${prefix}-lawn)`} />
      <path d={lowerStep} fillRule="evenodd" className="um-shadow" transform="translate(0 8)" />
      <path d={lowerStep} fillRule="evenodd" className="um-terrace-edge um-ink-line" strokeWidth="4" />
      <path d={terrace} fillRule="evenodd" fill={`url(#${prefix}-flags)`} className="um-ink-line" strokeWidth="3" />
      <path d={HALL} className="um-shadow" transform="translate(0 9)" />
      <path d={HALL} className="um-hall-wall" strokeWidth="22" strokeLinejoin="round" />
      <path d={HALL} className="um-hall-top" strokeWidth="15" strokeLinejoin="round" />
      <path d={HALL} fill={`url(#${prefix}-tiles)`} className="um-ink-line" strokeWidth="3" />
      {FOUNTAINS.map(({ x, y }) => (
        <Fountain key={x} x={x} y={y} />
      ))}
      {plants.map(({ x, y, kind }) => {
        const key = `${x} ${y}`
        if (kind < 3) return <RoundTree key={key} x={x} y={y} size={0.85 + kind / 10} />
        if (kind < 6) return <Hedge key={key} x={x} y={y} />
        if (kind < 8) return <Cypress key={key} x={x} y={y} size={1.05} />
        if (kind === 8) return <Statue key={key} x={x} y={y} />
        return <RoseBush key={key} x={x} y={y} />
      })}
      {COLUMNS.map(([x, y]) => (
        <Column key={`${x} ${y}`} x={x} y={y} />
      ))}
    </g>
  )
})
