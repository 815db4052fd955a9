// The texts of Red Sea in every language: a text missing in one of them does not compile.

import type { Labels, OptionText, Prompt, Sentences, StepLabels } from '@ludoteka/text-kit'
import type { CARD, Card } from '../content/cards.ts'
import type { Region, Space } from '../content/spaces.ts'
import type { Side } from '../content/tracks.ts'
import type { Log } from '../rules/log.ts'
import type { Reason } from '../rules/reasons.ts'
import type { F, FIELDS, Operation, Verbs } from '../rules/state.ts'
import type { ResultReason } from '../rules/victory.ts'
import type { WarningKey } from '../rules/warning.ts'

/** The steps that ask somebody. */
export const ASKING_STEPS = [
  'setup.bid',
  'setup.bonus',
  'setup.pick',
  'headline.choose',
  'headline.probe',
  'actionRound.play',
  'actionRound.order',
  'actionRound.extra',
  'operation.kind',
  'place.influence',
  'realign.target',
  'coup.target',
  'dice.throw',
  'event.add',
  'event.remove',
  'event.clear',
  'event.nyet',
  'event.centcom',
  'event.separatists',
  'event.relief',
  'event.famine',
  'event.famineNext',
  'event.moveFrom',
  'event.moveTo',
  'event.shiftDefcon',
  'event.goFirst',
  'event.discardOwn',
  'event.takeDiscard',
  'event.unity',
  'event.mengistu',
  'event.vance',
  'event.brushWar',
  'event.giveCard',
  'event.ames',
  'event.tehran',
  'event.wargames',
] as const satisfies readonly F['step'][]
type AskingStep = (typeof ASKING_STEPS)[number]

/** A space's name as it stands alone, and in the middle of a sentence in each case the sentences use. */
export type SpaceText = {
  readonly label: string
  /** Short enough for the map of a terminal. */
  readonly mark: string
  readonly nominative: string
  readonly genitive: string
  readonly accusative: string
  /** With their prepositions: where, where to, where from. */
  readonly in: string
  readonly into: string
  readonly from: string
}

export type RegionText = {
  readonly label: string
  readonly genitive: string
  readonly accusative: string
  readonly in: string
}

export type SideText = { readonly label: string; readonly name: string }

/** Seats that bid for their sides have no side yet (11.4). */
type SeatId = Side | 'first' | 'second'

type Switch = OptionText<'off' | 'on'>

type OptionTexts = {
  readonly tournament: Switch
  readonly bidding: Switch
  readonly combined: Switch
  readonly flashpointVictoryInFinalScoring: Switch
}

/** Words of the tracks beside the map. */
type TrackTexts = {
  readonly defcon: string
  readonly vp: string
  readonly militaryOperations: string
  readonly spaceRace: string
  readonly turn: string
  readonly actionRound: string
}

export type CardText<C extends Card> = {
  readonly name: string
  /** What must hold for the event to be played at all (5.2), as a sentence. */
  readonly requires?: string
  /** What the event does; the numbers come from the card. */
  effect(card: (typeof CARD)[C]): string
}
export type CardTexts = { readonly [C in Card]: CardText<C> }

/** The same cards, with conditions on the same ones as in another language. */
export type CardTextsLike<T extends CardTexts> = {
  readonly [C in Card]: {
    readonly [K in keyof T[C]]: T[C][K] extends string ? string : CardText<C>['effect']
  }
}

/** The verbs that have a plainer button at some steps. */
type PlainerAt = {
  readonly 'setup.bonus': 'place'
  readonly 'setup.pick': 'done'
  readonly 'headline.probe': 'remove'
  readonly 'actionRound.play': 'discard' | 'pass'
  readonly 'actionRound.extra': 'decline'
  readonly 'operation.kind': 'decline'
  readonly 'place.influence': 'done'
  readonly 'realign.target': 'done'
  readonly 'event.add': 'place' | 'done'
  readonly 'event.remove': 'done'
  readonly 'event.centcom': 'choose'
  readonly 'event.separatists': 'choose'
  readonly 'event.relief': 'choose'
  readonly 'event.famine': 'choose'
  readonly 'event.famineNext': 'choose'
  readonly 'event.moveFrom': 'choose' | 'decline'
  readonly 'event.moveTo': 'place' | 'done'
  readonly 'event.shiftDefcon': 'decline'
  readonly 'event.goFirst': 'decline'
  readonly 'event.takeDiscard': 'decline'
  readonly 'event.mengistu': 'event' | 'decline'
  readonly 'event.brushWar': 'choose'
  readonly 'event.tehran': 'done'
  readonly 'event.wargames': 'decline'
}

/** Words of the picture for a terminal. */
type TerminalTexts = {
  turn(turn: number, round: number): string
  readonly headlinePhase: string
  deck(deck: number, discard: number, removed: number): string
  handCount(side: string, n: number): string
  autonomy(side: string, faceUp: boolean): string
  inPlay(cards: readonly string[]): string
  beside(cards: readonly string[]): string
  handOf(side: string): string
  readonly famine: string
  readonly protectedBy: string
  readonly legend: string
  waitingFor(sides: readonly string[]): string
  readonly spectator: string
}

export type Texts = {
  readonly title: string
  readonly seats: Readonly<Record<SeatId, string>>
  readonly sides: Readonly<Record<Side, SideText>>
  readonly options: OptionTexts
  readonly regions: Readonly<Record<Region, RegionText>>
  readonly spaces: Readonly<Record<Space, SpaceText>>
  readonly battleground: string
  readonly flashpoint: string
  readonly stability: string
  readonly tracks: TrackTexts
  /** What each level of DEFCON means (8.1.7), from 1 to 5. */
  readonly defconLevels: Readonly<Record<1 | 2 | 3 | 4 | 5, string>>
  /** The boxes of the Space Race (6.4), from 0 to 3. */
  readonly spaceBoxes: readonly [string, string, string, string]
  readonly operations: Readonly<Record<Operation, string>>
  readonly eras: Readonly<Record<'mid' | 'late', string>>
  /** Whose event a card has (2.2.2). */
  readonly owners: Readonly<Record<Side | 'neutral' | 'none', string>>
  readonly cards: CardTexts
  /** Owner, value and period of a card in one sentence. */
  cardFacts(card: Card): string
  /** What becomes of a card (2.2.4, 2.2.5). */
  readonly starred: string
  readonly underlined: string
  readonly starredAndUnderlined: string
  readonly prompts: Readonly<Record<AskingStep, Prompt>>
  readonly actions: Labels<Verbs>
  readonly actionsAt: StepLabels<Verbs, PlainerAt>
  readonly log: Sentences<Log>
  readonly reasons: Readonly<Record<Reason, string>>
  readonly results: Readonly<Record<ResultReason, string>>
  readonly facts: Readonly<Record<keyof typeof FIELDS, string>>
  /** How an answer may lose at once, with the chance in percent. */
  readonly warnings: Readonly<Record<WarningKey, (percent: number) => string>>
  /** The marker of victory points: who is ahead and by how much. */
  standing(vp: number): string
  /** The victory points of one side, below zero if the other one is ahead. */
  score(vp: number): string
  readonly terminal: TerminalTexts
}
