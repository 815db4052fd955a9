// The board's own texts, besides those of the game, each language loaded by itself.

import { languages } from '@ludoteka/text-kit'
import type { HowTo } from '@ludoteka/ui/how'
import type { Side } from '../content/cells.ts'
import type { Grade } from '../content/terms.ts'
import type { OpeningEffect } from '../rules/questions.ts'
import type { AskingStep } from '../text/types.ts'
import type { CardVerb, CellVerb, DeedVerb, PieceVerb, WayVerb } from './offers.ts'
import type { DeclaredKind, Pause, WindowKind } from './scene.ts'

export type Offered = PieceVerb | CellVerb | WayVerb | DeedVerb | CardVerb | 'place' | 'choose' | 'targetItem'

export type HowToPicture = 'squad' | 'court' | 'card' | 'strike' | 'stack' | 'end'

export type BoardText = {
  readonly board: string
  readonly hiddenCard: string
  /** A card of one's own that the opponent does not see yet. */
  ownHidden(card: string): string
  /** A card with its cell, where several have one name. */
  named(card: string, cell: string): string
  readonly emptyCell: string
  cell(cell: string): string
  readonly extraZone: string
  readonly yours: string
  life(now: number, full: number): string
  strike(values: readonly number[]): string
  steps(left: number, of: number): string
  readonly flies: string
  readonly closed: string
  readonly acted: string
  wounds(n: number): string
  chips(n: number): string
  poison(n: number): string
  effects(n: number): string
  carries(names: readonly string[]): string
  cost(n: number, isElite: boolean): string
  /** What a click does, at the end of the name of a thing. */
  readonly offers: Readonly<Record<Offered, string>>
  /** The same as a whole sentence, for buttons that name what they are about. */
  readonly deeds: Readonly<Record<PieceVerb, (card: string) => string>>
  readonly doneTo: Readonly<Record<DeedVerb, (card: string, target: string) => string>>
  readonly goes: Readonly<Record<WayVerb, (card: string, cell: string) => string>>
  use(card: string, ability: string): string
  readonly openings: Readonly<Record<OpeningEffect, string>>
  place(card: string, cell: string): string
  hide(card: string): string

  readonly camp: string
  readonly farCamp: string
  readonly deck: string
  readonly graveyard: string
  graveyardOf(seat: string): string
  count(what: string, n: number): string

  readonly stack: string
  readonly stackNext: string
  readonly itemKinds: Readonly<Record<DeclaredKind, string>>
  readonly pauses: Readonly<Record<Pause, string>>
  itemAt(targets: readonly string[]): string
  list(names: readonly string[]): string
  /** What windows of an attack or of wounds are about. */
  readonly windowItems: Readonly<Record<WindowKind, (who: string | undefined, targets: string) => string>>
  /** Why somebody is asked who can do nothing else. */
  readonly onlyToReveal: string
  readonly mayDefend: string
  /** While nothing waits. */
  readonly pauseHint: string
  /** What a throw comes to. */
  thrown(kind: 'hit' | 'bothMiss' | 'counter', grade: Grade | 'none', wounds: number): string
  /** What the dice come to if nobody changes them. */
  outlook(thrown: string): string
  /** What a blow would do. */
  blow(who: string, target: string, strength: number): string
  /** What would not be asked any more. */
  readonly notAsked: Readonly<Record<'own' | 'pauses' | 'turn' | 'order', string>>
  readonly blocked: string
  answerItem(what: string): string
  readonly waitingTriggers: string

  readonly duel: string
  readonly attackDie: string
  readonly defenceDie: string
  readonly plainDie: string
  modifier(n: number): string
  keepDie(face: number, thrown: string | undefined): string
  readonly rollAgain: string
  readonly notFighting: string
  hit(grade: string, strength: number): string
  counter(strength: number): string
  readonly bothMiss: string

  hurts(percent: number): string
  kills(percent: number): string
  isHurt(percent: number): string
  readonly forecastNote: string
  readonly unknownForecast: string
  /** Protections leave nothing of it. */
  readonly inVain: string
  /** Without a grade where no die is thrown. */
  end(kind: 'hit' | 'bothMiss' | 'counter', grade: string, wounds: number, percent: number): string

  readonly gained: string
  readonly actions: string
  readonly leave: string
  /** What else may be clicked; `isAlso` where buttons stand above. */
  readonly onlyOwnInReach: string
  pickTarget(glowing: {
    readonly hasCells: boolean
    readonly deed: DeedVerb | undefined
    readonly isAlso: boolean
  }): string

  turn(n: number): string
  readonly phases: Readonly<Record<'sides' | 'prepare', string>>
  lastCreature(isYours: boolean): string
  drawIn(turns: number): string

  readonly sides: Readonly<Record<Side, { readonly name: string; readonly note: string }>>

  readonly draft: string
  readonly deal: string
  inSquad(n: number, of: number): string
  readonly gold: string
  readonly silver: string
  crystals(left: number, of: number): string
  readonly overspent: string
  elements(names: readonly string[], penalty: number): string
  readonly oneElement: string
  flyers(spent: number, of: number): string
  readonly eliteNote: string
  readonly squadReady: string
  /** The same while there are crystals for a further card. */
  readonly squadMayGrow: string
  cheaper(price: number, from: number): string
  /** Of a card that brings further elements: so much gold more. */
  newElement(gold: number): string
  /** Why a card of the deal cannot join the squad as it is. */
  readonly unfit: Readonly<Record<'tooDear' | 'together', string>>
  readonly redeal: string

  readonly toPlace: string
  readonly allPlaced: string
  readonly chooseHidden: string
  readonly nothingToHide: string
  readonly nothingMoreToHide: string
  readonly chooseCard: string
  readonly pickCard: string
  readonly chooseCell: string
  level(n: number): string
  readonly levelsNote: string
  /** The same of the maps from which a side is chosen. */
  readonly mapNote: string
  /** Of cards that do not stay where they are placed. */
  readonly placeNotes: Readonly<Record<'extra' | 'attached', string>>
  readonly waitsForOther: string

  readonly fromDeck: string
  readonly hiddenHand: string
  readonly sideNames: Readonly<Record<'first' | 'second', string>>
  creatures(n: number): string
  readonly hiddenCards: string

  readonly hints: Readonly<Partial<Record<AskingStep, string>>>
  readonly howTo: HowTo<HowToPicture>
}

export const STRINGS = languages<BoardText>({
  en: async () => (await import('./strings.en.ts')).EN,
  ru: async () => (await import('./strings.ru.ts')).RU,
})
