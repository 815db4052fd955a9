// What the planning scene, the hand and the seats say.

import type { HowTo } from '@ludoteka/ui/how'
import type { BaronAction, SpecialArea } from '../content/actionCards.ts'
import type { ActionArea } from '../content/numbers.ts'
import type { NobleName } from '../rules/questions.ts'
import type { Alarm } from './alarms.ts'
import type { DeckName } from './decksInPlay.ts'
import type { Goods } from './scene.ts'
import type { Hints } from './strings.hints.ts'
import type { HowToPicture } from './strings.howTo.ts'

/** What waits for its moment: the three special phases, and the Mercenary Draft. */
export const GAUGES = ['taxation', 'wages', 'assembly', 'draft'] as const
export type Gauge = (typeof GAUGES)[number]

export type KitText = {
  readonly board: string
  readonly scenes: Readonly<Record<'realm' | 'plan', string>>
  /** Goods with their number. */
  readonly goods: Readonly<Record<Goods, (n: number) => string>>
  cities(n: number): string
  readonly chairman: string
  readonly headOfChurch: string
  readonly presides: string
  readonly banned: string
  readonly heretic: string
  readonly eliminated: string
  readonly noStronghold: string
  /** 21.3 The heir of another Baron's Noble. */
  holdsHeir(of: NobleName): string
  besieged(what: string): string
  charges(names: readonly string[]): string
  office(office: string, noble: string): string
  event(name: string): string
  /** What the next Upkeep brings, and how near somebody is to the throne. */
  upkeep(influence: number): string
  citiesToWin(held: number, needed: number): string
  alarm(alarm: Alarm): string

  readonly piles: Readonly<Record<'laws' | 'agendaDiscard' | 'eventDiscard' | 'neutralUsed' | 'offer', string>>

  /** What is still to come of cards that everybody knows, and where it may be. */
  readonly unseen: Readonly<Record<DeckName, { readonly name: string; readonly where: string }>>

  /** An area that a card may be put into: how many cards lie there then, and how many begin its phase. */
  allocated(area: string, cards: number, needed: number): string

  readonly planning: {
    readonly title: string
    /** How the areas follow one another. */
    readonly note: string
    readonly areas: Readonly<Record<ActionArea, string>>
    /** The number alone, on a small button. */
    readonly areaMarks: Readonly<Record<ActionArea, string>>
    readonly turningUp: string
    readonly turnedUp: string
    put(card: string, area: string): string
    pickUp(card: string): string
    readonly freeSlot: string
    readonly putHere: string
    lifted(card: string): string
    /** Copies left in the hand, and where the others are. */
    inHand(n: number): string
    liesIn(places: readonly string[]): string
    readonly cards: string
    /** What a card does, in a few words. */
    readonly brief: Readonly<Record<BaronAction, string>>
    /** What it would do now. */
    readonly now: {
      levy(crowns: number): string
      draft(free: number): string
      rally(votes: number, takesToken: boolean): string
      serve(faith: number, takesToken: boolean): string
      mobilize(ready: number): string
      readonly versatile: string
    }
    /** To carry out a card that asks nothing more. */
    readonly perform: {
      levy(crowns: number): string
      rally(votes: number, takesToken: boolean): string
      serve(faith: number, takesToken: boolean): string
    }
    /** Where it goes afterwards. */
    readonly goesTo: Readonly<Record<SpecialArea | 'ownerChoice' | 'byUse' | 'returnToOwner', string>>
    cardsOf(baron: string, n: number): string
    neutral(n: number): string
    readonly ready: string
    readonly thinking: string
    readonly sealed: string
    readonly spectator: string
    readonly waiting: string
    count(now: number, needed: number): string
    starts(planned: number): string
    readonly gauges: Readonly<Record<Gauge, { readonly name: string; readonly note: string }>>
    /** What the phase would mean for the viewer. */
    readonly means: {
      taxes(crowns: number): string
      wages(crowns: number, has: number): string
      votes(n: number): string
      readonly noVotes: string
      offer(n: number): string
    }
  }

  readonly assigning: {
    readonly title: string
    readonly note: string
    readonly troops: string
    readonly noTroops: string
    lifted(troop: string): string
    readonly putHere: string
    put(troop: string, army: string): string
    pickUp(troop: string, army: string): string
    readonly regulars: string
    readonly stronghold: string
    readonly strongholdNote: string
    readonly offBoard: string
    strength(n: number): string
    readonly thinking: string
    readonly ready: string
  }

  readonly hand: {
    readonly title: string
    readonly hidden: string
    readonly planned: string
    readonly out: string
    none: string
    area(area: string, left: number): string
  }

  /** Below the question, for newcomers. */
  readonly hints: Hints
  readonly howTo: HowTo<HowToPicture>
}
