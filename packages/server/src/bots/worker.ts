// A worker thread: bots decide here, never on the event loop of the server.

import { BOTS, turnOf } from '@ludoteka/bots'
import { type Action, choiceOf, choices, LudotekaError, type Match, sampler, withHashes } from '@ludoteka/kernel'
import { loadGame } from '@ludoteka/registry/load'
import type { BotTask } from './pool.ts'

export async function decide({ game: id, state, seat, level, seed }: BotTask): Promise<Action> {
  const game = await loadGame(id, state.version)
  const turn = turnOf(game, state, seat, sampler(seed))
  const choice = choiceOf(choices(game, state), seat)
  if (!choice) throw new LudotekaError('wrong-seat', 'The bot is not asked anything.')
  return BOTS[level]().decide({ ...turn, choice })
}

export async function hashed(match: Match): Promise<Match> {
  return withHashes(await loadGame(match.game, match.version), match)
}
