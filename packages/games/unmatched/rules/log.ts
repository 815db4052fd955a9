// Everything Unmatched reports, declared once: an entry's data with the checks by which it is read from outside.

import { logger } from '@ludoteka/kernel'
import { isNumber, isOneOf, type LogOf, listOf } from '@ludoteka/text-kit'
import { BOARDS, SPACES } from '../content/boards.ts'
import { CARDS } from '../content/cards.ts'
import { FIGHTERS, HEROES, SIDES } from '../content/fighters.ts'
import { HERO_LOG } from './heroes/declarations.ts'
import { TEAMS } from './state.ts'

const number = isNumber
const seat = isNumber
const n = isNumber
const card = isOneOf(CARDS)
const cards = listOf(card)
const fighter = isOneOf(FIGHTERS)
const space = isOneOf(SPACES)

export const LOG_SHAPES = {
  boardChosen: { board: isOneOf(BOARDS) },
  firstSeat: { seat },
  doubleTeam: { team: isOneOf(TEAMS) },
  heroChosen: { seat, hero: isOneOf(HEROES) },
  handDealt: { seat, cards },
  placed: { fighter, to: space },
  turnStarted: { seat },
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
  /** A card's effect takes place. */
  effect: { seat, card },
  cancelled: { card },
  boostLost: { seat, card },
  valueBecomes: { card, value: number },
  valueRises: { card, by: number },
  combatValues: { attack: number, defense: number },
  damaged: { fighter, n, left: number },
  unharmed: { fighter },
  defeated: { fighter },
  combatWon: { side: isOneOf(SIDES), fighter },
  recovered: { fighter, n, left: number },
  discarded: { seat, cards },
  milled: { seat, card },
  handSeen: { seat, victim: seat },
  handShown: { victim: seat, cards },
  taken: { seat, cards },
  /** The only legal choice was taken by itself (16.10). */
  forcedTo: { to: space },
  forcedFighter: { fighter },
  seatOut: { seat },
  won: { seats: listOf(seat) },
  ...HERO_LOG,
} as const

export type Log = LogOf<typeof LOG_SHAPES>

export const { log, tell } = logger<Log>()
