// Which squad bots that search take from a deal: the one whose cards, together, won the most matches. What a card counts was learned
// from matches (recruits.json).

import { cardsIn, contents, type Sampler, type Seat, sampler, seedFrom } from '@ludoteka/kernel'
import { CARD, CARDS, type CardId } from '../content/cards.ts'
import { recruitingOf } from '../rules/recruited.ts'
import { crystalsFor, type Recruiting, spendingOn, whyNoSquad } from '../rules/squad.ts'
import { type S, ZONES } from '../rules/state.ts'
import RECRUITS from './recruits.json'

type Cards = readonly CardId[]

/** By how much cards win more often, or less, than their price and their strike say. */
const LEARNED: Readonly<Record<string, number>> = RECRUITS.cards

/** What a card adds to the logarithm of the odds to win. */
export function recruitWorth(card: CardId): number {
  const facts = CARD[card]
  const strike = facts.type === 'creature' ? facts.strike[1] : 0
  const printed = RECRUITS.perCard + RECRUITS.perCrystal * facts.cost + RECRUITS.perStrike * strike
  return printed + (LEARNED[card] ?? 0)
}

const WORTH = new Map(CARDS.map(card => [card, recruitWorth(card)]))
const worthOf = (card: CardId): number => WORTH.get(card) ?? 0

/** The cards that go on to be taken, and what they are worth together with those already taken. */
export type BestSquad = { readonly further: Cards; readonly worth: number }

/** The best that can be made of a deal with what has been taken of it; nothing further where no squad is allowed at all. */
export function bestSquad(taken: Cards, deal: Cards, recruiting: Recruiting): BestSquad {
  const start = taken.reduce((sum, card) => sum + worthOf(card), 0)
  // Those that give most for a crystal come first, so that good squads are found early and the others need not be looked at.
  const offered = deal
    .filter(card => worthOf(card) > 0)
    .toSorted((a, b) => worthOf(b) / CARD[b].cost - worthOf(a) / CARD[a].cost)
  let best: BestSquad = { further: [], worth: Number.NEGATIVE_INFINITY }
  const consider = (squad: Cards, worth: number): void => {
    if (worth > best.worth && whyNoSquad({ squad, deal: [], recruiting }) === undefined)
      best = { further: squad.slice(taken.length), worth }
  }
  const goOn = (squad: Cards, worth: number, next: number): void => {
    const card = offered[next]
    if (card === undefined || worth + mostOf(offered, next, crystalsLeft(squad, recruiting)) <= best.worth) return
    const withIt = [...squad, card]
    if (crystalsLeft(withIt, recruiting) >= 0) {
      consider(withIt, worth + worthOf(card))
      goOn(withIt, worth + worthOf(card), next + 1)
    }
    goOn(squad, worth, next + 1)
  }
  consider(taken, start)
  goOn(taken, start, 0)
  return best.worth === Number.NEGATIVE_INFINITY ? { further: [], worth: start } : best
}

/** What is left to spend; N.14 cards that may yet become cheaper are not paid for before. */
function crystalsLeft(squad: Cards, recruiting: Recruiting): number {
  const { gold, silver } = crystalsFor(recruiting, squad)
  const { elite, rankAndFile } = spendingOn(squad)
  return gold + silver - elite - rankAndFile + DEVOTED
}
/** More than all devotion together ever saves. */
const DEVOTED = 4

/** What these cards can be worth at most for so many crystals, as if parts of cards could be bought. */
function mostOf(offered: Cards, from: number, crystals: number): number {
  let [left, sum] = [crystals, 0]
  for (let i = from; i < offered.length && left > 0; i++) {
    const card = offered[i]
    if (card === undefined) break
    const { cost } = CARD[card]
    sum += worthOf(card) * Math.min(1, left / cost)
    left -= cost
  }
  return sum
}

type Plan = BestSquad & { readonly isRedealBetter: boolean }

/** What was planned last for each seat, and what for: all answers to a question are asked about. */
const planned: { readonly deal: readonly number[]; readonly squad: readonly number[]; readonly plan: Plan }[] = []

/** What a seat should do with its deal. */
export function recruitingPlan(s: S, seat: Seat): Plan {
  const [deal, squad] = [contents(s, ZONES.deal, seat), contents(s, ZONES.squad, seat)]
  const last = planned[seat]
  if (last?.deal === deal && last.squad === squad) return last.plan
  const [taken, dealt, recruiting] = [
    cardsIn(s, ZONES.squad, seat),
    cardsIn(s, ZONES.deal, seat),
    recruitingOf(s, seat),
  ]
  const best = bestSquad(taken, dealt, recruiting)
  const brought = [...cardsIn(s, ZONES.deck, seat), ...dealt]
  const isRedealBetter =
    taken.length === 0 && best.worth + LEAST_GAIN < worthOfDeal(brought, dealt.length - 1, recruiting)
  const plan = { ...best, isRedealBetter }
  planned[seat] = { deal, squad, plan }
  return plan
}

/** A new deal may turn out worse, and it is a guess from few: it is asked for only where it promises so much more. */
const LEAST_GAIN = 0.15
const DEALS = 8

/** 5.3.1 What the best squad of a new deal of so many cards is worth on the average. */
export function worthOfDeal(brought: Cards, size: number, recruiting: Recruiting): number {
  if (size < 1) return Number.NEGATIVE_INFINITY
  const cards = brought.toSorted() // in an order that tells nothing about what lies where
  const random = sampler(seedFrom('deals', ...cards))
  let sum = 0
  for (let n = 0; n < DEALS; n++) sum += bestSquad([], drawn(cards, size, random), recruiting).worth
  return sum / DEALS
}

function drawn(cards: Cards, n: number, random: Sampler): Cards {
  const left = [...cards]
  return Array.from({ length: Math.min(n, left.length) }, () => left.splice(random.below(left.length), 1)).flat()
}
