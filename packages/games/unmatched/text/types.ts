// What Unmatched has to say in every language: a text missing in one of them does not compile.

import type { OrderText } from '@ludoteka/kernel'
import type { Labels, OptionText, Prompt, Sentences, StepLabels } from '@ludoteka/text-kit'
import type { Board, ZoneColour } from '../content/boards.ts'
import type { CARD, Card, CardType, Timing } from '../content/cards.ts'
import type { Fighter, FighterType, Hero, Size } from '../content/fighters.ts'
import type { ResultReason } from '../rules/damage.ts'
import type { PairItem } from '../rules/heroes/declarations.ts'
import type { Log } from '../rules/log.ts'
import type { OrderName } from '../rules/orders.ts'
import type { F, FIELDS, Reason, Verbs } from '../rules/state.ts'
import type { WarningKey } from '../rules/warning.ts'

export const SEATS = ['a1', 'b1', 'a2', 'b2'] as const
type SeatId = (typeof SEATS)[number]
type TeamId = 'a' | 'b'

/** Whether nobody at the table has an ally. */
export function isDuel(seats: readonly string[]): boolean {
  return seats.length === 2
}

/** The steps that put a question to somebody. */
const ASKING_STEPS = [
  'setup.hero',
  'setup.sidekick',
  'setup.size',
  'turn.gaze',
  'turn.action',
  'turn.discard',
  'maneuver.boost',
  'move.next',
  'move.to',
  'scheme.fighter',
  'attack.target',
  'attack.card',
  'attack.boost',
  'attack.defense',
  'effect.boost',
  'effect.combatant',
  'effect.place',
  'effect.jaws',
  'effect.glance',
  'effect.spirits',
  'effect.spiritsNext',
  'effect.pair',
  'effect.opponentDiscards',
  'effect.lookAndDiscard',
  'effect.prophecyTake',
  'effect.prophecyReturn',
] as const satisfies readonly F['step'][]
export type AskingStep = (typeof ASKING_STEPS)[number]

/** A fighter's name as it stands alone, and in the middle of a sentence in each case the sentences use. */
export type FighterText = {
  readonly label: string
  /** Two letters on the map of a terminal. */
  readonly mark: string
  readonly nominative: string
  readonly genitive: string
  readonly dative: string
  readonly accusative: string
  readonly instrumental: string
}

type HeroText = { readonly name: string; readonly ability: string }
type ZoneText = { readonly name: string; readonly mark: string }

type OptionTexts = {
  readonly mode: OptionText<'duel' | 'team3' | 'team4'>
  readonly board: OptionText<Board | 'random'>
  readonly firstPlayer: OptionText<'random' | 'a1' | 'b1'>
  readonly heroPick: OptionText<'turnOrder' | 'random' | 'assigned'>
  readonly heroes: OptionText<Hero>
  readonly gameEndCheck: OptionText<'immediate' | 'endOfAction'>
  readonly excaliburBoostCancel: OptionText<'cancelled' | 'kept'>
  readonly doubleSeatTeam: OptionText<TeamId | 'random'>
}

/** The numbers printed in a card's text. */
type FiguresOf<C extends Card> = (typeof CARD)[C]['n']

type CardText<C extends Card> = {
  readonly name: string
  readonly effects: { readonly [T in Timing]?: (n: FiguresOf<C>) => string }
}
export type CardTexts = { readonly [C in Card]: CardText<C> }

/** The same cards with effects at the same times as in another language. */
export type CardTextsLike<T extends CardTexts> = {
  readonly [C in Card]: {
    readonly name: string
    readonly effects: { readonly [K in keyof T[C]['effects']]: (n: FiguresOf<C>) => string }
  }
}

/** The verbs that have a plainer button at some steps. */
type PlainerAt = {
  readonly 'setup.sidekick': 'to'
  readonly 'turn.gaze': 'decline'
  readonly 'turn.discard': 'done'
  readonly 'maneuver.boost': 'boost' | 'decline'
  readonly 'move.next': 'done'
  readonly 'move.to': 'to'
  readonly 'attack.card': 'commit'
  readonly 'attack.boost': 'decline'
  readonly 'attack.defense': 'commit' | 'decline'
  readonly 'effect.boost': 'boost' | 'decline'
  readonly 'effect.place': 'to' | 'decline'
  readonly 'effect.spirits': 'to'
  readonly 'effect.spiritsNext': 'to'
}

/** Words of the picture for a terminal. */
type TerminalTexts = {
  turn(player: string): string
  actionsLeft(n: number): string
  cards(hand: number, deck: number, discard: number): string
  readonly defeated: string
  handOf(player: string): string
  onTable(player: string, faceUp: readonly string[], faceDown: number): string
  readonly zones: string
  waitingFor(players: readonly string[]): string
  readonly spectator: string
}

export type Texts = {
  readonly title: string
  /** In a duel nobody has a team to be told by. */
  seats(among: readonly string[]): Readonly<Record<SeatId, string>>
  readonly teams: Readonly<Record<TeamId, string>>
  readonly options: OptionTexts
  readonly heroes: Readonly<Record<Hero, HeroText>>
  readonly fighters: Readonly<Record<Fighter, FighterText>>
  readonly boards: Readonly<Record<Board, string>>
  readonly zones: Readonly<Record<ZoneColour, ZoneText>>
  readonly sizes: Readonly<Record<Size, string>>
  readonly cardTypes: Readonly<Record<CardType, string>>
  /** Who may use a card (5.3). */
  readonly users: Readonly<Record<FighterType | 'any', string>>
  readonly timings: Readonly<Record<Timing, string>>
  readonly cards: CardTexts
  readonly noEffect: string
  /** Type, value, boost and user of a card in one sentence. */
  cardFacts(card: Card): string
  readonly pairItems: Readonly<Record<PairItem, string>>
  readonly prompts: Readonly<Record<AskingStep, Prompt>>
  readonly actions: Labels<Verbs>
  readonly actionsAt: StepLabels<Verbs, PlainerAt>
  readonly log: Sentences<Log>
  readonly reasons: Readonly<Record<Reason, string>>
  readonly results: Readonly<Record<ResultReason, string>>
  readonly facts: Readonly<Record<keyof typeof FIELDS, string>>
  /** How an answer may lose at once. */
  readonly warnings: Readonly<Record<WarningKey, (percent: number) => string>>
  readonly orders: Readonly<Record<OrderName, OrderText>>
  /** What a hero has left at the end. */
  healthLeft(n: number): string
  readonly terminal: TerminalTexts
}
