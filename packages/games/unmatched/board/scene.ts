// What the board shows at one moment: the position, the combat on its stage, and what flashes up.

import { cardsSeen, NOWHERE, type View, zoneIn } from '@ludoteka/kernel'
import { CARD, type Card } from '../content/cards.ts'
import { type Fighter, SIDES, SIZES, type Side, type Size } from '../content/fighters.ts'
import { valueBonus, ZONES } from '../rules/questions.ts'
import { type BoardFacts, type Combat, type Healths, type Places, readView, seatOf } from './boardFacts.ts'

export type StageCard = { readonly card: Card | undefined; readonly faceUp: boolean }

export type StageSide = {
  readonly fighter: Fighter
  readonly seat: number
  /** `none` once it is certain that there is no card. */
  readonly main: StageCard | 'waiting' | 'none'
  readonly boost: StageCard | undefined
  readonly value: number | undefined
  /** What was added to the value, in order. */
  readonly plus: readonly number[]
  readonly cancelled: boolean
  /** What the fighter's ability will add to whatever card it plays, as long as none is turned up. */
  readonly standing: number
}

export type Stage = {
  readonly sides: Readonly<Record<Side, StageSide>>
  readonly clash: boolean
  readonly winner: Side | undefined
  /** Small at the board's edge, while the board itself is needed. */
  readonly docked: boolean
}

export type Flash = { readonly id: number; readonly fighter: Fighter; readonly amount: number }
export type ShownCard = { readonly card: Card; readonly seat: number }

export type Scene = {
  readonly at: Places
  readonly health: Healths
  readonly size: Size | undefined
  readonly stage: Stage | undefined
  readonly flash: Flash | undefined
  /** A card shown to everybody for a moment: a scheme, a boost. */
  readonly shownCard: ShownCard | undefined
  /** Who is put somewhere rather than walks. */
  readonly leaper: Fighter | undefined
}

export function sceneOf(view: View): Scene {
  const position = readView(view)
  return {
    at: position.at,
    health: position.health,
    size: position.size,
    stage: position.combat && stageOf(view, position, position.combat),
    flash: undefined,
    shownCard: undefined,
    leaper: undefined,
  }
}

/** What of a view a scene says otherwise, for the seats and the hand. */
export function factsOf({ at, health, size }: Scene): View['facts'] {
  return { at: { ...at }, health: { ...health }, size: size ?? 'none' }
}

/** Steps in which the players look at the cards, not at the board. */
const ON_STAGE: readonly string[] = ['attack.card', 'attack.boost', 'attack.defense', 'effect.boost']

function stageOf(view: View, position: BoardFacts, combat: Combat): Stage {
  const side = (which: Side): StageSide => {
    const fighter = combat[which]
    const seat = seatOf(position, fighter)
    const name = view.seats[seat] ?? ''
    const played = cardsSeen(view, ZONES.played, name)[0]
    const boost = cardsSeen(view, ZONES.playedBoost, name)[0]
    const isDown = zoneIn(view, ZONES.committed, name).count > 0
    const isBoostDown = zoneIn(view, ZONES.committedBoost, name).count > 0
    const isDecided = view.step !== 'attack.card' && view.step !== 'attack.boost' && view.step !== 'attack.defense'
    const down = (zone: (typeof ZONES)['committed']): StageCard => ({
      card: cardsSeen(view, zone, name)[0],
      faceUp: false,
    })
    const bonus = abilityBonus(which, fighter, position.size)
    const plus = [combat.plus[which], played ? bonus : 0].filter(n => n !== 0)
    return {
      fighter,
      seat,
      main: played ? { card: played, faceUp: true } : isDown ? down(ZONES.committed) : isDecided ? 'none' : 'waiting',
      boost: boost ? { card: boost, faceUp: true } : isBoostDown ? down(ZONES.committedBoost) : undefined,
      value: played ? (combat.becomes[which] ?? CARD[played].value) + sum(plus) : undefined,
      plus,
      cancelled: combat.cancelled[which],
      standing: played ? 0 : bonus,
    }
  }
  return {
    sides: { attacker: side(SIDES[0]), defender: side(SIDES[1]) },
    clash: combat.winner !== undefined,
    winner: combat.winner,
    docked: !ON_STAGE.includes(view.step),
  }
}

/** What the fighter's ability adds to the value of its card, for the picture. */
export function abilityBonus(side: Side, fighter: Fighter, size: Size | undefined): number {
  return valueBonus({ size: size ? SIZES.indexOf(size) : NOWHERE }, fighter, side)
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0)
}
