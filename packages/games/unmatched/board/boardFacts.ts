// A view of Unmatched, read into what the board draws. What the viewer may not know is simply not there.

import type { Json, View } from '@ludoteka/kernel'
import { cardsOf, findName, viewedZone } from '@ludoteka/ui'
import { BOARDS, type Board, SPACES, type Space } from '../content/boards.ts'
import { CARDS, type Card } from '../content/cards.ts'
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

export function readView(view: View): BoardFacts {
  const { facts } = view
  const heroes = view.seats.map(seat => findName(HEROES, valueAt(facts['hero'], seat)))
  const fighters = FIGHTERS.filter(fighter => heroes.includes(FIGHTER[fighter].hero))
  return {
    board: findName(BOARDS, facts['board']) ?? BOARDS[0],
    heroes,
    at: Object.fromEntries(
      fighters.flatMap(fighter => {
        const at = findName(SPACES, valueAt(facts['at'], fighter))
        return at ? [[fighter, at]] : []
      }),
    ),
    health: Object.fromEntries(fighters.map(fighter => [fighter, numberAt(facts['health'], fighter) ?? 0])),
    size: findName(SIZES, facts['size']),
    turn: view.seats.indexOf(String(facts['turn'])),
    actionsLeft: typeof facts['actionsLeft'] === 'number' ? facts['actionsLeft'] : 0,
    combat: readCombat(facts['combat']),
  }
}

function readCombat(json: Json | undefined): Combat | undefined {
  const attacker = findName(FIGHTERS, valueAt(json, 'attacker'))
  const defender = findName(FIGHTERS, valueAt(json, 'defender'))
  if (!attacker || !defender) return undefined
  const replaced = (key: string): number | undefined => {
    const value = numberAt(json, key)
    return value === undefined || value < 0 ? undefined : value
  }
  return {
    attacker,
    defender,
    becomes: { attacker: replaced('attackBecomes'), defender: replaced('defenseBecomes') },
    plus: { attacker: numberAt(json, 'attackPlus') ?? 0, defender: numberAt(json, 'defensePlus') ?? 0 },
    cancelled: {
      attacker: valueAt(json, 'attackCancelled') === true,
      defender: valueAt(json, 'defenseCancelled') === true,
    },
    winner: findName(SIDES, valueAt(json, 'winner')),
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

export function cardsIn(view: View, zone: string, seat: string): readonly Card[] {
  return cardsOf(CARDS, viewedZone(view, zone, seat))
}

function valueAt(record: unknown, key: string): unknown {
  return typeof record === 'object' && record !== null && Object.hasOwn(record, key)
    ? Reflect.get(record, key)
    : undefined
}

function numberAt(record: unknown, key: string): number | undefined {
  const value = valueAt(record, key)
  return typeof value === 'number' ? value : undefined
}
