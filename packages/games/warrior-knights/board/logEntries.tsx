// What log entries are about, who they are about, and the small pictures beside them.

import type { Entry } from '@ludoteka/kernel'
import { findName, type Mark, marksIn } from '@ludoteka/ui'
import type { ReactNode } from 'react'
import { AGENDAS } from '../content/agendas.ts'
import { AREAS } from '../content/areas.ts'
import { BARONS } from '../content/barons.ts'
import { CITIES } from '../content/cities.ts'
import { EVENTS } from '../content/events.ts'
import type { Log } from '../rules/log.ts'
import { ARMY_NAMES, NOBLES } from '../rules/questions.ts'
import { Sign, type SignName } from './symbols.tsx'

export const marksOf = (entry: Entry): readonly Mark[] =>
  marksIn(entry, { area: AREAS, city: CITIES, noble: NOBLES, card: [...AGENDAS, ...EVENTS] })

/** A Baron, or the Baron of a Noble or of an army. */
export function seatOf({ data }: Entry): number | undefined {
  const baron =
    findName(BARONS, data['baron']) ??
    baronOfPair(findName(NOBLES, data['noble'])) ??
    baronOfPair(findName(ARMY_NAMES, data['army']))
  return baron && BARONS.indexOf(baron)
}
const baronOfPair = (name: string | undefined) => findName(BARONS, name?.split('.')[0])

const HEADINGS: readonly string[] = [
  'roundBegan',
  'areaBegan',
  'taxationBegan',
  'wagesBegan',
  'assemblyBegan',
  'draftBegan',
  'upkeepBegan',
] satisfies readonly (keyof Log)[]
export const isHeading = ({ key }: Entry): boolean => HEADINGS.includes(key)

/** That a Noble has only one way to go is said once for all steps of a march, and crowns that somebody pays for something once. */
export function isTold({ key, data }: Entry, before: readonly Entry[], next: Entry | undefined): boolean {
  const isSamePrice = (other: Entry | undefined, ...keys: readonly (keyof Log)[]): boolean =>
    keys.some(one => one === other?.key) && other?.data['baron'] === data['baron'] && other?.data['n'] === data['n']
  if (key === 'lost' && data['what'] === 'crowns')
    return !isSamePrice(next, 'invested') && !isSamePrice(before.at(-1), 'hired')
  if (key !== 'onlyWay') return true
  const last = before.findLast(entry => entry.key !== 'nobleMoved')
  return last?.key !== key || last.data['noble'] !== data['noble']
}

const MOMENTS: readonly string[] = [
  'cityTaken',
  'razed',
  'strongholdFell',
  'eliminated',
  'nobleDied',
] satisfies readonly (keyof Log)[]
export const isMoment = ({ key }: Entry): boolean => MOMENTS.includes(key)

/** What decides a match with its last action. */
export const LAST_COUNT: readonly string[] = [
  'cityTaken',
  'strongholdFell',
  'eliminated',
] satisfies readonly (keyof Log)[]

const SIGNS: { readonly [K in keyof Log]?: SignName } = {
  gained: 'crown',
  paidBaron: 'crown',
  taxationBegan: 'crown',
  siegeLaid: 'siege',
  siegeLifted: 'siege',
  surrendered: 'siege',
  breached: 'breach',
  cityTaken: 'wall',
  becameNeutral: 'revolt',
  razed: 'breach',
  strongholdPlaced: 'wall',
  strongholdFell: 'breach',
  fortified: 'wall',
  repaired: 'wall',
  noblePlaced: 'troops',
  onlyWay: 'road',
  nobleMoved: 'road',
  nobleSailed: 'ship',
  nobleLanded: 'ship',
  nobleReturned: 'troops',
  hired: 'troops',
  assignedTo: 'troops',
  deserted: 'troops',
  troopsLost: 'casualty',
  casualty: 'casualty',
  tokensPlaced: 'casualty',
  nobleDied: 'casualty',
  battleDeclared: 'siege',
  battleBegan: 'siege',
  fullVictory: 'influence',
  partialVictory: 'influence',
  tookChairman: 'vote',
  tookHead: 'faith',
  votesWritten: 'vote',
  ballotsShown: 'vote',
  votesShown: 'vote',
  votedFor: 'vote',
  voteDecided: 'vote',
  passed: 'vote',
  rejected: 'vote',
  lawInForce: 'vote',
  charged: 'vote',
  appointed: 'vote',
  revolt: 'revolt',
  noRevolt: 'revolt',
  uprisingIn: 'revolt',
  founded: 'ship',
  notFounded: 'ship',
  invested: 'crown',
  newsCame: 'ship',
  upkeepBegan: 'influence',
  pledged: 'faith',
  dealOffered: 'crown',
  dealAccepted: 'crown',
  promised: 'crown',
}

export function icon({ key }: Entry): ReactNode {
  const sign = Object.entries(SIGNS).find(([name]) => name === key)?.[1]
  return sign ? <Sign name={sign} /> : null
}
