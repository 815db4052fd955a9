// What the board itself says beside the game's own texts; each language is loaded by itself.

import type { Language } from '@ludoteka/kernel'
import { languages } from '@ludoteka/text-kit'
import type { HowTo } from '@ludoteka/ui/how'
import type { Region } from '../content/spaces.ts'
import type { Side } from '../content/tracks.ts'
import type { Level, Outright, RegionScore } from '../rules/questions.ts'
import type { Operation } from '../rules/state.ts'
import type { CardVerb, SpaceVerb } from './offeredActions.ts'
import type { DiceKind } from './scene.ts'

const PICTURES = ['map', 'cards', 'operations', 'defcon', 'scoring'] as const
export type Picture = (typeof PICTURES)[number]

export type Strings = {
  readonly board: string
  readonly levels: Readonly<Record<Level, string>>
  stability(n: number): string
  influence(us: number, ussr: number): string
  controlled(side: Side): string
  readonly nobodyControls: string
  readonly famine: string
  centcom(side: Side): string
  readonly spaceOffers: Readonly<Record<SpaceVerb, string>>
  readonly cardOffers: Readonly<Record<CardVerb, string>>
  readonly operationOffers: Readonly<Record<Operation | 'eventFirst', string>>
  bestCoup(space: string, percent: number): string
  spaceChance(upTo: number, percent: number): string
  readonly eventAfter: string

  cost(n: number): string
  wouldControl(side: Side): string
  readonly wouldFree: string
  coupSum(ops: number, modifier: number, needed: number): string
  readonly success: string
  readonly clears: string
  readonly loses: string
  readonly tie: string
  realignSum(plus: number, opponents: number): string
  defconFalls(by: number): string
  turnUp(percent: number): string
  /** What the numbers beside a plate or a card are; `warLater`: it may come by an event that follows. */
  readonly chips: { readonly success: string; readonly war: string; readonly warLater: string }
  /** Nuclear war: certain at 100. */
  war(loser: Side, percent: number): string

  defconNow(level: number): string
  vpNow(vp: number): string
  militaryNow(side: Side, n: number, required: number): string
  spaceNeeds(ops: number, upTo: number): string
  spaceNow(side: Side, box: number): string
  turn(n: number): string
  readonly headlinePhase: string
  roundNow(n: number): string
  vpShort(n: number): string
  readonly instruments: string
  readonly backToMap: string
  actionRound(n: number): string
  roundOf(side: Side): string
  readonly autonomy: string
  autonomyAt(side: Side, faceUp: boolean): string
  readonly faceUp: string
  readonly faceDown: string
  readonly effects: string
  readonly noEffects: string
  readonly untilTurn: string
  readonly untilGame: string
  readonly deck: string
  readonly discard: string
  readonly removed: string
  readonly unseen: string
  readonly unseenWhere: string
  readonly beside: string
  readonly hand: string
  /** How many of the cards seen in a hand are still there. */
  atLeast(n: number, of: number): string
  readonly scoreNow: string
  scoreLine(side: Side, level: Level, vp: number): string
  scoreNet(vp: number): string
  readonly outright: Readonly<Record<Outright, (side: Side) => string>>
  readonly wins: string
  /** One region or both; the way is left out where the two differ in it. */
  wouldEnd(regions: readonly Region[], side: Side, by: Outright | undefined): string

  readonly yourHand: string
  readonly emptyHand: string
  readonly hiddenHand: string
  readonly chooseFrom: string
  readonly lookedAt: string
  readonly plays: string
  readonly close: string
  opsWorth(n: number): string
  readonly scoring: string
  readonly neutral: string
  readonly headlines: string
  readonly headlineDown: string
  readonly headlineWaiting: string
  readonly dice: Readonly<Record<DiceKind, string>>
  readonly verdicts: Readonly<Record<'success' | 'failure' | 'tie', string>>
  needsMore(n: number): string
  readonly bid: string
  bidAs(side: Side): string
  readonly hints: Readonly<Record<string, string>>
  readonly howTo: HowTo<Picture>
}

export const STRINGS = languages<Strings>({
  en: async () => (await import('./strings.en.ts')).EN,
  ru: async () => (await import('./strings.ru.ts')).RU,
})

/** What scoring a region would come to. */
export function verdictOf({ winner, by, vp }: RegionScore, language: Language): string {
  const strings = STRINGS[language]
  return winner && by ? strings.outright[by](winner) : strings.scoreNet(vp)
}
