// What the viewer knows of hidden stacks: its own cards, and its notes of what it has seen, with their age.

import { cardsSeen, factsIn, type View, zoneIn } from '@ludoteka/kernel'
import { findName } from '@ludoteka/ui'
import { COMBAT, COMBAT_CARDS, type CombatCard } from '../content/combatCards.ts'
import { NEUTRAL, NEUTRAL_CARDS } from '../content/otherCards.ts'
import { ORANGE_SLOTS, PROVINCE, PROVINCES, type Province, SOVIET_SLOTS, type Terrain } from '../content/provinces.ts'
import { SIDES, type Side } from '../content/sides.ts'
import type { Slot } from '../content/wheel.ts'
import { FIELDS, isSuitable, totalOf, ZONES } from '../rules/questions.ts'
import type { Fog } from './mist.tsx'
import { otherSide, type Scene } from './scene.ts'

/** The side the viewer plays; none of a spectator. */
export const viewersSide = ({ you }: View): Side | undefined => findName(SIDES, you)

/** A note of what was seen. */
export type Note = {
  readonly cards: readonly string[]
  /** Turns since, and how many cards have come and gone. */
  readonly age: number
  readonly came: number
  readonly left: number
}

type Zoned = Parameters<typeof zoneIn>[1]

function notesOf(view: View, zone: Zoned, seat?: string): readonly Note[] {
  const { turn } = factsIn(FIELDS, view)
  const { sightings = [] } = zoneIn(view, zone, seat)
  return sightings
    .map(({ cards, when, came, left }) => ({ cards, age: Math.max(0, turn - when), came, left }))
    .toSorted((a, b) => a.age - b.age)
}

export const notesOfArmy = (view: View, owner: Side, at: Province): readonly Note[] =>
  notesOf(view, ZONES.army.at(at), owner)

export function notesOfNeutrals(view: View, at: Province): readonly Note[] {
  const orange = findName(ORANGE_SLOTS, at)
  if (orange) return notesOf(view, ZONES.neutral.at(orange))
  const soviet = findName(SOVIET_SLOTS, at)
  return soviet ? notesOf(view, ZONES.sovietNeutral.at(soviet), 'allies') : []
}

/** Of an operation both the target and the cards may have been seen. */
export const notesOfOperation = (view: View, owner: Side, slot: Slot): readonly Note[] => [
  ...notesOf(view, ZONES.target.at(slot), owner),
  ...notesOf(view, ZONES.operation.at(slot), owner),
]

export const notesOfObjectives = (view: View): readonly Note[] => notesOf(view, ZONES.besideMorocco)

export const ownArmy = (view: View, side: Side | undefined, at: Province): readonly CombatCard[] =>
  side ? cardsSeen(view, ZONES.army.at(at), side) : []

export const ownOperation = (view: View, side: Side, slot: Slot): readonly CombatCard[] =>
  cardsSeen(view, ZONES.operation.at(slot), side)

export const ownTarget = (view: View, side: Side, slot: Slot): Province | undefined =>
  cardsSeen(view, ZONES.target.at(slot), side)[0]

/** Neutral cards that the viewer may look at whenever it likes. */
export function openNeutrals(view: View, at: Province): readonly string[] {
  const soviet = findName(SOVIET_SLOTS, at)
  return soviet ? cardsSeen(view, ZONES.sovietNeutral.at(soviet), 'allies') : []
}

/** The figure of a card for a terrain; provinces and objectives have none. */
export function figureOf(card: string, terrain: Terrain): number {
  const combat = findName(COMBAT_CARDS, card)
  if (combat) return COMBAT[combat][terrain]
  const neutral = findName(NEUTRAL_CARDS, card)
  return neutral ? NEUTRAL[neutral].value : 0
}

/** What cards of an operation would bring to the attack: forts never do. */
export const attackSum = (cards: readonly CombatCard[], target: Province): number =>
  totalOf(
    cards.filter(card => isSuitable(card, PROVINCE[target].terrain, true)),
    target,
  )

export const sumOf = (cards: readonly string[], at: Province): number =>
  cards.reduce((sum, card) => sum + figureOf(card, PROVINCE[at].terrain), 0)

/** How much of a note is still worth: it fades with age and with every card that came or went. */
export const freshness = ({ age, came, left }: Note): number => Math.max(0.35, 1 - 0.05 * age - 0.12 * (came + left))

/** Mist lies over what the viewer has not seen: cards that are face down, and thinly over all that the enemy holds. */
export function fogOver(view: View, { stacks, control }: Scene): readonly Fog[] {
  const side = viewersSide(view)
  const others: readonly Side[] = side ? [otherSide(side)] : SIDES
  return PROVINCES.flatMap((at): readonly Fog[] => {
    const armies = others.map(owner => stacks[at][owner])
    const hidden = armies.reduce((sum, n) => sum + n, 0) + (openNeutrals(view, at).length > 0 ? 0 : stacks[at].neutral)
    if (hidden === 0) return side && control[at] === otherSide(side) ? [{ at, density: FOG_OF_ENEMY }] : []
    const notes = side ? [...notesOfArmy(view, otherSide(side), at), ...notesOfNeutrals(view, at)] : []
    const best = Math.max(0, ...notes.map(freshness))
    return [{ at, density: Math.round((1 - 0.7 * best) * 20) / 20 }]
  })
}

const FOG_OF_ENEMY = 0.4

/** What the viewer knows of the stacks in a province, for its plate. */
export type KnownHere = {
  readonly side: Side | undefined
  /** The strength of its own cards there, where all that lie there are told. */
  readonly own: number | undefined
  readonly army: Note | undefined
  readonly neutrals: Note | undefined
  /** The strength of neutral cards that it may look at whenever it likes. */
  readonly open: number | undefined
}

export function knownAt(view: View, { stacks }: Scene, at: Province): KnownHere {
  const side = viewersSide(view)
  const own = ownArmy(view, side, at)
  const open = openNeutrals(view, at)
  return {
    side,
    open: open.length > 0 ? sumOf(open, at) : undefined,
    own: side && own.length === stacks[at][side] ? sumOf(own, at) : undefined,
    army: side && notesOfArmy(view, otherSide(side), at)[0],
    neutrals: notesOfNeutrals(view, at)[0],
  }
}

/** What the viewer knows of an operation: all of its own, of another what it has seen. */
export type KnownSlot = {
  readonly target: Province | undefined
  /** Of one's own alone. */
  readonly strength: number | undefined
  readonly isSeen: boolean
}

export function knownSlot(view: View, { battle }: Scene, owner: Side, slot: Slot): KnownSlot {
  if (viewersSide(view) !== owner) {
    const seen = notesOfOperation(view, owner, slot)
    return { target: targetAmong(seen), strength: undefined, isSeen: seen.length > 0 }
  }
  // What has just been launched has shown its target.
  const isLaunched = battle?.slot === slot && battle.attacker === owner
  const target = isLaunched ? battle.at : ownTarget(view, owner, slot)
  return { target, strength: target ? attackSum(ownOperation(view, owner, slot), target) : 0, isSeen: false }
}

/** The target of an operation lies in its slot until the operation ends: once seen, it is known. */
export const targetAmong = (notes: readonly Note[]): Province | undefined =>
  notes.flatMap(({ cards }) => cards.map(card => findName(PROVINCES, card))).find(card => card !== undefined)
