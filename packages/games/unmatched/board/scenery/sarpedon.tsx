// Sarpedon: a Greek island shore. The land follows the paths; sea, sand, groves and ruins lie around them.

import { memo, type ReactElement } from 'react'
import { contour, shoreField } from '../contours.ts'
import { FRAME } from '../frame.ts'
import { spotsOf } from '../geometry.ts'
import { ICONS } from '../icons.generated.ts'
import { Amphora, BrokenColumn, Column, Cypress, InkIcon, OliveTree, Rock, Temple, Wave } from './props.tsx'

const FIELD = shoreField('sarpedon', 9)
/** From the deep to the dry: how far from the paths each band of the shore reaches. */
const SHORE = {
  shallow: contour(FIELD, 92, 400),
  bright: contour(FIELD, 73, 1500),
  foam: contour(FIELD, 65, 4000),
  wet: contour(FIELD, 59, 5000),
  dry: contour(FIELD, 53, 5600),
} as const
/** The set pieces, and how much room they take. */
const SHIP = { x: 548, y: 352, r: 84 }
const TEMPLE = { x: 700, y: 74, r: 78 }
const WRECK = { x: 862, y: 292, r: 56 }

const WAVES = spotsOf('sarpedon', {
  name: 'waves',
  count: 60,
  near: 92,
  far: 400,
  apart: 34,
  avoid: [SHIP, TEMPLE, WRECK],
})
const ROCKS = spotsOf('sarpedon', {
  name: 'rocks',
  count: 12,
  near: 66,
  far: 78,
  apart: 70,
  avoid: [SHIP, TEMPLE, WRECK],
})
const GROVE = spotsOf('sarpedon', { name: 'grove', count: 40, near: 47, far: 55, apart: 38, tall: 34, avoid: [WRECK] })
const GRASS = spotsOf('sarpedon', { name: 'grass', count: 60, near: 12, far: 52, apart: 44 })

export const Sarpedon = memo(function Sarpedon(): ReactElement {
  return (
    <g>
      <rect {...FRAME} className="um-sea" />
      <path d={SHORE.shallow} fillRule="evenodd" className="um-sea-shallow" />
      {WAVES.map(({ x, y, kind }) => (
        <Wave key={`${x} ${y}`} x={x} y={y} size={kind % 2 === 0 ? 1 : 0.75} />
      ))}
      <path d={SHORE.bright} fillRule="evenodd" className="um-sea-bright" />
      <path d={SHORE.foam} fillRule="evenodd" className="um-foam" />
      <path d={SHORE.wet} fillRule="evenodd" className="um-sand-wet um-ink-line" strokeWidth="5" />
      <path d={SHORE.dry} fillRule="evenodd" className="um-sand" />
      {GRASS.map(({ x, y, turn, kind }) => (
        <ellipse
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          rx={16 + kind}
          ry={9 + kind / 2}
          transform={`rotate(${turn * 50 - 25} ${x} ${y})`}
          className={kind % 3 === 0 ? 'um-scrub-high' : 'um-scrub'}
        />
      ))}
      {ROCKS.map(({ x, y, kind }) => (
        <Rock key={`${x} ${y}`} x={x} y={y} size={0.7 + kind / 24} />
      ))}
      <InkIcon icon={ICONS.trireme} x={SHIP.x - 58} y={SHIP.y - 66} size={116} className="um-hull" />
      <Wave x={SHIP.x - 44} y={SHIP.y + 52} size={1.2} />
      <Wave x={SHIP.x + 14} y={SHIP.y + 58} size={1.2} />
      <InkIcon icon={ICONS['ship-wreck']} x={WRECK.x - 30} y={WRECK.y - 34} size={60} className="um-wreck" />
      <Temple x={TEMPLE.x} y={TEMPLE.y} />
      {GROVE.map(({ x, y, kind }) => {
        const key = `${x} ${y}`
        if (kind < 4) return <OliveTree key={key} x={x} y={y} size={0.8 + kind / 16} />
        if (kind < 7) return <Cypress key={key} x={x} y={y} size={0.9 + kind / 30} />
        if (kind === 7) return <Column key={key} x={x} y={y} />
        if (kind === 8) return <BrokenColumn key={key} x={x} y={y} />
        if (kind === 9) return <Amphora key={key} x={x} y={y} />
        return <Rock key={key} x={x} y={y} size={0.55} />
      })}
    </g>
  )
})
