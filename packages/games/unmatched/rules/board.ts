// Chapter 3: adjacency, zones and who stands where. Spaces are indices here; their names appear only in choices.

import { itemAt, NOWHERE, required } from '@ludoteka/kernel'
import { BOARDS, SPACE, SPACES, type Space, ZONE_COLOURS } from '../content/boards.ts'
import { FIGHTER, FIGHTERS, type Fighter } from '../content/fighters.ts'
import type { S } from './state.ts'

const INDEX_OF_SPACE = new Map<Space, number>(SPACES.map((space, i) => [space, i]))
const NEIGHBOURS: readonly (readonly number[])[] = SPACES.map(space => SPACE[space].adjacent.map(indexOfSpace))
const ZONES_OF: readonly number[] = SPACES.map(space =>
  SPACE[space].zones.reduce((mask, zone) => mask | (1 << ZONE_COLOURS.indexOf(zone)), 0),
)
const SPACES_OF_BOARD: readonly (readonly number[])[] = BOARDS.map(board =>
  SPACES.flatMap((space, i) => (SPACE[space].board === board ? [i] : [])),
)
const INDEX_OF_FIGHTER: Readonly<Record<string, number>> = Object.fromEntries(
  FIGHTERS.map((fighter, i) => [fighter, i]),
)

export function indexOfSpace(space: Space): number {
  return required(INDEX_OF_SPACE.get(space), space)
}

export function spaceName(at: number): Space {
  return itemAt(SPACES, at)
}

export function indexOfFighter(fighter: Fighter): number {
  return required(INDEX_OF_FIGHTER[fighter], fighter)
}

/** Where a fighter stands, NOWHERE if it is not on the board. */
export function whereIs(s: S, fighter: Fighter): number {
  return itemAt(s.at, indexOfFighter(fighter))
}

export function isOnBoard(s: S, fighter: Fighter): boolean {
  return whereIs(s, fighter) !== NOWHERE
}

export function putAt(s: S, fighter: Fighter, at: number): void {
  s.at[indexOfFighter(fighter)] = at
}

export function fighterAt(s: S, at: number): Fighter | undefined {
  return FIGHTERS[s.at.indexOf(at)]
}

/** Every fighter on the board, of all seats. */
export function fightersOnBoard(s: S): Fighter[] {
  return FIGHTERS.filter(fighter => isOnBoard(s, fighter))
}

export function boardSpaces(s: S): readonly number[] {
  return itemAt(SPACES_OF_BOARD, s.board)
}

export function isOfThisBoard(s: S, at: number): boolean {
  return boardSpaces(s).includes(at)
}

export function isEmpty(s: S, at: number): boolean {
  return !s.at.includes(at)
}

export function neighbours(at: number): readonly number[] {
  return itemAt(NEIGHBOURS, at)
}

/** 3.2: joined by a line. */
export function areAdjacent(a: number, b: number): boolean {
  return neighbours(a).includes(b)
}

/** 3.4, 3.5: the spaces have a zone in common; nothing is in the zone of somebody who is not there (16.9). */
export function shareZone(a: number, b: number): boolean {
  return ((ZONES_OF[a] ?? 0) & (ZONES_OF[b] ?? 0)) !== 0
}

/** 3.4, 16.9: in the zone of a fighter, who must be on the board. */
export function isInZoneOf(s: S, fighter: Fighter, at: number): boolean {
  return isOnBoard(s, fighter) && shareZone(whereIs(s, fighter), at)
}

/** 9.4: adjacent, or for a ranged fighter in its zone. */
export function reaches(s: S, attacker: Fighter, target: Fighter): boolean {
  const from = whereIs(s, attacker)
  const to = whereIs(s, target)
  if (from === NOWHERE || to === NOWHERE) return false
  return areAdjacent(from, to) || (FIGHTER[attacker].reach === 'ranged' && shareZone(from, to))
}

/** Steps between any two spaces along lines, whoever stands there; for judging positions, not for moving. */
const STEPS: readonly (readonly number[])[] = SPACES.map((_, from) => {
  const steps = SPACES.map(() => NOWHERE)
  let reached = [from]
  for (let n = 0; reached.length > 0; n++) {
    for (const at of reached) steps[at] = n
    reached = [...new Set(reached.flatMap(neighbours))].filter(at => steps[at] === NOWHERE)
  }
  return steps
})

export function stepsBetween(a: number, b: number): number {
  return itemAt(itemAt(STEPS, a), b)
}
