// What fate may bring, worked out exactly from the fate deck as everybody knows it (2.16): battles that could be started,
// revolts, and expeditions. A battle forecast takes the whole deck as unseen, and both sides as sensible: each puts away
// what is worth least, and keeps somebody standing as long as its casualties allow it.

import { NOWHERE, type Seat } from '@ludoteka/kernel'
import type { Area } from '../content/areas.ts'
import { SHAPES, type Shape } from '../content/barons.ts'
import {
  BATTLE_RESULTS,
  type BattleResult,
  type Expedition,
  FATE,
  FATE_CARDS,
  NEWS,
  type News,
} from '../content/fate.ts'
import { MOST_DRAWN, TOKEN } from '../content/numbers.ts'
import { effectiveStrength, isReady } from './armies.ts'
import { attackersIn, battleFor, targetsIn } from './battle/declare.ts'
import { mustPutAway, officeResult, shapeResult } from './battle/fate.ts'
import type { Side, Target } from './battle/names.ts'
import { armiesOnSide, type Battle, hasDefender, seatOf, siegeTotals, totalOf, wallStrength } from './battle/sides.ts'
import { isBesieged } from './cities.ts'
import { NONE } from './names.ts'
import type { PublicState } from './state.ts'
import { marchersTo } from './ways.ts'

/** How many cards of each result. */
export type Results = Readonly<Record<BattleResult, number>>
const NO_RESULTS: Results = { deal100: 0, prevent100: 0, victory1: 0, drawFate: 0 }

/** What one side of a battle brings, as far as chance is concerned. */
export type Combatant = {
  /** Fate cards it draws at first, and how many of them it puts away. */
  readonly drawn: number
  readonly putAway: number
  /** What its commander and his office add. */
  readonly deal: number
  readonly prevent: number
  readonly victory: number
  /** So many casualties leave nobody of it standing; walls count among them. */
  readonly endures: number
}

/** What can become of a side. */
export const FATES_OF_SIDE = ['stands', 'retreats', 'falls'] as const
export type FateOfSide = (typeof FATES_OF_SIDE)[number]

export type BattleForecast = {
  /** The chances of what becomes of the attacker and of the defender. */
  readonly attacker: Readonly<Record<FateOfSide, number>>
  readonly defender: Readonly<Record<FateOfSide, number>>
  /** The attacker lives, and the defender flees, dies or loses the walls. */
  readonly success: number
  /** Average casualties of each side. */
  readonly casualties: Readonly<Record<Side, number>>
}

/** 11.6.6 */
const FULL_VICTORY = 2

const cardsWith = (result: BattleResult): number => FATE_CARDS.filter(card => FATE[card].battle === result).length
/** The deck as everybody knows it. */
export const FATE_DECK: Results = {
  deal100: cardsWith('deal100'),
  prevent100: cardsWith('prevent100'),
  victory1: cardsWith('victory1'),
  drawFate: cardsWith('drawFate'),
}

/** What is put away first: a victory wins a battle, a hit only wears the enemy down. */
const WORTH: readonly BattleResult[] = ['prevent100', 'drawFate', 'deal100', 'victory1']

type Chance<T> = { readonly value: T; readonly p: number }

const countAll = (cards: Results): number => BATTLE_RESULTS.reduce((sum, result) => sum + cards[result], 0)
const minus = (a: Results, b: Results): Results => ({
  deal100: a.deal100 - b.deal100,
  prevent100: a.prevent100 - b.prevent100,
  victory1: a.victory1 - b.victory1,
  drawFate: a.drawFate - b.drawFate,
})
const withOne = (a: Results, result: BattleResult): Results => ({ ...a, [result]: a[result] + 1 })

function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways
}

/** Every hand of so many cards of a deck, with its chance. */
export function handsOf(deck: Results, size: number): readonly Chance<Results>[] {
  const n = Math.min(size, countAll(deck))
  const all = choose(countAll(deck), n)
  const hands: Chance<Results>[] = []
  const add = (i: number, hand: Results, left: number, ways: number): void => {
    const result = BATTLE_RESULTS[i]
    if (result === undefined) {
      if (left === 0) hands.push({ value: hand, p: ways / all })
      return
    }
    for (let k = 0; k <= Math.min(left, deck[result]); k++)
      add(i + 1, { ...hand, [result]: k }, left - k, ways * choose(deck[result], k))
  }
  add(0, NO_RESULTS, n, 1)
  return hands
}

/** 11.5.3 What a side keeps. */
export function kept(hand: Results, putAway: number): Results {
  let left = putAway
  let cards = hand
  for (const result of WORTH) {
    const n = Math.min(left, cards[result])
    cards = { ...cards, [result]: cards[result] - n }
    left -= n
  }
  return cards
}

/** 11.6.1 What the further cards of a side may be, and the deck that is left. */
function furtherDraws(
  deck: Results,
  cards: Results,
  due: number,
): readonly Chance<{ deck: Results; cards: Results }>[] {
  const left = countAll(deck)
  if (due === 0 || left === 0) return [{ value: { deck, cards }, p: 1 }]
  return BATTLE_RESULTS.filter(result => deck[result] > 0).flatMap(result =>
    furtherDraws(
      { ...deck, [result]: deck[result] - 1 },
      withOne(cards, result),
      due - 1 + (result === 'drawFate' ? 1 : 0),
    ).map(({ value, p }) => ({ value, p: (p * deck[result]) / left })),
  )
}

type Outcome = Readonly<Record<Side, FateOfSide>> & { readonly hits: Readonly<Record<Side, number>> }

/** 11.6.2 to 11.6.7 */
export function outcomeOf(sides: Readonly<Record<Side, Combatant>>, cards: Readonly<Record<Side, Results>>): Outcome {
  const { attacker, defender } = sides
  const hitsOn = (own: Side, other: Side): number =>
    Math.max(0, cards[other].deal100 + sides[other].deal - cards[own].prevent100 - sides[own].prevent)
  const hits = { attacker: hitsOn('attacker', 'defender'), defender: hitsOn('defender', 'attacker') }
  const isDown = { attacker: hits.attacker >= attacker.endures, defender: hits.defender >= defender.endures }
  const suffered = {
    attacker: Math.min(hits.attacker, attacker.endures),
    defender: Math.min(hits.defender, defender.endures),
  }
  if (isDown.attacker || isDown.defender)
    return {
      attacker: isDown.attacker ? 'falls' : 'stands',
      defender: isDown.defender ? 'falls' : 'stands',
      hits: suffered,
    }
  const lead = cards.attacker.victory1 + attacker.victory - cards.defender.victory1 - defender.victory
  const loses: FateOfSide = Math.abs(lead) >= FULL_VICTORY ? 'falls' : 'retreats'
  return {
    attacker: lead < 0 ? loses : 'stands',
    defender: lead > 0 ? loses : 'stands',
    hits: suffered,
  }
}

/** The chances of a battle between two sides that draw from the whole deck. */
export function chancesOf(sides: Readonly<Record<Side, Combatant>>): BattleForecast {
  const attacker = { stands: 0, retreats: 0, falls: 0 }
  const defender = { stands: 0, retreats: 0, falls: 0 }
  const casualties = { attacker: 0, defender: 0 }
  let success = 0
  const add = (cards: Readonly<Record<Side, Results>>, p: number): void => {
    const outcome = outcomeOf(sides, cards)
    attacker[outcome.attacker] += p
    defender[outcome.defender] += p
    casualties.attacker += p * outcome.hits.attacker
    casualties.defender += p * outcome.hits.defender
    if (outcome.attacker === 'stands' && outcome.defender !== 'stands') success += p
  }
  for (const first of handsOf(FATE_DECK, sides.attacker.drawn)) {
    const afterFirst = minus(FATE_DECK, first.value)
    const ours = kept(first.value, sides.attacker.putAway)
    for (const second of handsOf(afterFirst, sides.defender.drawn)) {
      const deck = minus(afterFirst, second.value)
      const theirs = kept(second.value, sides.defender.putAway)
      for (const more of furtherDraws(deck, ours, ours.drawFate))
        for (const last of furtherDraws(more.value.deck, theirs, theirs.drawFate))
          add({ attacker: more.value.cards, defender: last.value.cards }, first.p * second.p * more.p * last.p)
    }
  }
  return { attacker, defender, success, casualties }
}

/** The order in which commanders are named where several could be: by what their shapes do in a battle. */
const BY_ABILITY: readonly Shape[] = ['triangle', 'star', 'square', 'circle']
function likelyCommander(s: PublicState, battle: Battle, side: Side): Shape | undefined {
  const nobles = SHAPES.filter(shape => armiesOnSide(battle, side).includes(shape))
  const ready = BY_ABILITY.filter(shape => nobles.includes(shape) && isReady(s, seatOf(battle, side), shape))
  return ready[0] ?? nobles[0]
}

function combatantOf(s: PublicState, battle: Battle, side: Side): Combatant {
  const seat = seatOf(battle, side)
  const drawn = Math.min(MOST_DRAWN, Math.floor(totalOf(s, battle, side) / TOKEN))
  const commander = side === 'attacker' ? battle.attackerCommander : battle.defenderCommander
  const adds = (what: 'deal' | 'prevent' | 'victory'): number =>
    shapeResult(battle, side, what) + officeResult(s, battle, side, what)
  const armies = armiesOnSide(battle, side).reduce(
    (sum, army) => sum + Math.ceil(effectiveStrength(s, seat, army) / TOKEN),
    0,
  )
  const walls = side === 'defender' && battle.kind === 'assault' ? Math.ceil(wallStrength(s, battle.walls) / TOKEN) : 0
  return {
    drawn,
    putAway: commander === NONE ? 0 : mustPutAway(drawn),
    deal: adds('deal'),
    prevent: adds('prevent'),
    victory: adds('victory'),
    endures: armies + walls,
  }
}

/** What a battle would be like before it is declared. */
export type Prospect = {
  readonly battle: Battle
  /** 11.5.2 The strength of each side. */
  readonly totals: Readonly<Record<Side, number>>
  readonly drawn: Readonly<Record<Side, number>>
  /** None for a siege (13.2), and none where walls are taken without cards (12.9). */
  readonly chances: BattleForecast | undefined
  /** 13.1 What counts for a siege, and whether it is the second, which ends in surrender (13.6). */
  readonly siege: { readonly besieger: number; readonly besieged: number; readonly isSurrender: boolean } | undefined
}

/** A battle as it would be fought with these Nobles; with all that are ready if none are named. */
export function prospectOf(
  s: PublicState,
  seat: Seat,
  at: Area,
  target: Target,
  chosen: readonly Shape[] = attackersIn(s, seat, at),
): Prospect {
  const declared = battleFor(s, seat, at, target, chosen)
  const led: Battle = {
    ...declared,
    attackerCommander: likelyCommander(s, declared, 'attacker') ?? NONE,
    defenderCommander: (declared.defender === NOWHERE ? undefined : likelyCommander(s, declared, 'defender')) ?? NONE,
  }
  const battle: Battle = {
    ...led,
    readyCommanders: [
      'attacker',
      ...(led.defenderCommander !== NONE && isReady(s, led.defender, led.defenderCommander)
        ? (['defender'] as const)
        : []),
    ],
  }
  const sides = { attacker: combatantOf(s, battle, 'attacker'), defender: combatantOf(s, battle, 'defender') }
  const isEmpty = battle.kind === 'assault' && sides.defender.endures === 0 && !hasDefendingArmy(battle)
  return {
    battle,
    totals: { attacker: totalOf(s, battle, 'attacker'), defender: totalOf(s, battle, 'defender') },
    drawn: { attacker: sides.attacker.drawn, defender: sides.defender.drawn },
    chances: battle.kind === 'siege' || isEmpty ? undefined : chancesOf(sides),
    siege:
      battle.kind === 'siege'
        ? { ...siegeTotals(s, battle), isSurrender: battle.walls !== NONE && isBesieged(s, battle.walls) }
        : undefined,
  }
}

/** An attack that a Baron could make in an area, and with which of his Nobles. */
export type Aim = { readonly target: Target; readonly attackers: readonly Shape[] }

/** 7.6 What he could attack there with all his ready Nobles: those who stand there and those who could march there. */
export function aimsAt(s: PublicState, seat: Seat, at: Area): readonly Aim[] {
  const marching = marchersTo(s, seat, at)
  const there = attackersIn(s, seat, at)
  const attackers = SHAPES.filter(shape => there.includes(shape) || marching.includes(shape))
  return targetsIn(s, seat, at, attackers).map(target => ({ target, attackers }))
}

const hasDefendingArmy = (battle: Battle): boolean => hasDefender(battle) && battle.defenders.length > 0

/** 8.3.6 The chances of each news of an expedition: of one card, or of the better of two. */
export function newsOdds(expedition: Expedition, isBlessed: boolean): Readonly<Record<News, number>> {
  const cards = FATE_CARDS.map(card => NEWS.indexOf(FATE[card].news[expedition]))
  const odds: Record<News, number> = { x4: 0, x3: 0, x2: 0, x1: 0, noNews: 0, fleetLost: 0 }
  const n = cards.length
  const add = (rank: number, p: number): void => {
    const news = NEWS[rank]
    if (news !== undefined) odds[news] += p
  }
  cards.forEach((one, i) => {
    if (!isBlessed) add(one, 1 / n)
    else
      cards.forEach((two, k) => {
        if (i !== k) add(Math.min(one, two), 1 / (n * (n - 1)))
      })
  })
  return odds
}

/** 17.3 The chance that a city without a Noble of its Baron revolts. */
export const REVOLT_ODDS = FATE_CARDS.filter(card => FATE[card].revolt).length / FATE_CARDS.length
