// Whether the active player may be about to lose by nuclear war (8.1.4): what a cautious player looks for first.
// Hidden cards and dice count as the worst they can be; what events may do is read from the cards' own sentences.

import { type Action, cardsIn, contents, kindAt, onlyCard, type Seat } from '@ludoteka/kernel'
import type { Card } from '../content/cards.ts'
import { SPACE, type Space } from '../content/spaces.ts'
import { NUCLEAR_WAR, type Side } from '../content/tracks.ts'
import { spaceNamed } from '../rules/board.ts'
import { cardNamed, isOpponents } from '../rules/cards.ts'
import { canHappen, eventFor, threatsOf } from '../rules/events/begin.ts'
import type { Fall } from '../rules/events/vocabulary.ts'
import { countsAsBattleground, coupTargets, ORDINARY_COUP } from '../rules/operations/coup.ts'
import { activeSide, other, seatOf, sideOf } from '../rules/sides.ts'
import { type CoupTerms, type E, type F, type S, ZONES } from '../rules/state.ts'

/** Nuclear war has come; it may follow as things stand; or only if others change the board before. */
const CERTAIN = 2
const LIKELY = 1
const POSSIBLE = 0.5

/** A coup in a flashpoint while every country is a battleground (KM45). */
const MOST_FALLS = 2

/** Something that may happen: with DEFCON so many steps above the last, now or only after others have acted. */
type Moment = { readonly steps: number; readonly later: boolean }

/** Steps DEFCON may still fall before the world ends with it. */
const stepsLeft = (s: S): number => s.defcon - NUCLEAR_WAR - 1
const now = (s: S): Moment => ({ steps: stepsLeft(s), later: false })

/** How far DEFCON may fall by a coup here: by itself, by the card it turns up, or by both (KM45). */
const fallsBy = (s: S, at: Space): number => (countsAsBattleground(s, at) ? 1 : 0) + (SPACE[at].flashpoint ? 1 : 0)

/** The fall of a side's most dangerous coup, and of its safest one; without a target there is none. */
function worstCoup(s: S, side: Side, terms: CoupTerms): number {
  return terms.keepsDefcon ? 0 : Math.max(0, ...coupTargets(s, side, terms).map(at => fallsBy(s, at)))
}

function safestCoup(s: S, side: Side, terms: CoupTerms): number {
  const targets = terms.keepsDefcon ? [] : coupTargets(s, side, terms)
  return targets.length === 0 ? 0 : Math.min(...targets.map(at => fallsBy(s, at)))
}

/** Cards that may lie where nobody but the opponent can look. */
function cardsUnseen(s: S, side: Side): readonly Card[] {
  return [...cardsIn(s, ZONES.hand, seatOf(s, other(side))), ...cardsIn(s, ZONES.deck)]
}

/** The risk that an event ends in nuclear war against the will of the active player. */
function riskOfEvent(s: S, e: E, active: Side, at: Moment, from = 0): number {
  if (!at.later && from === 0 && !canHappen(s, e)) return 0
  let risk = 0
  for (const { fall, when } of threatsOf(e.card, from)) {
    const isDue = when === undefined || when(s, e)
    if (isDue || at.later) risk = Math.max(risk, Math.min(RISKS[fall](s, e, active, at), isDue ? LIKELY : POSSIBLE))
  }
  return risk
}

const RISKS: Readonly<Record<Fall, (s: S, e: E, active: Side, at: Moment) => number>> = {
  certain: (_s, _e, _active, { steps }) => (steps <= 0 ? LIKELY : 0),
  choice: (_s, e, active, { steps }) => (e.side !== active && steps <= 0 ? LIKELY : 0),
  operation: (s, e, active, at) => (e.side === active ? 0 : riskOfCoup(s, e.side, at)),
  famineCoup: (s, e, _active, { steps }) =>
    safestCoup(s, e.side, { ...ORDINARY_COUP, onlyFamine: true }) > steps ? LIKELY : 0,
  dice: (_s, _e, _active, { steps }) => (steps <= 0 ? LIKELY : 0),
  // KM27 A card of the owner's hand, for the owner.
  swappedEvent: (s, { card, side }, active, at) => {
    if (side === active) return 0
    const swapped = cardsUnseen(s, active).filter(one => one !== card && isOpponents(one, side))
    return Math.max(0, ...swapped.map(one => riskOfEvent(s, { card: one, side }, active, at)))
  },
  // TS49 A card of the opponent's hand: its event if it is not his, otherwise only operations.
  givenCard: (s, { card, side }, active, at) => {
    const given = cardsUnseen(s, active).filter(one => one !== card && !isOpponents(one, side))
    return Math.max(0, ...given.map(one => riskOfEvent(s, { card: one, side }, active, at)))
  },
}

/** A coup of the opponent; later a target may still appear. */
function riskOfCoup(s: S, opponent: Side, { steps, later }: Moment): number {
  if (worstCoup(s, opponent, ORDINARY_COUP) > steps) return LIKELY
  return later && steps < (s.indianOcean ? MOST_FALLS : 1) ? POSSIBLE : 0
}

/** The risk of what is under way, the first step last, for the active player; a coup changes what comes after it. */
function riskOfSteps(s: S, steps: readonly F[], active: Side, from: Moment): number {
  let risk = 0
  let at = from
  for (const f of steps.toReversed()) {
    risk = Math.max(risk, riskOfStep(s, f, active, at))
    if (f.step === 'coup.target') at = afterCoup(at, (f.side === active ? safestCoup : worstCoup)(s, f.side, f))
  }
  return risk
}

/** A coup may also leave influence where the opponent's coup would be deadly. */
const afterCoup = ({ steps }: Moment, falls: number): Moment => ({ steps: steps - falls, later: true })

function riskOfStep(s: S, f: F, active: Side, at: Moment): number {
  switch (f.step) {
    case 'actionRound.order':
      return riskOfEvent(s, eventFor(f.card, f.side), active, at)
    case 'event.begin':
      return riskOfEvent(s, f, active, at)
    case 'event.op':
      return riskOfEvent(s, f, active, at, f.op)
    case 'event.mengistu':
      return RISKS.swappedEvent(s, f, active, at)
    case 'event.giveCard':
      return RISKS.givenCard(s, f, active, at)
    case 'operation.kind':
      return f.side === active ? 0 : riskOfCoup(s, f.side, at)
    case 'coup.target':
      return (f.side === active ? safestCoup : worstCoup)(s, f.side, f) > at.steps ? LIKELY : 0
    case 'event.shiftDefcon':
      return f.chooser !== active && at.steps <= 0 ? LIKELY : 0
    case 'event.summitOutcome':
      return at.steps <= 0 ? LIKELY : 0
    default:
      return 0
  }
}

/** The other headline may lower DEFCON before. */
const inHeadlines = (s: S): Moment => ({ steps: stepsLeft(s) - 1, later: true })

function riskOfHeadline(s: S, side: Side): number {
  const seat = seatOf(s, side)
  const card = onlyCard(s, ZONES.headline, seat) ?? onlyCard(s, ZONES.revealed, seat)
  return card === undefined ? 0 : riskOfEvent(s, eventFor(card, side), side, inHeadlines(s))
}

/** How likely a side loses by nuclear war through what it has begun. */
export function pendingRisk(s: S, side: Side): number {
  const { result } = s
  if (result.kind === 'won' && result.reason === 'nuclearWar')
    return result.winners.includes(seatOf(s, side)) ? 0 : CERTAIN
  const underWay = activeSide(s) === side ? riskOfSteps(s, s.stack, side, now(s)) : 0
  return Math.max(underWay, riskOfHeadline(s, side))
}

/** What an answer stakes: headlines, events and coups are judged before cards and dice have decided. */
export function stakedRisk(s: S, { seat, verb, arg }: Action): number {
  const side = sideOf(s, seat)
  if (verb === 'headline') return riskOfEvent(s, eventFor(cardNamed(arg), side), side, inHeadlines(s))
  if (activeSide(s) !== side) return 0
  if (verb === 'event') return riskOfEvent(s, { card: cardNamed(arg), side }, side, now(s))
  const frame = s.stack.at(-1)
  if (verb !== 'coup' || frame?.step !== 'coup.target') return 0
  const falls = frame.keepsDefcon ? 0 : fallsBy(s, spaceNamed(arg))
  if (falls > stepsLeft(s)) return LIKELY
  return riskOfSteps(s, s.stack.slice(0, -1), side, afterCoup(now(s), falls))
}

/** Cards of a hand that could not be played now without danger. */
export function countDeadlyCards(s: S, seat: Seat): number {
  const side = sideOf(s, seat)
  const moment = now(s)
  let n = 0
  for (const index of contents(s, ZONES.hand, seat)) {
    const card = kindAt(ZONES.hand, index)
    if (isOpponents(card, side) && riskOfEvent(s, eventFor(card, side), side, moment) > 0) n++
  }
  return n
}
