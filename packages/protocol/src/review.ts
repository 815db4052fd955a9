// Where a finished match turned: GET /api/matches/:id/review.

import type { Json } from '@ludoteka/kernel'
import { z } from 'zod'
import { arg } from './common.ts'
import { wholeView } from './view.ts'

const point = z.object({ at: z.int(), chances: z.array(z.number()) })

/** An action, with the step and the terms of the question it answers, by which it is called. */
const move = z.object({
  verb: z.string(),
  arg: arg.exactOptional(),
  step: z.string(),
  terms: z.record(z.string(), z.custom<Json>()),
})

export const review = z.object({
  /** The seats that win and lose together. */
  teams: z.array(z.array(z.string())),
  /** How likely each team was to win after so many actions. */
  curve: z.array(point),
  /** The largest changes, in the order of the match. */
  swings: z.array(
    z.object({
      before: point,
      after: point,
      /** The team it is told of. */
      team: z.int(),
      cause: z.enum(['chance', 'decision']).exactOptional(),
      decision: z
        .object({
          at: z.int(),
          seat: z.string(),
          /** What the seat saw. */
          view: wholeView,
          played: z.array(move),
          advised: z.array(move),
          isSame: z.boolean(),
          /** How much less likely to win a bot holds what was played. */
          cost: z.number().exactOptional(),
        })
        .exactOptional(),
    }),
  ),
})
export type ReviewJson = z.infer<typeof review>
