// Nuclear war in what is under way: the steps still to come, a headline that waits, and what an answer stakes (8.1.4).

import { cardsIn, countIn, onlyCard } from '@ludoteka/kernel'
import type { Card } from '../content/cards.ts'
import type { Space } from '../content/spaces.ts'
import { NUCLEAR_WAR, type Side } from '../content/tracks.ts'
import { handOf, isOpponents } from './cards.ts'
import {
  coupDanger,
  coupsDanger,
  type Danger,
  eventDanger,
  givenDanger,
  headlineDanger,
  type Outlook,
  operationDanger,
  outlookFrom,
  severity,
  shiftDanger,
  summitDanger,
  swappedDanger,
  worstFall,
} from './danger.ts'
import { thrownBy } from './dice.ts'
import { eventFor } from './events/begin.ts'
import { tableSeenBy } from './hiddenCards.ts'
import { coupTargets, type EventToCome } from './operations/coup.ts'
import { activeSide, other, seatOf } from './sides.ts'
import { type CoupTerms, type F, type S, ZONES } from './state.ts'

/** The position as a side has to judge it as the active player. */
export function outlookOf(s: S, side: Side): Outlook {
  return outlookFrom(tableSeenBy(s, side), side)
}

/** What a side has begun, in its action round or with its headline. */
export function dangerUnderWay(s: S, side: Side): Danger | undefined {
  const outlook = outlookOf(s, side)
  const steps = activeSide(s) === side ? dangerOfSteps(outlook, s.stack) : undefined
  const headline = waitingHeadline(s, side)
  return headline === undefined ? steps : worst([steps, headlineDanger(outlook, headline, otherHeadlines(outlook))])
}

const worst = (dangers: readonly (Danger | undefined)[]): Danger | undefined =>
  dangers.toSorted((a, b) => severity(b) - severity(a))[0]

/** A headline that was chosen and whose turn has not come. */
function waitingHeadline(s: S, side: Side): Card | undefined {
  return onlyCard(s, ZONES.headline, seatOf(s, side)) ?? onlyCard(s, ZONES.revealed, seatOf(s, side))
}

/** What the opponent's headline may be: the one that lies open or is being resolved, otherwise any unseen card. */
function otherHeadlines({ s, active, hidden }: Outlook): readonly Card[] {
  if (countIn(s, ZONES.revealed, seatOf(s, active)) === 0) return hidden().inHand
  return [...cardsIn(s, ZONES.revealed, seatOf(s, other(active))), ...cardsIn(s, ZONES.inPlay)]
}

/** What a coup of the active player stakes: by itself, or by the events that are still to come after it. */
export function coupStake(
  outlook: Outlook,
  at: Space,
  terms: Pick<CoupTerms, 'keepsDefcon'>,
  toCome: readonly EventToCome[],
): Danger | undefined {
  const { war } = coupDanger(outlook, at, terms)
  if (war.hits > 0) return { by: war.hits === war.of ? 'itself' : 'chance', chance: war }
  const after = afterCoup(outlook, terms.keepsDefcon ? 0 : worstFall(outlook.s, at))
  return worst(toCome.map(e => eventDanger(after, e, e.from)))
}

/** Opponent's cards in a side's hand that it could not play now without danger. */
export function countDeadlyCards(s: S, side: Side): number {
  const outlook = outlookOf(s, side)
  return handOf(s, side, card => isOpponents(card, side) && eventDanger(outlook, eventFor(card, side)) !== undefined)
    .length
}

/** A coup may also leave influence where the opponent's coup would be deadly. */
function afterCoup(outlook: Outlook, falls: number): Outlook {
  const { s } = outlook
  return { ...outlook, s: { ...s, defcon: Math.max(NUCLEAR_WAR, s.defcon - falls) }, isChanging: true }
}

/** The next step stands last; a coup changes what comes after it. */
function dangerOfSteps(from: Outlook, steps: readonly F[]): Danger | undefined {
  const dangers: (Danger | undefined)[] = []
  let outlook = from
  for (const f of steps.toReversed()) {
    dangers.push(dangerOfStep(outlook, f))
    if (f.step === 'coup.target') outlook = afterCoup(outlook, expectedFall(outlook, f))
  }
  return worst(dangers)
}

/** How far DEFCON falls by a coup to come: by the active player's safest, by the opponent's worst. */
function expectedFall({ s, active }: Outlook, f: Extract<F, { step: 'coup.target' }>): number {
  const falls = f.keepsDefcon ? [] : coupTargets(s, f.side, f).map(at => worstFall(s, at))
  if (falls.length === 0) return 0
  return f.side === active ? Math.min(...falls) : Math.max(...falls)
}

function dangerOfStep(outlook: Outlook, f: F): Danger | undefined {
  const { s } = outlook
  switch (f.step) {
    case 'actionRound.order':
      return eventDanger(outlook, eventFor(f.card, f.side))
    case 'event.begin':
      return eventDanger(outlook, f)
    case 'event.op':
      return eventDanger(outlook, f, f.op)
    case 'event.mengistu':
      return swappedDanger(outlook, f)
    case 'event.giveCard':
      return givenDanger(outlook, f)
    case 'operation.kind':
      return operationDanger(outlook, f.side)
    case 'coup.target':
      return coupsDanger(outlook, f.side, f)
    case 'event.shiftDefcon':
      return shiftDanger(outlook, f.chooser)
    case 'event.summitOutcome':
      return summitDanger(outlook, { us: thrownBy(s, 'us'), ussr: thrownBy(s, 'ussr') })
    default:
      return undefined
  }
}
