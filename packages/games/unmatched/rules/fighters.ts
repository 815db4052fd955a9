// Chapter 1 and 19.5: whose fighters are whose.

import { itemAt, required, type Seat } from '@ludoteka/kernel'
import { FIGHTER, type Fighter, HERO, HEROES, type Hero } from '../content/fighters.ts'
import { indexOfFighter, isOnBoard } from './board.ts'
import type { S } from './state.ts'

export function heroOf(s: S, seat: Seat): Hero | undefined {
  return HEROES[itemAt(s.hero, seat)]
}

/** The hero of a seat after the choice of heroes. */
export function chosenHero(s: S, seat: Seat): Hero {
  return required(heroOf(s, seat), `the hero of seat ${seat}`)
}

export function ownerOf(s: S, fighter: Fighter): Seat {
  return s.hero.indexOf(HEROES.indexOf(FIGHTER[fighter].hero))
}

/** All fighters a seat began with; none before its hero is chosen. */
export function fightersOf(s: S, seat: Seat): readonly Fighter[] {
  const hero = heroOf(s, seat)
  return hero ? HERO[hero].fighters : []
}

/** "Your fighters": those of the seat, not of a teammate, that are on the board (16.3). */
export function ownFighters(s: S, seat: Seat): Fighter[] {
  return fightersOf(s, seat).filter(fighter => isOnBoard(s, fighter))
}

export const teamOf = (seat: Seat): number => seat % 2

/** 19.5: the seat's own fighters and its teammate's. */
export function isFriendlyTo(s: S, seat: Seat, fighter: Fighter): boolean {
  return teamOf(ownerOf(s, fighter)) === teamOf(seat)
}

/** 19.8: a seat without a fighter on the board is out. */
export function isOut(s: S, seat: Seat): boolean {
  return !fightersOf(s, seat).some(fighter => isOnBoard(s, fighter))
}

export function healthOf(s: S, fighter: Fighter): number {
  return itemAt(s.health, indexOfFighter(fighter))
}

/** 1.5: between 0 and the fighter's limit. */
export function setHealth(s: S, fighter: Fighter, health: number): void {
  s.health[indexOfFighter(fighter)] = Math.max(0, Math.min(FIGHTER[fighter].health, health))
}
