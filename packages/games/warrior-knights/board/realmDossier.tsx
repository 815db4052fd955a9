// The dossier of an area: everything that is public about it, and what the viewer may do there.

import type { Language, Seat, View } from '@ludoteka/kernel'
import { namedTerm } from '@ludoteka/ui'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { AREAS, type Area } from '../content/areas.ts'
import { BORDERS } from '../content/borders.ts'
import { FATE, FATE_CARDS } from '../content/fate.ts'
import type { Troop } from '../content/troops.ts'
import { baronOf, publicState, routeTo } from '../rules/questions.ts'
import { DICTIONARIES, TEXT } from '../text/index.ts'
import { Attacks } from './battleOdds.tsx'
import { isKingdomArea, isPort } from './geometry.ts'
import { type LeafSide, usePlace } from './leafPlace.ts'
import type { AreaFacts } from './realmArea.tsx'
import { nobleNamedIn, type Offer } from './realmOffers.ts'
import { type ArmyFacts, type NobleFacts, ownBaron, sceneOf } from './scene.ts'
import { nameOfAnswer } from './sceneParts.tsx'
import { WAYS, type WayKind } from './strings.realm.ts'
import { STRINGS } from './strings.ts'
import { armsOf, Banner, Shield, Sign, type SignName } from './symbols.tsx'

type DossierProps = {
  readonly facts: AreaFacts
  readonly language: Language
  /** Where it would cover less of the map. */
  readonly side: LeafSide
  readonly view: View
  /** The viewer's seat, if he has one. */
  readonly viewer: Seat | undefined
  /** What is offered here, as buttons once it is open. */
  readonly offers: readonly Offer[]
  onAct(offer: Offer): void
  /** Without it, the dossier only tells. */
  readonly onClose: (() => void) | undefined
}

export function Dossier({ facts, language, side, view, viewer, offers, onAct, onClose }: DossierProps): ReactElement {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const [leaf, place] = usePlace(facts.area, side, onClose !== undefined)
  const { map } = STRINGS[language]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key that closes it is heard wherever the focus is inside.
    <section
      ref={leaf}
      className={`wk-dossier wk-dossier-${side} ${onClose ? 'wk-dossier-open' : ''}`}
      style={
        place && {
          insetInline: `${place.x}px auto`,
          insetBlockStart: place.y,
          maxInlineSize: place.inline,
          maxBlockSize: place.block,
        }
      }
      onKeyDown={event => {
        if (event.key === 'Escape') onClose?.()
      }}
    >
      <h3>{DICTIONARIES[language].places.areas[facts.area]}</h3>
      <CityFacts facts={facts} language={language} />
      <StrongholdFacts facts={facts} language={language} />
      {[...facts.nobles, ...facts.sailors].map(noble => (
        <NobleRow key={noble.noble} noble={noble} language={language} />
      ))}
      {facts.nobles.length + facts.sailors.length === 0 && !facts.lord ? (
        <p className="wk-quiet">{map.nobody}</p>
      ) : null}
      {viewer !== undefined && <Journey view={view} viewer={viewer} offers={offers} language={language} />}
      {viewer !== undefined && <Attacks view={view} at={facts.area} seat={viewer} language={language} />}
      <Ways area={facts.area} language={language} />
      {onClose && (
        <div className="wk-actions">
          {offers.map((offer, i) => (
            <button
              key={offer.verb + offer.arg}
              type="button"
              ref={i === 0 ? first : undefined}
              className="wk-action"
              data-answer={`${offer.verb} ${offer.arg}`}
              onClick={() => onAct(offer)}
            >
              {nameOfAnswer(view, language, offer.verb, offer.arg)}
              <ArmyOf offer={offer} view={view} language={language} />
            </button>
          ))}
          <button
            type="button"
            ref={offers.length === 0 ? first : undefined}
            className="wk-action wk-close"
            onClick={onClose}
          >
            {map.close}
          </button>
        </div>
      )}
    </section>
  )
}

type JourneyProps = {
  readonly view: View
  readonly viewer: Seat
  readonly offers: readonly Offer[]
  readonly language: Language
}

/** Which way a Noble here would take to where he is to march, and who would have to let him pass. */
function Journey({ view, viewer, offers, language }: JourneyProps): ReactElement | null {
  const target = namedTerm(AREAS, view, 'area')
  const move = offers.find(({ verb }) => verb === 'moveNoble')
  const shape = move && nobleNamedIn(move)
  const route = target && shape && routeTo(publicState(view), viewer, shape, target)
  if (!route || route.path.length < 2) return null
  const { map } = STRINGS[language]
  const { places } = DICTIONARIES[language]
  return (
    <ul className="wk-facts wk-ways">
      <Fact sign="road">{map.journey(route.path.map(area => places.areas[area]))}</Fact>
      {route.leave.map(({ at, of }) => (
        <Fact key={`${at} ${of}`} sign="troops" isBad>
          {map.leave(baronOf(of), places.areas[at])}
        </Fact>
      ))}
    </ul>
  )
}

type ArmyOfProps = { readonly offer: Offer; readonly view: View; readonly language: Language }

/** How strong the Noble is whom an answer is about, so that nobody has to remember it. */
function ArmyOf({ offer, view, language }: ArmyOfProps): ReactElement | null {
  const shape = nobleNamedIn(offer)
  const noble = shape && ownBaron(sceneOf(view))?.nobles[shape]
  return noble ? <small className="wk-action-army">{STRINGS[language].map.army(noble.effective)}</small> : null
}

type AboutProps = { readonly facts: AreaFacts; readonly language: Language }

function Fact({
  sign,
  isBad,
  children,
}: {
  readonly sign: SignName
  readonly isBad?: boolean
  readonly children: ReactNode
}): ReactElement {
  return (
    <li className={isBad ? 'wk-bad' : ''}>
      <Sign name={sign} /> {children}
    </li>
  )
}

const REVOLTS = FATE_CARDS.filter(card => FATE[card].revolt).length

function CityFacts({ facts, language }: AboutProps): ReactElement | null {
  const { city, cityOwner, cityBesieger, area, nobles } = facts
  const { map } = STRINGS[language]
  const { seats } = DICTIONARIES[language]
  if (!city) return null
  if (city.isRazed) return <p className="wk-quiet">{map.razedCity}</p>
  const isUnguarded = cityOwner !== undefined && !nobles.some(({ baron }) => baron === cityOwner)
  return (
    <>
      <p className="wk-holder">
        {cityOwner && <Arms baron={cityOwner} />}
        {cityOwner ? map.owner(seats[cityOwner]) : map.neutralCity}
      </p>
      <ul className="wk-facts">
        <Fact sign="wall">
          {map.strength(city.strength)}
          {city.isFortified ? `, ${map.fortified.toLowerCase()}` : ''}
        </Fact>
        {city.breaches > 0 && (
          <Fact sign="breach" isBad>
            {map.breaches(city.breaches)}
          </Fact>
        )}
        <Fact sign="crown">{map.income(city.income)}</Fact>
        {isKingdomArea(area) && <Fact sign="vote">{map.oneVote}</Fact>}
        {city.siege && cityBesieger && (
          <Fact sign="siege" isBad>
            {map.besieged(seats[cityBesieger], city.siege.round)}
          </Fact>
        )}
        {isUnguarded && (
          <Fact sign="revolt" isBad>
            {map.revolt(REVOLTS, FATE_CARDS.length)}
          </Fact>
        )}
      </ul>
    </>
  )
}

const Arms = ({ baron }: { readonly baron: ArmyFacts['baron'] }): ReactElement => (
  <svg viewBox="0 0 32 40" className="wk-arms" aria-hidden="true">
    <Shield baron={baron} />
  </svg>
)

function StrongholdFacts({ facts: { lord, lordBesieger }, language }: AboutProps): ReactElement | null {
  const { map } = STRINGS[language]
  const { seats } = DICTIONARIES[language]
  if (!lord) return null
  const { stronghold, garrison } = lord
  return (
    <>
      <p className="wk-holder">
        <Arms baron={lord.baron} />
        {map.stronghold(seats[lord.baron])}
      </p>
      <ul className="wk-facts">
        <Fact sign="wall">{map.strength(stronghold.strength)}</Fact>
        {stronghold.breaches > 0 && (
          <Fact sign="breach" isBad>
            {map.breaches(stronghold.breaches)}
          </Fact>
        )}
        {stronghold.siege && lordBesieger && (
          <Fact sign="siege" isBad>
            {map.besieged(seats[lordBesieger], stronghold.siege.round)}
          </Fact>
        )}
        <Fact sign="troops">
          {map.garrison(garrison.effective)} <Troops army={garrison} language={language} />
        </Fact>
        {garrison.casualties > 0 && (
          <Fact sign="casualty" isBad>
            {map.casualties(garrison.casualties)}
          </Fact>
        )}
      </ul>
    </>
  )
}

function NobleRow({ noble, language }: { readonly noble: NobleFacts; readonly language: Language }): ReactElement {
  const { map } = STRINGS[language]
  const { cards } = DICTIONARIES[language]
  const { baron, shape, casualties, maintained, office } = noble
  return (
    <div className={`wk-noble-row ${armsOf(baron)}`}>
      <svg viewBox="0 0 32 38" className={noble.isReady ? '' : 'wk-lowered'} aria-hidden="true">
        <Banner baron={baron} shape={shape} />
      </svg>
      <div>
        <b>{cards.nobles[baron][shape]}</b>
        {office && <small>{cards.agendas[office].name}</small>}
        <small>
          {noble.isOnPort ? map.atPort : noble.isReady ? map.ready : map.exhausted} · {map.army(noble.effective)}
          {casualties > 0 ? ` · ${map.casualties(casualties)}` : ''}
          {maintained > 0 ? ` · ${map.maintained(maintained)}` : ''}
        </small>
        <Troops army={noble} language={language} />
      </div>
    </div>
  )
}

/** Troop cards, alike ones together. */
function Troops({ army, language }: { readonly army: ArmyFacts; readonly language: Language }): ReactElement | null {
  if (army.troops.length === 0) return null
  const counts = new Map<Troop, number>()
  for (const troop of army.troops) counts.set(troop, (counts.get(troop) ?? 0) + 1)
  return (
    <small className="wk-troops">
      {[...counts]
        .map(([troop, n]) => (n > 1 ? `${n} × ${TEXT[language].card(troop).name}` : TEXT[language].card(troop).name))
        .join(', ')}
    </small>
  )
}

const WAY_SIGN: Readonly<Record<WayKind, SignName>> = {
  road: 'road',
  bridge: 'bridge',
  open: 'troops',
  river: 'river',
  mountain: 'mountain',
}

/** How the neighbours are reached, or why not. */
function Ways({ area, language }: { readonly area: Area; readonly language: Language }): ReactElement {
  const { map } = STRINGS[language]
  const { areas } = DICTIONARIES[language].places
  const around = BORDERS.filter(({ a, b }) => a === area || b === area).map(({ a, b, border, road }) => ({
    to: areas[a === area ? b : a],
    way: border === 'open' && road ? ('road' as const) : border,
  }))
  return (
    <ul className="wk-facts wk-ways">
      {WAYS.map(way => {
        const names = around.filter(one => one.way === way).map(({ to }) => to)
        return names.length === 0 ? null : (
          <Fact key={way} sign={WAY_SIGN[way]}>
            {map.ways[way]}: {names.join(', ')}
          </Fact>
        )
      })}
      {isPort(area) && <Fact sign="ship">{map.bySea}</Fact>}
    </ul>
  )
}
