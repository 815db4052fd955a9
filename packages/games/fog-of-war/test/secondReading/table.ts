// The table of the second reading: piles of cards by name, tokens and tracks, and what the map says about them (0.7–0.9, 4.1–4.6).

import { COMBAT, type Face } from '../../content/combatCards.ts'
import { BOX_LINKS, LINKS } from '../../content/links.ts'
import { PROVINCE, PROVINCES, type Province } from '../../content/provinces.ts'
import type { Side } from '../../content/sides.ts'
import { SLOTS, type Slot } from '../../content/wheel.ts'

export type Holder = Side | 'none'
type Pair<T> = Record<Side, T>

export type Facts = {
  year: number
  winter: boolean
  turn: number
  yearTurn: number
  active: Side
  owesCard: boolean
  vp: number
  level: Pair<number>
  intelReady: Pair<number>
  intelUsed: Pair<number>
  superiority: Side
  head: Pair<Slot>
  control: Record<Province, Holder>
  quagmire: Record<Province, Holder>
  usaAtWar: boolean
  ussrAtWar: boolean
  parisFell: boolean
  britainFell: boolean
}

export const other = (side: Side): Side => (side === 'axis' ? 'allies' : 'axis')
/** 0.10 */
export const half = (n: number): number => (n < 2 ? n : Math.floor(n / 2))
export const kinds = (cards: readonly string[]): string[] => [...new Set(cards)].sort()

const FACES: ReadonlyMap<string, Face> = new Map(Object.entries(COMBAT))
/** 1.13 */
const SEEN_BY_ALLIES: readonly Province[] = ['balticStates', 'kiev', 'odessa']

export const USSR = PROVINCES.filter(at => PROVINCE[at].group === 'ussr')

const neighbours = (at: Province): Province[] =>
  LINKS.flatMap(({ ends: [a, b] }) => (a === at ? [b] : b === at ? [a] : []))

const forAll = (holder: (at: Province) => Holder): Record<Province, Holder> => {
  const found: Partial<Record<Province, Holder>> = {}
  for (const at of PROVINCES) found[at] = holder(at)
  return isComplete(found) ? found : fail('Some province has no holder.')
}
const isComplete = (found: Partial<Record<Province, Holder>>): found is Record<Province, Holder> =>
  PROVINCES.every(at => found[at] !== undefined)

export function fail(what: string): never {
  throw new Error(`The second reading: ${what}`)
}

/** 1.1, 1.6–1.8, 1.11, 1.12 */
export const startFacts = (): Facts => ({
  year: 1940,
  winter: false,
  turn: 0,
  yearTurn: 0,
  active: 'axis',
  owesCard: false,
  vp: 0,
  level: { axis: 8, allies: 6 },
  intelReady: { axis: 5, allies: 7 },
  intelUsed: { axis: 0, allies: 0 },
  superiority: 'axis',
  head: { axis: 'foxtrot', allies: 'foxtrot' },
  control: forAll(at => PROVINCE[at].start ?? 'none'),
  quagmire: forAll(() => 'none'),
  usaAtWar: false,
  ussrAtWar: false,
  parisFell: false,
  britainFell: false,
})

export class ReadingTable {
  readonly facts = startFacts()
  readonly #piles: Map<string, string[]>

  /** The cards as they were dealt: by zone, place and side. */
  constructor(dealt: ReadonlyMap<string, readonly string[]>) {
    this.#piles = new Map([...dealt].map(([name, cards]) => [name, [...cards]]))
  }

  pile(...name: readonly string[]): string[] {
    return this.#piles.get(name.join('.')) ?? fail(`there is no ${name.join('.')}.`)
  }

  piles(): ReadonlyMap<string, readonly string[]> {
    return this.#piles
  }

  take(from: string[], card: string, to: string[]): void {
    const i = from.indexOf(card)
    if (i < 0) fail(`${card} is not there.`)
    from.splice(i, 1)
    to.push(card)
  }

  takeAll(from: string[], to: string[]): void {
    to.push(...from.splice(0))
  }

  hand = (side: Side): string[] => this.pile('hand', side)
  deck = (side: Side): string[] => this.pile('deck', side)
  discard = (side: Side): string[] => this.pile('discard', side)
  lossPile = (side: Side): string[] => this.pile('lossPile', side)
  winPile = (side: Side): string[] => this.pile('winPile', side)
  army = (side: Side, at: Province): string[] => this.pile('army', at, side)
  operation = (side: Side, slot: Slot): string[] => this.pile('operation', slot, side)
  target = (side: Side, slot: Slot): string[] => this.pile('target', slot, side)

  neutrals(at: Province): string[] {
    if (PROVINCE[at].neutralCards === undefined) return []
    return SEEN_BY_ALLIES.includes(at) ? this.pile('sovietNeutral', at, 'allies') : this.pile('neutral', at)
  }

  strength(card: string, at: Province): number {
    const { land, sea } = FACES.get(card) ?? fail(`${card} has no face.`)
    return PROVINCE[at].terrain === 'land' ? land : sea
  }

  /** 4.5.7 */
  suits(card: string, at: Province, attacks: boolean): boolean {
    const { type } = FACES.get(card) ?? fail(`${card} has no face.`)
    if (type === 'air') return true
    if (PROVINCE[at].terrain === 'sea') return type === 'naval'
    return type === 'land' || (type === 'fort' && !attacks)
  }

  #boxes(side: Side): readonly Province[] {
    if (side === 'axis') return []
    const { usaAtWar, ussrAtWar } = this.facts
    return [...(usaAtWar ? BOX_LINKS.northAmerica : []), ...(ussrAtWar ? BOX_LINKS.ural : [])]
  }

  /** 0.8 a–c */
  supplied(side: Side): ReadonlySet<Province> {
    const { control, quagmire } = this.facts
    const open = PROVINCES.filter(at => control[at] === side && quagmire[at] === 'none')
    const boxes = this.#boxes(side)
    const found = new Set(open.filter(at => PROVINCE[at].source === side || boxes.includes(at)))
    for (;;) {
      const next = open.find(at => !found.has(at) && neighbours(at).some(one => found.has(one)))
      if (next === undefined) return found
      found.add(next)
    }
  }

  /** 0.8 d */
  isConnected(side: Side, at: Province): boolean {
    const supplied = this.supplied(side)
    return (
      PROVINCE[at].source === side || this.#boxes(side).includes(at) || neighbours(at).some(one => supplied.has(one))
    )
  }

  /** 4.5.4 */
  origins(side: Side, target: Province): Province[] {
    const supplied = this.supplied(side)
    return neighbours(target).filter(at => supplied.has(at) && !(at === 'northSea' && target === 'ruhr'))
  }

  /** Turns since the slot was at NEW OP (4.5.1). */
  age(side: Side, slot: Slot): number {
    return (SLOTS.indexOf(this.facts.head[side]) - SLOTS.indexOf(slot) + SLOTS.length) % SLOTS.length
  }

  operations(side: Side): Slot[] {
    return SLOTS.filter(slot => this.target(side, slot).length > 0)
  }

  targetOf(side: Side, slot: Slot): Province {
    const [card] = this.target(side, slot)
    return PROVINCES.find(at => at === card) ?? fail(`${slot} has no target.`)
  }

  launchable(side: Side): Slot[] {
    const { control, quagmire } = this.facts
    return this.operations(side).filter(slot => {
      const target = this.targetOf(side, slot)
      const isOpen = control[target] !== side && quagmire[target] === 'none'
      return this.age(side, slot) >= 2 && isOpen && this.origins(side, target).length > 0
    })
  }

  /** 4.1 */
  defendable(side: Side): Province[] {
    const { control, quagmire } = this.facts
    const supplied = this.supplied(side)
    return PROVINCES.filter(at => quagmire[at] === 'none' && (control[at] === 'none' || supplied.has(at)))
  }

  /** 4.2 */
  plannable(side: Side): Province[] {
    const cards = [...this.pile('provinceDeck', side), ...this.target(side, this.facts.head[side])]
    return PROVINCES.filter(
      at => cards.includes(at) && !(side === 'allies' && USSR.includes(at) && this.facts.control[at] === 'none'),
    )
  }

  /** 4.6 */
  reinforceable(side: Side): Province[] {
    const { control, quagmire } = this.facts
    return PROVINCES.filter(at => {
      if (quagmire[at] === 'none') return false
      if (quagmire[at] === side) return this.origins(side, at).length > 0
      return control[at] !== side || this.isConnected(side, at)
    })
  }

  /** 4.4 */
  cancel(side: Side, slot: Slot): void {
    this.takeAll(this.target(side, slot), this.pile('provinceDeck', side))
    this.takeAll(this.operation(side, slot), this.discard(side))
  }

  /** 0.12 A change of control without a battle. */
  goOver(side: Side, at: Province): void {
    const { control, quagmire } = this.facts
    const old = control[at]
    if (old !== 'none') this.take(this.pile('table', old), at, this.pile('provinceDeck', old))
    control[at] = side
    const slot = this.operations(side).find(one => this.targetOf(side, one) === at)
    if (slot !== undefined) this.cancel(side, slot)
    const from = quagmire[at] === side ? 'front' : 'provinceDeck'
    this.take(this.pile(from, side), at, this.pile('table', side))
    if (quagmire[at] === side) quagmire[at] = 'none'
    if (quagmire[at] === 'none') this.takeAll(this.army(other(side), at), this.discard(other(side)))
  }

  /** 2.6, 3.9 */
  joinUssr(): void {
    for (const at of USSR) if (this.facts.control[at] === 'none') this.goOver('allies', at)
    this.facts.ussrAtWar = true
  }

  held(side: Side, worth: 'vp' | 'resources'): number {
    return PROVINCES.reduce((sum, at) => sum + (this.facts.control[at] === side ? PROVINCE[at][worth] : 0), 0)
  }
}
