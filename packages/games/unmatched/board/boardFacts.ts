// A view of Unmatched, read into what the board draws. What the viewer may not know is simply not there.

import { factsIn, itemAt, type StateOf, type View } from '@ludoteka/kernel'
import { BOARDS, type Board, SPACES, type Space } from '../content/boards.ts'
import {
  FIGHTER,
  FIGHTERS,
  type Fighter,
  HERO,
  HEROES,
  type Hero,
  SIDES,
  SIZES,
  type Side,
  type Size,
} from '../content/fighters.ts'
import { FIELDS } from '../rules/questions.ts'

export type Places = Readonly<Partial<Record<Fighter, Space>>>
export type Healths = Readonly<Partial<Record<Fighter, number>>>

export type Combat = {
  readonly attacker: Fighter
  readonly defender: Fighter
  readonly becomes: Readonly<Record<Side, number | undefined>>
  readonly plus: Readonly<Record<Side, number>>
  readonly cancelled: Readonly<Record<Side, boolean>>
  readonly winner: Side | undefined
}

export type BoardFacts = {
  readonly board: Board
  /** By seat number. */
  readonly heroes: readonly (Hero | undefined)[]
  readonly at: Places
  readonly health: Healths
  readonly size: Size | undefined
  readonly turn: number
  readonly actionsLeft: number
  readonly combat: Combat | undefined
}

/** What of the declared fields the board draws. */
const { board, hero, at, health, size, turn, actionsLeft, combat } = FIELDS
const DRAWN = { board, hero, at, health, size, turn, actionsLeft, combat }

type Drawn = StateOf<typeof DRAWN>

export function readView(view: View): BoardFacts {
  const facts = factsIn(DRAWN, view)
  const heroes = facts.hero.map(index => HEROES[index])
  const places = FIGHTERS.map((fighter, i) => ({ fighter, at: SPACES[itemAt(facts.at, i)], i }))
  const present = places.filter(({ fighter }) => heroes.includes(FIGHTER[fighter].hero))
  return {
    board: BOARDS[facts.board] ?? BOARDS[0],
    heroes,
    at: Object.fromEntries(present.flatMap(one => (one.at ? [[one.fighter, one.at]] : []))),
    health: Object.fromEntries(present.map(({ fighter, i }) => [fighter, itemAt(facts.health, i)])),
    size: SIZES[facts.size],
    turn: facts.turn,
    actionsLeft: facts.actionsLeft,
    combat: readCombat(facts.combat),
  }
}

function readCombat(fought: Drawn['combat']): Combat | undefined {
  const [attacker, defender] = [FIGHTERS[fought.attacker], FIGHTERS[fought.defender]]
  if (!attacker || !defender) return undefined
  const replaced = (value: number): number | undefined => (value < 0 ? undefined : value)
  return {
    attacker,
    defender,
    becomes: { attacker: replaced(fought.attackBecomes), defender: replaced(fought.defenseBecomes) },
    plus: { attacker: fought.attackPlus, defender: fought.defensePlus },
    cancelled: { attacker: fought.attackCancelled, defender: fought.defenseCancelled },
    winner: SIDES[fought.winner],
  }
}

/** The number of the seat a fighter fights for, −1 if its hero was not chosen. */
export function seatOf(position: Pick<BoardFacts, 'heroes'>, fighter: Fighter): number {
  return position.heroes.indexOf(FIGHTER[fighter].hero)
}

/** Seats 0 and 2 play against 1 and 3. */
export function areFriends(a: number, b: number): boolean {
  return a % 2 === b % 2
}

export function fightersOfSeat(position: Pick<BoardFacts, 'heroes'>, seat: number): readonly Fighter[] {
  const hero = position.heroes[seat]
  return hero ? HERO[hero].fighters : []
}

export function fighterAt(at: Places, space: Space): Fighter | undefined {
  return FIGHTERS.find(fighter => at[fighter] === space)
}
