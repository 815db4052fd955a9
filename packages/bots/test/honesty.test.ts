// In every game of the registry no bot sees more than its seat may.

import { asked, choiceOf, choices, isOver, redeal, type Sampler, sampler, seedFrom } from '@ludoteka/kernel'
import { GAMES } from '@ludoteka/registry'
import { describe, expect, test } from 'vitest'
import { BOT_NAMES, BOTS, type BotName, playMatch, turnOf } from '../src/index.ts'

/** Positions from first to last moves; a bot that searches takes as long for one as the others for hundreds. */
const POSITIONS = 12
const SEARCHING: ReadonlySet<BotName> = new Set(['hard', 'expert'])
const positionsFor = (name: BotName): number[] => {
  const every = SEARCHING.has(name) ? 4 : 1
  return Array.from({ length: POSITIONS / every }, (_, n) => n * every + every - 1)
}

describe.each([...GAMES.values()].map(game => ({ id: game.id, game })))('$id', ({ game }) => {
  test.each(BOT_NAMES)('%s decides alike in all states its seat can not tell apart', name => {
    for (const n of positionsFor(name)) {
      const seed = seedFrom('honesty', n)
      const { state } = playMatch({ game, options: {}, seed, bots: [BOTS.random], upTo: 5 + 17 * n })
      if (isOver(state)) continue
      const seat = asked(game, state)[0]?.seat ?? 0
      const other = redeal(game, state, seat, sampler(seedFrom('redeal', n)))
      const [truly, otherwise] = [state, other].map(s => {
        const random: Sampler = sampler(seedFrom('bot', n))
        return BOTS[name]().decide({ ...turnOf(game, s, seat, random), choice: choiceOf(choices(game, s), seat) ?? {} })
      })
      expect(otherwise).toEqual(truly)
    }
  })
})
