// How good a position of Unmatched is for a seat: health and cards, and being where the fight is won.

import { countIn, isOver, type Seat } from '@ludoteka/kernel'
import { FIGHTER, type Fighter } from '../content/fighters.ts'
import { fightersOnBoard, reaches } from '../rules/board.ts'
import { healthOf, isFriendlyTo, teamOf } from '../rules/fighters.ts'
import { type S, ZONES } from '../rules/state.ts'

const WIN = 1000
const HERO_HEALTH = 3
const SIDEKICK_HEALTH = 1.5
const CARD_IN_HAND = 1
const CARD_IN_DECK = 0.25 // the last cards are the longest breath
const PRESSURE = 0.4 // an enemy in reach is half an attack

/** Positive = better for the seat's team. */
export function evaluate(s: S, seat: Seat): number {
  if (isOver(s) && s.result.kind === 'won') return s.result.winners.includes(seat) ? WIN : -WIN
  let value = 0
  for (let other = 0; other < s.seats; other++) {
    const sign = teamOf(other) === teamOf(seat) ? 1 : -1
    value += sign * (CARD_IN_HAND * countIn(s, ZONES.hand, other) + CARD_IN_DECK * countIn(s, ZONES.deck, other))
  }
  const standing = fightersOnBoard(s)
  for (const fighter of standing) value += worth(s, seat, fighter, standing)
  return value
}

function worth(s: S, seat: Seat, fighter: Fighter, standing: readonly Fighter[]): number {
  const sign = isFriendlyTo(s, seat, fighter) ? 1 : -1
  const perHealth = FIGHTER[fighter].role === 'hero' ? HERO_HEALTH : SIDEKICK_HEALTH
  const inReach = standing.filter(
    other => isFriendlyTo(s, seat, other) !== isFriendlyTo(s, seat, fighter) && reaches(s, fighter, other),
  ).length
  return sign * (perHealth * healthOf(s, fighter) + PRESSURE * Math.min(2, inReach))
}
