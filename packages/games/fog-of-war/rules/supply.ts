// Supply (0.7–0.9): which provinces a side can feed, along which links, and which carry a "no supply" marker.

import { derived, itemAt, NOWHERE, type Seat } from '@ludoteka/kernel'
import { BOX_LINKS, BOXES, type Box, neighboursOf } from '../content/links.ts'
import { PROVINCE, PROVINCES, type Province } from '../content/provinces.ts'
import { hasQuagmire, indexOfProvince, type MapState } from './board.ts'
import { ALLIES, SEATS, sideOf } from './sides.ts'

/** What supply follows from; a public state has it too. */
export type SupplyState = MapState & { readonly usaAtWar: boolean; readonly ussrAtWar: boolean }

/** Where supply comes into a supplied province from: a neighbour, a box, or the province itself as a source. */
export type SupplyLine = { readonly to: Province; readonly from: Province | Box }

export type Supply = {
  /** By number of the province. */
  readonly supplied: readonly boolean[]
  /** Controlled provinces with a quagmire that touch supply (0.8 d). */
  readonly connected: readonly boolean[]
  readonly lines: readonly SupplyLine[]
}

const NEIGHBOURS: readonly (readonly number[])[] = PROVINCES.map(at => neighboursOf(at).map(indexOfProvince))

export const isBoxActive = (s: SupplyState, box: Box): boolean => (box === 'ural' ? s.ussrAtWar : s.usaAtWar)

/** The active box of a seat that a province touches. */
function boxBeside(s: SupplyState, seat: Seat, at: Province): Box | undefined {
  return seat === ALLIES ? BOXES.find(box => isBoxActive(s, box) && BOX_LINKS[box].includes(at)) : undefined
}

/** Where supply begins in a province: it is a source of the seat, or touches a box. */
function sourceOf(s: SupplyState, seat: Seat, at: Province): Province | Box | undefined {
  return PROVINCE[at].source === sideOf(seat) ? at : boxBeside(s, seat, at)
}

function supplyOfSeat(s: SupplyState, seat: Seat): Supply {
  const isOpen = (i: number): boolean => s.control[i] === seat && s.quagmire[i] === NOWHERE
  const supplied = PROVINCES.map(() => false)
  const lines: SupplyLine[] = []
  const found: number[] = []
  const add = (i: number, from: Province | Box): void => {
    supplied[i] = true
    found.push(i)
    lines.push({ to: itemAt(PROVINCES, i), from })
  }
  PROVINCES.forEach((at, i) => {
    const from = isOpen(i) ? sourceOf(s, seat, at) : undefined
    if (from !== undefined) add(i, from)
  })
  for (const i of found) {
    for (const j of itemAt(NEIGHBOURS, i)) if (!supplied[j] && isOpen(j)) add(j, itemAt(PROVINCES, i))
  }
  const connected = PROVINCES.map(
    (at, i) =>
      s.control[i] === seat &&
      s.quagmire[i] !== NOWHERE &&
      (sourceOf(s, seat, at) !== undefined || itemAt(NEIGHBOURS, i).some(j => supplied[j])),
  )
  return { supplied, connected, lines }
}

/** The supply of both seats, worked out again only when control, quagmires or boxes have changed. */
const supply = derived<SupplyState, readonly Supply[]>(
  s => [s.control, s.quagmire, s.usaAtWar, s.ussrAtWar],
  s => SEATS.map(seat => supplyOfSeat(s, seat)),
)

export const supplyOf = (s: SupplyState, seat: Seat): Supply => itemAt(supply(s), seat)

/** 0.8 Whether a province of the seat is supplied. */
export function isSupplied(s: SupplyState, seat: Seat, at: Province): boolean {
  return itemAt(supplyOf(s, seat).supplied, indexOfProvince(at))
}

/** 0.8 Whether a province of the seat that is fought for touches supply. */
export function isConnected(s: SupplyState, seat: Seat, at: Province): boolean {
  return itemAt(supplyOf(s, seat).connected, indexOfProvince(at))
}

/** 0.9 Whether a province of the seat carries a "no supply" marker. */
export function hasNoSupply(s: SupplyState, seat: Seat, at: Province): boolean {
  if (s.control[indexOfProvince(at)] !== seat) return false
  return hasQuagmire(s, at) ? !isConnected(s, seat, at) : !isSupplied(s, seat, at)
}

/** 0.9 All provinces of the seat with a marker. */
export function unsupplied(s: SupplyState, seat: Seat): readonly Province[] {
  return PROVINCES.filter(at => hasNoSupply(s, seat, at))
}
