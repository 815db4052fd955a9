// The bots there are, by name; the random one is no more than a line.

import { anyAction } from '@ludoteka/kernel'
import type { Bot, BotMaker } from './bot.ts'
import { greedyBot } from './greedy.ts'
import type { BotName } from './names.ts'

/** Every offered action is equally likely. */
export const randomBot = (): Bot => ({
  decide: ({ seat, choice, random }) => anyAction(seat, choice, random),
  answerOffer: ({ seat, choice, random }) => anyAction(seat, choice, random),
})

export const BOTS: Readonly<Record<BotName, BotMaker>> = { random: () => randomBot(), greedy: () => greedyBot() }
