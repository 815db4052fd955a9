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

/** A coup in a flashpoint while every country is a battleground (KM45). */
const MOST_FALLS = 2

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

/** Nuclear war may follow as things stand; or only if dice or cards change the board before. */
const LIKELY = 1
const POSSIBLE = 0.5

/** The risk that the event of a card, played by `active`, ends in nuclear war against his will. */
function riskOf(s: S, card: Card, active: Side, steps: number = stepsLeft(s)): number {
  const opponent = other(active)
  const isTheirs = isOpponents(card, active)
  switch (card) {
    case 'mrNyet':
    case 'yemeniAssassinations':
    case 'missileEnvy': // whatever the opponent gives
    case 'summit': // whoever wins
      return steps <= 0 ? LIKELY : 0
    case 'usaid':
    case 'voiceOfAmericaInAmharic':
    case 'stagflation':
    case 'loneGunman':
      return isTheirs ? riskOfCoup(s, opponent, steps) : 0
    case 'danielArapMoi':
      if (!isTheirs || steps > 0) return 0
      return controls(s, opponent, 'kenya') ? LIKELY : POSSIBLE
    case 'mengistuHaileMariam':
      if (isTheirs && steps <= 0 && controls(s, opponent, 'kenya')) return LIKELY
      return isTheirs ? riskOfCoup(s, opponent, steps) : 0
    case 'famine':
      return hasOnlyDeadlyCoups(s, active, { ...ORDINARY_COUP, onlyFamine: true }, steps) ? LIKELY : 0
    default:
      return 0
  }
}

/** A coup of the opponent: a target may still appear, or disappear by luck. */
function riskOfCoup(s: S, opponent: Side, steps: number): number {
  if (hasDeadlyCoup(s, opponent, ORDINARY_COUP, steps)) return LIKELY
  return steps < (s.indianOcean ? MOST_FALLS : 1) ? POSSIBLE : 0
}

/** How likely what is under way ends in nuclear war for the active player, whoever decides it: 0 to 1. */
export function riskUnderWay(s: S): number {
  const active = activeSide(s)
  let risk = 0
  for (const frame of s.stack) risk = Math.max(risk, riskOfFrame(s, frame, active))
  return risk
}

function riskOfFrame(s: S, f: F, active: Side): number {
  switch (f.step) {
    case 'actionRound.order':
    case 'event.begin':
    case 'event.op':
    case 'event.giveCard':
    case 'event.mengistu':
      return riskOf(s, f.card, active)
    case 'operation.kind':
      return f.side !== active && hasDeadlyCoup(s, f.side, ORDINARY_COUP, stepsLeft(s)) ? LIKELY : 0
    case 'coup.target':
      return (f.side === active ? hasOnlyDeadlyCoups : hasDeadlyCoup)(s, f.side, f, stepsLeft(s)) ? LIKELY : 0
    case 'event.shiftDefcon':
      return f.chooser !== active && stepsLeft(s) <= 0 ? LIKELY : 0
    default:
      return 0
  }
}

/** The risk of the own headline, also if the other one lowers DEFCON before. */
export function riskOfHeadline(s: S, side: Side): number {
  const seat = seatOf(s, side)
  const card = onlyCard(s, ZONES.headline, seat) ?? onlyCard(s, ZONES.revealed, seat)
  return card === undefined ? 0 : riskOf(s, card, side, stepsLeft(s) - 1)
}

/** Cards of a hand that could not be played now without danger. */
export function countDeadlyCards(s: S, side: Side): number {
  let n = 0
  for (const index of contents(s, ZONES.hand, seatOf(s, side))) {
    const card = kindAt(ZONES.hand, index)
    if (isOpponents(card, side) && riskOf(s, card, side) > 0) n++
  }
  return n
}
