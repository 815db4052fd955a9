// Whether the active player may be about to lose by nuclear war (8.1.4): what a cautious player looks for first.

import { contents, kindAt, onlyCard } from '@ludoteka/kernel'
import type { Card } from '../content/cards.ts'
import { SPACE, type Space } from '../content/spaces.ts'
import { NUCLEAR_WAR, type Side } from '../content/tracks.ts'
import { controls } from '../rules/board.ts'
import { isOpponents } from '../rules/cards.ts'
import { countsAsBattleground, coupTargets, ORDINARY_COUP } from '../rules/operations/coup.ts'
import { activeSide, other, seatOf } from '../rules/sides.ts'
import { type CoupTerms, type F, type S, ZONES } from '../rules/state.ts'

/** Steps DEFCON may still fall before the world ends with it. */
const stepsLeft = (s: S): number => s.defcon - NUCLEAR_WAR - 1

/** A coup here may be one step too many: by itself, by the card it turns up, or by both. */
function mayEndTheWorld(s: S, at: Space, steps: number): boolean {
  const falls = (countsAsBattleground(s, at) ? 1 : 0) + (SPACE[at].flashpoint ? 1 : 0)
  return falls > steps
}

const hasDeadlyCoup = (s: S, side: Side, terms: CoupTerms, steps: number): boolean =>
  !terms.keepsDefcon && coupTargets(s, side, terms).some(at => mayEndTheWorld(s, at, steps))

/** A compulsory coup without a harmless target. */
function hasOnlyDeadlyCoups(s: S, side: Side, terms: CoupTerms, steps: number): boolean {
  const targets = coupTargets(s, side, terms)
  return !terms.keepsDefcon && targets.length > 0 && targets.every(at => mayEndTheWorld(s, at, steps))
}

/** Whether the event of a card, played by `active`, may end in nuclear war against his will. */
function isDeadly(s: S, card: Card, active: Side, steps: number = stepsLeft(s)): boolean {
  const opponent = other(active)
  const isTheirs = isOpponents(card, active)
  switch (card) {
    case 'mrNyet':
    case 'yemeniAssassinations':
    case 'missileEnvy': // whatever the opponent gives
    case 'summit': // whoever wins
      return steps <= 0
    case 'usaid':
    case 'voiceOfAmericaInAmharic':
    case 'stagflation':
    case 'loneGunman':
      return isTheirs && hasDeadlyCoup(s, opponent, ORDINARY_COUP, steps)
    case 'danielArapMoi':
      return isTheirs && steps <= 0 && controls(s, opponent, 'kenya')
    case 'mengistuHaileMariam':
      return (
        isTheirs && (hasDeadlyCoup(s, opponent, ORDINARY_COUP, steps) || (steps <= 0 && controls(s, opponent, 'kenya')))
      )
    case 'famine':
      return hasOnlyDeadlyCoups(s, active, { ...ORDINARY_COUP, onlyFamine: true }, steps)
    default:
      return false
  }
}

/** What is under way may still end in nuclear war for the active player, whoever decides it. */
export function isInDanger(s: S): boolean {
  const active = activeSide(s)
  return s.stack.some(frame => isDeadlyFrame(s, frame, active))
}

function isDeadlyFrame(s: S, f: F, active: Side): boolean {
  switch (f.step) {
    case 'actionRound.order':
    case 'event.begin':
    case 'event.op':
    case 'event.giveCard':
    case 'event.mengistu':
      return isDeadly(s, f.card, active)
    case 'operation.kind':
      return f.side !== active && hasDeadlyCoup(s, f.side, ORDINARY_COUP, stepsLeft(s))
    case 'coup.target':
      return (f.side === active ? hasOnlyDeadlyCoups : hasDeadlyCoup)(s, f.side, f, stepsLeft(s))
    case 'event.shiftDefcon':
      return f.chooser !== active && stepsLeft(s) <= 0
    default:
      return false
  }
}

/** The own headline may end the world, also if the other one lowers DEFCON before. */
export function isHeadlineDeadly(s: S, side: Side): boolean {
  const seat = seatOf(s, side)
  const card = onlyCard(s, ZONES.headline, seat) ?? onlyCard(s, ZONES.revealed, seat)
  return card !== undefined && isDeadly(s, card, side, stepsLeft(s) - 1)
}

/** Cards of a hand that could not be played now without danger. */
export function countDeadlyCards(s: S, side: Side): number {
  let n = 0
  for (const index of contents(s, ZONES.hand, seatOf(s, side))) {
    const card = kindAt(ZONES.hand, index)
    if (isOpponents(card, side) && isDeadly(s, card, side)) n++
  }
  return n
}
