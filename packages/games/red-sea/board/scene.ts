// What the board shows at one moment: the table as the rules know it, dice being thrown, headlines, the card being played.

import { cardsSeen, type View, zoneIn } from '@ludoteka/kernel'
import type { Card } from '../content/cards.ts'
import type { Space } from '../content/spaces.ts'
import { SIDES, type Side } from '../content/tracks.ts'
import { nameOfSeat, publicState, ZONES } from '../rules/questions.ts'
import type { S } from '../rules/state.ts'

export type DiceKind = 'coup' | 'realign' | 'space' | 'event'

/** One side's die with what is added to it. */
export type ThrownDie = {
  readonly side: Side
  readonly die: number
  /** Not thrown but set (KM9). */
  readonly isSet: boolean
  readonly plus: readonly number[]
  readonly total: number | undefined
}

export type DiceScene = {
  readonly kind: DiceKind
  readonly at: Space | undefined
  /** What the operations card adds, where one does. */
  readonly ops: number
  readonly dice: readonly ThrownDie[]
  /** Must be exceeded (coups), reached (wars) or not exceeded (space). */
  readonly needed: number | undefined
  readonly verdict: 'success' | 'failure' | 'tie' | undefined
}

/** A headline; without a card and not face down it is still being chosen, or already resolved. */
export type Headline = { readonly card: Card | undefined; readonly isDown: boolean }

export type Headlines = Readonly<Record<Side, Headline>> & {
  readonly isChoosing: boolean
  /** Drawn large over the map, while they are revealed. */
  readonly isBig: boolean
}

export type Scene = {
  readonly s: S
  readonly dice: DiceScene | undefined
  /** Both headlines, while they matter. */
  readonly headlines: Headlines | undefined
  readonly played: { readonly card: Card; readonly side: Side | undefined } | undefined
  /** Influence that has just been added or removed. */
  readonly flash: { readonly id: number; readonly at: Space; readonly side: Side; readonly n: number } | undefined
}

export function sceneOf(view: View): Scene {
  const s = publicState(view)
  return { s, dice: undefined, headlines: headlinesOf(view, s), played: undefined, flash: undefined }
}

/** What of a view a scene says otherwise, for the seats and the hand. */
export function factsOf({ s: { defcon, vp, actionRound, militaryOperations, spaceBox } }: Scene): View['facts'] {
  const bySide = (counts: readonly number[]): Readonly<Record<string, number>> =>
    Object.fromEntries(SIDES.map((side, i) => [side, counts[i] ?? 0]))
  return { defcon, vp, actionRound, militaryOperations: bySide(militaryOperations), spaceBox: bySide(spaceBox) }
}

function headlinesOf(view: View, s: S): Scene['headlines'] {
  const headline = (side: Side): Headline => {
    const seat = nameOfSeat(view, s, side)
    const [revealed] = cardsSeen(view, ZONES.revealed, seat)
    if (revealed) return { card: revealed, isDown: false }
    return { card: cardsSeen(view, ZONES.headline, seat)[0], isDown: zoneIn(view, ZONES.headline, seat).count > 0 }
  }
  const [us, ussr] = [headline('us'), headline('ussr')]
  const isChoosing = view.step === 'headline.choose'
  const isNow = isChoosing || us.isDown || ussr.isDown || us.card || ussr.card
  return isNow ? { us, ussr, isChoosing, isBig: false } : undefined
}
