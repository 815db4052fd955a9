// The words of battles: their kinds and sides, and what they may be aimed at.

import { required } from '@ludoteka/kernel'
import { BARONS } from '../../content/barons.ts'
import { WALLS, type Walls } from '../names.ts'

/** Whom or what an attacker may name: the Nobles of a Baron in the open field, or walls by assault or siege. */
export const TARGETS = [
  ...BARONS.map(baron => `field.${baron}` as const),
  ...WALLS.flatMap(walls => [`assault.${walls}` as const, `siege.${walls}` as const]),
] as const
export type Target = (typeof TARGETS)[number]

/** 11.4, 12.2 */
export const KINDS = ['field', 'assault', 'siege'] as const
export type Kind = (typeof KINDS)[number]

type Aim = { readonly kind: Kind; readonly of: Walls }
const AIMS: ReadonlyMap<Target, Aim> = new Map([
  ...BARONS.map((of): [Target, Aim] => [`field.${of}`, { kind: 'field', of }]),
  ...WALLS.flatMap((of): [Target, Aim][] => [
    [`assault.${of}`, { kind: 'assault', of }],
    [`siege.${of}`, { kind: 'siege', of }],
  ]),
])
export const partsOfTarget = (target: Target): Aim => required(AIMS.get(target), target)

export const SIDES = ['attacker', 'defender'] as const
export type Side = (typeof SIDES)[number]
export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker')
