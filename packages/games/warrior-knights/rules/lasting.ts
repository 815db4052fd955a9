// What cards in force change (G2): pure questions about laws, charges, offices, kept events and shapes.

import { cardsIn, countIn, derivedFromZone, type Seat } from '@ludoteka/kernel'
import { AGENDA, type AgendaId, type ComplyMoment, OPEN_MOTION, type OpenMotion } from '../content/agendas.ts'
import type { Area } from '../content/areas.ts'
import type { Shape } from '../content/barons.ts'
import { EVENT } from '../content/events.ts'
import type { ClosedWay, ConditionName, Effect, ModifiedNumber } from '../content/vocabulary.ts'
import { areaOf, noblesIn, officeOf } from './armies.ts'
import { type PublicState, ZONES } from './state.ts'

type Sentence = Effect[number]
type Modification = Extract<Sentence, { readonly word: 'modify' }>

/** What the cards that lie with a Baron say: charges and kept events. */
const effectsOn = (s: PublicState, seat: Seat): readonly Sentence[] =>
  joined(chargeEffects(s, seat), keptEffects(s, seat))
const chargeEffects = derivedFromZone(ZONES.charges, cards => cards.flatMap((card): Effect => AGENDA[card].effects))
const keptEffects = derivedFromZone(ZONES.keptEvents, cards => cards.flatMap((card): Effect => EVENT[card].effects))
const lawEffects = derivedFromZone(ZONES.laws, cards => cards.flatMap((card): Effect => AGENDA[card].effects))
/** One of the two is mostly empty. */
const joined = (some: readonly Sentence[], others: readonly Sentence[]): readonly Sentence[] => {
  if (some.length === 0) return others
  return others.length === 0 ? some : [...some, ...others]
}
const officeEffects = (s: PublicState, seat: Seat, shape: Shape): readonly Sentence[] => {
  const office = officeOf(s, seat, shape)
  return office === undefined ? [] : AGENDA[office].effects
}

/** `to` sets the number, except that 0 wins over everything; then all `by` are added. */
function modified(base: number, changes: readonly Modification[]): number {
  if (changes.length === 0) return Math.max(0, base)
  const set = changes.flatMap(({ to }) => (to === undefined ? [] : [to]))
  if (set.includes(0)) return 0
  const from = set.length > 0 ? Math.max(...set) : base
  const least = Math.max(0, ...changes.map(({ min = 0 }) => min))
  return Math.max(
    least,
    changes.reduce((sum, { by = 0 }) => sum + by, from),
  )
}

const changesOf = (effects: readonly Sentence[], number: ModifiedNumber): readonly Modification[] =>
  effects.filter((one): one is Modification => one.word === 'modify' && one.number === number)

/** 10.2 How many steps a Noble of his may go along roads. */
const ROAD_STEPS = 3
export const roadRange = (s: PublicState, seat: Seat): number =>
  modified(ROAD_STEPS, changesOf(joined(lawEffects(s), effectsOn(s, seat)), 'roadRange'))

/** 7.4 The faith that Serve the Church gives him. */
export const servedFaith = (s: PublicState, seat: Seat, base: number): number =>
  modified(base, changesOf(effectsOn(s, seat), 'serveFaith'))

/** 7.1 What Levy Taxes brings him beside the areas with his Nobles. */
export function levyBonus(s: PublicState, seat: Seat, shapes: readonly Shape[]): number {
  return shapes
    .filter(shape => areaOf(s, seat, shape) !== undefined)
    .flatMap(shape => changesOf(officeEffects(s, seat, shape), 'levyTaxes'))
    .reduce((sum, { by = 0 }) => sum + by, 0)
}

/** 9.3.2 */
export const assemblyVotesBase = (s: PublicState): number => modified(1, changesOf(lawEffects(s), 'assemblyVotesBase'))
export const assemblyVotesBonus = (s: PublicState, seat: Seat): number =>
  modified(0, changesOf(effectsOn(s, seat), 'assemblyVotes'))

/** 9.4.1 */
export const hireFee = (s: PublicState, seat: Seat, base: number): number =>
  modified(base, changesOf(effectsOn(s, seat), 'hireFee'))

/** 9.2.3a The laws that raise the wage of a mercenary of this strength. */
export function wageRaise(s: PublicState, strength: number): number {
  return changesOf(lawEffects(s), 'wage')
    .filter(({ minStrength = 0 }) => strength >= minStrength)
    .reduce((sum, { by = 0 }) => sum + by, 0)
}

/** 9.3.1 Kept away from Assemblies by a charge. */
export const isKeptAway = (s: PublicState, seat: Seat): boolean =>
  effectsOn(s, seat).some(({ word }) => word === 'absent')
/** Can neither take nor keep the token of the Head of the Church. */
export const isHeretic = (s: PublicState, seat: Seat): boolean => effectsOn(s, seat).some(({ word }) => word === 'bar')

/** 9.1.1 Concessions and guilds. */
export const concessionIncome = (s: PublicState, seat: Seat): number =>
  effectsOn(s, seat).reduce((sum, one) => sum + (one.word === 'income' ? one.amount : 0), 0)
export const hasNoCityIncome = (s: PublicState, seat: Seat): boolean =>
  effectsOn(s, seat).some(({ word }) => word === 'noIncome')

/** An event of this round closes a way to everybody. */
export const isClosed = (s: PublicState, way: ClosedWay): boolean => closedWays(s).includes(way)
const closedWays = derivedFromZone(ZONES.roundEvents, cards =>
  cards.flatMap(card => EVENT[card].effects.flatMap(one => (one.word === 'closed' ? [one.what] : []))),
)

const hasProcedure = (effects: readonly Sentence[], id: string): boolean =>
  effects.some(one => one.word === 'step' && one.id === id)
/** A law lets everybody pass along roads. */
export const needsNoLeaveOnRoads = (s: PublicState): boolean => hasProcedure(lawEffects(s), 'freeRoadPassage')
export const landsAtOnce = (s: PublicState, seat: Seat, shape: Shape): boolean =>
  hasProcedure(officeEffects(s, seat, shape), 'landAtOnce')

/** 9.3.12a A law that speaks at a moment: a card, or one of the menu (21.2) with the Barons it names. */
export type Law =
  | { readonly card: AgendaId; readonly effects: Effect }
  | { readonly motion: OpenMotion; readonly one: Seat; readonly two: Seat; readonly effects: Effect }

const NO_LAWS: readonly Law[] = []

/** The laws that ask to be obeyed at this moment, or one of these, the oldest first. */
export function lawsAt(s: PublicState, ...moments: readonly ComplyMoment[]): readonly Law[] {
  if (countIn(s, ZONES.laws) === 0 && s.motionLaws.length === 0) return NO_LAWS
  const isDue = (moment: ComplyMoment | undefined): boolean => moment !== undefined && moments.includes(moment)
  const laws: Law[] = []
  const cards = cardsIn(s, ZONES.laws)
  for (let older = 0; older <= cards.length; older++) {
    for (const { motion, one, two, olderCards } of s.motionLaws)
      if (Math.min(olderCards, cards.length) === older && isDue(OPEN_MOTION[motion].complyMoment))
        laws.push({ motion, one, two, effects: OPEN_MOTION[motion].effects })
    const card = cards[older]
    if (card !== undefined && isDue(AGENDA[card].complyMoment)) laws.push({ card, effects: AGENDA[card].effects })
  }
  return laws
}

/** Points that the offices of a Baron's Nobles in an area add to his city there, for draws and sieges. */
export const constableBonus = (s: PublicState, seat: Seat, at: Area): number =>
  noblesIn(s, seat, at)
    .flatMap(shape => changesOf(officeEffects(s, seat, shape), 'cityStrengthForDrawAndSiege'))
    .reduce((sum, { by = 0 }) => sum + by, 0)

/** 11.6.2, 11.6.6 Results that the office of a commander adds, by what he does in the battle. */
export function officeResults(
  s: PublicState,
  seat: Seat,
  shape: Shape,
  number: 'deal' | 'prevent' | 'victory',
  holds: (condition: ConditionName | undefined) => boolean,
): number {
  return changesOf(officeEffects(s, seat, shape), number)
    .filter(({ if: condition }) => holds(condition?.is))
    .reduce((sum, { by = 0 }) => sum + by, 0)
}
