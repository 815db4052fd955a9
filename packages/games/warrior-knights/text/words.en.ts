// English words for the texts: nouns beside numbers, Barons, Nobles, armies, troops, places and proposals.

import { required, type Terms } from '@ludoteka/kernel'
import { counter, grouped, lister } from '@ludoteka/text-kit'
import { BARON_ACTIONS, NEUTRAL_ACTIONS } from '../content/actionCards.ts'
import { AGENDAS, type AgendaId, OPEN_MOTIONS, type OpenMotion } from '../content/agendas.ts'
import type { Area } from '../content/areas.ts'
import { BARONS, type Baron, type Shape } from '../content/barons.ts'
import type { City } from '../content/cities.ts'
import type { EventId } from '../content/events.ts'
import { EXPEDITIONS, type Expedition, FATE, FATE_CARDS, type FateCard } from '../content/fate.ts'
import type { ActionArea } from '../content/numbers.ts'
import { isRegular, MERCENARY, type Nationality, type Troop, troopFacts } from '../content/troops.ts'
import type { Proposal, VoteOption } from '../rules/assembly/names.ts'
import { partsOfTarget, type Side, type Target } from '../rules/battle/names.ts'
import type { Source } from '../rules/effects/context.ts'
import {
  type ActionCard,
  type Army,
  type ArmyName,
  armyNamed,
  baronOf,
  feeOf,
  isCityName,
  type NobleName,
  nobleNamed,
  type Promise as Promised,
  TRACK_SPACES,
  type TrackSpace,
  type Walls,
} from '../rules/names.ts'
import { CARDS_EN } from './cards.en.ts'
import { PLACES_EN } from './places.en.ts'
import { sourceName } from './sources.ts'
import { ownerIn } from './terms.ts'
import type { Named } from './types.ts'

const count = counter('en')
export const list = lister('en')

export const crowns = (n: number): string => count(n, { one: 'crown', many: 'crowns' })
export const votes = (n: number): string => count(n, { one: 'vote', many: 'votes' })
export const cities = (n: number): string => count(n, { one: 'city', many: 'cities' })
export const cards = (n: number): string => count(n, { one: 'card', many: 'cards' })
export const tokens = (n: number): string => count(n, { one: 'casualty token', many: 'casualty tokens' })
export const breaches = (n: number): string => count(n, { one: 'breach token', many: 'breach tokens' })
export const goods = (what: 'crowns' | 'votes' | 'faith' | 'influence', n: number): string =>
  what === 'crowns' ? crowns(n) : what === 'votes' ? votes(n) : `${n} ${what}`

export const BARONS_EN: Readonly<Record<Baron, string>> = {
  red: 'Baron Madder',
  green: "Baron d'Emerande",
  blue: 'Baron Niebieski',
  black: 'Baron Zobel',
  yellow: 'Baron Aureli',
  white: 'Baron Valblanco',
}
export const baron = (of: Baron): string => BARONS_EN[of]

const SIGNS: Readonly<Record<Shape, string>> = { star: '★', square: '■', triangle: '▲', circle: '●' }

/** "Sir Hugh Murrey ★" */
export function noble(name: NobleName): string {
  const { seat, shape: of } = nobleNamed(name)
  return nobleOf(baronOf(seat), of)
}
/** Whose Noble he is: "Baron Madder". */
export const lordOf = (name: NobleName): string => baron(baronOf(nobleNamed(name).seat))
/** "the army of Sir Hugh Murrey ★", "the stronghold troops of Baron Madder" */
export function army(name: ArmyName): string {
  const { seat, army: one } = armyNamed(name)
  if (one === 'stronghold') return `the stronghold troops of ${baron(baronOf(seat))}`
  return `the army of ${nobleOf(baronOf(seat), one)}`
}
/** "Sir Hugh Murrey ★" */
export const nobleOf = (owner: Baron, of: Shape): string => `${CARDS_EN.nobles[owner][of]} ${SIGNS[of]}`
export const armyOf = (owner: Baron, of: Army): string => (of === 'stronghold' ? 'stronghold' : nobleOf(owner, of))
/** One of a Baron's own on his buttons: "Sir Hugh Murrey ★", or "Star ★" where it is not told whose. */
export function shape(of: Shape, terms?: Terms): string {
  const owner = ownerIn(terms)
  return owner ? nobleOf(owner, of) : `${CARDS_EN.shapes[of].name} ${SIGNS[of]}`
}
export const ownArmy = (of: Army, terms?: Terms): string => (of === 'stronghold' ? 'Stronghold' : shape(of, terms))

export const nation = (of: Nationality): string => CARDS_EN.nationalities[of]
/** "Yeomen (English 50)" */
export function troop(of: Troop): string {
  if (isRegular(of)) return `Regulars (${troopFacts(of).strength})`
  const { nationality, strength } = MERCENARY[of]
  return `${CARDS_EN.mercenaries[of]} (${nation(nationality)} ${strength})`
}
export const troops = (of: readonly Troop[]): string => list(grouped(of.map(troop)))

export const area = (at: Area): string => PLACES_EN.areas[at]
export const city = (of: City): string => PLACES_EN.cities[of]
export const walls = (of: Walls): string => (isCityName(of) ? city(of) : `the stronghold of ${baron(of)}`)
const EXPEDITIONS_EN: Readonly<Record<Expedition, string>> = {
  ceylon: 'to Ceylon',
  spiceIslands: 'to the Spice Islands',
  china: 'to China',
}
/** "to Ceylon" */
export const expedition = (of: Expedition): string => EXPEDITIONS_EN[of]

const AREA_NUMBERS: Readonly<Record<ActionArea, string>> = {
  first: 'action area 1',
  second: 'action area 2',
  third: 'action area 3',
}
export const actionArea = (of: ActionArea): string => AREA_NUMBERS[of]
export const space = (of: TrackSpace): string => `space ${TRACK_SPACES.indexOf(of) + 1} (fee ${feeOf(of)})`

const quoted = (name: string): string => `“${name}”`
export const agenda = (of: AgendaId): string => quoted(CARDS_EN.agendas[of].name)
export const event = (of: EventId): string => quoted(CARDS_EN.events[of].name)
export const source = (of: Source): string => quoted(sourceName(CARDS_EN, of))
export const law = (of: AgendaId | OpenMotion): string => quoted(sourceName(CARDS_EN, of))

/** What a proposal is about, as in "proposes to …". */
const PROPOSALS_EN: ReadonlyMap<Proposal, string> = new Map<Proposal, string>([
  ...BARONS.map((of): [Proposal, string] => [`lift.${of}`, `to lift the ban of ${baron(of)}`]),
  ...AGENDAS.flatMap((of): [Proposal, string][] => [
    [`revive.${of}`, `to vote on ${agenda(of)} once more`],
    [`repeal.${of}`, `to repeal ${agenda(of)}`],
  ]),
  ...OPEN_MOTIONS.flatMap((of): [Proposal, string][] => [
    [`repealMotion.${of}`, `to repeal ${law(of)}`],
    [`open.${of}`, `to pass ${law(of)}`],
  ]),
  ['postpone', 'to postpone the Assembly'],
])
export const proposal = (of: Proposal): string => required(PROPOSALS_EN.get(of), of)

export function option(of: VoteOption): string {
  if (of === 'for' || of === 'against') return of
  return `for ${baron(of)}`
}

/** "an assault on Kovel" */
export function battle(of: Target): string {
  const { kind, of: what } = partsOfTarget(of)
  if (kind === 'field') return `a battle in the open field against ${isCityName(what) ? city(what) : baron(what)}`
  return kind === 'assault' ? `an assault on ${walls(what)}` : `a siege of ${walls(what)}`
}
export const side = (of: Side): string => `the ${of}`

export const PROMISES_EN: Readonly<Record<Promised, string>> = {
  nothing: 'no promise',
  voteFor: 'a vote for the next agenda',
  voteAgainst: 'a vote against the next agenda',
  voteForMe: 'a vote for the other Baron in the next election',
  leaveToPass: 'leave to pass',
  leaveToAttack: 'leave to attack',
  noAttackThisRound: 'no attack in this round',
  noAttackNextRound: 'no attack in the next round',
  faith: 'help with faith',
  aFavour: 'a favour in return',
}

const ACTION_CARDS_EN: ReadonlyMap<ActionCard, string> = new Map<ActionCard, string>([
  ...BARONS.flatMap(of =>
    BARON_ACTIONS.map((card): [ActionCard, string] => [
      `${of}.${card}`,
      `${CARDS_EN.baronActions[card].name} of ${baron(of)}`,
    ]),
  ),
  ...NEUTRAL_ACTIONS.map((card): [ActionCard, string] => [card, CARDS_EN.neutralActions[card].name]),
])
export const actionCard = (of: ActionCard): string => required(ACTION_CARDS_EN.get(of), of)

export function troopCard(of: Troop): Named {
  const { strength, wage } = troopFacts(of)
  const kind = isRegular(of)
    ? 'Regular troops; they never desert for want of pay'
    : `${nation(MERCENARY[of].nationality)} mercenaries`
  return { name: troop(of), text: `${kind}. Strength ${strength}, wage ${crowns(wage)}.` }
}

export function fateCard(of: FateCard): Named {
  const { baron: one, shape: drawn, nationality, city: named, revolt, battle: result, news } = FATE[of]
  const told = EXPEDITIONS.map(way => `${PLACES_EN.expeditions[way]}: ${CARDS_EN.news[news[way]].toLowerCase()}`)
  return {
    name: `Fate card ${FATE_CARDS.indexOf(of) + 1}`,
    text: `In battle: ${CARDS_EN.battleResults[result]}. ${baron(one)}; ${shape(drawn)}; ${nation(nationality)}; ${city(named)}; ${
      revolt ? 'revolt' : 'no revolt'
    }. ${told.join('; ')}.`,
  }
}
