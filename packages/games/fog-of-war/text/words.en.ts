// English words for the texts: nouns beside numbers, sides, places, cards and what they are.

import { counter, grouped, isOneOf, lister } from '@ludoteka/text-kit'
import { type CardType, COMBAT, type CombatCard } from '../content/combatCards.ts'
import type { NeutralCard } from '../content/otherCards.ts'
import { PROVINCE, type Province, WINTER_DEFENCE } from '../content/provinces.ts'
import type { Side } from '../content/sides.ts'
import { POSITION, SLOTS, type Slot } from '../content/wheel.ts'
import type { StackKind } from '../rules/state.ts'
import { TITLE } from '../title.ts'
import { cardText } from './cardTexts.ts'
import { COMBAT_EN } from './combatCards.en.ts'
import { BOXES_EN, PROVINCES_EN } from './provinces.en.ts'
import type { AnyCard, SideText, Texts } from './types.ts'

const count = counter('en')

export const cards = (n: number): string => count(n, { one: 'card', many: 'cards' })
export const tokens = (n: number): string => count(n, { one: 'token', many: 'tokens' })
export const moreTokens = (n: number): string => count(n, { one: 'more token', many: 'more tokens' })
export const intelTokens = (n: number): string => count(n, { one: 'intel token', many: 'intel tokens' })
export const points = (n: number): string => count(n, { one: 'production point', many: 'production points' })
export const vp = (n: number): string => `${n} VP`

export const list = lister('en')

/** Both names take their verbs in the plural. */
export const SIDES_EN: Readonly<Record<Side, SideText>> = {
  axis: { label: 'Axis', nominative: 'the Axis', genitive: 'Axis', dative: 'the Axis' },
  allies: { label: 'Allies', nominative: 'the Allies', genitive: 'Allied', dative: 'the Allies' },
}

export const SLOTS_EN: Texts['slots'] = {
  alpha: 'Alpha',
  bravo: 'Bravo',
  charlie: 'Charlie',
  delta: 'Delta',
  echo: 'Echo',
  foxtrot: 'Foxtrot',
}

const STRENGTHS: Readonly<Record<CardType, (land: number, sea: number) => string>> = {
  land: land => `land ${land}`,
  naval: (_land, sea) => `sea ${sea}`,
  air: (land, sea) => `land ${land}, sea ${sea}`,
  fort: land => `fort ${land}`,
  decoy: () => 'zero',
}

/** The strengths of a card, such as "land 2, sea 1". */
export function strengthOf(card: CombatCard): string {
  const { type, land, sea } = COMBAT[card]
  return STRENGTHS[type](land, sea)
}

const nations: Texts['nations'] = {
  germany: 'Germany',
  italy: 'Italy',
  britain: 'Britain',
  france: 'France',
  usa: 'USA',
  ussr: 'USSR',
}

const winters: Texts['winters'] = {
  sun: `sun, winter adds ${WINTER_DEFENCE.sun}`,
  normal: `no symbol, winter adds ${WINTER_DEFENCE.normal}`,
  snow: `snowflake, winter adds ${WINTER_DEFENCE.snow}`,
}

const isSlot = isOneOf(SLOTS)

export const NAMES_EN = {
  title: TITLE.en,
  seats: { axis: 'Axis', allies: 'Allies' },
  sides: SIDES_EN,
  options: {
    shortYear: {
      name: 'A year ends as soon as both decks are empty',
      values: { off: 'no', on: 'yes' },
    },
  },
  provinces: PROVINCES_EN,
  boxes: BOXES_EN,
  ways: {
    danishStraits: 'by Jutland and the Danish straits',
    brenner: 'over the Brenner pass',
    tunisia: 'through Tunisia',
    gibraltar: 'across the Strait of Gibraltar',
    persia: 'through Persia',
    lapland: 'through Lapland',
    finland: 'through Finland',
  },
  groups: {
    axisHome: 'Axis',
    westernAllies: 'Western Allies and the French empire',
    ussr: 'USSR',
    neutral: 'Neutral',
    sea: 'Sea',
  },
  terrains: { land: 'land', sea: 'sea' },
  winters,
  slots: SLOTS_EN,
  positions: {
    newOp: { name: 'New operation', effect: 'Cannot be launched or looked at' },
    planning: { name: 'Planning', effect: 'Cannot be launched yet' },
    hasty: { name: 'Hasty', effect: `Can be launched; defence +${POSITION.hasty.defence}` },
    ready: { name: 'Ready', effect: 'Can be launched' },
    readyStill: { name: 'Ready', effect: 'Can be launched' },
    prepared: { name: 'Prepared', effect: `Can be launched for the last time; attack +${POSITION.prepared.attack}` },
  },
  nations,
  cardTypes: {
    land: { name: 'Land', effect: 'Fights for land provinces, attacking or defending. Unsuitable at sea.' },
    naval: { name: 'Naval', effect: 'Fights for sea provinces, attacking or defending. Unsuitable on land.' },
    air: { name: 'Air', effect: 'Fights everywhere: with its land figure on land, with its sea figure at sea.' },
    fort: { name: 'Fort', effect: 'Only defends land provinces. Unsuitable for attacks and at sea.' },
    decoy: { name: 'Zero', effect: 'A bluff: it only swells a stack, and is discarded as soon as a battle shows it.' },
    neutral: { name: 'Neutral', effect: 'Helps whoever defends the province it lies in.' },
  },
  reserves: {
    of1941: 'reinforcements of 1941',
    of1942: 'reinforcements of 1942',
    of1943: 'reinforcements of 1943',
    of1944: 'late-war reinforcements',
    usa: 'American cards',
    ussr: 'Soviet cards',
  },
  cards: COMBAT_EN,
  cardFacts: card => `${nations[COMBAT[card].nation]}, ${strengthOf(card)}`,
  provinceFacts(at) {
    const { terrain, vp: worth, resources, winter } = PROVINCE[at]
    return `${terrain === 'sea' ? 'Sea' : 'Land'} province, ${vp(worth)}, resources ${resources}; ${winters[winter]}`
  },
  neutralCard: value => ({
    name: `Neutral forces ${value}`,
    text:
      value === 0
        ? 'A neutral card of value 0: out of the game as soon as a battle shows it.'
        : `A neutral card of value ${value}. It helps whoever defends the province it lies in.`,
  }),
  objective: at => ({
    name: `Objective: ${PROVINCES_EN[at].label}`,
    text: `Fulfilled if the Axis control ${PROVINCES_EN[at].nominative} when 1944 ends.`,
  }),
  tracks: {
    year: 'Year',
    vp: 'Axis victory points',
    production: 'Production level',
    resources: 'Resources',
    intel: 'Intel tokens',
    superiority: 'Superiority +1',
    summer: 'summer',
    winter: 'winter',
  },
  piles: {
    deck: 'Combat deck',
    hand: 'Hand',
    discard: 'Discard pile',
    winPile: 'Win pile',
    lossPile: 'Loss pile',
    provinceDeck: 'Province deck',
    table: 'Provinces controlled',
    wheel: 'Operation wheel',
  },
  stack: (looker, kind, place) => stackOf(`the ${SIDES_EN[opponentOf(looker)].genitive}`, kind, place),
} as const satisfies Partial<Texts>

export const opponentOf = (side: Side): Side => (side === 'axis' ? 'allies' : 'axis')

/** What intel looks at; `whose` is "your" or "the Allied". */
export function stackOf(whose: string, kind: StackKind, place: Province | Slot): string {
  if (kind === 'objectives') return 'the objectives beside Morocco'
  if (isSlot(place)) return `${whose} operation ${SLOTS_EN[place]}`
  return `${kind === 'neutral' ? 'the neutral' : whose} cards ${PROVINCES_EN[place].in}`
}

/** Where intel has seen what it tells. */
export function stackSeen(kind: StackKind, place: Province | Slot): string {
  if (kind === 'objectives') return 'among the objectives beside Morocco'
  if (isSlot(place)) return `in operation ${SLOTS_EN[place]}`
  return kind === 'neutral' ? `among the neutral cards ${PROVINCES_EN[place].in}` : PROVINCES_EN[place].in
}

/** "The Axis" at the beginning of a sentence. */
export const The: Readonly<Record<Side, string>> = { axis: 'The Axis', allies: 'The Allies' }

/** A card on a button: its name and strengths. */
export const cardLabel = (card: CombatCard): string => `${COMBAT_EN[card].name} (${strengthOf(card)})`

/** "Panzer Group (land 3) and Field Army (land 2) ×2" */
export const cardList = (shown: readonly CombatCard[]): string => list(grouped(shown.map(cardLabel)))

/** Neutral cards by their values: "2 and 1". */
export const neutralList = (shown: readonly NeutralCard[]): string =>
  list(grouped(shown.map(card => cardText(NAMES_EN, card).name)))

/** What intel has seen: a province card in an operation is its target. */
export function seenList(shown: readonly AnyCard[]): string {
  const named = shown.map(card => {
    if (isCombat(card)) return cardLabel(card)
    return isProvince(card) ? `the target ${PROVINCES_EN[card].nominative}` : cardText(NAMES_EN, card).name
  })
  return list(grouped(named))
}

const isCombat = (card: AnyCard): card is CombatCard => Object.hasOwn(COMBAT_EN, card)
const isProvince = (card: AnyCard): card is Province => Object.hasOwn(PROVINCES_EN, card)
