// Which abilities a player may declare now (11, 17–19), and why not.

import { all, broken, type Refusal, type Rule, rule, type Seat } from '@ludoteka/kernel'
import { ABILITY_NAMES, type AbilityName } from '../content/abilities.ts'
import type { Activated, Condition } from '../content/vocabulary.ts'
import { findAttack, isIgnored } from './attack/rows.ts'
import { chipsAvailable } from './chipSources.ts'
import { freeChips, roomForChips } from './counters.ts'
import { PIECE_ABILITY, USABLE_IDS, type UsableId, type Use } from './frames.ts'
import { indexOf, type Pair, type Piece } from './names.ts'
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
  rolesOf,
  rowOf,
  squadOf,
  traits,
} from './pieces.ts'
import { other } from './seats.ts'
import type { S } from './state.ts'
import { owedStrikes } from './strike.ts'
import { abilityOf, idOf, newUse } from './use.ts'
import { isLimited, isWithinLimit } from './uses.ts'

/** When something is declared: in the own main phase, with priority, or in a window after a throw, before or after wounds. */
const MOMENTS = ['main', 'stack', 'roll', 'wounds', 'wounded'] as const
type MomentName = (typeof MOMENTS)[number]
/** What a window is about has a number; 0 is nothing. */
type Matters = { readonly roll: number; readonly event: number; readonly attack: number }
export type Moment = Matters & { readonly in: MomentName }

export const momentIn = (name: MomentName, { roll = 0, event = 0, attack = 0 }: Partial<Matters> = {}): Moment => ({
  in: name,
  roll,
  event,
  attack,
})

const WINDOW_TIMING = { afterRoll: 'roll', beforeWounds: 'wounds', afterWounds: 'wounded' } as const

/** 2 of the vocabulary: timing. */
function isTimely({ instant, timing }: Activated, moment: MomentName): boolean {
  if (!instant) return moment === 'main'
  if (timing === 'any') return moment === 'main' || moment === 'stack'
  if (timing === 'onDeclaration') return moment === 'stack'
  return WINDOW_TIMING[timing] === moment
}

/** 16.6 All creatures of the opponent are flyers, as everybody can see. */
function areAllFlyers(s: S, seat: Seat): boolean {
  if (hiddenOf(s, seat).length > 0) return false
  let isAnyCreature = false
  for (const piece of squadOf(s, seat)) {
    if (!isCreatureInPlay(s, piece)) continue
    if (!isFlyer(s, piece)) return false
    isAnyCreature = true
  }
  return isAnyCreature
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
  readonly one: Declarable
  readonly s: S
  readonly seat: Seat
  readonly piece: Piece
  readonly moment: Moment
}

/** A rule about abilities of some kind only. */
type AbilityRule = Rule<[Asked]> & { readonly concerns: (ability: Activated, name: AbilityName) => boolean }

const always = (): boolean => true
const closes = ({ cost }: Activated): boolean => cost.close === true
const takesChips = ({ cost: { chips = 0 } }: Activated): boolean => chips !== 0
const isNamed =
  (wanted: AbilityName) =>
  (_ability: Activated, name: AbilityName): boolean =>
    name === wanted

const about = (concerns: AbilityRule['concerns'], one: Rule<[Asked]>): AbilityRule => ({ ...one, concerns })

/** T.5 In a fight with a card that ignores its abilities it changes neither dice nor strength nor wounds. */
const isIgnoredIn = (s: S, piece: Piece, { attack }: Moment): boolean => {
  const a = attack > 0 ? findAttack(s, attack) : undefined
  return a !== undefined && isIgnored(s, a, piece)
}

const DECLARING_RULES: readonly AbilityRule[] = [
  about(
    ({ instant }) => instant !== true,
    rule('11.7', 'wrongTiming', ({ one, moment }) => one.moments.includes(moment.in)),
  ),
  about(
    ({ instant }) => instant === true,
    rule('18.1', 'wrongTiming', ({ one, moment }) => one.moments.includes(moment.in)),
  ),
  about(
    ({ timing }) => timing === 'afterRoll' || timing === 'beforeWounds',
    rule('T.5', 'noSuchAbility', ({ s, piece, moment }) => !isIgnoredIn(s, piece, moment)),
  ),
  about(
    closes,
    rule('11.2', 'closed', ({ s, piece }) => !rowOf(s, piece).closed),
  ),
  about(
    closes,
    rule('11.4', 'actionPending', ({ s, piece }) => !rowOf(s, piece).busy),
  ),
  about(
    closes,
    rule('11.8', 'actedAlready', ({ s, piece }) => canAct(s, piece)),
  ),
  about(
    closes,
    rule('12.9', 'mustAttackFirst', ({ s, piece }) => owedStrikes(s, piece).length === 0),
  ),
  about(
    takesChips,
    rule('17.1', 'tooFewChips', ({ one, s, piece }) => chipsAvailable(s, piece) >= one.chips),
  ),
  about(
    (_ability, name) => name === 'rage' || isLimited(name),
    rule('23.5', 'limitReached', ({ one: { name }, s, piece }) =>
      isWithinLimit(s, piece, name, name === 'rage' ? amountOf(s, piece, 'rage') : undefined),
    ),
  ),
  about(
    ({ condition }) => condition !== undefined,
    rule('19.1', 'conditionNotMet', ({ one, s, piece }) => holds(s, one.condition, piece)),
  ),
  about(
    isNamed('accumulate'),
    rule('17.5', 'chipsFull', ({ s, piece }) => roomForChips(s, piece) > 0),
  ),
  about(
    isNamed('permit'),
    rule('16.6', 'notAllFlyers', ({ s, seat }) => areAllFlyers(s, other(seat))),
  ),
  about(
    isNamed('rage'),
    rule(
      'N.31',
      'rageOnlyClosed',
      ({ s, seat, piece }) => s.active === seat && rowOf(s, piece).closed && freeChips(s, piece) > 0,
    ),
  ),
  about(
    always,
    rule('19.4', 'noTarget', ({ one, s, seat, piece, moment }) => hasWay(s, beginUse(seat, piece, one.name, moment))),
  ),
]

/** The use that a declaration begins with, about what its window is about. */
export const beginUse = (seat: Seat, piece: Piece, name: AbilityName, moment: Moment): Use =>
  newUse(piece, name, seat, moment)

/** An ability that can be declared: what the rules that concern it ask, in records of one shape, which are read faster. */
type Declarable = {
  readonly name: AbilityName
  readonly rules: readonly AbilityRule[]
  readonly mayDeclare: (asked: Asked) => boolean
  /** Among the abilities of a card. */
  readonly number: number
  readonly moments: readonly MomentName[]
  readonly isAction: boolean
  /** The fewest it costs. */
  readonly chips: number
  readonly condition: Condition | undefined
}

function declarable(name: AbilityName, ability: Activated): Declarable {
  const rules = DECLARING_RULES.filter(({ concerns }) => concerns(ability, name))
  const { cost, condition } = ability
  return {
    name,
    rules,
    mayDeclare: all(rules),
    number: USABLE_IDS.indexOf(idOf(name)),
    moments: MOMENTS.filter(moment => isTimely(ability, moment)),
    isAction: closes(ability),
    chips: cost.chips === 'X' ? 1 : (cost.chips ?? 0),
    condition,
  }
}

const DECLARABLE: ReadonlyMap<AbilityName, Declarable> = new Map(
  ABILITY_NAMES.flatMap((name): [AbilityName, Declarable][] => {
    const ability = activatedNamed(name)
    return ability ? [[name, declarable(name, ability)]] : []
  }),
)

/** 11.2 What closes its card is out of the question for one that can't act: most of a squad has acted. */
const isAction = (name: AbilityName): boolean => DECLARABLE.get(name)?.isAction ?? false

const NOTHING: readonly Pair<Piece, UsableId>[] = []

/** What a player may declare with his cards now. */
export function usable(s: S, seat: Seat, moment: Moment): readonly Pair<Piece, UsableId>[] {
  const isMain = moment.in === 'main'
  const isPermitted = isMain && areAllFlyers(s, other(seat))
  const { declaring, responding } = rolesOf(s, seat)
  const able = isPermitted ? squadOf(s, seat) : isMain ? declaring : responding
  if (able.length === 0) return NOTHING
  const found: Pair<Piece, UsableId>[] = []
  for (const piece of able) {
    if (!isRevealed(s, piece)) continue
    const { activated, instants, accumulates, amounts } = traits(s, piece)
    const isActing = canAct(s, piece)
    for (const name of isMain ? activated : instants)
      if (isActing || !isAction(name)) addUsable(found, s, seat, piece, name, moment)
    if (isMain && isActing && accumulates) addUsable(found, s, seat, piece, 'accumulate', moment)
    if (amounts.rage !== undefined) addUsable(found, s, seat, piece, 'rage', moment)
    if (isPermitted && hasAbility(s, piece, 'permit')) addUsable(found, s, seat, piece, 'permit', moment)
  }
  return found
}

function addUsable(
  found: Pair<Piece, UsableId>[],
  s: S,
  seat: Seat,
  piece: Piece,
  name: AbilityName,
  moment: Moment,
): void {
  const one = DECLARABLE.get(name)
  if (one?.mayDeclare({ one, s, seat, piece, moment })) found.push(PIECE_ABILITY.at(indexOf(piece), one.number))
}

export function whyNoUse(s: S, seat: Seat, piece: Piece, id: UsableId, moment: Moment): Refusal | undefined {
  if (!isInPlay(s, piece) || !isRevealed(s, piece)) return { rule: '22.1', reason: 'hiddenCard' }
  if (rowOf(s, piece).controller !== seat) return { rule: '3.6', reason: 'notYours' }
  const name = abilityOf(cardOf(s, piece), id)
  const one = hasAbility(s, piece, name) ? DECLARABLE.get(name) : undefined
  if (!one) return { rule: '23.2', reason: 'noSuchAbility' }
  return broken(one.rules, { one, s, seat, piece, moment })
}
