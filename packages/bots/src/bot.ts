// What a bot is: it gets what its seat may know and answers with one of the offered actions.

import type { Action, Choice, Core, Game, Json, Sampler, Seat, View } from '@ludoteka/kernel'

/** Plain JSON that a bot keeps from one decision to the next, so that it can be stored with the match. */
export type Memory = { [key: string]: Json }

/** Everything a bot is given at a decision. The true state is not among it. */
export type Turn = {
  readonly game: Game
  readonly seat: Seat
  readonly choice: Choice
  readonly memory: Memory
  readonly random: Sampler
  /** The time to think is over: a bot that searches answers with the best it has found. */
  isTimeUp(): boolean
  view(): View
  /** A state the seat could be in, another one at every call. */
  sample(): Core
}

export type Bot = { decide(turn: Turn): Action }

export type BotMaker = () => Bot
