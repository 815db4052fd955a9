// Bots in a worker thread: here they decide, never on the event loop of the server.

import { loadGame } from '@ludoteka/registry/load'
import { type BotAnswer, decideAsBot } from '@ludoteka/table'
import type { BotTask } from './pool.ts'

export async function decide({ game: id, budgetMs, ...question }: BotTask): Promise<BotAnswer> {
  const game = await loadGame(id, question.state.version)
  const endsAt = performance.now() + budgetMs // not while the game is loaded for the first time
  return decideAsBot(game, question, () => performance.now() >= endsAt)
}
