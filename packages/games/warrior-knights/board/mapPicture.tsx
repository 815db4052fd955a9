// The realm as it is before anybody marches: sea, coast, country, rivers, roads and mountains. It never changes, so it is drawn once.

import { memo, type ReactElement } from 'react'
import { KINGDOM_AREAS } from '../content/areas.ts'
import { LAND_GLYPHS, LANDSCAPE, MOUNTAINS } from './art/landscape.ts'
import { BRIDGE_PLACES, COAST, KINGDOM, OPEN_LINES, outlinePath, RIVERS, ROADS } from './geometry.ts'

/** Lines of water along the coast, as on an engraving: the farther the fainter. */
const WATER_LINES = [34, 24, 15, 7] as const

export const KingdomPicture = memo(function KingdomPicture(): ReactElement {
  return (
    <svg viewBox={`0 0 ${KINGDOM.width} ${KINGDOM.height}`} className="wk-picture" aria-hidden="true">
      {WATER_LINES.map(width => (
        <path key={width} d={COAST} className="wk-water-line" strokeWidth={width * 2} />
      ))}
      <path d={COAST} className="wk-land" />
      {KINGDOM_AREAS.map(area => (
        <path key={area} d={outlinePath(area)} className={`wk-country wk-country-${LANDSCAPE[area].country}`} />
      ))}
      <path d={COAST} className="wk-coast-shade" />
      <path d={OPEN_LINES} className="wk-border" />
      <path d={COAST} className="wk-coast" />
      <path d={RIVERS} className="wk-river-ink" />
      <path d={RIVERS} className="wk-river" />
      <path d={RIVERS} className="wk-river-light" />
      <path d={ROADS} className="wk-road-ink" />
      <path d={ROADS} className="wk-road" />
      {BRIDGE_PLACES.map(({ x, y, turn }) => (
        <g key={turn + x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path d="M-14-6H14V6H-14Z" className="wk-bridge" />
          <path d="M-14-6Q0-10 14-6M-14 6Q0 10 14 6" className="wk-bridge-wall" />
          <path d="M-8-5V5M-2-6V6M4-6V6M10-5V5" className="wk-fine" />
        </g>
      ))}
      {LAND_GLYPHS.map(({ look, d, x, y }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
        <path key={i} d={d} transform={`translate(${x} ${y})`} className={`wk-${look}`} />
      ))}
      {MOUNTAINS.map(({ look, d }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
        <path key={i} d={d} className={`wk-${look}`} />
      ))}
    </svg>
  )
})
