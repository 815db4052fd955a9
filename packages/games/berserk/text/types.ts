// The texts of Berserk in every language: a text missing in one of them does not compile.

import type { OrderText } from '@ludoteka/kernel'
import type { Labels, OptionText, Prompt, Sentences } from '@ludoteka/text-kit'
import type { AbilityOfTexts, RuleAbility } from '../content/abilities.ts'
import type { AbilityIdsOf, CardId } from '../content/cards.ts'
import type { DeckId } from '../content/decks.ts'
import type { KeywordId } from '../content/keywords.ts'
import type { AttackType, CardType, Class, Element, EquipmentClass, Grade, Rarity } from '../content/terms.ts'
import type { F } from '../rules/frames.ts'
import type { Log } from '../rules/log.ts'
import type { OrderName, STOPS } from '../rules/orders.ts'
import type { Reason, ResultReason } from '../rules/reasons.ts'
import type { SEATS } from '../rules/state.ts'
import type { Verbs } from '../rules/verbs.ts'
import type { WarningKey } from '../rules/warning.ts'

/** The steps that ask somebody. */
export const ASKING_STEPS = [
  'sides.choose',
  'recruit.squad',
  'place.cards',
  'prepare.hide',
  'prepare.attach',
  'prepare.battleStart',
  'prepare.vanguard',
  'turn.thirst',
  'turn.effects',
  'turn.main',
  'window.stack',
  'window.roll',
  'window.wounds',
  'window.wounded',
  'triggers.put',
  'trigger.may',
  'declare.option',
  'declare.target',
  'declare.item',
  'declare.cell',
  'declare.onto',
  'declare.x',
  'declare.payer',
  'effect.choose',
  'effect.number',
  'effect.split',
  'effect.place',
  'effect.relocate',
  'effect.search',
  'effect.unity',
  'attack.keep',
  'attack.reroll',
  'wounds.replace',
  'heal.react',
  'card.attach',
  'card.land',
] as const satisfies readonly F['step'][]
export type AskingStep = (typeof ASKING_STEPS)[number]

export type Seat = (typeof SEATS)[number]
export type Named = { readonly name: string; readonly text: string }

export type OptionTexts = {
  readonly firstGame: OptionText<'off' | 'on'>
  readonly stallLimit: OptionText<'on' | 'off'>
}

export type OrderTexts = Readonly<Record<OrderName, OrderText>> & {
  readonly passWindows: { readonly settings: { readonly stop: OptionText<(typeof STOPS)[number]> } }
}

/** Words of the picture for a terminal. */
export type TerminalTexts = {
  turn(turn: number, seat: string): string
  readonly hidden: string
  readonly empty: string
  squad(seat: string, deck: number, graveyard: number): string
  /** A card in play with its numbers. */
  piece(name: string, place: string, facts: readonly string[]): string
  life(n: number): string
  readonly closed: string
  chips(n: number): string
  poison(n: number): string
  extraZone: string
  on(host: string): string
  waitingFor(seats: readonly string[]): string
  readonly spectator: string
  own(zone: 'deal' | 'squad', cards: readonly string[]): string
}

export type Texts = {
  readonly title: string
  readonly seats: Readonly<Record<Seat, string>>
  readonly sides: Readonly<Record<'first' | 'second', string>>
  readonly options: OptionTexts
  readonly warnings: Readonly<Record<WarningKey, (percent: number) => string>>
  readonly cards: Readonly<Record<CardId, Named>>
  readonly abilities: { readonly [C in CardId]: Readonly<Record<AbilityIdsOf<C>, string>> }
  /** What can be chosen of an ability, in the order of its texts. */
  readonly choices: Readonly<Record<AbilityOfTexts, readonly string[]>>
  /** Abilities that no card prints. */
  readonly ruleAbilities: Readonly<Record<RuleAbility, string>>
  readonly keywords: Readonly<Record<KeywordId, Named>>
  readonly terms: {
    readonly elements: Readonly<Record<Element, string>>
    readonly neutral: string
    readonly cardTypes: Readonly<Record<CardType, string>>
    readonly equipmentClasses: Readonly<Record<EquipmentClass, string>>
    readonly classes: Readonly<Record<Class, string>>
    readonly rarities: Readonly<Record<Rarity, string>>
    readonly attackTypes: Readonly<Record<AttackType, string>>
    readonly grades: Readonly<Record<Grade, string>>
    readonly decks: Readonly<Record<DeckId, { readonly name: string; readonly note: string }>>
  }
  readonly prompts: Readonly<Record<AskingStep, Prompt>>
  readonly actions: Labels<Verbs>
  readonly actionsAt: Readonly<Partial<Record<AskingStep, Partial<Labels<Verbs>>>>>
  readonly log: Sentences<Log>
  readonly reasons: Readonly<Record<Reason, string>>
  readonly results: Readonly<Record<ResultReason, string>>
  /** What is left of a squad at the end. */
  squadLeft(left: number, of: number): string
  readonly orders: OrderTexts
  readonly terminal: TerminalTexts
}
