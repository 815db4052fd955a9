// Bots that play any game of the kernel.

export type { Bot, BotMaker, Memory, Turn } from './bot.ts'
export { GREEDY_BUDGET, type GreedyBudget, greedyBot } from './greedy.ts'
export { type BotMatch, type BotMatchEnd, playMatch, turnOf } from './match.ts'
export { BOT_NAMES, type BotName, isBotName } from './names.ts'
export { answersIn, offerTo, steadyAction } from './offers.ts'
export { BOTS, randomBot } from './registry.ts'
