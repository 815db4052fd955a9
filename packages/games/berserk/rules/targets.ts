// What an ability may be aimed at (abilities.md 4): places, sides, kinds and filters.

import { itemOf, pending, type Seat } from '@ludoteka/kernel'
import { ABILITY_NAMES, type AbilityName, abilityNamed } from '../content/abilities.ts'
import { ATTACK, isAttackType } from '../content/terms.ts'
import type { CardTarget, Filter, ItemFilter, Target } from '../content/vocabulary.ts'
import { rollsOf } from './attack/dice.ts'
import { attackerOf, attackOf, findAttack, struckOf, targetOf } from './attack/rows.ts'
import { revivable } from './entering.ts'
import type { F, Use } from './frames.ts'
import { NONE, PIECES, type Piece } from './names.ts'
import { aimable } from './obligations.ts'
import { activatedNamed } from './payment.ts'
import {
  cellOf,
  inPlay,
  isAttackable,
  isCreatureInPlay,
  isFlyer,
  isHidden,
  isInPlay,
  lastCellOf,
  passes,
  rowOf,
} from './pieces.ts'
import { reachable } from './reach.ts'
import type { AttackRow } from './rows.ts'
import { other, rowCells } from './seats.ts'
import type { S } from './state.ts'
import { standingNear, world } from './world.ts'
import { woundsOf } from './wounds.ts'

function targetIn(name: AbilityName): Target | undefined {
  const ability = abilityNamed(name)
  return ability.kind === 'static' ? undefined : ability.target
}

function attackIn(name: AbilityName) {
  const ability = abilityNamed(name)
  if (ability.kind === 'activated' && isAttackType(ability.type) && ability.power)
    return { type: ability.type, power: ability.power, range: ability.range, at: 'target', plusPerChip: 0 } as const
  if (ability.kind !== 'triggered') return undefined
  for (const sentence of ability.effect) {
    if (sentence.word !== 'attack') continue
    const { attackType, power, at, plusPerChip = 0 } = sentence
    return { type: attackType, power, range: undefined, at, plusPerChip }
  }
  return undefined
}

/** Abilities differ in shape: what of them is asked for again and again is found by name. */
const TARGETS = new Map(ABILITY_NAMES.map(name => [name, targetIn(name)]))
const ATTACKS = new Map(ABILITY_NAMES.map(name => [name, attackIn(name)]))

/**
 * The cards an ability names, as the vocabulary describes them, but in records of one shape: they are asked about every
 * card that comes into question, and records of many shapes are slow to read.
 */
export type Aim = Pick<CardTarget, 'kind' | 'who' | 'where'> & {
  /** So many different ones; Infinity is without a limit. */
  readonly most: number
  readonly upTo: boolean
  readonly filter: Filter | undefined
}

export function readAim({ kind, who, where, count, upTo, filter }: CardTarget): Aim {
  return { kind, who, where, most: count === 'any' ? Infinity : count, upTo: upTo === true, filter }
}

/** The description of what an ability names, if it names anything. */
export const targetOfAbility = (name: AbilityName): Target | undefined => TARGETS.get(name)
/** The type of the attack an ability makes: its own, or that of its word `attack`. */
export const attackMadeBy = (name: AbilityName) => ATTACKS.get(name)

export const isOfSide = (s: S, { seat, source }: Use, { who }: Aim, piece: Piece): boolean => {
  const isOwn = rowOf(s, piece).controller === seat
  if (who === 'any') return true
  if (who === 'ownOther') return isOwn && piece !== source
  return isOwn === (who === 'own')
}

/** 4.2 Of kind `card` attacks name creatures and artefacts, anything else any card. */
function isOfKind(s: S, { kind, where }: Aim, piece: Piece): boolean {
  if (kind === 'creature') return isCreatureInPlay(s, piece)
  return where !== 'attack' || isAttackable(s, piece)
}

/** Whether filters and kind fit a revealed card; own hidden cards can't be named, others' are tested when revealed (4.7). */
function isLike(s: S, use: Use, target: Aim, piece: Piece, extra: readonly Piece[]): boolean {
  if (isHidden(s, piece)) return rowOf(s, piece).controller !== use.seat && mayNameHidden(target)
  const { filter } = target
  if (!filter) return isOfKind(s, target, piece)
  if (filter.notRedistributionSource && extra.includes(piece)) return false
  return isOfKind(s, target, piece) && passes(s, filter, piece, { seat: use.seat, source: rowOf(s, use.source) })
}

const OPEN_PLACES: readonly Aim['where'][] = ['any', 'battlefield', 'adjacent', 'attack', 'firstRow']
const mayNameHidden = ({ where }: Aim): boolean => OPEN_PLACES.includes(where)

/** 4.4 `adjacent` for a flyer is any card of the play zone (16.3). */
function beside(s: S, source: Piece): readonly Piece[] {
  const isFlying = isInPlay(s, source) && isFlyer(s, source)
  const from = isFlying ? undefined : lastCellOf(s, source)
  const near = isFlying ? inPlay(s) : from === undefined ? [] : standingNear(world(s), from)
  return near.filter(piece => piece !== source)
}

/** The two cards of a simple strike that may make one: a target that does not fight makes none. */
const strikingNow = (a: AttackRow): readonly Piece[] =>
  a.type !== 'simpleStrike' ? [] : a.fights ? [attackerOf(a), targetOf(a)] : [attackerOf(a)]

/** The cards in a place of the windows. */
function inWindow(s: S, use: Use, where: Aim['where']): readonly Piece[] {
  const a = use.attack > 0 ? findAttack(s, use.attack) : undefined
  switch (where) {
    case 'justRolled':
      return rollsOf(s, use.roll).flatMap(({ piece }) => (piece === NONE ? [] : [piece]))
    case 'strikingNow':
      return a ? strikingNow(a) : []
    case 'beingStruckMelee':
      return a && use.event > 0 && ATTACK[a.type].melee ? [struckOf(a)] : []
    case 'wouldBeWounded':
      return woundsOf(s, use.event).flatMap(({ piece }) => (piece === NONE ? [] : [piece]))
    case 'justWoundedByStrike':
      return a && ATTACK[a.type].strike && a.inflicted > 0 ? [struckOf(a)] : []
    default:
      return []
  }
}

/** All cards in the place an ability speaks of, whatever they are. */
function placed(s: S, use: Use, { where }: Aim): readonly Piece[] {
  switch (where) {
    case 'any':
      return inPlay(s)
    case 'battlefield':
      return inPlay(s).filter(piece => cellOf(s, piece) !== undefined)
    case 'adjacent':
      return beside(s, use.source)
    case 'firstRow': {
      const cells = rowCells(s, other(use.seat), 1)
      return inPlay(s).filter(piece => {
        const cell = cellOf(s, piece)
        return cell !== undefined && cells.includes(cell)
      })
    }
    case 'attack': {
      const made = attackMadeBy(use.ability)
      return made ? reachable(s, use.source, made.type, made.range) : []
    }
    case 'graveyard':
      return PIECES.slice(0, s.pieces.length).filter(
        piece => rowOf(s, piece).at === 'graveyard' && rowOf(s, piece).owner === use.seat,
      )
    case 'deck':
      return []
    default:
      return inWindow(s, use, where)
  }
}

const NOTHING_ELSE: readonly Piece[] = []

/** The cards that may be named. `extra` are cards whose wounds are redistributed. */
export function cardsFor(s: S, use: Use, target: Aim, extra = NOTHING_ELSE): readonly Piece[] {
  const found: Piece[] = []
  for (const piece of placed(s, use, target))
    if (isOfSide(s, use, target, piece) && isLike(s, use, target, piece, extra)) found.push(piece)
  if (target.where === 'graveyard') return revivableAmong(s, use, found)
  const made = target.where === 'attack' ? attackMadeBy(use.ability) : undefined
  return made ? aimable(s, use.source, made.type, found) : found
}

const revivableAmong = (s: S, use: Use, pieces: readonly Piece[]): readonly Piece[] =>
  pieces.filter(piece => revivable(s, use, piece))

/** Whether there is any; obligations to aim at some card leave one wherever there was one. */
export const hasCardFor = (s: S, use: Use, target: Aim): boolean =>
  target.where === 'graveyard' ? cardsFor(s, use, target).length > 0 : hasCardLike(s, use, target, isAny)

const isAny = (): boolean => true

/** Whether there is any that passes a test. */
export function hasCardThat(s: S, use: Use, target: Aim, passes: (piece: Piece) => boolean): boolean {
  const isNarrowed = target.where === 'graveyard' || target.where === 'attack'
  return isNarrowed ? cardsFor(s, use, target).some(passes) : hasCardLike(s, use, target, passes)
}

function hasCardLike(s: S, use: Use, target: Aim, passes: (piece: Piece) => boolean): boolean {
  for (const piece of placed(s, use, target))
    if (isOfSide(s, use, target, piece) && isLike(s, use, target, piece, NOTHING_ELSE) && passes(piece)) return true
  return false
}

/** Whether a named card is still a legal target when the ability is carried out (19.5). */
export const isStillTarget = (s: S, use: Use, target: Aim, piece: Piece): boolean =>
  placed(s, use, target).includes(piece) &&
  !isHidden(s, piece) &&
  isOfSide(s, use, target, piece) &&
  isLike(s, use, target, piece, [])

/** What waits on the stack, as abilities that answer it see it. */
type Item = Extract<F, { step: 'stack.ability' | 'stack.strike' | 'stack.defend' }>
const isItem = (frame: F): frame is Item =>
  frame.step === 'stack.ability' || frame.step === 'stack.strike' || frame.step === 'stack.defend'

export const waitingItems = (s: S): readonly Item[] => pending(s).filter(isItem)

/** 11.5 An action of the card has been declared and is not being carried out yet. */
export const isActionWaiting = (s: S, piece: Piece): boolean =>
  waitingItems(s).some(item => {
    if (item.step === 'stack.strike') return attackerOf(attackOf(s, item.attack)) === piece
    return item.step === 'stack.ability' && item.source === piece && activatedNamed(item.ability)?.cost.close === true
  })

export const seatOfItem = (s: S, item: Item): Seat =>
  item.step === 'stack.strike' ? attackOf(s, item.attack).seat : item.seat

/** The cards an item is aimed at. */
export function targetsOfItem(s: S, item: Item): readonly Piece[] {
  if (item.step === 'stack.strike') return [targetOf(attackOf(s, item.attack))]
  if (item.step === 'stack.defend') return []
  const made = item.makes > 0 ? findAttack(s, item.makes) : undefined
  return made ? [targetOf(made)] : [...item.targets, ...item.onto]
}

/** The attack that an item is or makes. */
export function attackOfItem(s: S, item: Item): AttackRow | undefined {
  if (item.step === 'stack.strike') return findAttack(s, item.attack)
  return item.step === 'stack.ability' && item.makes > 0 ? findAttack(s, item.makes) : undefined
}

function typeOfItem(item: Item) {
  if (item.step === 'stack.strike') return 'simpleStrike'
  if (item.step === 'stack.defend') return 'none'
  const ability = abilityNamed(item.ability)
  return ability.kind === 'static' ? 'none' : ability.type
}

/** The items that may be answered, by number. */
export function itemsFor(s: S, use: Use, { types, targetsYourCard }: ItemFilter): readonly number[] {
  return waitingItems(s)
    .filter(item => {
      if (seatOfItem(s, item) === use.seat || !types.includes(typeOfItem(item))) return false
      return !targetsYourCard || targetsOfItem(s, item).some(piece => rowOf(s, piece).controller === use.seat)
    })
    .map(itemOf)
}
