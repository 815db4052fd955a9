// The frame of an effect, and the way to say that its last word changed something.

import { tookEffect } from '@ludoteka/rules-kit'
import type { F, Use } from '../frames.ts'
import type { S } from '../state.ts'
import { effectOfUse } from '../use.ts'

const STEP = 'effect.words'

/** The effect of an ability in use; `path` leads to a list inside it. */
export const effectFrame = (use: Use, path = ''): Extract<F, { step: typeof STEP }> => effectOfUse(use, path)

/** 15.9 The word that was carried out last, and took more than one step, has changed something. */
export const reportDone = (s: S): void => tookEffect(s, STEP)
