// How strong the bots are in each game, as `ludoteka league` has measured it: game → bot → rating, on which the bot they are measured against
// has 1000. What was not measured is not there. A file of its own, so that pages that only show it load no bot.

import MEASURED from './measuredRatings.json'
import type { BotName } from './names.ts'

export type MeasuredRatings = Readonly<Record<string, Readonly<Partial<Record<BotName, number>>>>>

export function measuredRating(game: string, bot: BotName, measured: MeasuredRatings = MEASURED): number | undefined {
  return measured[game]?.[bot]
}
