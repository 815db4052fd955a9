// How a battle would probably end: what is known of the defence counts as it is, and every card that nobody has seen is
// as likely as the cards that could lie there.

import { type View, zoneIn } from '@ludoteka/kernel'
import { recordOf } from '@ludoteka/ui'
import { COMBAT_CARDS, type CombatCard } from '../content/combatCards.ts'
import { NEUTRAL, NEUTRAL_CARDS, type NeutralCard } from '../content/otherCards.ts'
import { NEUTRAL_SLOTS, PROVINCE, PROVINCES, type Province } from '../content/provinces.ts'
import { SIDES, type Side } from '../content/sides.ts'
import { SLOTS } from '../content/wheel.ts'
import {
  type Circumstances,
  cardsInGame,
  isSuitable,
  linesOf,
  OUTCOMES,
  type Outcome,
  outcomeOf,
  strengthOf,
  totalAttack,
  totalDefence,
  ZONES,
} from '../rules/questions.ts'
import { type Note, notesOfArmy, notesOfNeutrals, notesOfOperation, openNeutrals } from './knowledge.ts'
import type { Scene } from './scene.ts'

/** The share of each outcome, together 1. */
export type Odds = Readonly<Record<Outcome, number>>

/** A stack of which some cards are known and the others are drawn from a pool. */
type Guess = { readonly known: number; readonly hidden: number; readonly pool: readonly number[] }

/**
 * How often each sum comes up when `n` of these values are drawn: the number of sets of each sum. The values are small
 * and the stacks too.
 */
export function sumsOf(values: readonly number[], n: number): ReadonlyMap<number, number> {
  const drawn = Math.min(n, values.length)
  const sets: Map<number, number>[] = Array.from({ length: drawn + 1 }, () => new Map<number, number>())
  sets[0]?.set(0, 1)
  for (const value of values)
    for (let size = drawn; size > 0; size--)
      for (const [sum, ways] of sets[size - 1] ?? [])
        sets[size]?.set(sum + value, (sets[size]?.get(sum + value) ?? 0) + ways)
  return sets[drawn] ?? new Map()
}

/** 4.5.7–4.5.10 for every defence that is possible. */
export function oddsOf(battle: Circumstances, attack: number, army: Guess, neutrals: Guess): Odds {
  const shares = new Map<Outcome, number>()
  let all = 0
  for (const [cards, ways] of sumsOf(army.pool, army.hidden))
    for (const [helpers, helperWays] of sumsOf(neutrals.pool, neutrals.hidden)) {
      const defence = { defence: army.known + cards, neutrals: neutrals.known + helpers }
      const outcome = outcomeWith(battle, attack, defence)
      shares.set(outcome, (shares.get(outcome) ?? 0) + ways * helperWays)
      all += ways * helperWays
    }
  return recordOf(OUTCOMES, outcome => (shares.get(outcome) ?? 0) / Math.max(1, all))
}

function outcomeWith(
  battle: Circumstances,
  attack: number,
  { defence, neutrals }: { readonly defence: number; readonly neutrals: number },
): Outcome {
  // 4.5.8 Suitable cards are worth at least one: a side that has nothing is routed without a count.
  if (attack === 0) return 'rout'
  if (defence + neutrals === 0) return 'win'
  const strengths = linesOf(battle, { attack, defence, neutrals })
  return outcomeOf(totalAttack(strengths), totalDefence(strengths))
}

/** What the viewer can tell of the cards that defend a province against `attacker`. */
export function defenceAt(
  view: View,
  scene: Scene,
  attacker: Side,
  at: Province,
): { readonly army: Guess; readonly neutrals: Guess } {
  const defender = attacker === 'axis' ? 'allies' : 'axis'
  const seen = surest(notesOfArmy(view, defender, at), COMBAT_CARDS)
  const elsewhere = [
    ...PROVINCES.flatMap(one => (one === at ? [] : surest(notesOfArmy(view, defender, one), COMBAT_CARDS))),
    ...SLOTS.flatMap(slot => surest(notesOfOperation(view, defender, slot), COMBAT_CARDS)),
  ]
  const worth = (card: CombatCard): number => (isSuitable(card, PROVINCE[at].terrain, false) ? strengthOf(card, at) : 0)
  const pool = without(cardsInGame(scene, SIDES.indexOf(defender)), [...seen, ...elsewhere])
  return {
    army: guess(seen, scene.stacks[at][defender], pool, worth),
    neutrals: neutralsAt(view, scene, at),
  }
}

function neutralsAt(view: View, scene: Scene, at: Province): Guess {
  const knownAt = (one: Province): readonly NeutralCard[] => {
    const open = named(NEUTRAL_CARDS, openNeutrals(view, one))
    return open.length > 0 ? open : surest(notesOfNeutrals(view, one), NEUTRAL_CARDS)
  }
  const all = NEUTRAL_CARDS.flatMap(card => new Array<NeutralCard>(NEUTRAL[card].copies).fill(card))
  const removed = named(NEUTRAL_CARDS, zoneIn(view, ZONES.neutralRemoved).cards ?? [])
  const pool = without(all, [...removed, ...NEUTRAL_SLOTS.flatMap(knownAt)])
  return guess(knownAt(at), scene.stacks[at].neutral, pool, card => NEUTRAL[card].value)
}

function guess<Card>(
  seen: readonly Card[],
  count: number,
  pool: readonly Card[],
  worth: (card: Card) => number,
): Guess {
  const known = seen.slice(0, count)
  return {
    known: known.reduce((sum, card) => sum + worth(card), 0),
    hidden: count - known.length,
    pool: pool.map(worth),
  }
}

/** The cards that must still lie in a stack: as many of each as one of the notes shows since which none has left. */
function surest<Card extends string>(notes: readonly Note[], kinds: readonly Card[]): readonly Card[] {
  const sure = notes.filter(({ left }) => left === 0)
  return kinds.flatMap(kind => {
    const most = Math.max(0, ...sure.map(({ cards }) => cards.filter(card => card === kind).length))
    return new Array<Card>(most).fill(kind)
  })
}

const named = <Card extends string>(kinds: readonly Card[], cards: readonly string[]): readonly Card[] =>
  cards.flatMap(card => kinds.find(kind => kind === card) ?? [])

function without<Card>(cards: readonly Card[], gone: readonly Card[]): readonly Card[] {
  const left = [...cards]
  for (const card of gone) {
    const i = left.indexOf(card)
    if (i >= 0) left.splice(i, 1)
  }
  return left
}
