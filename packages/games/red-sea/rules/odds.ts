// Exact chances: every face of every die, and every card that may be turned up, is counted once.

import { CARD, type Card } from '../content/cards.ts'
import { FLASHPOINT_SAFE_OPS } from '../content/tracks.ts'

export const DIE_FACES = [1, 2, 3, 4, 5, 6] as const

/** Chances as numbers of equally likely throws out of `of`. */
export type Chance = { readonly hits: number; readonly of: number }

export const CERTAIN: Chance = { hits: 1, of: 1 }
export const NEVER: Chance = { hits: 0, of: 1 }

/** 0 to 1; the empty deck turns nothing up. */
export const ratio = ({ hits, of }: Chance): number => (of === 0 ? 0 : hits / of)
export const percent = (chance: Chance): number => Math.round(100 * ratio(chance))

export type CoupThrow = {
  /** Operations value and everything added to the die. */
  readonly plus: number
  /** What the sum must exceed: twice the stability. */
  readonly needed: number
  readonly opponents: number
}

type CoupOutcome = { readonly die: number; readonly removed: number; readonly added: number }

/** 6.3.2 What each face of the die would do. */
function coupOutcomes({ plus, needed, opponents }: CoupThrow): readonly CoupOutcome[] {
  return DIE_FACES.map(die => {
    const margin = Math.max(0, die + plus - needed)
    const removed = Math.min(margin, opponents)
    return { die, removed, added: margin - removed }
  })
}

export type CoupOdds = {
  readonly success: Chance
  /** The country is free of the opponent afterwards. */
  readonly clears: Chance
  readonly outcomes: readonly CoupOutcome[]
}

export function coupOdds(terms: CoupThrow): CoupOdds {
  const outcomes = coupOutcomes(terms)
  const hits = (fits: (outcome: CoupOutcome) => boolean): Chance => ({
    hits: outcomes.filter(fits).length,
    of: outcomes.length,
  })
  return {
    success: hits(({ removed, added }) => removed + added > 0),
    clears: hits(({ removed }) => removed >= terms.opponents),
    outcomes,
  }
}

export type RealignThrow = {
  /** What is added to each side's die. */
  readonly plus: number
  readonly opponentsPlus: number
  readonly own: number
  readonly opponents: number
}

export type RealignOdds = {
  /** The opponent loses influence, nobody does, the roller does. */
  readonly win: Chance
  readonly tie: Chance
  readonly loss: Chance
  readonly clears: Chance
}

const THROWS = DIE_FACES.length * DIE_FACES.length

/** 6.2.2 Over all pairs of dice; a difference that finds no influence to remove changes nothing. */
export function realignOdds({ plus, opponentsPlus, own, opponents }: RealignThrow): RealignOdds {
  let win = 0
  let loss = 0
  let clears = 0
  for (const die of DIE_FACES) {
    for (const against of DIE_FACES) {
      const difference = die + plus - (against + opponentsPlus)
      if (difference > 0 && opponents > 0) win++
      if (difference > 0 && difference >= opponents) clears++
      if (difference < 0 && own > 0) loss++
    }
  }
  const chance = (hits: number): Chance => ({ hits, of: THROWS })
  return {
    win: chance(win),
    tie: chance(THROWS - win - loss),
    loss: chance(loss),
    clears: chance(clears),
  }
}

/** The chance that one side's die with what is added to it beats the other's; `dice` are the faces each may show. */
export function chanceToBeat(own: DiceTerms, against: DiceTerms): Chance {
  const throws = own.dice.flatMap(die => against.dice.map(other => die + own.plus - (other + against.plus)))
  return { hits: throws.filter(difference => difference > 0).length, of: throws.length }
}

export type DiceTerms = { readonly dice: readonly number[]; readonly plus: number }

/**
 * 6.3.6.1 The chance that the card turned up lowers DEFCON. It is one of the cards that were shuffled `among` so many,
 * or else any of the others, each as likely.
 */
export function turnUpChance(
  others: readonly Card[],
  shuffled: { readonly cards: readonly Card[]; readonly among: number } = { cards: [], among: 0 },
): Chance {
  const lowering = (cards: readonly Card[]): number => cards.filter(card => CARD[card].ops < FLASHPOINT_SAFE_OPS).length
  const { cards, among } = shuffled
  if (cards.length === 0) return { hits: lowering(others), of: others.length }
  if (cards.length >= among || others.length === 0) return { hits: lowering(cards), of: cards.length }
  const rest = among - cards.length
  return { hits: lowering(cards) * others.length + rest * lowering(others), of: among * others.length }
}
