// The map itself: sea and paper, relief, coasts and borders, who controls what by colour and hatching, and supply.

import { findName } from '@ludoteka/ui'
import { memo, type ReactElement } from 'react'
import { BOXES } from '../content/links.ts'
import { PROVINCE, PROVINCES, type Province } from '../content/provinces.ts'
import {
  BOX_PLATES,
  BRIDGES,
  FOREIGN_LAND,
  FOREIGN_WATER,
  LINES,
  lineOf,
  OUTLINE,
  PLATES,
  type Point,
} from './geometry.ts'
import { FRAME, GRATICULE, MOUNTAINS, RIVERS } from './map.generated.ts'
import type { Scene } from './scene.ts'

/** Who a province belongs to, for its colour: sides, and the two kinds of neutrals. */
export type Holder = 'axis' | 'allies' | 'neutral' | 'ussr'

export function holderOf({ control }: Pick<Scene, 'control'>, at: Province): Holder {
  return control[at] ?? (PROVINCE[at].group === 'ussr' ? 'ussr' : 'neutral')
}

const RIVER_LINES = RIVERS.map(lineOf).join('')
const GRATICULE_LINES = GRATICULE.map(lineOf).join('')

const isSea = (at: Province): boolean => PROVINCE[at].terrain === 'sea'
const SEAS = PROVINCES.filter(isSea)
const LANDS = PROVINCES.filter(at => !isSea(at))

/** Lines of water along the coasts, as on an engraving: the farther the fainter. */
const WATER_LINES = [26, 17, 9] as const

type MapProps = {
  /** Who holds each province, as words in the order of the map: the picture changes only with it. */
  readonly holders: string
  readonly lit: Province | undefined
  readonly marked: string
}

/** Everything that changes with control alone. */
export const MapPicture = memo(function MapPicture({ holders, lit, marked }: MapProps): ReactElement {
  const held = holders.split(' ')
  const heldBy = (at: Province): string => held[PROVINCES.indexOf(at)] ?? 'neutral'
  return (
    <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} className="fw-map" aria-hidden="true">
      <Shapes />
      <rect width={FRAME.width} height={FRAME.height} className="fw-sea" />
      <path d={FOREIGN_WATER} fillRule="evenodd" className="fw-water" />
      {WATER_LINES.map(width => (
        <path key={width} d={LINES.coast} className="fw-water-line" strokeWidth={width} />
      ))}
      {SEAS.map(at => (
        <use key={at} href={`#fw-at-${at}`} data-area={at} className={`fw-area fw-area-sea fw-held-${heldBy(at)}`} />
      ))}
      <path d={GRATICULE_LINES} className="fw-graticule" />
      <path d={FOREIGN_LAND} fillRule="evenodd" className="fw-foreign" />
      {LANDS.map(at => (
        <use key={at} href={`#fw-at-${at}`} data-area={at} className={`fw-area fw-area-land fw-held-${heldBy(at)}`} />
      ))}
      <path d={RIVER_LINES} className="fw-river" />
      <path d={MOUNTAINS} className="fw-relief-dark" />
      <path d={MOUNTAINS} className="fw-relief-lit" />
      <path d={MOUNTAINS} className="fw-mountains" />
      {PROVINCES.map(at => (
        <g key={at} clipPath={`url(#fw-in-${at})`} className={`fw-control-${heldBy(at)}`}>
          <use href={`#fw-at-${at}`} className={`fw-hatch ${isSea(at) ? 'fw-hatch-sea' : ''}`} />
          <use href={`#fw-at-${at}`} className={`fw-band ${isSea(at) ? 'fw-band-sea' : ''}`} />
        </g>
      ))}
      <path d={LINES.foreign} className="fw-line-foreign" />
      <path d={LINES.border} className="fw-line-border" />
      <path d={LINES.coast} className="fw-line-coast" />
      <path d={LINES.closed} className="fw-line-closed" />
      <path d={LINES.closed} className="fw-line-ties" />
      {BRIDGES.map(({ key, d }) => (
        <path key={key} d={d} className="fw-bridge" />
      ))}
      <Compass />
      {[...marked.split(' ').filter(Boolean), ...(lit ? [lit] : [])].map(at => (
        <use key={at} href={`#fw-at-${at}`} className="fw-area-lit" />
      ))}
    </svg>
  )
})

/** The provinces' outlines, and hatchings that tell the sides apart without colour. */
function Shapes(): ReactElement {
  return (
    <defs>
      {PROVINCES.map(at => (
        <path key={at} id={`fw-at-${at}`} d={OUTLINE[at]} fillRule="evenodd" />
      ))}
      {PROVINCES.map(at => (
        <clipPath key={at} id={`fw-in-${at}`}>
          <use href={`#fw-at-${at}`} clipRule="evenodd" />
        </clipPath>
      ))}
      <pattern id="fw-hatch-axis" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V9" className="fw-pattern" strokeWidth="3.2" />
      </pattern>
      <pattern id="fw-hatch-allies" width="11" height="11" patternUnits="userSpaceOnUse">
        <path d="M5.500 3V8M3 5.500H8" className="fw-pattern" strokeWidth="1.600" />
      </pattern>
      <pattern id="fw-hatch-ussr" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path d="M2 0V12M5 0V12" className="fw-pattern" strokeWidth="1.200" />
      </pattern>
    </defs>
  )
}

/** A compass rose in the open Atlantic. */
const Compass = (): ReactElement => (
  <g transform="translate(118 640)" className="fw-compass">
    <circle r="46" />
    <circle r="40" />
    {[0, 90, 180, 270].map(turn => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path d="M0-58 7-9 0 0Z" className="fw-compass-dark" />
        <path d="M0-58-7-9 0 0Z" className="fw-compass-lit" />
        <path d="M0-38 5-9 0 0Z" className="fw-compass-dark" transform="rotate(45)" />
        <path d="M0-38-5-9 0 0Z" className="fw-compass-lit" transform="rotate(45)" />
      </g>
    ))}
  </g>
)

/** Supply as lines that flow from the sources; what flows where is worked out by the rules. */
export const SupplyLines = memo(function SupplyLines({ flows }: { readonly flows: string }): ReactElement {
  return (
    <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} className="fw-map fw-supply" aria-hidden="true">
      <defs>
        {(['axis', 'allies'] as const).map(side => (
          <marker
            key={side}
            id={`fw-arrow-${side}`}
            viewBox="0 0 10 10"
            refX="6"
            refY="5"
            markerWidth="4.600"
            markerHeight="4.600"
            orient="auto"
          >
            <path d="M0 0 10 5 0 10 2.500 5Z" className={`fw-arrow-${side}`} />
          </marker>
        ))}
      </defs>
      {flows
        .split(' ')
        .filter(Boolean)
        .map(flow => {
          const [side = '', from = '', to = ''] = flow.split('>')
          const d = flowLine(from, to)
          return (
            <g key={flow}>
              <path d={d} className="fw-flow-under" />
              <path d={d} className={`fw-flow fw-flow-${side}`} markerMid={`url(#fw-arrow-${side})`} />
            </g>
          )
        })}
    </svg>
  )
})

const at = ({ x, y }: Point): string => `${x.toFixed(0)} ${y.toFixed(0)}`

/** Where a province or a box beyond the map stands. */
function endOf(name: string): Point | undefined {
  const province = findName(PROVINCES, name)
  const box = findName(BOXES, name)
  return province ? PLATES[province] : box && BOX_PLATES[box]
}

function flowLine(from: string, to: string): string {
  const [start, end] = [endOf(from), endOf(to)]
  if (!start || !end) return ''
  const bend = { x: (end.y - start.y) * 0.08, y: (start.x - end.x) * 0.08 }
  const middle = { x: (start.x + end.x) / 2 + bend.x, y: (start.y + end.y) / 2 + bend.y }
  // In two halves: the arrow stands where they meet.
  return `M${at(start)}L${at(middle)}L${at(end)}`
}
