// The words of the map and of card faces: what they say beside the game's own texts.

import type { Allocation, SpecialArea } from '../content/actionCards.ts'
import type { AgendaKind, Vote } from '../content/agendas.ts'
import type { Baron } from '../content/barons.ts'
import type { EventColour } from '../content/events.ts'
import type { ActionArea } from '../content/numbers.ts'

/** How an area is reached from its neighbour. */
export const WAYS = ['road', 'bridge', 'open', 'river', 'mountain'] as const
export type WayKind = (typeof WAYS)[number]

export type RealmText = {
  readonly realm: string
  readonly overseas: string
  readonly neutralCity: string
  readonly razedCity: string
  /** Label and value, as in a list of facts. */
  owner(baron: string): string
  strength(n: number): string
  income(n: number): string
  readonly oneVote: string
  readonly fortified: string
  breaches(n: number): string
  besieged(baron: string, round: number): string
  stronghold(baron: string): string
  garrison(n: number): string
  army(n: number): string
  casualties(n: number): string
  maintained(n: number): string
  readonly ready: string
  readonly exhausted: string
  readonly atPort: string
  /** A city may revolt for no Noble of its Baron stands there; so many of all fate cards say so. */
  revolt(cards: number, all: number): string
  readonly ways: Readonly<Record<WayKind, string>>
  /** The areas a Noble would come through. */
  journey(areas: readonly string[]): string
  /** 10.4 Who would have to let him pass, and where. */
  leave(of: Baron, area: string): string
  readonly bySea: string
  readonly nobody: string
  readonly close: string
  readonly cards: CardWords
  readonly strip: StripWords
}

export type CardWords = {
  /** 6.3 What becomes of a Baron's action card. */
  readonly goesTo: Readonly<Record<Allocation, string>>
  readonly neutral: string
  readonly regular: string
  readonly mercenary: string
  wage(n: number): string
  readonly event: Readonly<Record<EventColour, string>>
  readonly lasting: string
  cancel(faith: number): string
  readonly agenda: Readonly<Record<AgendaKind | 'concession', string>>
  readonly votes: Readonly<Record<Vote, string>>
  readonly revolt: string
  readonly noRevolt: string
  readonly stronghold: string
}

/** The strip below the map: what lies beside the kingdom on the table. */
export type StripWords = {
  readonly name: string
  round(n: number): string
  pool(n: number): string
  readonly lastRound: string
  readonly stacks: string
  readonly stack: Readonly<Record<ActionArea, string>>
  readonly noCards: string
  /** Cards of somebody, as in a list. */
  cardsOf(owner: string, n: number): string
  readonly neutral: string
  turnedUp(card: string): string
  readonly special: Readonly<Record<SpecialArea, string>>
  readonly specials: string
  of(n: number, needed: number): string
  readonly track: string
  fee(n: number): string
  readonly offer: string
  readonly expeditions: string
  readonly notUnderWay: string
  step(n: number): string
  readonly blessed: string
  invested(baron: string, n: number): string
  readonly agendas: string
  readonly laws: string
  readonly events: string
  readonly nextEvent: Readonly<Record<EventColour, string>>
}
