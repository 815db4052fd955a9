// The map itself: sea and sand, coasts and borders, a thin graticule, the links between countries, Madagascar apart.

import { required } from '@ludoteka/kernel'
import { memo, type ReactElement } from 'react'
import type { Space } from '../content/spaces.ts'
import { ANCHORS, INSET_AT, LINES, PLATES } from './geometry.ts'
import {
  BORDERS,
  FRAME,
  GRATICULE,
  INSET,
  LAND,
  LANDS,
  MADAGASCAR,
  SOUTH,
  YEMEN_BORDER,
  YEMENS,
} from './map.generated.ts'

type MapProps = {
  /** The country under the pointer: its land and links light up. */
  readonly hovered: Space | undefined
}

export const MapPicture = memo(function MapPicture({ hovered }: MapProps): ReactElement {
  const lit = (at: Space): string => (hovered === at ? 'rs-land rs-land-lit' : 'rs-land')
  return (
    <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} className="rs-map" aria-hidden="true">
      <defs>
        <path id="rs-all-land" d={LAND} />
        <clipPath id="rs-south">
          <path d={`${SOUTH}Z`} />
        </clipPath>
        <clipPath id="rs-inset">
          <rect {...INSET_AT} rx="6" />
        </clipPath>
      </defs>
      <rect width={FRAME.width} height={FRAME.height} className="rs-sea" />
      <path d={GRATICULE} className="rs-graticule" />
      <use href="#rs-all-land" className="rs-shelf" />
      <use href="#rs-all-land" className="rs-outside" />
      {Object.entries(LANDS).map(([at, d]) => (
        <path
          key={at}
          d={d}
          className={`${hovered === at ? 'rs-land rs-land-lit' : 'rs-land'} rs-land-${regionOf(at)}`}
        />
      ))}
      <path d={YEMENS} className={`${lit('yemen')} rs-land-middleEast`} />
      <path d={YEMENS} className={`${lit('southYemen')} rs-land-south`} clipPath="url(#rs-south)" />
      <path d={BORDERS} className="rs-border" />
      <path d={YEMEN_BORDER} className="rs-border rs-border-old" />
      <use href="#rs-all-land" className="rs-coast" />
      <g className="rs-lane">
        <path d="M566 300Q640 430 700 466T900 476T1240 430" />
        <path d="M900 476Q860 640 760 880" />
      </g>
      <g className="rs-inset">
        <rect {...INSET_AT} rx="6" className="rs-inset-sea" />
        <svg
          x={INSET_AT.x + 4}
          y={INSET_AT.y}
          width="98"
          height={INSET_AT.height}
          viewBox={`0 0 ${INSET.width} ${INSET.height}`}
          aria-hidden="true"
        >
          <path d={MADAGASCAR} className={`${lit('madagascar')} rs-land-africa`} />
          <path d={MADAGASCAR} className="rs-coast" />
        </svg>
        <rect {...INSET_AT} rx="6" className="rs-inset-edge" />
      </g>
      {Object.entries(ANCHORS).map(([at, { x, y }]) => (
        <g key={at} className="rs-thread">
          <path d={`M${x} ${y}L${plateOf(at).x} ${plateOf(at).y}`} />
          <circle cx={x} cy={y} r="5" />
        </g>
      ))}
      {LINES.map(({ key, line, d, ends }) => (
        <g key={key} className={`rs-link rs-link-${line} ${hovered && ends.includes(hovered) ? 'rs-link-lit' : ''}`}>
          <path d={d} className="rs-link-case" />
          <path d={d} className="rs-link-core" />
        </g>
      ))}
    </svg>
  )
})

function regionOf(at: string): string {
  return at === 'saudiArabia' || at === 'oman' ? 'middleEast' : at === 'egypt' ? 'both' : 'africa'
}

function plateOf(at: string): { readonly x: number; readonly y: number } {
  return required(Object.entries(PLATES).find(([name]) => name === at)?.[1], `the plate of ${at}`)
}
