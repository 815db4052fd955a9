// Supply as the board draws it, from what the rules say about it.

import { NOWHERE } from '@ludoteka/kernel'
import { PROVINCES, type Province } from '../content/provinces.ts'
import { SIDES } from '../content/sides.ts'
import { hasNoSupply, supplyOf } from '../rules/questions.ts'
import type { Scene } from './scene.ts'

type SupplyState = Parameters<typeof supplyOf>[0]

/** A scene as the rules are asked about it; the same scene gives the same state, so that nothing is worked out twice. */
const STATES = new WeakMap<Scene['control'], SupplyState & { readonly quagmires: Scene['quagmire'] }>()

export function stateOf(scene: Scene): SupplyState {
  const known = STATES.get(scene.control)
  if (known?.quagmires === scene.quagmire && known.ussrAtWar === scene.ussrAtWar && known.usaAtWar === scene.usaAtWar)
    return known
  const seatIn = (held: Scene['control']) => (at: Province) => {
    const side = held[at]
    return side === undefined ? NOWHERE : SIDES.indexOf(side)
  }
  const state = {
    control: PROVINCES.map(seatIn(scene.control)),
    quagmire: PROVINCES.map(seatIn(scene.quagmire)),
    usaAtWar: scene.usaAtWar,
    ussrAtWar: scene.ussrAtWar,
    quagmires: scene.quagmire,
  }
  STATES.set(scene.control, state)
  return state
}

export function hasSupply(scene: Scene, at: Province): boolean {
  const side = scene.control[at]
  return side === undefined || !hasNoSupply(stateOf(scene), SIDES.indexOf(side), at)
}

/** Every line along which supply flows, as a word of side and both ends. */
export function supplyFlows(scene: Scene): string {
  return SIDES.flatMap((side, seat) =>
    supplyOf(stateOf(scene), seat).lines.map(({ from, to }) => `${side}>${from}>${to}`),
  ).join(' ')
}
