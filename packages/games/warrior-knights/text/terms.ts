// What steps tell about their questions, checked before it is put into words.

import type { Terms } from '@ludoteka/kernel'
import { isOneOf, listOf } from '@ludoteka/text-kit'
import { BARON_ACTIONS } from '../content/actionCards.ts'
import { AGENDAS, type AgendaId, OPEN_MOTIONS } from '../content/agendas.ts'
import { AREAS } from '../content/areas.ts'
import { BARONS, type Baron } from '../content/barons.ts'
import { CITIES, CITY } from '../content/cities.ts'
import { COLOURS, EVENTS } from '../content/events.ts'
import { type BattleResult, EXPEDITIONS } from '../content/fate.ts'
import { RAZING_INCOMES } from '../content/numbers.ts'
import { SHAPE } from '../content/shapes.ts'
import { NATIONALITIES, TROOPS } from '../content/troops.ts'
import { PROPOSALS, type Proposal } from '../rules/assembly/names.ts'
import { TARGETS } from '../rules/battle/names.ts'
import { SOURCES } from '../rules/effects/context.ts'
import { priceOfDrawer } from '../rules/events.ts'
import { ARMY_NAMES, NOBLES, NONE, nobleNamed } from '../rules/names.ts'

export const action = isOneOf(BARON_ACTIONS)
export const agenda = isOneOf(AGENDAS)
export const agendas = listOf(agenda)
export const area = isOneOf(AREAS)
export const areaOrNone = isOneOf([...AREAS, NONE])
export const army = isOneOf(ARMY_NAMES)
export const baron = isOneOf(BARONS)
export const city = isOneOf(CITIES)
export const colour = isOneOf([...COLOURS, NONE])
export const event = isOneOf(EVENTS)
export const expedition = isOneOf(EXPEDITIONS)
export const law = isOneOf([...AGENDAS, ...OPEN_MOTIONS])
export const nationality = isOneOf(NATIONALITIES)
export const noble = isOneOf(NOBLES)
export const proposal = isOneOf(PROPOSALS)
export const source = isOneOf(SOURCES)
export const target = isOneOf(TARGETS)
export const troop = isOneOf(TROOPS)

export type Loss = 'regulars' | 'mercenaries' | 'spent' | 'paid' | 'lost'

const LOSS_BY: Readonly<Record<string, Loss>> = {
  '7.7': 'paid',
  '8.2.2': 'paid',
  '8.2.3': 'paid',
  '8.2.6': 'paid',
  '8.3.2': 'paid',
  '8.3.3': 'paid',
  '8.4.1': 'paid',
  '8.5.1': 'paid',
  '9.2.2': 'regulars',
  '9.2.3': 'mercenaries',
  '9.3.6': 'spent',
  '9.4.1': 'paid',
  '17.3': 'paid',
  '21.7': 'paid',
}

/** What goes to the treasury may be wages, votes that were cast or a price; the rule tells which. */
export const lossBy = (rule = ''): Loss => LOSS_BY[rule] ?? 'lost'

const BALLOT_FIELDS = ['first', 'second', 'third'] as const

/** 20.4 For which agenda each number is written down, in their order. */
export function ballotFields(terms: Terms, name: (of: AgendaId) => string): Readonly<Record<string, string>> {
  const order: unknown = terms['agendas']
  return agendas(order)
    ? Object.fromEntries(order.flatMap((of, i) => (BALLOT_FIELDS[i] ? [[BALLOT_FIELDS[i], name(of)]] : [])))
    : {}
}

/** What is voted on: an agenda or a proposal. */
export type Subject = { readonly agenda: AgendaId | typeof NONE; readonly proposal: Proposal | typeof NONE }
export const subject = { agenda: isOneOf([...AGENDAS, NONE]), proposal: isOneOf([...PROPOSALS, NONE]) }

/** Whose answers are named; the page tells it, because a question does not name whom it asks. */
export function ownerIn(terms: Terms | undefined): Baron | undefined {
  const owner = terms?.['owner']
  return BARONS.find(one => one === owner)
}

/** 8.2.2, 8.2.3 What it costs the Head of the Church that this Baron draws the event. */
export function priceOfDrawerIn(terms: Terms | undefined, drawer: Baron): number {
  const owner = ownerIn(terms)
  const next = COLOURS.find(one => one === terms?.['colour'])
  return owner && next ? priceOfDrawer(next, drawer === owner) : 0
}

/** 19.3.1 What razing the city brings that the question is about. */
export function spoilsIn(terms: Terms | undefined): number | undefined {
  const razed = CITIES.find(one => one === terms?.['city'])
  return razed && RAZING_INCOMES * CITY[razed].income
}

/** 17.3 What the peace of the city costs that the question is about. */
export function ransomIn(terms: Terms | undefined): number | undefined {
  const price = terms?.['crowns']
  return typeof price === 'number' ? price : undefined
}

/** 9.3.12a What the Noble owes before he may sail; nothing where a law forbids it. */
export function duesIn(terms: Terms | undefined): number {
  const due = terms?.['due']
  return typeof due === 'number' ? due : 0
}

/** 9.2.3 Whether no mercenary has been chosen to be paid yet. */
export const isNobodyPaid = (terms: Terms | undefined): boolean => terms?.['paid'] === 0

/** 11.6.2 What the ability adds that a commander may use. */
export function abilityIn(terms: Terms | undefined): BattleResult | undefined {
  const commander = NOBLES.find(one => one === terms?.['noble'])
  if (!commander) return undefined
  const { shape } = nobleNamed(commander)
  const adds = (number: 'deal' | 'prevent'): boolean =>
    SHAPE[shape].some(one => one.word === 'modify' && one.number === number)
  return adds('deal') ? 'deal100' : adds('prevent') ? 'prevent100' : undefined
}
