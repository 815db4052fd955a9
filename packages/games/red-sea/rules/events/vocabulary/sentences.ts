// What an event is made of: sentences, each of which changes the state or asks somebody, and the conditions they depend on.
// "Own" is the side the event works for, so that Mengistu (KM27) only has to exchange the sides.

import { CARD, type Card } from '../../../content/cards.ts'
import { ARAB_LEAGUE, type Region, type Space } from '../../../content/spaces.ts'
import { controls, countControlled, countriesOf } from '../../board.ts'
import { figure, handOf, hasHappened, isOpponents } from '../../cards.ts'
import { other } from '../../sides.ts'
import type { E, S } from '../../state.ts'

/** How a sentence may lower DEFCON: by itself, by somebody's choice, by an operation, by a coup, by dice or by another event. */
export type Fall = 'certain' | 'choice' | 'operation' | 'famineCoup' | 'dice' | 'swappedEvent' | 'givenCard'
export type Threat = { readonly fall: Fall; readonly when?: Condition }

/** What a sentence does; sentences that may lower DEFCON say so, for bots and boards. */
export type Op = ((s: S, e: E) => void) & { readonly threats?: readonly Threat[] }
export type Condition = (s: S, e: E) => boolean
export type Event = {
  /** 5.2 What must hold for the event to be played at all. */
  readonly requires?: Condition
  readonly ops: readonly Op[]
}

export const event = (...ops: readonly Op[]): Event => ({ ops })
export const eventIf = (requires: Condition, ...ops: readonly Op[]): Event => ({ requires, ops })

export const threatening = (fall: Fall, op: Op): Op => Object.assign(op, { threats: [{ fall }] })

/** The rule a log entry of this event points to. */
export const numberOf = (e: E): string => CARD[e.card].number

/** Two cases, of which only one happens. At most the last sentence of a case may ask somebody. */
export function either(condition: Condition, then: readonly Op[], otherwise: readonly Op[] = []): Op {
  const op: Op = (s, e) => {
    for (const one of condition(s, e) ? then : otherwise) one(s, e)
  }
  const threats = [...threatsOf(then, condition), ...threatsOf(otherwise, (s: S, e: E) => !condition(s, e))]
  return threats.length > 0 ? Object.assign(op, { threats }) : op
}

function threatsOf(ops: readonly Op[], when: Condition): readonly Threat[] {
  return ops.flatMap(({ threats = [] }) => threats.map(({ fall }) => ({ fall, when })))
}

export const ownControls =
  (at: Space): Condition =>
  (s, e) =>
    controls(s, e.side, at)
export const opponentControls =
  (...all: readonly Space[]): Condition =>
  (s, e) =>
    all.every(at => controls(s, other(e.side), at))
/** Bans that name a card are not swapped (KM27). */
export const notAfter =
  (card: Card): Condition =>
  s =>
    !hasHappened(s, card)
export const inHeadlinePhase: Condition = s => s.actionRound === 0
export const someFamine: Condition = s => s.famine.includes(true)
export const holdsOpponentsCard: Condition = (s, e) => handOf(s, e.side, card => isOpponents(card, e.side)).length > 0
export const ownControlsIn =
  (region: Region): Condition =>
  (s, e) =>
    countControlled(s, e.side, countriesOf(region)) > 0
export const defconIsAsPrinted: Condition = (s, e) => s.defcon === figure(e.card, 'defcon')
/** KM41 */
export const controlsEnoughArabCountries: Condition = (s, e) =>
  countControlled(s, e.side, ARAB_LEAGUE) >= figure(e.card, 'countries')
