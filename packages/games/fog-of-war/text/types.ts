// The texts of The Fog of War in every language: a text missing in one of them does not compile.

import type { OrderText } from '@ludoteka/kernel'
import type { Labels, OptionText, Prompt, Sentences, StepLabels } from '@ludoteka/text-kit'
import type { CardType, CombatCard, Nation, Reserve } from '../content/combatCards.ts'
import type { Box, Way } from '../content/links.ts'
import type { NeutralCard, Objective } from '../content/otherCards.ts'
import type { Group, Province, Terrain, Winter } from '../content/provinces.ts'
import type { Side } from '../content/sides.ts'
import type { Position, Slot } from '../content/wheel.ts'
import type { Log } from '../rules/log.ts'
import type { LET_PASS, OrderName } from '../rules/orders.ts'
import type { Reason, ResultReason } from '../rules/reasons.ts'
import type { F, StackKind, Verbs } from '../rules/state.ts'
import type { Outcome } from '../rules/strength.ts'
import type { WarningKey } from '../rules/warning.ts'

/** The steps that ask somebody. */
export const ASKING_STEPS = [
  'setup.objectives',
  'setup.defences',
  'turn.main',
  'turn.closing',
  'intel.contest',
  'battle.origin',
  'battle.superiority',
  'battle.pay',
  'production.spend',
  'production.last',
  'recall.choose',
  'recall.province',
  'recall.operation',
] as const satisfies readonly F['step'][]
export type AskingStep = (typeof ASKING_STEPS)[number]

/** What a first-timer may want to know at a question. */
export type Hints = Readonly<Record<AskingStep, string>>

/** A place's name as it stands alone, and in the middle of a sentence in each case the sentences use. */
export type PlaceText = {
  readonly label: string
  /** Short enough for a narrow plate. */
  readonly mark: string
  readonly nominative: string
  readonly genitive: string
  readonly accusative: string
  /** With their prepositions: where, where to, where from, against what. */
  readonly in: string
  readonly into: string
  readonly from: string
  readonly against: string
}

export type SideText = {
  readonly label: string
  /** In the middle of a sentence. */
  readonly nominative: string
  readonly genitive: string
  readonly dative: string
}

/** Everything that lies face up or face down somewhere. */
export type AnyCard = CombatCard | Province | NeutralCard | Objective

export type CardText = { readonly name: string; readonly text: string }

export type OptionTexts = {
  readonly shortYear: OptionText<'off' | 'on'>
}

/** Words of the tracks beside the map. */
export type TrackTexts = {
  readonly year: string
  readonly vp: string
  readonly production: string
  readonly resources: string
  readonly intel: string
  readonly superiority: string
  readonly summer: string
  readonly winter: string
}

/** Where cards lie (0.5). */
export type PileTexts = Readonly<
  Record<'deck' | 'hand' | 'discard' | 'winPile' | 'lossPile' | 'provinceDeck' | 'table' | 'wheel', string>
>

/** The verbs that have a plainer button at some steps. */
type PlainerAt = {
  readonly 'setup.defences': 'pick' | 'defend' | 'done'
  readonly 'intel.contest': 'decline'
  readonly 'battle.superiority': 'decline'
  readonly 'battle.pay': 'done'
  readonly 'production.spend': 'done'
  readonly 'production.last': 'done'
  readonly 'recall.choose': 'done'
  readonly 'recall.province': 'done'
  readonly 'recall.operation': 'done'
}

export type OrderTexts = Readonly<Record<OrderName, OrderText>> & {
  readonly letIntelPass: {
    readonly settings: { readonly about: OptionText<(typeof LET_PASS)[number]> }
  }
}

/** Words of the picture for a terminal. */
export type TerminalTexts = {
  readonly columns: readonly [province: string, control: string, vp: string, resources: string, neighbours: string]
  season(year: number, isWinter: boolean): string
  turnOf(side: Side): string
  vp(points: number): string
  intel(ready: number, used: number): string
  level(level: number, resources: number): string
  piles(deck: number, hand: number, discard: number, win: number, loss: number): string
  wheel(side: Side): string
  slot(slot: Slot, position: Position, cards: number): string
  readonly emptyWheel: string
  readonly neutral: string
  neutralCards(n: number): string
  /** The stack of neutral cards in a province. */
  neutralStack(at: Province): string
  quagmire(attacker: Side): string
  readonly noSupply: string
  /** The viewer's own operation, with its target. */
  operation(slot: Slot, target: Province): string
  readonly ownCards: string
  readonly seen: string
  /** What was seen how many turns ago, and how many cards have come and gone since. */
  sighting(cards: readonly AnyCard[], turns: number, came: number, left: number): string
  readonly objectives: string
  handOf(side: string): string
  waitingFor(sides: readonly string[]): string
  readonly spectator: string
  readonly legend: string
}

export type Texts = {
  readonly title: string
  readonly seats: Readonly<Record<Side, string>>
  readonly sides: Readonly<Record<Side, SideText>>
  readonly options: OptionTexts
  readonly provinces: Readonly<Record<Province, PlaceText>>
  readonly boxes: Readonly<Record<Box, PlaceText>>
  /** What a link leads over where the map alone does not show it. */
  readonly ways: Readonly<Record<Way, string>>
  readonly groups: Readonly<Record<Group, string>>
  readonly terrains: Readonly<Record<Terrain, string>>
  /** The winter symbols, with what they add to the defence. */
  readonly winters: Readonly<Record<Winter, string>>
  readonly slots: Readonly<Record<Slot, string>>
  /** The positions of the wheel: their names, and what they mean for an operation. */
  readonly positions: Readonly<Record<Position, { readonly name: string; readonly effect: string }>>
  readonly nations: Readonly<Record<Nation, string>>
  readonly cardTypes: Readonly<Record<CardType | 'neutral', { readonly name: string; readonly effect: string }>>
  readonly reserves: Readonly<Record<Reserve, string>>
  readonly cards: Readonly<Record<CombatCard, { readonly name: string }>>
  /** Nation and strengths of a combat card, and what is printed on a province, without a full stop. */
  cardFacts(card: CombatCard): string
  provinceFacts(at: Province): string
  neutralCard(value: number): CardText
  objective(at: Province): CardText
  readonly tracks: TrackTexts
  readonly piles: PileTexts
  /** What intel looks at, as the object of a sentence; `looker` is who looks. */
  stack(looker: Side, kind: StackKind, place: Province | Slot): string
  readonly prompts: Readonly<Record<AskingStep, Prompt>>
  readonly actions: Labels<Verbs>
  readonly actionsAt: StepLabels<Verbs, PlainerAt>
  readonly log: Sentences<Log>
  readonly reasons: Readonly<Record<Reason, string>>
  readonly results: Readonly<Record<ResultReason, string>>
  /** How a battle ends, in the middle of a sentence. */
  readonly outcomes: Readonly<Record<Outcome, string>>
  readonly warnings: Readonly<Record<WarningKey, (percent: number) => string>>
  /** How near a side has come to its aim (0.1, 0.2). */
  readonly score: Readonly<Record<Side, (n: number) => string>>
  readonly orders: OrderTexts
  readonly terminal: TerminalTexts
}
