// Whose effect is carried out, of which card, and what fate has drawn for it (G1, G6).

import { param, type Seat, type ValuesOf } from '@ludoteka/kernel'
import { BARON_ACTION, BARON_ACTIONS, NEUTRAL_ACTION, NEUTRAL_ACTIONS } from '../../content/actionCards.ts'
import { AGENDA, AGENDAS, OPEN_MOTION, OPEN_MOTIONS } from '../../content/agendas.ts'
import { SHAPES } from '../../content/barons.ts'
import { CITIES } from '../../content/cities.ts'
import { EVENT, EVENTS } from '../../content/events.ts'
import { NATIONALITIES } from '../../content/troops.ts'
import type { Effect } from '../../content/vocabulary.ts'
import { NONE } from '../names.ts'

export const SOURCES = [...BARON_ACTIONS, ...NEUTRAL_ACTIONS, ...EVENTS, ...AGENDAS, ...OPEN_MOTIONS] as const
export type Source = (typeof SOURCES)[number]

const EFFECTS: ReadonlyMap<Source, Effect> = new Map<Source, Effect>([
  ...BARON_ACTIONS.map((id): [Source, Effect] => [id, BARON_ACTION[id].effects]),
  ...NEUTRAL_ACTIONS.map((id): [Source, Effect] => [id, NEUTRAL_ACTION[id].effects]),
  ...EVENTS.map((id): [Source, Effect] => [id, EVENT[id].effects]),
  ...AGENDAS.map((id): [Source, Effect] => [id, AGENDA[id].effects]),
  ...OPEN_MOTIONS.map((id): [Source, Effect] => [id, OPEN_MOTION[id].effects]),
])
export const effectOf = (source: Source): Effect => EFFECTS.get(source) ?? []

/** What fate cards have shown for a card; nothing where it needs none. */
export const DRAWN = {
  nationality: param.name([...NATIONALITIES, NONE]),
  shape: param.name([...SHAPES, NONE]),
  cities: param.names(CITIES),
} as const
export type FateResult = ValuesOf<typeof DRAWN>
export const NOTHING_DRAWN: FateResult = { nationality: NONE, shape: NONE, cities: [] }

export const CONTEXT = {
  /** The drawer, owner or chosen Baron; nobody where it is every Baron's. */
  seat: param.integer,
  source: param.name(SOURCES),
  ...DRAWN,
  /** 9.3.12 Barons for whom it does not hold. */
  refused: param.seats,
} as const
export type Context = ValuesOf<typeof CONTEXT>
const NOBODY: readonly Seat[] = []
export const contextOf = (seat: number, source: Source, drawn = NOTHING_DRAWN, refused = NOBODY): Context => ({
  seat,
  source,
  nationality: drawn.nationality,
  shape: drawn.shape,
  cities: drawn.cities,
  refused,
})
/** The same out of a frame that holds more. */
export const contextIn = (f: Context): Context => contextOf(f.seat, f.source, f, f.refused)
