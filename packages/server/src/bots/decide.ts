// Bots in a worker thread: here they decide, never on the event loop of the server.

import { loadGame } from '@ludoteka/registry/load'
import { decideAsBot, pauseAfter, thinkingClock } from '@ludoteka/table'
import type { BotTask, ThreadAnswer } from './pool.ts'

export async function decide({ game: id, budgetMs, ...question }: BotTask): Promise<ThreadAnswer> {
  const game = await loadGame(id, question.state.version)
  const clock = thinkingClock(budgetMs, () => performance.now()) // not while the game is loaded for the first time
  const answer = decideAsBot(game, question, clock.isTimeUp)
  return { ...answer, pauseMs: pauseAfter(game, question, clock.leftMs()) }
}
