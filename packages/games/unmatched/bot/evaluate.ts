// How good a position of Unmatched is for a seat: health, cards, and enemies in reach.

import { contents, isOver, kindAt, type Seat } from '@ludoteka/kernel'
import { FIGHTER, type Fighter } from '../content/fighters.ts'
import { fightersOnBoard, reaches, stepsBetween, whereIs } from '../rules/board.ts'
import { facts } from '../rules/cards.ts'
import { healthOf, isFriendlyTo, teamOf } from '../rules/fighters.ts'
import { type S, ZONES } from '../rules/state.ts'

const WIN = 1000
const HERO_HEALTH = 3
const SIDEKICK_HEALTH = 1.5
/** Any card can defend, boost or be discarded; a strong one is worth more. */
const CARD_IN_HAND = 0.6
const CARD_VALUE = 0.15
/** Each card left to draw puts off exhaustion. */
const CARD_IN_DECK = 0.25
/** For a fighter with an enemy in reach. */
const IN_REACH = 0.5
/** For each step to the nearest enemy. */
const STEP_TO_ENEMY = 0.2

/** Positive = better for the seat's team. */
export function evaluate(s: S, seat: Seat): number {
  if (isOver(s) && s.result.kind === 'won') return s.result.winners.includes(seat) ? WIN : -WIN
  let value = 0
  for (let other = 0; other < s.seats; other++) {
    value += (teamOf(other) === teamOf(seat) ? 1 : -1) * cardsOf(s, other)
  }
  const standing = fightersOnBoard(s)
  const friends = standing.filter(fighter => isFriendlyTo(s, seat, fighter))
  const foes = standing.filter(fighter => !isFriendlyTo(s, seat, fighter))
  for (const fighter of friends) value += bodyOf(s, fighter, foes) - STEP_TO_ENEMY * stepsToNearest(s, fighter, foes)
  for (const fighter of foes) value -= bodyOf(s, fighter, friends)
  return value
}

function cardsOf(s: S, seat: Seat): number {
  let value = CARD_IN_DECK * contents(s, ZONES.deck, seat).length
  for (const index of contents(s, ZONES.hand, seat)) {
    value += CARD_IN_HAND + CARD_VALUE * facts(kindAt(ZONES.hand, index)).value
  }
  return value
}

function bodyOf(s: S, fighter: Fighter, enemies: readonly Fighter[]): number {
  const perHealth = FIGHTER[fighter].role === 'hero' ? HERO_HEALTH : SIDEKICK_HEALTH
  const canStrike = enemies.some(enemy => reaches(s, fighter, enemy))
  return perHealth * healthOf(s, fighter) + (canStrike ? IN_REACH : 0)
}

function stepsToNearest(s: S, fighter: Fighter, enemies: readonly Fighter[]): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const enemy of enemies) nearest = Math.min(nearest, stepsBetween(whereIs(s, fighter), whereIs(s, enemy)))
  return Number.isFinite(nearest) ? nearest : 0
}
