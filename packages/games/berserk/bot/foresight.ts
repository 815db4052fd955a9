// What the next strikes will probably cost both players: the rest of the turn under way, then a turn of the other, then another one.
// All creatures strike where it pays most, one after the other; the dice are not thrown, but every number of lives keeps its chance.

import type { Seat } from '@ludoteka/kernel'
import { CARD, CARDS, type CardId } from '../content/cards.ts'
import { NO_CELL } from '../content/cells.ts'
import { ATTACK, isAttackType } from '../content/terms.ts'
import { movementValue } from '../rules/movementValue.ts'
import { indexOf } from '../rules/names.ts'
import { rowOf, traits } from '../rules/pieces.ts'
import { HIDDEN, type PieceRow } from '../rules/rows.ts'
import { other } from '../rules/seats.ts'
import type { S } from '../rules/state.ts'
import { type Facts, kindIn, world } from '../rules/world.ts'
import { ALL_CELLS, cellsAround, cellsInReach } from './reachable.ts'

/** Wounds of a weak, a medium and a strong hit. */
type Power = readonly [weak: number, medium: number, strong: number]

/** An ability with which a creature attacks instead of striking; nobody answers it. */
type Ability = { readonly power: Power; readonly isMelee: boolean; readonly chips: number }

/** A creature on the table as the forecast sees it. */
type Fighter = {
  readonly seat: Seat
  /** The number of its cell; flyers have none. */
  readonly cell: number
  readonly isFlyer: boolean
  readonly strike: Power
  readonly abilities: readonly Ability[]
  readonly armour: number
  readonly isProtected: boolean
  readonly isUnanswered: boolean
  /** 16.6 It may strike a flyer in this turn, or in its next one. */
  readonly permit: PieceRow['permit']
  readonly canAct: boolean
  readonly opensNext: boolean
  /** Cells it may still go in this turn, and in a whole one. */
  readonly units: number
  readonly movement: number
  /** By lives left. */
  readonly worth: readonly number[]
  /** N.46 What a life drunk is worth, 0 for those who do not drink, and how many of the wounds do not count. */
  readonly worthDrunk: number
  readonly drinksLess: number
  isOpen: boolean
  /** How likely it has so many lives left. */
  chances: readonly number[]
  alive: number
  /** Expected worth, apart from lives drunk. */
  value: number
  drunk: number
}

/** What foretold the winners best: a creature counts as long as it lives, its price and its lives as far as they are left. */
const ALIVE = 2
const PRICE = 0.6
const LIFE = 0.25
const MOST_LIVES = 60

function worthByLives(card: CardId): readonly number[] {
  const { cost, ...facts } = CARD[card]
  const full = 'life' in facts ? facts.life : 0
  return Array.from({ length: MOST_LIVES + 1 }, (_, lives) =>
    lives === 0 || full === 0 ? 0 : ALIVE + PRICE * cost * Math.min(1, lives / full) + LIFE * lives,
  )
}

function abilitiesOf(card: CardId): readonly Ability[] {
  return CARD[card].abilities.flatMap(ability => {
    if (ability.kind !== 'activated' || !isAttackType(ability.type) || ability.type === 'rowStrike') return []
    const [weak, medium, strong] = ability.power ?? []
    if (typeof weak !== 'number' || typeof medium !== 'number' || typeof strong !== 'number') return []
    const { chips } = ability.cost
    return {
      power: [weak, medium, strong] as const,
      isMelee: ATTACK[ability.type].melee,
      chips: typeof chips === 'number' ? chips : 0,
    }
  })
}

const PRINTED = new Map(CARDS.map(card => [card, { worth: worthByLives(card), abilities: abilitiesOf(card) }]))

/** All creatures that everybody sees. */
function fightersIn(s: Facts): Fighter[] {
  const w = world(s)
  const found: Fighter[] = []
  for (const piece of w.inPlay) {
    const row = rowOf(s, piece)
    const { isCreature, strike, life } = kindIn(w, piece)
    if (row.card === HIDDEN || !isCreature) continue
    const printed = PRINTED.get(row.card)
    const { amounts, strikesPerTurn, vampirismMinus } = traits(s, piece)
    const cell = w.cells[indexOf(piece)] ?? NO_CELL
    const lives = Math.min(MOST_LIVES, Math.max(0, life + row.extraLife - row.wounds))
    const hasStrikesLeft = !row.acted || (row.strikes > 0 && row.strikes < (strikesPerTurn?.n ?? 1))
    const chances = new Array<number>(lives + 1).fill(0)
    chances[lives] = 1
    const worth = printed?.worth ?? []
    const value = worth[lives] ?? 0
    found.push({
      seat: row.controller,
      cell,
      isFlyer: amounts.flying !== undefined,
      strike: [strike.weak, strike.medium, strike.strong],
      abilities: (printed?.abilities ?? []).filter(({ chips }) => chips <= row.chips),
      armour: amounts.armour ?? 0,
      isProtected: amounts.protAttacks !== undefined || amounts.protSimpleStrikes !== undefined,
      isUnanswered: amounts.unanswered !== undefined,
      permit: row.permit,
      canAct: !row.closed && hasStrikesLeft && !row.busy,
      opensNext: !row.staysClosed,
      units: Math.max(0, row.units),
      movement: movementValue(s, piece),
      worth,
      worthDrunk: amounts.vampirism === undefined ? 0 : Math.max(0, (worth[lives + 1] ?? 0) - value),
      drinksLess: vampirismMinus,
      isOpen: !row.closed,
      chances,
      alive: lives > 0 ? 1 : 0,
      value,
      drunk: 0,
    })
  }
  return found
}

/** 14.1 How likely the three grades are. */
const [WEAK, MEDIUM, STRONG] = [3 / 6, 2 / 6, 1 / 6]
/** 14.2 Who fights is hit by four faces of six and strikes back by one. */
const HIT = 4 / 6
const COUNTER = 1 / 6

/** What a creature is expected to lose by so many wounds. */
function lossBy({ chances, worth }: Fighter, wounds: number): number {
  if (wounds <= 0) return 0
  let loss = 0
  for (let lives = 1; lives < chances.length; lives++) {
    const chance = chances[lives] ?? 0
    if (chance > 0) loss += chance * ((worth[lives] ?? 0) - (lives > wounds ? (worth[lives - wounds] ?? 0) : 0))
  }
  return loss
}

const lossByHit = (target: Fighter, [weak, medium, strong]: Power, armour: number): number =>
  WEAK * lossBy(target, weak - armour) +
  MEDIUM * lossBy(target, medium - armour) +
  STRONG * lossBy(target, strong - armour)

/** What a strike that hits gives to whoever drinks. */
function gainByDrinking({ worthDrunk, drinksLess, strike }: Fighter, target: Fighter): number {
  if (worthDrunk === 0) return 0
  const most = target.chances.length - 1
  const [weak, medium, strong] = strike.map(power => Math.max(0, Math.min(most, power - target.armour) - drinksLess))
  return worthDrunk * target.alive * (WEAK * (weak ?? 0) + MEDIUM * (medium ?? 0) + STRONG * (strong ?? 0))
}

/** The target is hit with this chance. */
function wound(target: Fighter, chance: number, [weak, medium, strong]: Power, armour: number): void {
  const before = target.chances
  const after = before.map(one => one * (1 - chance))
  after[0] = before[0] ?? 0
  const take = (lives: number, wounds: number, share: number): void => {
    const left = Math.max(0, lives - Math.max(0, wounds))
    after[left] = (after[left] ?? 0) + share
  }
  for (let lives = 1; lives < before.length; lives++) {
    const share = (before[lives] ?? 0) * chance
    if (share === 0) continue
    take(lives, weak - armour, share * WEAK)
    take(lives, medium - armour, share * MEDIUM)
    take(lives, strong - armour, share * STRONG)
  }
  target.chances = after
  target.alive = 1 - (after[0] ?? 0)
  target.value = after.reduce((sum, one, lives) => sum + one * (target.worth[lives] ?? 0), 0)
}

const doesFight = (target: Fighter, attacker: Fighter): boolean => target.isOpen && !attacker.isUnanswered

/** What is left of the turn under way, or a whole one. */
type Span = 'rest' | 'whole'

/** How an attacker does best against a target, and what it is expected to win by it. */
type Aim = { readonly gain: number; readonly ability: Ability | undefined }
const NO_AIM: Aim = { gain: 0, ability: undefined }

/** What an attacker may strike in a turn: what stands on some cells, and flyers or not. */
type Reach = { readonly cells: number; readonly flyers: boolean }

function reachOf({ cell, isFlyer, units, movement, permit }: Fighter, occupied: number, turn: Span): Reach {
  if (isFlyer) return { cells: ALL_CELLS, flyers: true }
  const isRest = turn === 'rest'
  const cells = cell === NO_CELL ? 0 : cellsAround(cellsInReach(cell, isRest ? units : movement, occupied))
  return { cells, flyers: permit === (isRest ? 'now' : 'next') }
}

function bestAim(attacker: Fighter, target: Fighter, { cells, flyers }: Reach): Aim {
  const isInReach = target.cell === NO_CELL ? flyers : (cells & (1 << target.cell)) !== 0
  let best = NO_AIM
  if (isInReach && !target.isProtected) {
    const hit = lossByHit(target, attacker.strike, target.armour) + gainByDrinking(attacker, target)
    const gain = doesFight(target, attacker)
      ? HIT * hit - COUNTER * target.alive * lossBy(attacker, target.strike[0] - attacker.armour)
      : hit
    if (gain > 0) best = { gain, ability: undefined }
  }
  for (const ability of attacker.abilities) {
    if (ability.isMelee && !isInReach) continue
    const gain = lossByHit(target, ability.power, 0)
    if (gain > best.gain) best = { gain, ability }
  }
  return best.gain === 0 ? best : { gain: best.gain * attacker.alive, ability: best.ability }
}

function carryOut(attacker: Fighter, target: Fighter, { ability }: Aim): void {
  attacker.isOpen = false
  if (ability) {
    wound(target, attacker.alive, ability.power, 0)
    return
  }
  const isFight = doesFight(target, attacker)
  const chance = attacker.alive * (isFight ? HIT : 1)
  attacker.drunk += chance * gainByDrinking(attacker, target)
  if (isFight) {
    const [counter] = target.strike
    wound(attacker, target.alive * COUNTER, [counter, counter, counter], attacker.armour)
  }
  wound(target, chance, attacker.strike, target.armour)
}

/** Nobody closes for less. */
const LEAST_GAIN = 0.02
/** Those that hardly live any more are left out. */
const LEAST_ALIVE = 0.05

/** All creatures of a seat strike once where it pays. */
function strikeAll(fighters: readonly Fighter[], seat: Seat, occupied: number, turn: Span): void {
  const targets = fighters.filter(one => one.seat !== seat && one.alive > LEAST_ALIVE)
  const left = fighters
    .filter(one => one.seat === seat && one.alive > LEAST_ALIVE && (turn === 'rest' ? one.canAct : one.opensNext))
    .map(attacker => {
      const reach = reachOf(attacker, occupied, turn)
      return { attacker, reach, aims: targets.map(target => bestAim(attacker, target, reach)) }
    })
  while (left.length > 0) {
    let [who, whom, most] = [0, 0, LEAST_GAIN]
    for (let i = 0; i < left.length; i++) {
      const aims = left[i]?.aims ?? []
      for (let j = 0; j < aims.length; j++) {
        const gain = aims[j]?.gain ?? 0
        if (gain > most) [who, whom, most] = [i, j, gain]
      }
    }
    const target = targets[whom]
    const [next] = most > LEAST_GAIN ? left.splice(who, 1) : []
    if (!next || !target) return
    carryOut(next.attacker, target, next.aims[whom] ?? NO_AIM)
    for (const { attacker, reach, aims } of left) aims[whom] = bestAim(attacker, target, reach)
  }
}

/** What the creatures of a seat are worth, and how many of them live. */
export type Standing = { readonly worth: number; readonly creatures: number }

function standingOf(fighters: readonly Fighter[], seat: Seat): Standing {
  let [worth, creatures] = [0, 0]
  for (const one of fighters) {
    if (one.seat !== seat) continue
    worth += one.value + one.drunk
    creatures += one.alive
  }
  return { worth, creatures }
}

/** By seat, as it is and as it will probably be: after the rest of the viewer's turn, after the other's, and after the viewer's next one. */
export type Foresight = {
  readonly now: readonly Standing[]
  readonly afterStrikes: readonly Standing[]
  readonly afterAnswer: readonly Standing[]
  readonly afterNext: readonly Standing[]
}

/**
 * For whoever compares positions the forecast ends at the same moment, wherever they lie in a turn: otherwise to end the turn
 * would look like a gain, or like a loss.
 */
export function foresee(s: Facts & Pick<S, 'active'>, viewer: Seat): Foresight {
  const fighters = fightersIn(s)
  const { occupied } = world(s)
  const isOwnTurn = s.active === viewer
  const standings = (): readonly Standing[] => [standingOf(fighters, 0), standingOf(fighters, 1)]
  const now = standings()
  if (isOwnTurn) strikeAll(fighters, viewer, occupied, 'rest')
  const afterStrikes = standings()
  if (isOwnTurn) openAll(fighters, other(viewer))
  strikeAll(fighters, other(viewer), occupied, isOwnTurn ? 'whole' : 'rest')
  const afterAnswer = standings()
  openAll(fighters, viewer)
  strikeAll(fighters, viewer, occupied, 'whole')
  return { now, afterStrikes, afterAnswer, afterNext: standings() }
}

/** 9.4 */
function openAll(fighters: readonly Fighter[], seat: Seat): void {
  for (const one of fighters) if (one.seat === seat && one.opensNext) one.isOpen = true
}
