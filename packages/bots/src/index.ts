// Bots that play any game of the kernel.

export type { Bot, BotMaker, Memory, Turn } from './bot.ts'
export { GREEDY_BUDGET, type GreedyBudget, greedyBot } from './greedy.ts'
export { type BotMatch, type BotMatchEnd, playMatch, turnOf } from './match.ts'
export { BOT_NAMES, BOTS, type BotName, isBotName, randomBot } from './registry.ts'
