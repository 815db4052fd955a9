// What steps tell about their questions, checked before it is put into words.

import { isOneOf, listOf } from '@ludoteka/text-kit'
import { BARON_ACTIONS } from '../content/actionCards.ts'
import { AGENDAS, type AgendaId, OPEN_MOTIONS } from '../content/agendas.ts'
import { AREAS } from '../content/areas.ts'
import { BARONS } from '../content/barons.ts'
import { CITIES } from '../content/cities.ts'
import { COLOURS, EVENTS } from '../content/events.ts'
import { EXPEDITIONS } from '../content/fate.ts'
import { NATIONALITIES, TROOPS } from '../content/troops.ts'
import { PROPOSALS, type Proposal } from '../rules/assembly/names.ts'
import { TARGETS } from '../rules/battle/names.ts'
import { SOURCES } from '../rules/effects/context.ts'
import { ARMY_NAMES, NOBLES, NONE } from '../rules/names.ts'

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

/** What is voted on: an agenda or a proposal. */
export type Subject = { readonly agenda: AgendaId | typeof NONE; readonly proposal: Proposal | typeof NONE }
export const subject = { agenda: isOneOf([...AGENDAS, NONE]), proposal: isOneOf([...PROPOSALS, NONE]) }
