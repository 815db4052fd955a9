// Sarpedon: a Greek island shore. The land follows the paths; sea, sand, groves and ruins lie around them.

import { memo, type ReactElement } from 'react'
import { contour, lazy, shoreField } from '../contours.ts'
import { type Spot, type SpotRules, spotsOf } from '../geometry.ts'
import { ICONS } from '../icons.generated.ts'
import { GROUND } from '../viewport.ts'
import { Amphora, BrokenColumn, Column, Cypress, InkIcon, OliveTree, Rock, Temple, Tuft, Wave } from './props.tsx'

/** The set pieces, and how much room they take. */
const SHIP = { x: 548, y: 352, r: 84 }
const TEMPLE = { x: 700, y: 74, r: 78 }
const WRECK = { x: 862, y: 292, r: 56 }

const drawing = lazy(() => {
  const field = shoreField('sarpedon', 9)
  return {
    // From the deep to the dry: how far from the paths each band of the shore reaches.
    shallow: contour(field, 92, 400),
    bright: contour(field, 73, 1500),
    foam: contour(field, 65, 4000),
    wet: contour(field, 59, 5000),
    dry: contour(field, 53, 5600),
    waves: spots({ name: 'waves', count: 60, near: 84, far: 400, apart: 34, avoid: [SHIP, TEMPLE, WRECK] }),
    rocks: spots({ name: 'rocks', count: 12, near: 68, far: 80, apart: 70, avoid: [SHIP, TEMPLE, WRECK] }),
    grove: spots({ name: 'grove', count: 40, near: 47, far: 55, apart: 38, tall: 34, avoid: [WRECK] }),
    scrub: spots({ name: 'grass', count: 60, near: 12, far: 52, apart: 44 }),
    tufts: spots({ name: 'tufts', count: 80, near: 14, far: 54, apart: 24 }),
  }
})

function spots(rules: SpotRules): readonly Spot[] {
  return spotsOf('sarpedon', rules)
}

export const Sarpedon = memo(function Sarpedon(): ReactElement {
  const { shallow, bright, foam, wet, dry, waves, rocks, grove, scrub, tufts } = drawing()
  return (
    <g>
      <rect {...GROUND} className="um-sea" />
      <path d={shallow} fillRule="evenodd" className="um-sea-shallow" />
      {waves.map(({ x, y, kind }) => (
        <Wave key={`${x} ${y}`} x={x} y={y} size={kind % 2 === 0 ? 1 : 0.75} />
      ))}
      <path d={bright} fillRule="evenodd" className="um-sea-bright" />
      <path d={foam} fillRule="evenodd" className="um-foam" />
      <path d={wet} fillRule="evenodd" className="um-sand-wet um-ink-line" strokeWidth="5" />
      <path d={dry} fillRule="evenodd" className="um-sand" />
      {scrub.map(({ x, y, turn, kind }) => (
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
      {tufts.map(({ x, y, kind }) => (
        <Tuft key={`${x} ${y}`} x={x} y={y} size={0.7 + kind / 20} />
      ))}
      {rocks.map(({ x, y, kind }) => (
        <Rock key={`${x} ${y}`} x={x} y={y} size={0.7 + kind / 24} />
      ))}
      <InkIcon icon={ICONS.trireme} x={SHIP.x} y={SHIP.y - 8} size={116} className="um-hull" />
      <Wave x={SHIP.x - 44} y={SHIP.y + 52} size={1.2} />
      <Wave x={SHIP.x + 14} y={SHIP.y + 58} size={1.2} />
      <InkIcon icon={ICONS['ship-wreck']} x={WRECK.x} y={WRECK.y - 4} size={60} className="um-wreck" />
      <Temple x={TEMPLE.x} y={TEMPLE.y} />
      {grove.map(({ x, y, kind }) => {
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
