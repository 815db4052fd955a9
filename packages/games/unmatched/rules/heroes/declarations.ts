// What single heroes add to the state of the table: fields, verbs, frames, log entries and reasons (chapters 17, 18).

import { flag, frames, oneOf, param, type StateOf } from '@ludoteka/kernel'
import { isNumber, isOneOf, listOf } from '@ludoteka/text-kit'
import { SPACES } from '../../content/boards.ts'
import { CARDS } from '../../content/cards.ts'
import { FIGHTERS, SIZES } from '../../content/fighters.ts'
import { EFFECT, SEAT } from '../frameParams.ts'

export const HERO_FIELDS = {
  /** Alice's size (17.2). */
  size: oneOf(SIZES),
}

export type HeroFacts = Readonly<StateOf<typeof HERO_FIELDS>>

export const HERO_COMBAT_FIELDS = {
  /** Bewilderment: Merlin takes no damage until clean-up (18.1.4). */
  merlinSafe: flag(),
}

/** The items of Looking Glass, and its ordered pairs (18.2.3). */
const PAIR_ITEMS = ['draw', 'recover', 'place'] as const
export type PairItem = (typeof PAIR_ITEMS)[number]

export const PAIRS = [
  'draw-recover',
  'draw-place',
  'recover-draw',
  'recover-place',
  'place-draw',
  'place-recover',
] as const
export type Pair = (typeof PAIRS)[number]

export function itemsOf(pair: Pair): readonly PairItem[] {
  return pair.split('-').flatMap(word => PAIR_ITEMS.filter(item => item === word))
}

export const HERO_VERBS = {
  /** Alice's size at set-up. */
  size: SIZES,
  /** Whom Medusa damages at the start of her owner's turn. */
  gaze: FIGHTERS,
  /** A second card as a boost, face down. */
  commitBoost: CARDS,
  /** Looking Glass. */
  pair: PAIRS,
  /** Prophecy: a card to keep, and a card to put back on the deck. */
  take: CARDS,
  putBack: CARDS,
} as const

export const SECRET_HERO_VERBS = [
  'commitBoost',
  'take',
  'putBack',
] as const satisfies readonly (keyof typeof HERO_VERBS)[]

/** The steps of abilities, each at its moment. */
const ABILITY_FRAMES = frames({
  'setup.size': SEAT,
  'turn.gaze': SEAT,
  'attack.boost': SEAT,
  'combat.arthursBoost': SEAT,
})
export type AbilityStep = keyof typeof ABILITY_FRAMES

export const HERO_FRAMES = frames({
  ...ABILITY_FRAMES,
  'effect.spirits': EFFECT,
  'effect.spiritsNext': { ...EFFECT, first: param.name(SPACES) },
  'effect.prophecyTake': { ...EFFECT, left: param.count },
  'effect.prophecyReturn': EFFECT,
  'effect.jaws': EFFECT,
  'effect.pair': EFFECT,
  'effect.item': { ...EFFECT, item: param.name(PAIR_ITEMS) },
  'effect.lookAndDiscard': { ...EFFECT, victim: param.seat },
  'effect.glance': EFFECT,
})

/** The steps while which cards of the own deck are looked at. */
export const LOOKING_STEPS = ['effect.prophecyTake', 'effect.prophecyReturn'] as const

/** Winged Frenzy brings a Harpy back beside Medusa (18.3.4). */
export const HERO_PLACE_RULES = ['medusasZone'] as const

const seat = isNumber
const card = isOneOf(CARDS)
const cards = listOf(card)
const fighter = isOneOf(FIGHTERS)
const size = isOneOf(SIZES)

export const HERO_LOG = {
  sizeChosen: { size },
  sizeChanged: { size },
  gazed: { target: fighter },
  healthBecomes: { fighter, health: isNumber },
  pairChosen: { pair: isOneOf(PAIRS) },
  deckLooked: { seat, n: isNumber },
  cardsLooked: { cards },
  prophecyTook: { seat, n: isNumber },
  deckSearched: { seat },
  deckShown: { cards },
  cardFound: { seat, card },
  cardNotFound: { card },
  harpyReturned: { fighter, to: isOneOf(SPACES) },
} as const

export const HERO_REASONS = [
  'outsideMedusasZone',
  'notNextToJabberwock',
  'outsideMerlinsZone',
  'notAmongTheCards',
] as const
