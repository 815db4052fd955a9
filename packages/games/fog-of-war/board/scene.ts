// What the board shows at one moment: the public table, and a battle or an attempt of intelligence under way.

import { cardsSeen, type Entry, factsIn, itemAt, NOWHERE, type View, zoneIn } from '@ludoteka/kernel'
import { namedTerm, recordOf } from '@ludoteka/ui'
import type { CombatCard } from '../content/combatCards.ts'
import type { NeutralCard } from '../content/otherCards.ts'
import { NEUTRAL_SLOTS, PROVINCES, type Province, SOVIET_SLOTS } from '../content/provinces.ts'
import { SIDES, type Side } from '../content/sides.ts'
import { POSITIONS, type Position, SLOTS, type Slot } from '../content/wheel.ts'
import { FIELDS, type Outcome, type StackKind, ZONES } from '../rules/questions.ts'
import { isBattleStart, isIntelStart, told } from './storytelling.ts'

/** How many cards lie in a province. */
export type Stacks = Readonly<Record<Side | 'neutral', number>>
export const PILES = ['deck', 'hand', 'discard', 'winPile', 'lossPile', 'provinceDeck'] as const
export type Pile = (typeof PILES)[number]

export type Wheel = {
  /** The slot at NEW OP. */
  readonly head: Slot
  /** Combat cards of each operation; an empty slot has none. */
  readonly cards: Readonly<Record<Slot, number>>
}

/** One line of a strength that is being added up. */
export type StrengthLine = 'cards' | 'neutrals' | 'landing' | 'winter' | 'wheel' | 'superiority'
export type Strength = {
  readonly lines: readonly { readonly line: StrengthLine; readonly n: number }[]
  readonly total: number
}

export type BattleScene = {
  readonly attacker: Side
  readonly at: Province
  /** None in the battle of a quagmire. */
  readonly origin: Province | undefined
  readonly position: Position | undefined
  /** The slot that is empty once the cards are turned up. */
  readonly slot: Slot | undefined
  readonly cards: Readonly<Record<Side, readonly CombatCard[]>>
  readonly neutrals: readonly NeutralCard[]
  /** Turned up, but of no use here. */
  readonly unsuitable: Readonly<Record<Side, readonly CombatCard[]>>
  readonly neutralsUnsuitable: readonly NeutralCard[]
  /** A side that has no suitable card is routed without a count. */
  readonly empty: Side | undefined
  readonly attack: Strength | undefined
  readonly defence: Strength | undefined
  readonly outcome: Outcome | undefined
}

/** An attempt to look at a stack, and who has paid so far. */
export type IntelScene = {
  readonly looker: Side
  readonly kind: StackKind
  readonly place: Province | Slot
  readonly payments: readonly { readonly side: Side; readonly n: number }[]
  readonly outcome: 'succeeded' | 'failed' | undefined
  /** What the viewer has seen, if it is the looker. */
  readonly seen: readonly string[]
}

export const POLITICS = [
  'ussrAttacked',
  'ussrJoined',
  'usaJoined',
  'parisFell',
  'britainFell',
  'balkansAttacked',
  'balkansJoinedAxis',
  'winterBegan',
  'yearEnded',
] as const
export type Politics = (typeof POLITICS)[number]

export type Flash = {
  readonly id: number
  readonly at: Province | Slot
  readonly side: Side
  readonly n: number
}

export type Scene = {
  readonly year: number
  readonly isWinter: boolean
  readonly vp: number
  readonly active: Side
  readonly superiority: Side
  readonly level: Readonly<Record<Side, number>>
  readonly intelReady: Readonly<Record<Side, number>>
  readonly intelUsed: Readonly<Record<Side, number>>
  readonly wheels: Readonly<Record<Side, Wheel>>
  readonly control: Readonly<Record<Province, Side | undefined>>
  /** The side that attacks in a quagmire. */
  readonly quagmire: Readonly<Record<Province, Side | undefined>>
  readonly stacks: Readonly<Record<Province, Stacks>>
  readonly piles: Readonly<Record<Side, Readonly<Record<Pile, number>>>>
  readonly usaAtWar: boolean
  readonly ussrAtWar: boolean
  readonly battle: BattleScene | undefined
  readonly intel: IntelScene | undefined
  /** Where cards have just come or gone, and how many: in a province, or in a slot of the side's wheel. */
  readonly flash: Flash | undefined
  /** An event that is announced over the map. */
  readonly news: Politics | undefined
}

export const otherSide = (side: Side): Side => (side === 'axis' ? 'allies' : 'axis')

const sideAt = (seats: readonly number[], i: number): Side | undefined => {
  const seat = itemAt(seats, i)
  return seat === NOWHERE ? undefined : itemAt(SIDES, seat)
}

/** The view at rest; a battle or an attempt under way is read from the log, as far as it is told. */
export function sceneOf(view: View, log: readonly Entry[] = []): Scene {
  const s = factsIn(FIELDS, view)
  const scene: Scene = {
    year: s.year,
    isWinter: s.winter,
    vp: s.vp,
    active: itemAt(SIDES, s.active),
    superiority: itemAt(SIDES, s.superiority),
    level: recordOf(SIDES, (_, i) => itemAt(s.level, i)),
    intelReady: recordOf(SIDES, (_, i) => itemAt(s.intelReady, i)),
    intelUsed: recordOf(SIDES, (_, i) => itemAt(s.intelUsed, i)),
    wheels: recordOf(SIDES, (side, i) => ({
      head: itemAt(SLOTS, itemAt(s.head, i)),
      cards: recordOf(SLOTS, slot => zoneIn(view, ZONES.operation.at(slot), side).count),
    })),
    control: recordOf(PROVINCES, (_, i) => sideAt(s.control, i)),
    quagmire: recordOf(PROVINCES, (_, i) => sideAt(s.quagmire, i)),
    stacks: recordOf(PROVINCES, at => ({
      axis: zoneIn(view, ZONES.army.at(at), 'axis').count,
      allies: zoneIn(view, ZONES.army.at(at), 'allies').count,
      neutral: neutralsAt(view, at),
    })),
    piles: recordOf(SIDES, side => recordOf(PILES, pile => pileCount(view, pile, side))),
    usaAtWar: s.usaAtWar,
    ussrAtWar: s.ussrAtWar,
    battle: undefined,
    intel: undefined,
    flash: undefined,
    news: undefined,
  }
  const { battle, intel } = underWay(scene, view, log)
  return { ...scene, battle, intel }
}

const isBeforeTheWar = ({ step }: View): boolean => step.startsWith('setup.')

function neutralsAt(view: View, at: Province): number {
  const slot = NEUTRAL_SLOTS.find(name => name === at)
  if (!slot) return 0
  const soviet = SOVIET_SLOTS.find(name => name === at)
  return soviet
    ? zoneIn(view, ZONES.sovietNeutral.at(soviet), 'allies').count
    : zoneIn(view, ZONES.neutral.at(at as Exclude<typeof slot, (typeof SOVIET_SLOTS)[number]>)).count
}

/** What a player holds looks like one hand to the other, also while cards are being chosen. */
function pileCount(view: View, pile: Pile, side: Side): number {
  // 1.9 What is looked through before the war is the deck, though it has not been shuffled yet.
  if (isBeforeTheWar(view) && pile === 'discard') return 0
  if (isBeforeTheWar(view) && pile === 'deck')
    return zoneIn(view, ZONES.deck, side).count + zoneIn(view, ZONES.discard, side).count
  if (pile !== 'hand') return zoneIn(view, ZONES[pile], side).count
  return (
    zoneIn(view, { name: 'held' }, side).count ||
    zoneIn(view, ZONES.hand, side).count + zoneIn(view, ZONES.chosen, side).count
  )
}

function underWay(rest: Scene, view: View, log: readonly Entry[]): Pick<Scene, 'battle' | 'intel'> {
  const isBattle = view.step.startsWith('battle.')
  const begins = isBattle ? isBattleStart : view.step.startsWith('intel.') ? isIntelStart : undefined
  const start = begins ? log.findLastIndex(begins) : -1
  if (start >= 0) return log.slice(start).reduce((scene, entry) => told(scene, entry), rest)
  return isBattle ? { battle: battleIn(view), intel: undefined } : rest
}

/** A battle whose beginning nobody tells any more: what lies open of it. */
function battleIn(view: View): BattleScene | undefined {
  const at = namedTerm(PROVINCES, view, 'at')
  const attacker = at && SIDES.find(side => cardsSeen(view, ZONES.front, side).includes(at))
  if (!at || !attacker) return undefined
  return {
    attacker,
    at,
    origin: namedTerm(PROVINCES, view, 'origin'),
    position: namedTerm(POSITIONS, view, 'position'),
    slot: namedTerm(SLOTS, view, 'slot'),
    cards: recordOf(SIDES, side => cardsSeen(view, ZONES.fighting, side)),
    neutrals: cardsSeen(view, ZONES.neutralFighting),
    unsuitable: { axis: [], allies: [] },
    neutralsUnsuitable: [],
    empty: undefined,
    attack: undefined,
    defence: undefined,
    outcome: undefined,
  }
}

/** What of a view a scene says otherwise, for the seats. */
export function factsOf(scene: Scene): View['facts'] {
  const { year, isWinter, vp, level, intelReady, intelUsed, superiority, active } = scene
  return { year, winter: isWinter, vp, level, intelReady, intelUsed, superiority, active }
}
