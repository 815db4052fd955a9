// What a position of Berserk is judged by in a search.

import type { Outlook } from '@ludoteka/kernel'
import type { S } from '../rules/state.ts'
import { evaluate } from './evaluate.ts'

export const outlook: Outlook<S> = {
  features: (s, seat) => ({ worth: evaluate(s, seat) }),
  weights: { worth: 0.05 },
  isQuiet: s =>
    s.phase === 'recruiting' || s.phase === 'placement' || s.phase === 'sides' || s.stack.at(-1)?.step === 'turn.main',
}
