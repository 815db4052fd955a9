// The shape of a game's views as a JSON Schema, which follows from the game's declarations.

import type { Options, PlainArg } from './core.ts'
import { isForm, isRange } from './forms.ts'
import { type Game, type OptionSpec, SEAT_COLOURS } from './game.ts'
import {
  ANY_OBJECT,
  COUNT,
  type JsonSchema,
  listOf,
  objectOf,
  recordOf,
  refTo,
  type SchemaDefs,
  TEXT,
  type WholeSchema,
} from './jsonSchema.ts'
import { flatZones, isPlaced, type PlacedZone, type Zone } from './zones.ts'

const DIALECT = 'https://json-schema.org/draft/2020-12/schema'
const WHOLE_NUMBER: JsonSchema = { type: 'integer' }

const IDENTITIES = listOf({
  anyOf: [objectOf({ colour: { enum: SEAT_COLOURS }, emblem: TEXT }), { type: 'null' }],
})

/** What is the same in the views of all games, frozen ones included. */
const OUTER_PARTS = {
  game: TEXT,
  version: WHOLE_NUMBER,
  options: ANY_OBJECT,
  seats: listOf(TEXT),
  you: TEXT,
  commitment: TEXT,
  facts: ANY_OBJECT,
  zones: ANY_OBJECT,
  step: TEXT,
  terms: ANY_OBJECT,
  waiting: listOf(TEXT),
  choice: ANY_OBJECT,
  result: resultSchema(COUNT),
} as const

/** The schema of views of which no more is known than that they are views. */
export const OUTER_VIEW: WholeSchema = whole(OUTER_PARTS, {})

function whole(parts: Readonly<Record<keyof typeof OUTER_PARTS, JsonSchema>>, $defs: SchemaDefs): WholeSchema {
  return { $schema: DIALECT, ...objectOf(parts, { identities: IDENTITIES }), $defs }
}

const known = new WeakMap<Game, Map<string, WholeSchema>>()

/** The schema of a game's views with these options, on which only the seats depend. */
export function viewSchema(game: Game, options: Options): WholeSchema {
  const seats = game.seats(options)
  const bySeats = known.get(game) ?? new Map<string, WholeSchema>()
  known.set(game, bySeats)
  const key = seats.join()
  const schema = bySeats.get(key) ?? schemaOf(game, seats)
  bySeats.set(key, schema)
  return schema
}

function schemaOf(game: Game, seats: readonly string[]): WholeSchema {
  const cards = cardLists(game)
  const seat: JsonSchema = { enum: seats }
  const parts = {
    ...OUTER_PARTS,
    game: { enum: [game.id] },
    version: { enum: [game.version] },
    options: objectOf({}, mapValues(game.options, optionSchema)),
    seats: listOf(seat),
    you: { enum: [...seats, 'spectator'] },
    facts: objectOf(mapValues(game.fields, field => field.schema(seats))),
    zones: objectOf({ ...mapValues(game.zones, zone => zoneSchema(zone, seats, cards)), ...veils(game, seats, cards) }),
    step: { enum: ['', ...Object.keys(game.steps)] },
    waiting: listOf(seat),
    choice: objectOf(
      {},
      mapValues(game.verbs, args => offeredSchema(args, cards)),
    ),
    result: resultSchema({ type: 'integer', minimum: 0, maximum: seats.length - 1 }),
  }
  return whole(parts, Object.fromEntries([...cards].map(([kinds, name]) => [name, { enum: kinds }])))
}

function mapValues<T>(record: Readonly<Record<string, T>>, map: (value: T) => JsonSchema): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}

function optionSchema({ kind, values }: OptionSpec): JsonSchema {
  return kind === 'list' ? listOf({ enum: values }) : { enum: values }
}

function resultSchema(winner: JsonSchema): JsonSchema {
  const why = { reason: TEXT, rule: TEXT }
  return {
    anyOf: [
      objectOf({ kind: { enum: ['open'] } }),
      objectOf({ kind: { enum: ['won'] }, winners: listOf(winner), ...why }),
      objectOf({ kind: { enum: ['draw'] }, ...why }),
    ],
  }
}

/** Every set of cards is told once, under the name of the first zone that it can lie in. */
type CardLists = ReadonlyMap<readonly PlainArg[], string>

function cardLists(game: Game): CardLists {
  const found = new Map<readonly string[], string>()
  for (const { kinds, name } of Object.values(game.zones)) if (!found.has(kinds)) found.set(kinds, `${name}Cards`)
  return found
}

function namesSchema(names: readonly PlainArg[], cards: CardLists): JsonSchema {
  const list = cards.get(names)
  return list === undefined ? { enum: names } : refTo(list)
}

function zoneSchema(zone: Zone | PlacedZone, seats: readonly string[], cards: CardLists): JsonSchema {
  if (!isPlaced(zone)) {
    const one = oneZone(zone, cards)
    // Under a veil a seat's own zone is there only for those who may look in.
    return zone.perSeat ? recordOf(seats, one, zone.veil === undefined ? {} : { required: [] }) : one
  }
  const [first] = zone.each
  if (!first) return objectOf({})
  const one = oneZone(first, cards)
  // Empty places, and empty zones of seats in them, are left out.
  const place = first.perSeat ? recordOf(seats, one, { required: [] }) : one
  return recordOf(zone.places, place, { required: [] })
}

function oneZone({ others, owner, kinds, ordered }: Zone, cards: CardLists): JsonSchema {
  const card = namesSchema(kinds, cards)
  if (others === 'cards') return objectOf({ count: COUNT, cards: listOf(card) })
  const placed: JsonSchema = { type: 'array', prefixItems: [COUNT, card], items: false, minItems: 2 }
  return objectOf(
    { count: COUNT },
    {
      ...(owner === 'cards' ? { cards: listOf(card) } : {}),
      known: listOf(ordered ? placed : card),
      doubts: doubtsSchema(card),
      sightings: listOf(objectOf({ when: WHOLE_NUMBER, cards: listOf(card), came: COUNT, left: COUNT })),
    },
  )
}

const doubtsSchema = (card: JsonSchema): JsonSchema => listOf(objectOf({ cards: listOf(card), missing: COUNT }))

function veils(game: Game, seats: readonly string[], cards: CardLists): Record<string, JsonSchema> {
  const found: Record<string, JsonSchema> = {}
  for (const { veil, kinds } of flatZones(game.zones)) {
    if (veil === undefined) continue
    const card = namesSchema(kinds, cards)
    const sum = objectOf({ count: COUNT }, { known: listOf(card), doubts: doubtsSchema(card) })
    found[veil] = recordOf(seats, sum, { required: [] })
  }
  return found
}

/** What may be offered of a verb: some of the arguments it may ever take, or a narrower form. */
function offeredSchema(args: Game['verbs'][string], cards: CardLists): JsonSchema {
  if (args === true) return { enum: [true] }
  if (!isForm(args)) return listOf(namesSchema(args, cards))
  const range = objectOf({ min: WHOLE_NUMBER, max: WHOLE_NUMBER })
  const fields = mapValues(args.fields, field => (isRange(field) ? range : listOf(namesSchema(field, cards))))
  return objectOf({ fields: objectOf(fields) }, { total: range })
}
