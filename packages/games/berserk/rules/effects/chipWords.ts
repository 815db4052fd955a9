// Words about chips (17), and those of the keywords that count them.

import { enter } from '@ludoteka/kernel'
import { freeChips, gainChips, loseChips, roomForChips } from '../counters.ts'
import { leavePlay } from '../deaths.ts'
import { rowOf } from '../pieces.ts'
import { amountOf, boundsOf, receiversOf } from './receivers.ts'
import { affected, onEach, type WordRules } from './words.ts'

export const CHIP_WORDS: WordRules<'gainChip' | 'loseChip' | 'transferChips' | 'loseDecayChip'> = {
  gainChip: onEach({
    each: (s, use, piece, { amount }) => gainChips(s, piece, amountOf(s, use, amount) ?? 0, '17.3') > 0,
    could: (s, piece) => roomForChips(s, piece) > 0,
  }),
  loseChip: onEach({
    each: (s, use, piece, { amount }) => loseChips(s, piece, amountOf(s, use, amount) ?? 0, '17.3') > 0,
    could: (s, piece) => rowOf(s, piece).chips > 0,
  }),
  // The number is chosen when carried out.
  transferChips: {
    run(s, use, { amount, source, to }, at) {
      const [from] = receiversOf(s, use, source)
      const [piece] = affected(s, use, to)
      const bounds = boundsOf(s, use, amount)
      if (!from || !piece || !bounds) return false
      const max = Math.min(bounds.max, freeChips(s, from), roomForChips(s, piece))
      if (max < bounds.min) return false
      enter(s, { step: 'effect.number', ...use, at, min: bounds.min, max })
      return undefined
    },
    can(s, use, { source, to }) {
      const [from] = receiversOf(s, use, source)
      return (
        from !== undefined &&
        freeChips(s, from) > 0 &&
        receiversOf(s, use, to).some(piece => roomForChips(s, piece) > 0)
      )
    },
  },
  // N.12 One that has none to lose dies.
  loseDecayChip: {
    run(s, { source, cause }) {
      if (loseChips(s, source, 1, 'N.12') === 0) leavePlay(s, [source], 'graveyard', cause)
      return true
    },
  },
}
