// Reading log entries that come from outside: only data of the declared shape is put into a sentence.

import { isData, isNumber, type LogShapes, listOf, oneOf } from '@ludoteka/text-kit'
import { BOARDS, SPACES } from '../content/boards.ts'
import { CARDS } from '../content/cards.ts'
import { FIGHTERS, HEROES, SIDES, SIZES } from '../content/fighters.ts'
import { PAIRS } from '../rules/heroes/declarations.ts'
import type { Log } from '../rules/log.ts'
import { TEAMS } from '../rules/state.ts'

export { isKeyOf } from '@ludoteka/text-kit'

const number = isNumber
const seat = isNumber
const n = isNumber
const card = oneOf(CARDS)
const cards = listOf(card)
const fighter = oneOf(FIGHTERS)
const space = oneOf(SPACES)
const size = oneOf(SIZES)

export const LOG_SHAPES: LogShapes<Log> = {
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
  return isData(LOG_SHAPES, key, data)
}
