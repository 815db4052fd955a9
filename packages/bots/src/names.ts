// The names of the bots. A file of its own, so that pages that only name a bot do not load it.

/** What players choose among, from the weakest to the strongest. */
export const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const
export type Level = (typeof LEVELS)[number]

/** Besides the levels: whoever clicks anything, and the bot that the levels are measured against, which gets no better any more. */
export const BOT_NAMES = [...LEVELS, 'random', 'greedy'] as const
export type BotName = (typeof BOT_NAMES)[number]

export function isBotName(name: string): name is BotName {
  return BOT_NAMES.some(known => known === name)
}

/** How long a bot thinks about one decision; those without a time need but a moment. */
export const THINKING_MS: Readonly<Partial<Record<BotName, number>>> = { hard: 300, expert: 1000 }
