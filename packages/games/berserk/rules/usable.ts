// Which abilities a player may declare now (11, 17–19), and why not.

import { all, broken, type Refusal, type Rule, rule, type Seat } from '@ludoteka/kernel'
import type { AbilityName } from '../content/abilities.ts'
import type { Activated, Cost } from '../content/vocabulary.ts'
import { chipsAvailable } from './chipSources.ts'
import { freeChips, roomForChips } from './counters.ts'
import type { UsableId, Use } from './frames.ts'
import { type Pair, type Piece, pair } from './names.ts'
import { hasWay } from './naming.ts'
import { activatedNamed, canAct } from './payment.ts'
import {
  amountOf,
  cardOf,
  hiddenOf,
  holds,
  isCreatureInPlay,
  isFlyer,
  isInPlay,
  isRevealed,
  rowOf,
  squadOf,
  traits,
} from './pieces.ts'
import { other } from './seats.ts'
import type { S } from './state.ts'
import { owedStrikes } from './strike.ts'
import { abilityOf, idOf, newUse } from './use.ts'
import { isWithinLimit } from './uses.ts'
import { respondersIn, world } from './world.ts'

/** When something is declared: in the own main phase, with priority, or in a window after a throw, before or after wounds. */
export type Moment =
  | { readonly in: 'main' }
  | { readonly in: 'stack' }
  | { readonly in: 'roll'; readonly roll: number; readonly attack: number }
  | { readonly in: 'wounds'; readonly event: number; readonly attack: number }
  | { readonly in: 'wounded'; readonly attack: number }

const WINDOW_TIMING = { afterRoll: 'roll', beforeWounds: 'wounds', afterWounds: 'wounded' } as const

/** 2 of the vocabulary: timing. */
function isTimely(ability: Activated | undefined, moment: Moment): boolean {
  if (!ability) return false
  if (!ability.instant) return moment.in === 'main'
  if (ability.timing === 'any') return moment.in === 'main' || moment.in === 'stack'
  if (ability.timing === 'onDeclaration') return moment.in === 'stack'
  return WINDOW_TIMING[ability.timing] === moment.in
}

/** 16.6 All creatures of the opponent are flyers, as everybody can see. */
function areAllFlyers(s: S, seat: Seat): boolean {
  const creatures = squadOf(s, seat).filter(piece => isCreatureInPlay(s, piece))
  return hiddenOf(s, seat).length === 0 && creatures.length > 0 && creatures.every(piece => isFlyer(s, piece))
}

/** Whether a card has an ability that can be declared at some time. */
function hasAbility(s: S, piece: Piece, name: AbilityName): boolean {
  const { activated, accumulates, amounts } = traits(s, piece)
  switch (name) {
    case 'accumulate':
      return accumulates
    case 'rage':
      return amounts.rage !== undefined
    case 'permit':
      return isCreatureInPlay(s, piece) && amounts.flying === undefined
    default:
      return activated.includes(name)
  }
}

type Asked = {
  readonly ability: Activated | undefined
  readonly s: S
  readonly seat: Seat
  readonly piece: Piece
  readonly name: AbilityName
  readonly moment: Moment
}

const NO_COST: Cost = {}
const cost = ({ ability }: Asked): Cost => ability?.cost ?? NO_COST

/** Of what is listed from the own cards and their abilities these hold anyway. */
const HOLDER_RULES: readonly Rule<[Asked]>[] = [
  rule('3.6', 'notYours', ({ s, seat, piece }) => isInPlay(s, piece) && rowOf(s, piece).controller === seat),
  rule('22.1', 'hiddenCard', ({ s, piece }) => isRevealed(s, piece)),
  rule('23.2', 'noSuchAbility', ({ s, piece, name }) => hasAbility(s, piece, name)),
]

const DECLARING_RULES: readonly Rule<[Asked]>[] = [
  rule('18.1', 'wrongTiming', ({ ability, moment }) => isTimely(ability, moment)),
  rule('11.2', 'closed', asked => !cost(asked).close || !rowOf(asked.s, asked.piece).closed),
  rule('11.4', 'actionPending', asked => !cost(asked).close || !rowOf(asked.s, asked.piece).busy),
  rule('11.8', 'actedAlready', asked => !cost(asked).close || canAct(asked.s, asked.piece)),
  rule(
    '12.9',
    'mustAttackFirst',
    asked => !cost(asked).close || owedStrikes(asked.s, asked.seat, asked.piece).length === 0,
  ),
  rule('17.1', 'tooFewChips', asked => {
    const { chips = 0 } = cost(asked)
    return chips === 0 || chipsAvailable(asked.s, asked.piece) >= (chips === 'X' ? 1 : chips)
  }),
  rule('23.5', 'limitReached', ({ s, piece, name }) =>
    isWithinLimit(s, piece, name, name === 'rage' ? amountOf(s, piece, 'rage') : undefined),
  ),
  rule('19.1', 'conditionNotMet', ({ s, piece, ability }) => holds(s, ability?.condition, piece)),
  rule('17.5', 'chipsFull', ({ s, piece, name }) => name !== 'accumulate' || roomForChips(s, piece) > 0),
  rule('16.6', 'notAllFlyers', ({ s, seat, name }) => name !== 'permit' || areAllFlyers(s, other(seat))),
  rule(
    'N.31',
    'rageOnlyClosed',
    ({ s, seat, piece, name }) =>
      name !== 'rage' || (s.active === seat && rowOf(s, piece).closed && freeChips(s, piece) > 0),
  ),
  rule('19.4', 'noTarget', ({ s, seat, piece, name, moment }) => hasWay(s, beginUse(seat, piece, name, moment))),
]

/** The use that a declaration begins with, about what its window is about. */
export const beginUse = (seat: Seat, piece: Piece, name: AbilityName, moment: Moment): Use =>
  newUse(piece, name, seat, moment.in === 'main' || moment.in === 'stack' ? undefined : moment)

const USE_RULES = [...HOLDER_RULES, ...DECLARING_RULES]
const canDeclare = all(DECLARING_RULES)

/** What a player may declare with his cards now. */
export function usable(s: S, seat: Seat, moment: Moment): readonly Pair<Piece, UsableId>[] {
  const found: Pair<Piece, UsableId>[] = []
  const isMain = moment.in === 'main'
  const isPermitted = isMain && areAllFlyers(s, other(seat))
  for (const piece of isMain ? squadOf(s, seat) : respondersIn(world(s), seat)) {
    if (!isRevealed(s, piece)) continue
    const { activated, instants, accumulates, amounts } = traits(s, piece)
    const add = (name: AbilityName): void => {
      const asked = { ability: activatedNamed(name), s, seat, piece, name, moment }
      if (canDeclare(asked)) found.push(pair(piece, idOf(name)))
    }
    for (const name of isMain ? activated : instants) add(name)
    if (isMain && accumulates) add('accumulate')
    if (amounts.rage !== undefined) add('rage')
    if (isPermitted && hasAbility(s, piece, 'permit')) add('permit')
  }
  return found
}

export function whyNoUse(s: S, seat: Seat, piece: Piece, id: UsableId, moment: Moment): Refusal | undefined {
  if (!isInPlay(s, piece) || !isRevealed(s, piece)) return { rule: '22.1', reason: 'hiddenCard' }
  const name = abilityOf(cardOf(s, piece), id)
  const ability = hasAbility(s, piece, name) ? activatedNamed(name) : undefined
  return broken(USE_RULES, { s, seat, piece, name, ability, moment })
}
