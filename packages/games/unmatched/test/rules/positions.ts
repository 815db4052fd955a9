// Positions for the tests of the rules, and the few words in which those tests are told.

import type { Json, Position } from '@ludoteka/kernel'
import { type Table, table } from '@ludoteka/kernel/testing'
import type { Space } from '../../content/boards.ts'
import type { Card } from '../../content/cards.ts'
import { type Fighter, HERO, type Hero, type Size } from '../../content/fighters.ts'
import { unmatched } from '../../index.ts'

export { asked, names, told } from '@ludoteka/kernel/testing'

export type SeatName = 'a1' | 'b1' | 'a2' | 'b2'

/** Cards of each seat; "rest" as the last one takes those named nowhere, which otherwise lie in the deck. */
type Cards = { readonly [seat in SeatName]?: readonly (Card | 'rest')[] }

export type Setting = {
  readonly at?: { readonly [fighter in Fighter]?: Space | 'none' }
  readonly hand?: Cards
  readonly deck?: Cards
  readonly discard?: Cards
  readonly health?: { readonly [fighter in Fighter]?: number }
  readonly turn?: SeatName
  readonly actionsLeft?: number
  readonly size?: Size
  readonly turnStart?: { readonly [fighter in Fighter]?: Space }
  readonly options?: Readonly<Record<string, Json>>
  readonly stack?: readonly Json[]
  readonly random?: readonly (number | string)[]
}

function setTable(hero: Readonly<Record<string, Hero>>, setting: Setting): Table {
  const { at, hand, deck, discard, options, stack, random, ...facts } = setting
  const position: Position = {
    options: options ?? {},
    facts: { hero, at: at ?? {}, ...facts },
    zones: { hand: hand ?? {}, deck: deck ?? {}, discard: discard ?? {} },
    ...(stack ? { stack } : {}),
  }
  return table(unmatched, { position, random: random ?? [] })
}

/** A duel on Sarpedon: everybody stands where the setting says, the others are defeated. */
export function duel(a1: Hero, b1: Hero, setting: Setting = {}): Table {
  return setTable({ a1, b1 }, setting)
}

/** a1's sidekicks wait in the brown corner, b1's in the green one: nobody near reaches them. */
const CORNERS: Readonly<Record<'a1' | 'b1', readonly Space[]>> = { a1: ['s7', 's6', 's14'], b1: ['s1', 's2', 's8'] }

/** A duel in which the heroes face each other, a1's on s21 and b1's on s20, and all sidekicks are far away. */
export function faceOff(a1: Hero, b1: Hero, setting: Setting = {}): Table {
  const sidekicks = (hero: Hero, corner: readonly Space[]) =>
    Object.fromEntries(HERO[hero].fighters.slice(1).map((fighter, i) => [fighter, corner[i] ?? 'none']))
  const at = { [a1]: 's21', [b1]: 's20', ...sidekicks(a1, CORNERS.a1), ...sidekicks(b1, CORNERS.b1), ...setting.at }
  return duel(a1, b1, { ...setting, at })
}

export const TEAM_HEROES = { a1: 'arthur', b1: 'medusa', a2: 'alice', b2: 'sinbad' } as const

const TEAM_SPACES = {
  arthur: 's21',
  merlin: 's7',
  medusa: 's20',
  harpy1: 's1',
  harpy2: 's2',
  harpy3: 's8',
  alice: 's38',
  jabberwock: 's37',
  sinbad: 's28',
  porter: 's34',
} as const

/** Arthur and Alice against Medusa and Sinbad: Arthur faces Medusa, the rest are far from their foes. */
export function teamGame(setting: Setting = {}): Table {
  const options = { mode: 'team4', ...setting.options }
  return setTable(TEAM_HEROES, { ...setting, options, at: { ...TEAM_SPACES, ...setting.at } })
}

/** A table before the set-up; `random` is used from the choice of heroes on. */
export function newTable(options: Readonly<Record<string, Json>>, random: readonly (number | string)[] = []): Table {
  return table(unmatched, { position: { options }, random })
}

/** Heroes named by the host on a named board, a1 first: the set-up waits for the first sidekick. */
export function assigned(heroes: readonly Hero[], options: Readonly<Record<string, Json>> = {}): Table {
  return newTable({ board: 'sarpedon', firstPlayer: 'a1', heroPick: 'assigned', heroes: [...heroes], ...options })
}

/** a1 attacks b1 (a2, b2 likewise), each with one card or, for the defender, none; Arthur lays no second card. */
export function clash(t: Table, attacker: Fighter, card: Card, defense?: Card, seats: Sides = ['a1', 'b1']): Table {
  const [a, b] = seats
  t.play(a, 'attack', attacker).play(a, 'commit', card)
  if ('commitBoost' in t.choice(a)) t.play(a, 'decline')
  return defense ? t.play(b, 'commit', defense) : t.play(b, 'decline')
}

type Sides = readonly [attacker: SeatName, defender: SeatName]

/** A maneuver in which nobody boosts and nobody moves. */
export function idle(t: Table, seat: SeatName): Table {
  t.play(seat, 'maneuver')
  if ('boost' in t.choice(seat)) t.play(seat, 'decline')
  return 'move' in t.choice(seat) ? t.play(seat, 'done') : t
}
