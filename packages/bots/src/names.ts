// The names of the bots. A file of its own, so that pages that only name a bot do not load it.

export const BOT_NAMES = ['random', 'greedy'] as const
export type BotName = (typeof BOT_NAMES)[number]

export function isBotName(name: string): name is BotName {
  return BOT_NAMES.some(known => known === name)
}
