// An area of the kingdom or a land overseas, as a button: its city or stronghold, who holds it, and who stands there.

import { findName, focusHandlers, useZoom } from '@ludoteka/ui'
import { memo, type ReactElement } from 'react'
import { type Area, KINGDOM_AREAS } from '../content/areas.ts'
import type { Baron } from '../content/barons.ts'
import { CITY } from '../content/cities.ts'
import type { Glyph } from './art/glyphs.ts'
import { castleGlyphs, RUINS, SHIP, townGlyphs } from './art/towns.ts'
import { CENTRE, isKingdomArea, KINGDOM, LAND, outlinePath, type Point, shipsAt } from './geometry.ts'
import type { BaronFacts, CityState, NobleFacts } from './scene.ts'
import { armsOf, Banner, Shield, Sign } from './symbols.tsx'

/** Half of the box of an area's button, in units of the picture. */
const HALF = { width: 60, height: 68 } as const
/** A finger finds what is 40 pixels wide: an area is narrower than its box. */
const FINGER = { area: 48, isle: 40 } as const

export type AreaFacts = {
  readonly area: Area
  readonly city: CityState | undefined
  readonly cityOwner: Baron | undefined
  readonly cityBesieger: Baron | undefined
  readonly lord: BaronFacts | undefined
  readonly lordBesieger: Baron | undefined
  readonly nobles: readonly NobleFacts[]
  readonly sailors: readonly NobleFacts[]
}

type AreaProps = {
  readonly facts: AreaFacts
  readonly name: string
  /** Said to those who can't see it. */
  readonly label: string
  /** What a click would play, or that it opens the dossier that offers several things. */
  readonly answer: string | undefined
  readonly isLegal: boolean
  readonly isSelected: boolean
  /** The question is about it. */
  readonly isNamed: boolean
  readonly isMarked: boolean
  readonly isReachable: boolean
  onHover(isOver: boolean): void
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`

export function AreaButton(props: AreaProps): ReactElement {
  const { facts, name, label, answer, isReachable, onHover } = props
  const { onPointerEnter: _, ...pressing } = useZoom(
    () => onHover(true),
    () => onHover(false),
  )
  const { area } = facts
  const inKingdom = findName(KINGDOM_AREAS, area)
  const centre = inKingdom && CENTRE[inKingdom]
  const state = [
    props.isLegal ? 'lt-legal' : '',
    props.isSelected ? 'wk-selected' : '',
    props.isNamed ? 'wk-named' : '',
    props.isMarked ? 'wk-marked' : '',
    centre ? 'wk-hex' : 'wk-isle',
    facts.city || facts.lord ? 'wk-built' : '',
  ]
  const style = centre && {
    left: percent(centre.x - HALF.width, KINGDOM.width),
    top: percent(centre.y - HALF.height, KINGDOM.height),
    width: percent(2 * HALF.width, KINGDOM.width),
    height: percent(2 * HALF.height, KINGDOM.height),
  }
  return (
    <button
      type="button"
      className={`lt-target wk-place ${state.join(' ')}`}
      style={style}
      tabIndex={isReachable ? 0 : -1}
      data-area={area}
      data-finger={centre ? FINGER.area : FINGER.isle}
      data-answer={answer}
      {...pressing}
      {...focusHandlers(onHover)}
    >
      <span className="lt-unseen">{label}</span>
      <Drawing facts={facts} />
      {facts.city && !facts.city.isRazed ? <CityNumbers city={facts.city} name={name} /> : null}
      {facts.lord && <StrongholdNumbers lord={facts.lord} />}
      {facts.city || facts.lord ? null : <span className="wk-place-name">{name}</span>}
      {facts.nobles.length > 0 && <Nobles nobles={facts.nobles} />}
      {!centre && facts.sailors.length > 0 && <Fleet area={area} sailors={facts.sailors} />}
    </button>
  )
}

/** The land of an area overseas, in its own picture. */
const ISLE =
  'M10 66Q4 48 20 40 26 22 48 24 62 10 84 16 106 10 118 24 140 26 144 44 158 56 148 72 150 90 128 94 112 108 88 102 66 112 48 102 24 104 18 88 4 82 10 66Z'

function Drawing({ facts }: { readonly facts: AreaFacts }): ReactElement {
  const inKingdom = findName(KINGDOM_AREAS, facts.area)
  const { x, y } = middleOf(facts.area)
  const box = inKingdom
    ? `${x - HALF.width} ${y - HALF.height} ${2 * HALF.width} ${2 * HALF.height}`
    : `0 0 ${LAND.width} ${LAND.height}`
  return (
    <svg viewBox={box} className="wk-drawing" aria-hidden="true">
      <AreaPicture facts={facts} />
    </svg>
  )
}

/** In the picture of the kingdom, or of the land overseas. */
const middleOf = (area: Area): Point => (isKingdomArea(area) ? CENTRE[area] : { x: LAND.width / 2, y: LAND.height / 2 })

/** An area with what is built there and who holds it, as the inside of a drawing. */
export function AreaPicture({ facts }: { readonly facts: AreaFacts }): ReactElement {
  const { area, city, cityOwner, lord } = facts
  const inKingdom = findName(KINGDOM_AREAS, area)
  const holder = lord?.baron ?? cityOwner
  const { x, y } = middleOf(area)
  const outline = inKingdom ? outlinePath(inKingdom) : ISLE
  return (
    <>
      {inKingdom ? null : (
        <>
          <path d={ISLE} className="wk-isle-water" />
          <path d={ISLE} className="wk-isle-land" />
        </>
      )}
      {holder && (
        <>
          <clipPath id={`wk-in-${area}`}>
            <path d={outline} />
          </clipPath>
          <g className={armsOf(holder)} clipPath={`url(#wk-in-${area})`}>
            <path d={outline} className="wk-held" />
          </g>
        </>
      )}
      <g className="lt-outline">
        <path d={outline} className="wk-light" />
      </g>
      <g transform={`translate(${x} ${y - (inKingdom ? 20 : 4)})`}>
        {city && <Town city={city} owner={cityOwner} besieger={facts.cityBesieger} hasCastle={lord !== undefined} />}
        {lord && <Castle lord={lord} besieger={facts.lordBesieger} />}
      </g>
    </>
  )
}

export function Glyphs({ glyphs }: { readonly glyphs: readonly Glyph[] }): ReactElement {
  return (
    <>
      {glyphs.map(({ look, d }) => (
        <path key={look + d} d={d} className={`wk-${look}`} />
      ))}
    </>
  )
}

type TownProps = {
  readonly city: CityState
  readonly owner: Baron | undefined
  readonly besieger: Baron | undefined
  readonly hasCastle: boolean
}

const Town = memo(function Town({ city, owner, besieger, hasCastle }: TownProps): ReactElement {
  if (city.isRazed)
    return (
      <g transform={hasCastle ? 'translate(-24 -6) scale(0.600)' : undefined} className="wk-ruins">
        <Glyphs glyphs={RUINS} />
      </g>
    )
  const { strength, area } = CITY[city.city]
  const isOverseas = findName(KINGDOM_AREAS, area) === undefined
  const { isFortified, breaches } = city
  return (
    <>
      {besieger && <SiegeRing by={besieger} />}
      {owner && <Standard baron={owner} height={30 + strength / 25} />}
      <Glyphs glyphs={townGlyphs({ city: city.city, strength, isFortified, breaches, isOverseas })} />
    </>
  )
})

const Castle = memo(function Castle({
  lord,
  besieger,
}: {
  readonly lord: BaronFacts
  readonly besieger: Baron | undefined
}): ReactElement {
  return (
    <>
      {besieger && <SiegeRing by={besieger} />}
      <Standard baron={lord.baron} height={58} />
      <Glyphs glyphs={castleGlyphs(lord.stronghold.breaches)} />
    </>
  )
})

/** The arms of who holds a place, high above it. */
function Standard({ baron, height }: { readonly baron: Baron; readonly height: number }): ReactElement {
  return (
    <g transform={`translate(0 ${-height})`}>
      <path d={`M0-2V${height}`} className="wk-staff" />
      <g transform="translate(-11 -4) scale(0.680)">
        <Shield baron={baron} />
      </g>
    </g>
  )
}

/** Tents and stakes around a besieged place, in the colour of who lies there. */
function SiegeRing({ by }: { readonly by: Baron }): ReactElement {
  return (
    <g className={armsOf(by)}>
      <ellipse cx="0" cy="-4" rx="45" ry="24" className="wk-siege-ring" />
      {[-44, 44].map(x => (
        <g key={x} transform={`translate(${x} 4)`}>
          <path d="M-9 4 0-11 9 4Z" className="wk-tent" />
          <path d="M-2.500 4 0-4 2.500 4Z" className="wk-dark" />
          <path d="M0-11v-6l6 2-6 2" className="wk-tent" />
        </g>
      ))}
    </g>
  )
}

function CityNumbers({ city, name }: { readonly city: CityState; readonly name: string }): ReactElement {
  return (
    <span className="wk-numbers">
      <span className={`wk-strength ${city.breaches > 0 ? 'wk-hurt' : ''}`}>
        <Sign name="wall" />
        {city.strength}
      </span>
      <span className="wk-city-name">{name}</span>
      <span className={`wk-income ${city.siege ? 'wk-spent' : ''}`}>{city.income}</span>
    </span>
  )
}

function StrongholdNumbers({ lord }: { readonly lord: BaronFacts }): ReactElement {
  const { stronghold, garrison } = lord
  return (
    <span className="wk-numbers">
      <span className={`wk-strength ${stronghold.breaches > 0 ? 'wk-hurt' : ''}`}>
        <Sign name="wall" />
        {stronghold.strength}
      </span>
      {garrison.strength > 0 && (
        <span className="wk-garrison">
          <Sign name="troops" />
          {garrison.effective}
        </span>
      )}
    </span>
  )
}

/** Nobles that stand together, smaller where they are many. */
export function Nobles({ nobles }: { readonly nobles: readonly NobleFacts[] }): ReactElement {
  const crowd = nobles.length > 8 ? 'wk-throng' : nobles.length > 3 ? 'wk-crowd' : ''
  return (
    <span className={`wk-nobles ${crowd}`}>
      {nobles.map(noble => (
        <NobleFigure key={noble.noble} noble={noble} />
      ))}
    </span>
  )
}

export const NobleFigure = memo(function NobleFigure({ noble }: { readonly noble: NobleFacts }): ReactElement {
  const { baron, shape, isReady, casualties, effective } = noble
  return (
    <span className={`wk-noble ${armsOf(baron)} ${isReady ? '' : 'wk-exhausted'}`}>
      <svg viewBox="0 0 32 38" aria-hidden="true">
        <Banner baron={baron} shape={shape} />
      </svg>
      <b className={casualties > 0 ? 'wk-hurt' : ''}>{effective}</b>
      {casualties > 0 && <i className="wk-wounds">{casualties}</i>}
    </span>
  )
})

/** Ships that lie at a port until the next Upkeep (17.4), with those aboard. */
export function Fleet({
  area,
  sailors,
}: {
  readonly area: Area
  readonly sailors: readonly NobleFacts[]
}): ReactElement | null {
  const place = shipsAt(area)
  const picture = isKingdomArea(area) ? KINGDOM : LAND
  if (!place) return null
  return (
    <span className="wk-fleet" style={{ left: percent(place.x, picture.width), top: percent(place.y, picture.height) }}>
      <Ship baron={sailors[0]?.baron} />
      {sailors.length > 0 && <Nobles nobles={sailors} />}
    </span>
  )
}

export function Ship({ baron }: { readonly baron: Baron | undefined }): ReactElement {
  return (
    <svg viewBox="-20 -28 40 40" className={`wk-ship ${baron ? armsOf(baron) : 'wk-moored'}`} aria-hidden="true">
      <path d={SHIP.sail} className="wk-sail" />
      <path d={SHIP.hull} className="wk-thatch" />
      <path d={SHIP.lines} className="wk-ink" />
    </svg>
  )
}
