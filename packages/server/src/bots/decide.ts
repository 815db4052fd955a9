// Bots in a worker thread: here they decide, never on the event loop of the server.

import { BOTS, offerTo, turnOf } from '@ludoteka/bots'
import { choiceOf, choices, LudotekaError, sampler } from '@ludoteka/kernel'
import { loadGame } from '@ludoteka/registry/load'
import type { BotAnswer, BotTask } from './pool.ts'

export async function decide({
  game: id,
  state,
  seat,
  level,
  seed,
  memory,
  budgetMs,
  reason,
}: BotTask): Promise<BotAnswer> {
  const game = await loadGame(id, state.version)
  const endsAt = performance.now() + budgetMs // not while the game is loaded for the first time
  const turn = { ...turnOf(game, state, seat, sampler(seed), () => performance.now() >= endsAt), memory }
  const bot = BOTS[level]()
  const choice = reason === 'offer' ? offerTo(game, state, seat) : choiceOf(choices(game, state), seat)
  if (!choice) throw new LudotekaError('wrong-seat', 'The bot is not asked anything.')
  const action = reason === 'offer' ? bot.answerOffer?.({ ...turn, choice }) : bot.decide({ ...turn, choice })
  return { action, memory } // which the bot may have changed
}
