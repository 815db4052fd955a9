// What may be recruited (5.2, 5.4) and which decks may be brought (4): pure questions about lists of cards.

import { broken, type Refusal, rule, tableOf } from '@ludoteka/kernel'
import { CARD, CARDS, type CardId } from '../content/cards.ts'
import type { Side } from '../content/cells.ts'
import type { KeywordId } from '../content/keywords.ts'
import { COPIES, CRYSTALS, DECK_SIZE, DEVOTION_COST, FLYER_CAP } from '../content/numbers.ts'
import { ELEMENTS } from '../content/terms.ts'
import type { Filter } from '../content/vocabulary.ts'
import { fits } from './filters.ts'
import { BLANK_PIECE } from './rows.ts'
import { PRINTED_TRAITS } from './traits.ts'

type Cards = readonly CardId[]

const hasKeyword = (card: CardId, k: KeywordId): boolean => PRINTED_TRAITS.get(card)?.amounts[k] !== undefined

const standsOnHost = (card: CardId): boolean =>
  CARD[card].type === 'equipment' || hasKeyword(card, 'symbiote') || hasKeyword(card, 'parasite')

/** What squads ask of cards again and again, for every deal a bot supposes: all in records of one shape, which are read faster. */
const RECRUIT = tableOf(CARDS, card => ({
  cost: CARD[card].cost,
  /** One bit for each. */
  elements: CARD[card].elements.reduce((bits, element) => bits | (1 << ELEMENTS.indexOf(element)), 0),
  isElite: CARD[card].elite === true,
  isFlyer: hasKeyword(card, 'flying'),
  isUnique: hasKeyword(card, 'unique'),
  isAttachment: standsOnHost(card),
  isIndependent: CARD[card].type === 'creature' && !standsOnHost(card),
  isTerrain: CARD[card].type === 'terrain',
  isLord: CARD[card].type === 'creature' && CARD[card].cost >= DEVOTION_COST,
  devotion: PRINTED_TRAITS.get(card)?.amounts.devotion ?? 0,
  cannotBeTakenWith: PRINTED_TRAITS.get(card)?.cannotBeTakenWith ?? [],
}))

export const isFlyerCard = (card: CardId): boolean => RECRUIT[card].isFlyer
export const isUniqueCard = (card: CardId): boolean => RECRUIT[card].isUnique
/** 7.4 Symbiotes, parasites and equipment stand on hosts. */
export const isAttachment = (card: CardId): boolean => RECRUIT[card].isAttachment
/** Stands in the extra zone (7.3). */
export const standsInExtraZone = (card: CardId): boolean => isFlyerCard(card) || CARD[card].type === 'terrain'
/** 5.4.5 A creature that is neither a symbiote nor a parasite. */
export const isIndependent = (card: CardId): boolean => RECRUIT[card].isIndependent

/** Whether a card out of play is like this. */
export function cardFits(filter: Filter, card: CardId): boolean {
  const abilities = CARD[card].abilities
  return fits(
    filter,
    {
      row: { ...BLANK_PIECE, card },
      has: k => hasKeyword(card, k),
      isInFormation: () => false,
      abilities: () => abilities.map(({ id }) => `${card}.${id}` as const),
    },
    { seat: 0 },
  )
}

/** 5.2.1 Elements of the whole squad. */
export function elementsOf(squad: Cards): number {
  let found = 0
  for (const card of squad) found |= RECRUIT[card].elements
  let n = 0
  for (; found > 0; found &= found - 1) n++
  return n
}

export type Crystals = { readonly gold: number; readonly silver: number }
export type Recruiting = { readonly side: Side; readonly isFirstGame: boolean }

/** 5.2, 5.2.1, 5.2.2 What a player has for a squad like this. */
export function crystalsFor({ side, isFirstGame }: Recruiting, squad: Cards): Crystals {
  const { gold, silver } = CRYSTALS[isFirstGame ? 'firstGame' : side]
  return { gold: gold - Math.max(0, elementsOf(squad) - 1), silver }
}

/** N.14 The price of a card in a squad: the devoted are cheaper beside another creature of cost 9 or more. */
export function priceIn(squad: Cards, card: CardId): number {
  const { cost, devotion } = RECRUIT[card]
  if (devotion === 0) return cost
  const lords = squad.filter(one => RECRUIT[one].isLord)
  const others = lords.length - (lords.includes(card) ? 1 : 0)
  return others > 0 ? Math.max(0, cost - devotion) : cost
}

/** N.14 Whether a further card could make this squad cheaper. */
export const hasDevoted = (squad: Cards): boolean => squad.some(card => hasKeyword(card, 'devotion'))

/** 5.4.1 What a squad costs: elite cards take gold, all others gold and silver. */
export type Spending = { readonly elite: number; readonly rankAndFile: number; readonly flyers: number }

export function spendingOn(squad: Cards): Spending {
  let [elite, rankAndFile, flyers] = [0, 0, 0]
  for (const card of squad) {
    const price = priceIn(squad, card)
    if (RECRUIT[card].isElite) elite += price
    else rankAndFile += price
    if (RECRUIT[card].isFlyer) flyers += price
  }
  return { elite, rankAndFile, flyers }
}

/** T.1 Something of the squad stands in the way of a card of it. */
const clashes = (squad: Cards): boolean =>
  squad.some((card, i) =>
    RECRUIT[card].cannotBeTakenWith.some(filter => squad.some((one, j) => i !== j && cardFits(filter, one))),
  )

const copiesOf = (cards: Cards, card: CardId): number => cards.filter(one => one === card).length

type Draft = { readonly squad: Cards; readonly deal: Cards; readonly recruiting: Recruiting }

/** With what it costs and what there is to pay for it, worked out once for all rules. */
type Priced = Draft & { readonly spending: Spending; readonly crystals: Crystals }

const priced = ({ squad, deal, recruiting }: Draft): Priced => ({
  squad,
  deal,
  recruiting,
  spending: spendingOn(squad),
  crystals: crystalsFor(recruiting, squad),
})

const isAffordable = ({ spending: { elite, rankAndFile, flyers }, crystals: { gold, silver } }: Priced): boolean =>
  elite <= gold && elite + rankAndFile <= gold + silver && flyers <= FLYER_CAP

export const SQUAD_RULES = [
  rule('5.4.4', 'uniqueTwice', ({ squad }: Priced) =>
    squad.every(card => !isUniqueCard(card) || copiesOf(squad, card) === 1),
  ),
  rule('5.4.4', 'secondTerrain', ({ squad }: Priced) => squad.filter(card => RECRUIT[card].isTerrain).length <= 1),
  rule('5.4.4.1', 'notTogether', ({ squad }: Priced) => !clashes(squad)),
  rule('5.4.3', 'tooManyFlyers', ({ spending }: Priced) => spending.flyers <= FLYER_CAP),
  rule('5.4.1', 'tooFewGold', ({ spending, crystals }: Priced) => spending.elite <= crystals.gold),
  rule('5.4.1', 'tooFewCrystals', isAffordable),
  rule(
    '5.4.5',
    'noCreatureRecruited',
    ({ squad, deal, recruiting }: Priced) =>
      squad.some(isIndependent) ||
      ![...squad, ...deal].some(
        card => isIndependent(card) && isAffordable(priced({ squad: [card], deal: [], recruiting })),
      ),
  ),
]

/** Why these cards of a deal are no squad; `deal` are those not taken. */
export const whyNoSquad = (draft: Draft): Refusal | undefined => broken(SQUAD_RULES, priced(draft))

/** Whether they are one: what fails most often is asked first. */
export function isSquad(draft: Draft): boolean {
  const found = priced(draft)
  return isAffordable(found) && broken(SQUAD_RULES, found) === undefined
}

export const DECK_RULES = [
  rule('4.1', 'deckTooSmall', (deck: Cards) => deck.length >= DECK_SIZE.min),
  rule('4.1', 'deckTooLarge', (deck: Cards) => deck.length <= DECK_SIZE.max),
  rule('4.2', 'tooManyCopies', (deck: Cards) => areCopiesAllowed(deck)),
]

/** 4.2 */
export const mostCopies = (card: CardId): number => (hasKeyword(card, 'horde') ? COPIES.horde : COPIES.usual)

/** 4.2 Whether a deck may hold these cards. */
export const areCopiesAllowed = (cards: Cards): boolean =>
  cards.every(card => copiesOf(cards, card) <= mostCopies(card))

/** Why these cards are no deck. */
export const whyNoDeck = (deck: Cards): Refusal | undefined => broken(DECK_RULES, deck)
