// A made-up position for the pictures of the page on how to play.

import { recordOf } from '@ludoteka/ui'
import { PROVINCE, PROVINCES, type Province } from '../content/provinces.ts'
import { SIDES } from '../content/sides.ts'
import { SLOTS, type Slot } from '../content/wheel.ts'
import { PILES, type Scene, type Stacks } from './scene.ts'

const ARMIES: Readonly<Partial<Record<Province, Partial<Stacks>>>> = {
  ruhr: { axis: 2 },
  berlin: { axis: 1 },
  poland: { axis: 1 },
  italy: { axis: 1 },
  paris: { allies: 3 },
  britain: { allies: 2 },
  northSea: { allies: 1 },
  lowCountries: { neutral: 1 },
}

const OPERATIONS: Readonly<Partial<Record<Slot, number>>> = { alpha: 3, charlie: 2, delta: 1 }

export const SAMPLE: Scene = {
  year: 1940,
  isWinter: false,
  vp: 23,
  active: 'axis',
  superiority: 'axis',
  level: { axis: 8, allies: 6 },
  intelReady: { axis: 3, allies: 4 },
  intelUsed: { axis: 2, allies: 3 },
  wheels: recordOf(SIDES, () => ({ head: 'delta', cards: recordOf(SLOTS, slot => OPERATIONS[slot] ?? 0) })),
  control: recordOf(PROVINCES, at => PROVINCE[at].start),
  quagmire: recordOf(PROVINCES, () => undefined),
  stacks: recordOf(PROVINCES, at => ({ axis: 0, allies: 0, neutral: 0, ...ARMIES[at] })),
  piles: recordOf(SIDES, () => recordOf(PILES, () => 0)),
  usaAtWar: false,
  ussrAtWar: false,
  battle: undefined,
  intel: undefined,
  flash: undefined,
  news: undefined,
}
