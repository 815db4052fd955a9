// Influence in event texts.

import { enter } from '@ludoteka/kernel'
import { CARD, type Figures } from '../../../content/cards.ts'
import type { Space } from '../../../content/spaces.ts'
import {
  addInfluence as add,
  clearInfluence as clear,
  controls,
  countControlled,
  countriesOf,
  influence,
  neededForControl,
  takeInfluence as take,
} from '../../board.ts'
import { figure } from '../../cards.ts'
import { log } from '../../log.ts'
import { other } from '../../sides.ts'
import type { E, F, Place, S } from '../../state.ts'
import { numberOf, type Op } from './sentences.ts'

export const addIn =
  (at: Space): Op =>
  (s, e) =>
    add(s, e.side, at, figure(e.card, 'add'), numberOf(e))
export const removeFrom =
  (at: Space): Op =>
  (s, e) => {
    take(s, other(e.side), at, figure(e.card, 'remove'), numberOf(e))
  }
export const clearIn =
  (at: Space): Op =>
  (s, e) => {
    clear(s, other(e.side), at, numberOf(e))
  }
export const addForControl =
  (at: Space): Op =>
  (s, e) =>
    add(s, e.side, at, neededForControl(s, e.side, at), numberOf(e))

/** KM16 */
export const addInSudanByEthiopia: Op = (s, e) =>
  add(s, e.side, 'sudan', influence(s, other(e.side), 'ethiopia') + figure(e.card, 'add'), numberOf(e))

/** KM48 */
export const addInSeaLanesByAbsence: Op = (s, e) => {
  const without = countriesOf('middleEast').filter(at => influence(s, other(e.side), at) === 0)
  add(s, e.side, 'seaLanes', without.length, numberOf(e))
}

type Spreading = { readonly where: Place; readonly optional?: true }

/**
 * Adds influence where the owner of the event likes: so much in each of several countries, or so much in all with a
 * limit for each, or all in one country, as the card's numbers say.
 */
export function spread({ where, optional }: Spreading): Op {
  return (s, e) => {
    const n = figure(e.card, 'add')
    const { countries = 1, perCountry }: Figures = CARD[e.card].n
    const portions = perCountry === undefined ? { left: countries, each: n } : { left: n, each: 1 }
    const limits = { perCountry: perCountry ?? 1, optional: optional === true }
    enter<F>(s, { step: 'event.add', ...e, where, ...portions, ...limits, chosen: [] })
  }
}

function removal(s: S, e: E, where: Place, left: number, perCountry: number): void {
  enter<F>(s, { step: 'event.remove', ...e, where, left, each: 1, perCountry, optional: false, chosen: [] })
}

export const removeIn =
  (where: Place): Op =>
  (s, e) => {
    const n = figure(e.card, 'remove')
    const { perCountry = n }: Figures = CARD[e.card].n
    removal(s, e, where, n, perCountry)
  }

/** KM12 As many as there are Middle East countries under own control. */
export const removeByMiddleEastControl: Op = (s, e) => {
  const n = countControlled(s, e.side, countriesOf('middleEast'))
  removal(s, e, 'middleEast', n, n)
}

type Clearing = { readonly where: Place; readonly countries?: 'asPrinted'; readonly evenEmpty?: true }

/** All opponent influence of a country, or of as many as printed. */
export function clearOf({ where, countries, evenEmpty }: Clearing): Op {
  return (s, e) => {
    const left = countries === undefined ? 1 : figure(e.card, 'countries')
    enter<F>(s, { step: 'event.clear', ...e, where, left, evenEmpty: evenEmpty === true, chosen: [] })
  }
}

export const clearOnePerRegion: Op = (s, e) => enter<F>(s, { step: 'event.nyet', ...e, chosen: [] })
export const levelWithOpponent: Op = (s, e) => enter<F>(s, { step: 'event.separatists', ...e })
export const relieveFamine: Op = (s, e) => enter<F>(s, { step: 'event.relief', ...e })
export const mayMoveInfluence: Op = (s, e) => enter<F>(s, { step: 'event.moveFrom', ...e })

/** KM20 Read with the old stability; control may be lost at once. */
export const raiseStability: Op = (s, e) => {
  if (!controls(s, e.side, 'ethiopia') || s.derg) return
  s.derg = true
  log(s, 'stabilityRises', numberOf(e), { at: 'ethiopia', to: figure(e.card, 'stability') })
}
