// The bots there are, by name.

import type { BotMaker } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { randomBot } from './random.ts'

export const BOT_NAMES = ['random', 'greedy'] as const
export type BotName = (typeof BOT_NAMES)[number]

export const BOTS: Readonly<Record<BotName, BotMaker>> = { random: () => randomBot(), greedy: () => greedyBot() }

export function isBotName(name: string): name is BotName {
  return BOT_NAMES.some(known => known === name)
}
