// Chapter 2.1: influence and how it changes, control and neighbours; and the board as it was when the action round began (6.1.1).

import { itemAt, required } from '@ludoteka/kernel'
import { CARD } from '../content/cards.ts'
import { COUNTRIES, LINKS, type Region, SPACE, SPACES, type Space } from '../content/spaces.ts'
import { SIDES, type Side } from '../content/tracks.ts'
import { log } from './log.ts'
import { indexOf, other } from './sides.ts'
import type { S } from './state.ts'

const INDEX: ReadonlyMap<string, number> = new Map(SPACES.map((at, i) => [at, i]))
const NEIGHBOURS: ReadonlyMap<Space, readonly Space[]> = new Map(
  SPACES.map(at => [
    at,
    LINKS.flatMap(({ ends: [a, b] }) => {
      if (a === at) return [b]
      return b === at ? [a] : []
    }),
  ]),
)

export const indexOfSpace = (at: Space): number => required(INDEX.get(at), at)

/** A space named in an action; the kernel has checked that it is one. */
export function spaceNamed(arg: unknown): Space {
  return required(
    SPACES.find(at => at === arg),
    `a space named ${arg}`,
  )
}

/** 2.1.6 By the lines of the map. */
export const neighbours = (at: Space): readonly Space[] => required(NEIGHBOURS.get(at), at)
export const areAdjacent = (a: Space, b: Space): boolean => neighbours(a).includes(b)
export const isCountry = (at: Space): boolean => at !== 'seaLanes'
export const isIn = (at: Space, region: Region): boolean => SPACE[at].regions.includes(region)

const COUNTRIES_OF: Readonly<Record<Region, readonly Space[]>> = {
  africa: COUNTRIES.filter(at => isIn(at, 'africa')),
  middleEast: COUNTRIES.filter(at => isIn(at, 'middleEast')),
}
const BATTLEGROUNDS_OF: Readonly<Record<Region, readonly Space[]>> = {
  africa: COUNTRIES_OF.africa.filter(at => SPACE[at].battleground),
  middleEast: COUNTRIES_OF.middleEast.filter(at => SPACE[at].battleground),
}
export const countriesOf = (region: Region): readonly Space[] => COUNTRIES_OF[region]
export const battlegroundsOf = (region: Region): readonly Space[] => BATTLEGROUNDS_OF[region]

function influences(s: S, side: Side): number[] {
  return side === 'us' ? s.usInfluence : s.ussrInfluence
}

export function influence(s: S, side: Side, at: Space): number {
  return itemAt(influences(s, side), indexOfSpace(at))
}

export function setInfluence(s: S, side: Side, at: Space, n: number): void {
  influences(s, side)[indexOfSpace(at)] = n
}

export const hasFamine = (s: S, at: Space): boolean => s.famine[indexOfSpace(at)] === true

/** KM8 The sides whose CENTCOM keeps the opponent's coups and realignments out of a country. */
export const protectorsOf = (s: S, at: Space): readonly Side[] =>
  SIDES.filter((_, i) => s.centcom[i] === indexOfSpace(at))

/** 2.1.5 Ethiopia's rises with The Derg. */
export function stability(s: S, at: Space): number {
  return at === 'ethiopia' && s.derg ? CARD.theDerg.n.stability : SPACE[at].stability
}

/** 2.1.8 A pure function of influence and stability. */
export function controls(s: S, side: Side, at: Space): boolean {
  const own = influence(s, side, at)
  const needed = stability(s, at)
  return own >= needed && own - influence(s, other(side), at) >= needed
}

export function controller(s: S, at: Space): Side | undefined {
  return SIDES.find(side => controls(s, side, at))
}

/** 7.6 What is missing for control. */
export function neededForControl(s: S, side: Side, at: Space): number {
  return Math.max(0, influence(s, other(side), at) + stability(s, at) - influence(s, side, at))
}

export function countControlled(s: S, side: Side, among: readonly Space[]): number {
  let n = 0
  for (const at of among) if (controls(s, side, at)) n++
  return n
}

/** 6.1.1, 9.6, KM6: everything that is read as it was at the start of an action round. */
export function takeSnapshot(s: S): void {
  for (const at of SPACES) {
    const i = indexOfSpace(at)
    s.usReach[i] = influence(s, 'us', at) > 0
    s.ussrReach[i] = influence(s, 'ussr', at) > 0
    const holder = controller(s, at)
    s.startControl[i] = holder === undefined ? -1 : indexOf(holder)
  }
  s.startVp = s.vp
}

export function hadInfluence(s: S, side: Side, at: Space): boolean {
  return (side === 'us' ? s.usReach : s.ussrReach)[indexOfSpace(at)] === true
}

export function hadControl(s: S, side: Side, at: Space): boolean {
  return s.startControl[indexOfSpace(at)] === indexOf(side)
}

/** 7.6 Costs nothing and needs no neighbour. */
export function addInfluence(s: S, side: Side, at: Space, n: number, rule: string): void {
  if (n <= 0) return
  setInfluence(s, side, at, influence(s, side, at) + n)
  log(s, 'influenceAdded', rule, { side, at, n })
}

/** 7.6 Takes what is there if it is less; returns how much was taken. */
export function takeInfluence(s: S, side: Side, at: Space, n: number, rule: string): number {
  const taken = Math.min(n, influence(s, side, at))
  if (taken <= 0) return 0
  setInfluence(s, side, at, influence(s, side, at) - taken)
  log(s, 'influenceRemoved', rule, { side, at, n: taken })
  return taken
}

export function clearInfluence(s: S, side: Side, at: Space, rule: string): number {
  return takeInfluence(s, side, at, influence(s, side, at), rule)
}
