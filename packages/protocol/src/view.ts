// The form of a view as far as it is the same for all games. What each game has of its own is told by the JSON Schema that
// follows from its declarations: GET /api/games/:game/view-schema, and `readView` of the kernel.

import type { Choice, Identity, Json, View, ZoneViews } from '@ludoteka/kernel'
import { z } from 'zod'
import { options, result } from './common.ts'

const names = z.array(z.string())
const ownOfTheGame = <T>() => z.record(z.string(), z.custom<T>())

/** What a seat, or a spectator, may know of a position. */
export const view: z.ZodType<View> = z.looseObject({
  game: z.string(),
  version: z.int(),
  options,
  seats: names,
  identities: z.array(z.custom<Identity | null>()).exactOptional(),
  you: z.string(),
  commitment: z.string(),
  facts: ownOfTheGame<Json>(),
  zones: ownOfTheGame<ZoneViews[string]>(),
  step: z.string(),
  terms: ownOfTheGame<Json>(),
  waiting: names,
  choice: ownOfTheGame<Choice[string]>(),
  result,
})

/** A view, or what has changed of it, as messages carry it. */
export type ViewJson = Readonly<Record<string, unknown>>

/** A whole view in a message. */
export const wholeView: z.ZodType<ViewJson> = view

/** What has changed of a view, or in a first message the whole: see viewChanges.ts. */
export const viewChanges = z.record(z.string(), z.unknown())

/** GET /api/games/:game/view-schema: the options of the match, as JSON; they decide about the seats. */
export const viewSchemaQuery = z.object({ options: z.string().max(2_000).default('{}') })
/** Its answer, a JSON Schema (2020-12). */
export const viewSchemaAnswer = z.record(z.string(), z.unknown())
