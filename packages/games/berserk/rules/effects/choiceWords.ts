// Words that hold several lists, one of which somebody chooses.

import { enter } from '@ludoteka/kernel'
import { effectFrame } from './frame.ts'
import type { WordRules } from './words.ts'

export const CHOICE_WORDS: WordRules<'do' | 'chooseOne' | 'opponentChooses'> = {
  do: {
    run(s, use, _params, at) {
      enter(s, effectFrame(use, `${at}.list`))
      return true
    },
    can: (_s, _use, { list }, canDo) => canDo(list),
  },
  // Chosen at declaration.
  chooseOne: {
    run(s, use, _params, at) {
      enter(s, effectFrame(use, `${at}.options.${use.option - 1}`))
      return true
    },
    can: (_s, use, { options }, canDo) =>
      use.option > 0 ? canDo(options[use.option - 1] ?? []) : options.some(option => canDo(option)),
  },
  // Chosen when carried out.
  opponentChooses: {
    run(s, use, _params, at) {
      enter(s, { step: 'effect.choose', ...use, at })
      return undefined
    },
    can: (_s, _use, { options }, canDo) => options.some(option => canDo(option)),
  },
}
