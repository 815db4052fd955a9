// What a position of The Fog of War is judged by in a search.

import type { Outlook } from '@ludoteka/kernel'
import type { S } from '../rules/state.ts'

export const outlookBy = (evaluate: (s: S, seat: number) => number, isQuiet: (s: S) => boolean): Outlook<S> => ({
  features: (s, seat) => ({ worth: evaluate(s, seat) }),
  weights: { worth: 0.04 },
  isQuiet,
})
