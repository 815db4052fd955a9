// The realm as it is before anybody marches: sea, coast, country, rivers, roads and mountains. It never changes, so it is drawn once.

import { memo, type ReactElement } from 'react'
import { KINGDOM_AREAS } from '../content/areas.ts'
import { type DrawnGlyph, LAND_GLYPHS, LANDMARK_GLYPHS, LANDSCAPE, MOUNTAINS } from './art/landscape.ts'
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
      <Glyphs glyphs={LAND_GLYPHS} />
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
      <Glyphs glyphs={LANDMARK_GLYPHS} />
      {MOUNTAINS.map(({ look, d }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
        <path key={i} d={d} className={`wk-${look}`} />
      ))}
      <Serpent />
      <Compass />
    </svg>
  )
})

const Glyphs = ({ glyphs }: { readonly glyphs: readonly DrawnGlyph[] }): ReactElement => (
  <>
    {glyphs.map(({ look, d, x, y }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
      <path key={i} d={d} transform={`translate(${x} ${y})`} className={`wk-${look}`} />
    ))}
  </>
)

/** Marginalia: what swims where no chart goes. */
const Serpent = (): ReactElement => (
  <g transform="translate(902 46)" className="wk-serpent">
    <path d="M-34 16q4-20 14-20t12 20ZM-4 16q3-15 11-15t10 15ZM22 16q3-10 8-10t8 10Z" />
    <path d="M-36 16q-12-4-8-22 2-10 12-10l10 3-4 4 4 4-10 1q-4 4-1 12Z" />
    <path d="M38 14l7-8-1 10Z" />
    <path
      d="M-34-9h.500M-14 3q4-4 8 0M8 6q3-3 6 0M-50 20q8-5 16 0t16 0 16 0 16 0 16 0 16 0"
      className="wk-serpent-line"
    />
  </g>
)

const Compass = (): ReactElement => (
  <g transform="translate(906 690)" className="wk-compass">
    <circle r="27" />
    <circle r="23" />
    {[0, 90, 180, 270].map(turn => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path d="M0-19 3.500-5 0 0Z" className="wk-compass-dark" transform="rotate(45)" />
        <path d="M0-19-3.500-5 0 0Z" className="wk-compass-lit" transform="rotate(45)" />
        <path d="M0-34 5-6 0 0Z" className="wk-compass-dark" />
        <path d="M0-34-5-6 0 0Z" className="wk-compass-lit" />
      </g>
    ))}
    <path d="M-4-39Q0-48 4-39 0-36-4-39Z" className="wk-compass-dark" />
  </g>
)
