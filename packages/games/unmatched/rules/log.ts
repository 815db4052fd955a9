// Everything Unmatched reports, with its data; text/ turns it into sentences.

import { logger, type Seat } from '@ludoteka/kernel'
import type { Board, Space } from '../content/boards.ts'
import type { Card } from '../content/cards.ts'
import type { Fighter, Hero, Side } from '../content/fighters.ts'
import type { HeroLog } from './heroes/declarations.ts'

type Team = 'a' | 'b'

export type Log = HeroLog & {
  boardChosen: { board: Board }
  firstSeat: { seat: Seat }
  doubleTeam: { team: Team }
  heroChosen: { seat: Seat; hero: Hero }
  handDealt: { seat: Seat; cards: readonly Card[] }
  placed: { fighter: Fighter; to: Space }
  turnStarted: { seat: Seat }
  maneuvered: { seat: Seat }
  drew: { seat: Seat; n: number }
  drewCards: { seat: Seat; cards: readonly Card[] }
  exhausted: { seat: Seat }
  boosted: { seat: Seat; card: Card; boost: number }
  moved: { fighter: Fighter; from: Space; to: Space }
  schemePlayed: { seat: Seat; card: Card; fighter: Fighter }
  attacked: { attacker: Fighter; target: Fighter }
  committed: { seat: Seat; cards: number }
  defended: { seat: Seat }
  notDefended: { seat: Seat }
  revealed: { seat: Seat; card: Card }
  boostRevealed: { seat: Seat; card: Card }
  /** A card's effect takes place. */
  effect: { seat: Seat; card: Card }
  cancelled: { card: Card }
  boostLost: { seat: Seat; card: Card }
  valueBecomes: { card: Card; value: number }
  valueRises: { card: Card; by: number }
  combatValues: { attack: number; defense: number }
  damaged: { fighter: Fighter; n: number; left: number }
  unharmed: { fighter: Fighter }
  defeated: { fighter: Fighter }
  combatWon: { side: Side; fighter: Fighter }
  recovered: { fighter: Fighter; n: number; left: number }
  discarded: { seat: Seat; cards: readonly Card[] }
  milled: { seat: Seat; card: Card }
  handSeen: { seat: Seat; victim: Seat }
  handShown: { victim: Seat; cards: readonly Card[] }
  taken: { seat: Seat; cards: readonly Card[] }
  /** The only legal choice was taken by itself (16.10). */
  forcedTo: { to: Space }
  forcedFighter: { fighter: Fighter }
  seatOut: { seat: Seat }
  won: { seats: readonly Seat[] }
}

export const { log, tell } = logger<Log>()
