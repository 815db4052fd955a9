// The board's own texts, besides those of the game, each language loaded by itself.

import { languages } from '@ludoteka/text-kit'
import type { Box } from '../content/links.ts'
import type { Province } from '../content/provinces.ts'
import type { Side } from '../content/sides.ts'
import type { Position } from '../content/wheel.ts'
import type { Outcome } from '../rules/questions.ts'
import type { HowToWords } from '../text/howTo.ts'
import type { Hints } from '../text/types.ts'
import type { Holder } from './mapPicture.tsx'
import type { CardVerb, PlaceVerb } from './offers.ts'
import type { Purchase } from './overlays.tsx'
import type { IntelScene, Pile, Politics, StrengthLine } from './scene.ts'

export type BoardText = {
  readonly board: string
  readonly holders: Readonly<Record<Holder, string>>
  vp(n: number): string
  resources(n: number): string
  winterAdds(n: number): string
  sourceOf(side: Side): string
  readonly noSupply: string
  quagmireBy(side: Side): string
  yourCards(n: number, strength: number): string
  enemyCards(owner: Side, n: number): string
  neutralCards(n: number): string
  strength(n: number): string
  /** How old a note is, and what may have changed since. */
  noteAge(turns: number, came: number, left: number): string

  wheelOf(side: Side): string
  /** A word or two along the ring. */
  readonly positionMark: Readonly<Record<Position, string>>
  /** The same in a few signs, where the ring is small. */
  readonly positionSign: Readonly<Record<Position, string>>
  operation(slot: string): string
  slotName(slot: string, position: string): string
  slotCards(n: number): string
  readonly slotEmpty: string
  slotTarget(province: string): string
  /** How many combat cards of the enemy lie there besides the target. */
  slotHolds(n: number): string
  /** Headings of what an operation would come to. */
  readonly launchedNow: string
  launchedIn(turns: number): string
  withChosen(when: string): string
  readonly forecasts: Readonly<Record<'plan' | 'reinforceQuagmire', string>>
  /** Both strengths; `hidden` cards of the defence are not known. */
  prospect(attack: number, defence: number, hidden: number): string
  readonly undefended: string
  share(outcome: string, percent: number): string
  readonly noWay: string
  /** From where the viewer can attack a province, or the enemy one of the viewer's. */
  readonly reach: Readonly<Record<'own' | 'enemy', (from: readonly string[]) => string>>
  landingFrom(province: string): string
  /** An operation is known to aim at the province. */
  aimsHere(side: Side, slot: string, strength: number | undefined): string

  yearNow(year: number, isWinter: boolean): string
  pointsNow(vp: number, of: number): string
  /** What the Axis would score if the year ended now. */
  pointsToCome(n: number): string
  /** What would end the game next, each in a line. */
  readonly alarms: {
    /** The Axis reach their points when the year ends, or may buy those that are missing then. */
    axisWin(points: number): string
    axisMayWin(points: number): string
    alliesWin(province: Province): string
    /** The war ends with this year: how many of its objectives the viewer holds, where it knows them. */
    lastYear(held: number | undefined, of: number): string
  }
  readonly boxActive: Readonly<Record<Box, string>>
  readonly boxWaits: Readonly<Record<Box, string>>
  readonly objectives: string
  keptObjective(isHeld: boolean): string
  readonly hiddenObjectives: string
  /** Those that were seen beside Morocco, so that the Axis do not have them. */
  notKept(provinces: readonly string[]): string
  besideMorocco(n: number): string
  readonly spyObjectives: string
  /** The provinces that may be objectives, as far as the viewer can tell. */
  objectivesLeft(provinces: readonly string[]): string

  /** What a click or a button would do there. */
  readonly offers: Readonly<Record<PlaceVerb, (place: string) => string>>
  readonly offerNotes: Readonly<Partial<Record<PlaceVerb, string>>>
  /** What a look costs of the tokens that are ready, and how many of the cards it shows. */
  spyNote(price: number, ready: number, seen: number, of: number): string
  readonly cardOffers: Readonly<Record<CardVerb, string>>
  readonly close: string

  battle(province: Province): string
  attackFrom(province: Province): string
  readonly ofQuagmire: string
  readonly attack: string
  readonly defence: string
  readonly nobody: string
  readonly noSuitable: string
  readonly lines: Readonly<Record<StrengthLine, string>>
  readonly total: string
  readonly outcomes: Readonly<Record<Outcome, string>>
  /** What attack each outcome takes against a defence of `d`, or against any. */
  thresholds(d: number | undefined): Readonly<Record<Outcome, string>>
  readonly outcomeMeans: Readonly<Record<Outcome, string>>
  against(attack: number, defence: number): string
  due(due: number, paid: number): string

  readonly intel: string
  intelOf(looker: Side): string
  /** So many cards of the stack would be seen. */
  halfSeen(seen: number, of: number): string
  /** What the viewer is asked to pay of the tokens that are ready. */
  yourPayment(price: number, ready: number): string
  /** What a payment does: the first opens the attempt, then they cancel and restore it by turns. */
  payment(side: Side, i: number): string
  tokensLeft(side: Side, n: number): string
  readonly intelOutcome: Readonly<Record<NonNullable<IntelScene['outcome']>, string>>

  readonly politics: Readonly<Record<Politics, { readonly title: string; readonly text: string }>>
  readonly production: string
  pointsLeft(n: number): string
  buyCardsBelow(price: number): string
  readonly purchases: Readonly<Record<Purchase, string>>
  costs(n: number): string
  /** What a track shows now, and after a purchase. */
  becomes(now: number, then: number): string

  readonly yourHand: string
  readonly emptyHand: string
  readonly hiddenHand: string
  chosen(n: number): string
  /** What a click on a chosen card does. */
  readonly takeBack: string
  readonly chooseFrom: string
  /** Titles of the cards to choose from, by step. */
  readonly trays: Readonly<Record<string, string>>

  tokensNow(ready: number, used: number): string
  productionOf(side: Side, level: number, resources: number): string
  productionShort(level: number, resources: number): string
  /** Piles in a word each, for the panel of a seat. */
  readonly pileMarks: Readonly<Record<Pile, string>>
  /** What lies hidden until the end: hands, what defends a province and what an operation holds have their own names. */
  readonly hidden: Readonly<Record<'hand' | 'kept', string>>
  readonly ownPiles: Readonly<Record<'discard' | 'winPile' | 'lossPile', string>>
  /** What is still to come of cards that everybody knows. */
  readonly unseen: {
    readonly own: string
    readonly ownWhere: string
    ofSide(side: string): string
    readonly ofSideWhere: string
    readonly neutral: string
    readonly neutralWhere: string
    readonly objectives: string
    readonly objectivesWhere: string
  }
  readonly hints: Hints
  /** The hint while cards are chosen that have to be placed. */
  readonly hintChosen: string
  /** After a card was chosen before the war (1.9). */
  readonly hintFirstPlace: string
  hintLaunch(slots: readonly string[]): string
  readonly hintThenCards: string
  readonly hintNoCards: string
  readonly howTo: HowToWords
}

export const STRINGS = languages<BoardText>({
  en: async () => (await import('./strings.en.ts')).EN,
  ru: async () => (await import('./strings.ru.ts')).RU,
})
