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

export type Bot = {
  decide(turn: Turn): Action
  /**
   * Nobody waits for the seat, but something stands open to it, such as an offer of another seat: the answer, or nothing to leave
   * it open. The choice holds only such answers. A bot without this leaves all of them open.
   */
  answerOffer?(turn: Turn): Action | undefined
}

export type BotMaker = () => Bot
