// What seats bring to the table in secret: a deck of their own. It is checked by the game, stored with the match and
// never shown; bots are given a deck that the seat could have brought.

import type { Core, Options, Seat } from './core.ts'
import { fail } from './errors.ts'
import type { Game, Refusal } from './game.ts'
import { integerAt, listAt, short } from './json.ts'
import { itemAt } from './lists.ts'
import type { Zone } from './zones.ts'

/** Draws a number from 0 to n − 1. */
type Below = (n: number) => number

/** How a game lets seats bring cards. All zones of these kinds with a stock of their own hold only what their seat brought. */
export type Bringing = {
  readonly kinds: readonly string[]
  /** The rule that forbids to bring these cards. */
  check(cards: readonly string[], options: Options): Refusal | undefined
  /** Cards for a seat that has brought none: any that `check` allows. */
  any(options: Options, below: Below): readonly string[]
  /** Any cards at all that `check` allows, for tests: without it `any` is taken. */
  random?(options: Options, below: Below): readonly string[]
  /**
   * So many further cards that may well lie where nobody sees them, given those of the seat that were seen. `places` are
   * those of which everybody can tell what may lie there: a card must be found for each.
   */
  suppose(
    seen: readonly string[],
    howMany: number,
    options: Options,
    below: Below,
    places: readonly CardCondition[],
  ): readonly string[]
}

/** What a card must be like to lie in a place. */
export type CardCondition = (card: string) => boolean

/** What each seat brings, in the order of the seats. */
export type Brought = readonly (readonly string[])[]

/** Checks what the seats bring; whoever brings nothing gets any cards that are allowed. */
export function readBrought(game: Game, options: Options, given: unknown, random: () => Below): Brought {
  const { bringing } = game
  if (!bringing) {
    if (given !== undefined) fail('bad-options', `Nothing is brought to ${game.id}.`)
    return []
  }
  let started: Below | undefined // made only where somebody brings nothing
  const below: Below = n => {
    started ??= random()
    return started(n)
  }
  const seats = game.seats(options)
  const lists = given === undefined ? [] : listAt(given, 'brought', 'bad-options')
  if (lists.length > seats.length) fail('bad-options', `There are only ${seats.length} seats to bring anything.`)
  return seats.map((seat, i) => {
    const list = lists[i] ?? []
    const cards = listAt(list, `brought.${seat}`, 'bad-options').map(card => kindNamed(bringing, card))
    if (cards.length === 0) return bringing.any(options, below)
    const refusal = bringing.check(cards, options)
    if (refusal) fail('bad-options', `${seat} can't bring that (${refusal.reason}, rule ${refusal.rule}).`)
    return cards
  })
}

function kindNamed({ kinds }: Bringing, card: unknown): string {
  return kinds.find(kind => kind === card) ?? fail('bad-options', `There is no card ${short(card)}.`)
}

/** The number of each card, found once for a game: matches of bots begin thousands of times. */
const NUMBERS = new WeakMap<Bringing, ReadonlyMap<string, number>>()

function numbersOf(bringing: Bringing): ReadonlyMap<string, number> {
  const found = NUMBERS.get(bringing) ?? new Map(bringing.kinds.map((card, i) => [card, i]))
  NUMBERS.set(bringing, found)
  return found
}

/** The cards as the state keeps them: sorted, so that their order tells nothing. */
export function asIndices(game: Game, brought: Brought): number[][] {
  const { bringing } = game
  if (!bringing) return []
  const numbers = numbersOf(bringing)
  const indexOf = (card: string): number =>
    numbers.get(card) ?? fail('broken-rules', `A seat was given ${short(card)}, which is no card.`)
  return brought.map(cards => cards.map(indexOf).sort((a, b) => a - b))
}

/** The names behind the indices of a stored state. */
export function broughtNames(game: Game, json: unknown): Brought {
  const kinds = game.bringing?.kinds ?? []
  const nameOf = (card: unknown): string =>
    kinds[integerAt(card, 'brought', 'bad-state')] ?? fail('bad-state', `There is no card ${short(card)} to bring.`)
  return listAt(json, 'brought', 'bad-state').map(cards => listAt(cards, 'brought', 'bad-state').map(nameOf))
}

/** What a seat has brought, for set-up and inventory. */
export function broughtCards<K extends string>(s: Core, zone: Zone<K>, seat: Seat): K[] {
  return itemAt(s.brought, seat).map(card => zone.kinds[card] ?? fail('bad-state', `There is no card ${card}.`))
}
