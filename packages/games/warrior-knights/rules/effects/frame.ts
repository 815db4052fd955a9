// The frame of an effect, and the way to say that its last word changed something.

import { tookEffect } from '@ludoteka/rules-kit'
import type { F } from '../frames.ts'
import type { S } from '../state.ts'
import type { Context } from './context.ts'

const STEP = 'effect.words'

/** The effect of a card; `path` leads to a list inside it. */
export const effectFrame = (context: Context, path = ''): Extract<F, { step: typeof STEP }> => ({
  step: STEP,
  seat: context.seat,
  source: context.source,
  nationality: context.nationality,
  shape: context.shape,
  cities: context.cities,
  refused: context.refused,
  path,
  next: 0,
  ran: false,
  done: false,
})

/** The word that was carried out last, and asked something first, has changed something. */
export const reportDone = (s: S): void => tookEffect(s, STEP)
