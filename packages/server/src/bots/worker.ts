// The inside of a worker thread: bots think here, never on the event loop of the server.

import { BOTS, turnOf } from '@ludoteka/bots'
import { type Action, choiceOf, choices, LudotekaError, type Match, sampler, withHashes } from '@ludoteka/kernel'
import { findGame } from '@ludoteka/registry'
import type { BotTask } from './task.ts'

export function decide({ game: id, state, seat, level, seed }: BotTask): Action {
  const game = findGame(id)
  const turn = turnOf(game, state, seat, sampler(seed))
  const choice = choiceOf(choices(game, state), seat)
  if (!choice) throw new LudotekaError('wrong-seat', 'The bot is not asked anything.')
  return BOTS[level]().decide({ ...turn, choice })
}

export function hashed(match: Match): Match {
  return withHashes(findGame(match.game), match)
}
