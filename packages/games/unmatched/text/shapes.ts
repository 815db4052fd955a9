// Reading log entries that come from outside: only data of the declared shape is put into a sentence.

import { BOARDS, SPACES } from '../content/boards.ts'
import { CARDS } from '../content/cards.ts'
import { FIGHTERS, HEROES, SIZES } from '../content/fighters.ts'
import type { Log } from '../rules/log.ts'
import { PAIRS, SIDES, TEAMS, VERBS, type Verbs } from '../rules/state.ts'

type Check<T> = (value: unknown) => value is T

const number: Check<number> = value => typeof value === 'number'

function oneOf<T extends string>(names: readonly T[]): Check<T> {
  return (value): value is T => names.some(name => name === value)
}

function listOf<T>(each: Check<T>): Check<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(each)
}

const seat = number
const n = number
const card = oneOf(CARDS)
const cards = listOf(card)
const fighter = oneOf(FIGHTERS)
const space = oneOf(SPACES)
const size = oneOf(SIZES)

type Shape<T> = { readonly [P in keyof T]: Check<T[P]> }

export const LOG_SHAPES: { readonly [K in keyof Log]: Shape<Log[K]> } = {
  boardChosen: { board: oneOf(BOARDS) },
  firstSeat: { seat },
  doubleTeam: { team: oneOf(TEAMS) },
  heroChosen: { seat, hero: oneOf(HEROES) },
  handDealt: { seat, cards },
  placed: { fighter, to: space },
  sizeChosen: { size },
  turnStarted: { seat },
  gazed: { target: fighter },
  maneuvered: { seat },
  drew: { seat, n },
  drewCards: { seat, cards },
  exhausted: { seat },
  boosted: { seat, card, boost: number },
  moved: { fighter, from: space, to: space },
  schemePlayed: { seat, card, fighter },
  attacked: { attacker: fighter, target: fighter },
  committed: { seat, cards: number },
  defended: { seat },
  notDefended: { seat },
  revealed: { seat, card },
  boostRevealed: { seat, card },
  effect: { seat, card },
  cancelled: { card },
  boostLost: { seat, card },
  valueBecomes: { card, value: number },
  valueRises: { card, by: number },
  combatValues: { attack: number, defense: number },
  damaged: { fighter, n, left: number },
  unharmed: { fighter },
  defeated: { fighter },
  combatWon: { side: oneOf(SIDES), fighter },
  sizeChanged: { size },
  recovered: { fighter, n, left: number },
  healthBecomes: { fighter, health: number },
  pairChosen: { pair: oneOf(PAIRS) },
  discarded: { seat, cards },
  milled: { seat, card },
  handSeen: { seat, victim: seat },
  handShown: { victim: seat, cards },
  deckLooked: { seat, n },
  cardsLooked: { cards },
  prophecyTook: { seat, n },
  deckSearched: { seat },
  deckShown: { cards },
  cardFound: { seat, card },
  cardNotFound: { card },
  taken: { seat, cards },
  harpyReturned: { fighter, to: space },
  forcedTo: { to: space },
  forcedFighter: { fighter },
  seatOut: { seat },
  won: { seats: listOf(seat) },
}

/** Is this the data of such an entry? */
export function isDataOf<K extends keyof Log>(key: K, data: Readonly<Record<string, unknown>>): data is Log[K] {
  const checks: readonly [string, Check<unknown>][] = Object.entries(LOG_SHAPES[key])
  return checks.every(([part, check]) => Object.hasOwn(data, part) && check(data[part]))
}

/** Is this an argument the verb may take? */
export function isArgumentOf<V extends keyof Verbs>(verb: V, arg: unknown): arg is Verbs[V] {
  const names: readonly string[] | true = VERBS[verb]
  return names === true ? arg === true : names.some(name => name === arg)
}

/** Is this one of the table's own keys? */
export function isKeyOf<T extends object>(table: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(table, key)
}
