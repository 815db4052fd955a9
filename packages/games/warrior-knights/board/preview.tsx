// The picture of a position for links: the realm with who holds its cities, and the Nobles under their banners with their strength.

import type { Language, View } from '@ludoteka/kernel'
import { Fitted, type PositionPicture } from '@ludoteka/ui/preview'
import type { ReactElement } from 'react'
import { type Area, KINGDOM_AREAS, OVERSEAS_AREAS } from '../content/areas.ts'
import { BARONS } from '../content/barons.ts'
import { DICTIONARIES } from '../text/index.ts'
import { CENTRE, isPort, KINGDOM, LAND, type Point, shipsAt } from './geometry.ts'
import { KingdomPicture } from './mapPicture.tsx'
import { PAINT } from './paint.generated.ts'
import { factsAt } from './realm.tsx'
import { AreaPicture, Ship } from './realmArea.tsx'
import { type NobleFacts, noblesIn, noblesOnPort, type Scene, sceneOf } from './scene.ts'
import { STRINGS } from './strings.ts'
import { Banner, EMBLEM } from './symbols.tsx'

/** The sea at the edges is left out, so that the country is larger. */
const SEEN = { x: 20, y: 12, width: 906, height: 712 } as const
/** A column of lands overseas beside the kingdom. */
const OVERSEAS = { x: 928, width: 71, height: SEEN.height / OVERSEAS_AREAS.length } as const

function Position({ view, language }: { readonly view: View; readonly language: Language }): ReactElement {
  const scene = sceneOf(view)
  return (
    <g className="wk-realm">
      <svg aria-hidden="true" {...KINGDOM}>
        <KingdomPicture />
      </svg>
      {KINGDOM_AREAS.map(area => (
        <AreaPicture key={area} facts={factsAt(scene, area)} />
      ))}
      {KINGDOM_AREAS.map(area => (
        <g key={area} id={area}>
          <CityName scene={scene} area={area} at={CENTRE[area]} language={language} />
          <People scene={scene} area={area} at={CENTRE[area]} />
        </g>
      ))}
      {OVERSEAS_AREAS.map((area, i) => (
        <svg
          key={area}
          aria-hidden="true"
          x={OVERSEAS.x}
          y={SEEN.y + i * OVERSEAS.height}
          width={OVERSEAS.width}
          height={OVERSEAS.height}
          viewBox={`-6 -40 ${LAND.width + 12} ${LAND.height + 80}`}
        >
          <AreaPicture facts={factsAt(scene, area)} />
          <People scene={scene} area={area} at={{ x: LAND.width / 2, y: LAND.height / 2 + 6 }} />
        </svg>
      ))}
    </g>
  )
}

type AtArea = { readonly scene: Scene; readonly area: Area; readonly at: Point }

function CityName({ scene, area, at, language }: AtArea & { readonly language: Language }): ReactElement | null {
  const { city } = factsAt(scene, area)
  if (!city || city.isRazed) return null
  return <Name text={DICTIONARIES[language].places.cities[city.city]} x={at.x} y={at.y + 16} />
}

/** The Nobles who stand in an area, and those who lie at its port. */
function People({ scene, area, at }: AtArea): ReactElement {
  const { city, lord } = factsAt(scene, area)
  const isBuilt = (city !== undefined && !city.isRazed) || lord !== undefined
  const sailors = isPort(area) ? noblesOnPort(scene, area) : []
  const ships = sailors.length > 0 ? shipsAt(area) : undefined
  return (
    <>
      <Company nobles={noblesIn(scene, area)} at={{ x: at.x, y: at.y + (isBuilt ? 20 : -18) }} />
      {ships && (
        <>
          <svg aria-hidden="true" x={ships.x - 24} y={ships.y - 30} width="48" height="48">
            <Ship baron={sailors[0]?.baron} />
          </svg>
          <Company nobles={sailors} at={ships} />
        </>
      )}
    </>
  )
}

const NAME = { size: 19, room: 98 } as const

function Name({ text, x, y }: { readonly text: string; readonly x: number; readonly y: number }): ReactElement {
  return (
    <g stroke="#f6ecd2" strokeWidth="5" strokeLinejoin="round" paintOrder="stroke">
      <Fitted text={text} x={x} y={y} room={NAME.room} size={NAME.size} weight="700" anchor="middle" fill="#2a1b0d" />
    </g>
  )
}

const BANNER = { width: 32, height: 38, step: 29 } as const
/** So many stand side by side before the next row begins. */
const IN_A_ROW = 3
const ROW = 36

/** Nobles side by side, each with what his army is worth in battle. */
function Company({ nobles, at }: { readonly nobles: readonly NobleFacts[]; readonly at: Point }): ReactElement {
  return (
    <>
      {nobles.map(({ noble, baron, shape, effective, isReady }, i) => {
        const inRow = Math.min(IN_A_ROW, nobles.length - IN_A_ROW * Math.floor(i / IN_A_ROW))
        const left = at.x + ((i % IN_A_ROW) - inRow / 2) * BANNER.step - (BANNER.width - BANNER.step) / 2
        return (
          <g
            key={noble}
            transform={`translate(${left} ${at.y + ROW * Math.floor(i / IN_A_ROW)})`}
            opacity={isReady ? 1 : 0.75}
          >
            <Banner baron={baron} shape={shape} />
            <rect x="0" y="27" width={BANNER.width} height="17" rx="3" fill="#f7edd2" stroke="#2a1b0d" />
            <text x={BANNER.width / 2} y="41" fontSize="16" fontWeight="700" textAnchor="middle" fill="#2a1b0d">
              {effective}
            </text>
          </g>
        )
      })}
    </>
  )
}

export const picture: PositionPicture = {
  paint: PAINT,
  box: { ...SEEN, width: OVERSEAS.x + OVERSEAS.width - SEEN.x },
  ground: '#c3d2c8',
  Board: Position,
  emblems: EMBLEM,
  words(view, seat, language) {
    const baron = sceneOf(view).barons[seat]
    if (!baron) return {}
    const { goods, cities } = STRINGS[language]
    return {
      side: DICTIONARIES[language].seats[baron.baron],
      score: String(baron.influence),
      notes: [
        `${goods.influence(baron.influence)}, ${cities(baron.cities.length)}`,
        ...(view.seats.length > BARONS.length / 2
          ? []
          : [`${goods.crowns(baron.crowns)}, ${goods.votes(baron.votes)}`]),
      ],
    }
  },
  facts(view, language) {
    const { round, isLastRound } = sceneOf(view)
    const { map } = STRINGS[language]
    return [isLastRound ? map.strip.lastRound : map.strip.round(round)]
  },
}
