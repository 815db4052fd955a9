// How each log entry changes the picture. The same changes make the story beat by beat and, at rest, a battle under way.

import type { Entry } from '@ludoteka/kernel'
import { findName } from '@ludoteka/ui'
import { COMBAT_CARDS, type CombatCard } from '../content/combatCards.ts'
import { NEUTRAL_CARDS, type NeutralCard } from '../content/otherCards.ts'
import { PROVINCES, type Province } from '../content/provinces.ts'
import { SIDES, type Side } from '../content/sides.ts'
import { POSITIONS, type Position, SLOTS, type Slot } from '../content/wheel.ts'
import type { Log } from '../rules/log.ts'
import { type Outcome, STACK_KINDS, type StackKind } from '../rules/questions.ts'
import {
  type BattleScene,
  otherSide,
  type Pile,
  POLITICS,
  type Scene,
  type Strength,
  type StrengthLine,
} from './scene.ts'

/** An entry's data by name; what is missing is left out of the picture. */
type Told = {
  readonly key: string
  readonly side: Side | undefined
  readonly at: Province | undefined
  readonly slot: Slot | undefined
  readonly position: Position | undefined
  readonly kind: StackKind | undefined
  readonly place: Province | Slot | undefined
  readonly cards: readonly CombatCard[]
  readonly neutrals: readonly NeutralCard[]
  number(name: string): number
  province(name: string): Province | undefined
  strings(name: string): readonly string[]
}

type Change = (scene: Scene, entry: Told) => Scene
type Changes = { readonly [K in keyof Log]?: Change }

export const isBattleStart = ({ key }: Entry): boolean => key === 'launched' || key === 'quagmireReinforced'
export const isIntelStart = ({ key }: Entry): boolean => key === 'intelTried'

/** The picture after an entry. */
export function told(scene: Scene, entry: Entry): Scene {
  return isChange(entry.key) ? CHANGES[entry.key](scene, read(entry)) : scene
}

function read({ key, data }: Entry): Told {
  const list = (name: string): readonly unknown[] => {
    const value: unknown = data[name]
    return Array.isArray(value) ? value : []
  }
  return {
    key,
    side: findName(SIDES, data['side']),
    at: findName(PROVINCES, data['at']),
    slot: findName(SLOTS, data['slot']),
    position: findName(POSITIONS, data['position']),
    kind: findName(STACK_KINDS, data['kind']),
    place: findName([...PROVINCES, ...SLOTS], data['place']),
    cards: list('cards').flatMap(card => findName(COMBAT_CARDS, card) ?? []),
    neutrals: list('cards').flatMap(card => findName(NEUTRAL_CARDS, card) ?? []),
    number: name => (typeof data[name] === 'number' ? data[name] : 0),
    province: name => findName(PROVINCES, data[name]),
    strings: name => list(name).map(String),
  }
}

const stacked = (scene: Scene, at: Province, owner: Side | 'neutral', by: number): Scene => {
  const before = scene.stacks[at]
  const stacks = { ...scene.stacks, [at]: { ...before, [owner]: Math.max(0, before[owner] + by) } }
  return owner === 'neutral' || by === 0
    ? { ...scene, stacks }
    : { ...scene, stacks, flash: { id: 0, at, side: owner, n: by } }
}

/** Cards that are turned up have left the province for the battle. */
const withoutStack = (scene: Scene, at: Province, owner: Side | 'neutral'): Scene => ({
  ...scene,
  stacks: { ...scene.stacks, [at]: { ...scene.stacks[at], [owner]: 0 } },
})

const piled = (scene: Scene, side: Side, pile: Pile, by: number): Scene => ({
  ...scene,
  piles: { ...scene.piles, [side]: { ...scene.piles[side], [pile]: Math.max(0, scene.piles[side][pile] + by) } },
})

const onWheel = (scene: Scene, side: Side, slot: Slot, n: number): Scene => {
  const wheel = scene.wheels[side]
  const wheels = { ...scene.wheels, [side]: { ...wheel, cards: { ...wheel.cards, [slot]: n } } }
  return { ...scene, wheels, flash: { id: 0, at: slot, side, n: n - wheel.cards[slot] } }
}

const cancelled: Change = (scene, { side, slot, number }) =>
  side && slot ? piled(onWheel(scene, side, slot, 0), side, 'discard', number('n')) : scene

const fought = (scene: Scene, change: (battle: BattleScene) => BattleScene): Scene =>
  scene.battle ? { ...scene, battle: change(scene.battle) } : scene

const begun = (attacker: Side, at: Province, position: Position | undefined, slot: Slot | undefined): BattleScene => ({
  slot,
  attacker,
  at,
  origin: undefined,
  position,
  cards: { axis: [], allies: [] },
  neutrals: [],
  unsuitable: { axis: [], allies: [] },
  neutralsUnsuitable: [],
  empty: undefined,
  attack: undefined,
  defence: undefined,
  outcome: undefined,
})

const ATTACK_LINES: readonly StrengthLine[] = ['cards', 'wheel']
const DEFENCE_LINES: readonly StrengthLine[] = ['cards', 'neutrals', 'landing', 'winter', 'wheel']

const strengthOf = (lines: readonly StrengthLine[], number: Told['number']): Strength => ({
  lines: lines.map(line => ({ line, n: number(line) })).filter(({ line, n }) => n > 0 || line === 'cards'),
  total: number('total'),
})

/** The token counts once, however often it is told. */
const reinforced = (strength: Strength | undefined, total: number): Strength | undefined => {
  if (!strength || strength.lines.some(({ line }) => line === 'superiority')) return strength
  return { lines: [...strength.lines, { line: 'superiority', n: total - strength.total }], total }
}

const decided =
  (outcome: Outcome): Change =>
  scene =>
    fought(scene, battle => ({ ...battle, outcome }))

/** The origin is named before the cards are turned up. */
const origin: Change = (scene, entry) => fought(scene, battle => ({ ...battle, origin: entry.province('origin') }))

const paidFor: Change = (scene, { side, number }) => {
  if (!side) return scene
  const n = number('n')
  return {
    ...scene,
    intelReady: { ...scene.intelReady, [side]: Math.max(0, scene.intelReady[side] - n) },
    intelUsed: { ...scene.intelUsed, [side]: scene.intelUsed[side] + n },
    intel: scene.intel && { ...scene.intel, payments: [...scene.intel.payments, { side, n }] },
  }
}

const announced: Change = (scene, { key }) => ({ ...scene, news: findName(POLITICS, key) })

const without = <T>(cards: readonly T[], gone: readonly T[]): readonly T[] => {
  const left = [...cards]
  for (const card of gone) {
    const i = left.indexOf(card)
    if (i >= 0) left.splice(i, 1)
  }
  return left
}

export const CHANGES = {
  defencePlaced: (scene, { side, at }) => (side && at ? piled(stacked(scene, at, side, 1), side, 'deck', -1) : scene),
  drew: (scene, { side, number }) =>
    side ? piled(piled(scene, side, 'deck', -number('n')), side, 'hand', number('n')) : scene,
  yearBegan: (scene, { number }) => ({ ...scene, year: number('year'), isWinter: false, news: undefined }),
  turnBegan: (scene, { side, slot }) =>
    side && slot
      ? {
          ...scene,
          active: side,
          battle: undefined,
          intel: undefined,
          wheels: { ...scene.wheels, [side]: { ...scene.wheels[side], head: slot } },
        }
      : scene,
  operationLapsed: cancelled,
  cancelled,
  operationOverrun: cancelled,
  defended: (scene, { side, at, number }) =>
    side && at ? piled(stacked(scene, at, side, number('n')), side, 'hand', -number('n')) : scene,
  planned: (scene, { side, slot, number }) =>
    side && slot ? piled(onWheel(scene, side, slot, number('n')), side, 'hand', -number('n')) : scene,
  reinforced: (scene, { side, slot, number }) =>
    side && slot
      ? piled(onWheel(scene, side, slot, scene.wheels[side].cards[slot] + number('n')), side, 'hand', -number('n'))
      : scene,
  quagmireReinforced: (scene, { side, at, number }) => {
    if (!side || !at) return scene
    const placed = piled(stacked(scene, at, side, number('n')), side, 'hand', -number('n'))
    return scene.quagmire[at] === side ? { ...placed, battle: begun(side, at, undefined, undefined) } : placed
  },
  turnEnded: scene => ({ ...scene, battle: undefined, intel: undefined }),
  winterBegan: (scene, entry) => announced({ ...scene, isWinter: true }, entry),
  yearEnded: announced,

  intelTried: (scene, entry) => {
    const { side: looker, kind, place } = entry
    if (!looker || !kind || !place) return scene
    return paidFor({ ...scene, intel: { looker, kind, place, payments: [], outcome: undefined, seen: [] } }, entry)
  },
  intelCancelled: paidFor,
  intelRestored: paidFor,
  intelFailed: scene => ({ ...scene, intel: scene.intel && { ...scene.intel, outcome: 'failed' } }),
  intelSucceeded: scene => ({ ...scene, intel: scene.intel && { ...scene.intel, outcome: 'succeeded' } }),
  intelSaw: (scene, { strings }) => ({ ...scene, intel: scene.intel && { ...scene.intel, seen: strings('cards') } }),

  launched: (scene, { side, slot, at, position }) =>
    side && slot && at ? { ...scene, battle: begun(side, at, position, slot) } : scene,
  originNamed: origin,
  originForced: origin,
  ownCardsDiscarded: (scene, { side, at, number }) => (side && at ? stacked(scene, at, side, -number('n')) : scene),
  turnedUp: (scene, { side, cards }) => {
    if (!side || !scene.battle) return scene
    const { slot, attacker } = scene.battle
    const emptied = slot && side === attacker ? onWheel(scene, side, slot, 0) : scene
    return fought(withoutStack(emptied, scene.battle.at, side), battle => ({
      ...battle,
      cards: { ...battle.cards, [side]: cards },
    }))
  },
  neutralsTurnedUp: (scene, { at, neutrals }) =>
    fought(at ? withoutStack(scene, at, 'neutral') : scene, battle => ({ ...battle, neutrals })),
  unsuitable: (scene, { side, cards }) =>
    side
      ? fought(scene, battle => ({
          ...battle,
          cards: { ...battle.cards, [side]: without(battle.cards[side], cards) },
          unsuitable: { ...battle.unsuitable, [side]: cards },
        }))
      : scene,
  neutralsUnsuitable: (scene, { neutrals }) =>
    fought(scene, battle => ({
      ...battle,
      neutrals: without(battle.neutrals, neutrals),
      neutralsUnsuitable: neutrals,
    })),
  noSuitableCard: (scene, { side }) => fought(scene, battle => ({ ...battle, empty: side })),
  attackStrength: (scene, { number }) =>
    fought(scene, battle => ({ ...battle, attack: strengthOf(ATTACK_LINES, number) })),
  defenceStrength: (scene, { number }) =>
    fought(scene, battle => ({ ...battle, defence: strengthOf(DEFENCE_LINES, number) })),
  superiorityUsed: (scene, { side, number }) =>
    fought(scene, battle =>
      side === battle.attacker
        ? { ...battle, attack: reinforced(battle.attack, number('total')) }
        : { ...battle, defence: reinforced(battle.defence, number('total')) },
    ),
  superiorityPassed: (scene, { side }) => (side ? { ...scene, superiority: side } : scene),
  battleWon: decided('win'),
  battleStuck: decided('quagmire'),
  battleLost: decided('defeat'),
  battleRouted: decided('rout'),
  garrisoned: (scene, { side, at, number }) => {
    if (!side || !at) return scene
    const stacks = { ...scene.stacks, [at]: { axis: 0, allies: 0, neutral: 0, [side]: number('n') } }
    return { ...scene, stacks, flash: { id: 0, at, side, n: number('n') } }
  },
  quagmireBegan: (scene, { side, at }) => (at ? { ...scene, quagmire: { ...scene.quagmire, [at]: side } } : scene),
  quagmireEnded: (scene, { at }) => (at ? { ...scene, quagmire: { ...scene.quagmire, [at]: undefined } } : scene),

  controlTaken: (scene, { side, at }) => (side && at ? { ...scene, control: { ...scene.control, [at]: side } } : scene),
  cardsDispersed: (scene, { side, at, number }) =>
    side && at ? piled(stacked(scene, at, side, -number('n')), side, 'discard', number('n')) : scene,
  ussrAttacked: (scene, entry) => announced({ ...scene, ussrAtWar: true }, entry),
  ussrJoined: (scene, entry) => announced({ ...scene, ussrAtWar: true }, entry),
  usaJoined: (scene, entry) => announced({ ...scene, usaAtWar: true }, entry),
  parisFell: announced,
  britainFell: announced,
  balkansAttacked: announced,
  balkansJoinedAxis: announced,

  axisScored: (scene, { number }) => ({ ...scene, vp: number('total'), battle: undefined }),
  intelReady: (scene, { side, number }) =>
    side
      ? {
          ...scene,
          intelReady: { ...scene.intelReady, [side]: number('n') },
          intelUsed: { ...scene.intelUsed, [side]: 0 },
        }
      : scene,
  boughtLevel: (scene, { side, number }) =>
    side ? { ...scene, level: { ...scene.level, [side]: number('level') } } : scene,
  boughtIntel: (scene, { side, number }) =>
    side ? { ...scene, intelReady: { ...scene.intelReady, [side]: scene.intelReady[side] + number('n') } } : scene,
  boughtVp: (scene, { number }) => ({ ...scene, vp: number('total') }),
  // The cards have gone one by one before it is told how many they were.
  recalled: (scene, { side, at, number }) =>
    side && at ? { ...scene, flash: { id: 0, at, side, n: -number('n') } } : scene,
} as const satisfies Changes

function isChange(key: string): key is keyof typeof CHANGES {
  return Object.hasOwn(CHANGES, key)
}

export const defenderOf = ({ attacker }: BattleScene): Side => otherSide(attacker)

/** Before its cards are turned up, a battle is an arrow on the map. */
export const isTurnedUp = ({ cards, neutrals, empty }: BattleScene): boolean =>
  cards.axis.length + cards.allies.length + neutrals.length > 0 || empty !== undefined
