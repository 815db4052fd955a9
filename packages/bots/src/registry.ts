// The bots there are, by name; the random one is no more than a line.

import { anyAction } from '@ludoteka/kernel'
import type { Bot, BotMaker } from './bot.ts'
import { GREEDY_BUDGET, greedyBot } from './greedy.ts'
import type { BotName } from './names.ts'
import { searchBot } from './search/search.ts'

/** Every offered action is equally likely. */
export const randomBot = (): Bot => ({
  decide: ({ seat, choice, random }) => anyAction(seat, choice, random),
  answerOffer: ({ seat, choice, random }) => anyAction(seat, choice, random),
})

/**
 * What a search does at most. Normal needs but a moment for it; hard and expert come to about as much in their time on one
 * processor.
 */
const ITERATIONS = { normal: 100, hard: 3_000, expert: 10_000 }

export const BOTS: Readonly<Record<BotName, BotMaker>> = {
  easy: () => greedyBot(GREEDY_BUDGET, 0.7),
  normal: () => searchBot({ iterations: ITERATIONS.normal, preparesPlainly: true }),
  hard: () => searchBot({ iterations: ITERATIONS.hard }),
  expert: () => searchBot({ iterations: ITERATIONS.expert }),
  random: randomBot,
  greedy: () => greedyBot(),
}
