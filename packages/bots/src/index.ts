// Bots that play any game of the kernel.

export type { Bot, BotMaker, Memory, Turn } from './bot.ts'
export { GREEDY_BUDGET, type GreedyBudget, greedyBot } from './greedy.ts'
export { type BotMatch, type BotMatchEnd, playMatch, turnOf } from './match.ts'
export { randomBot } from './random.ts'
export { BOT_NAMES, BOTS, type BotName, isBotName } from './registry.ts'
