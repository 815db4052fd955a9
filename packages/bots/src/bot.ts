// What a bot is: it gets what its seat may know and answers with one of the offered actions.

import type { Action, Choice, Core, Game, Json, Sampler, Seat, View } from '@ludoteka/kernel'

/** Plain JSON that a bot keeps from one decision to the next, so that it can be stored with the match. */
export type Memory = { [key: string]: Json }

/** A plan a bot that searches has thought about: how often, and how likely its team was to win then. */
export type ConsideredPlan = {
  readonly actions: readonly Action[]
  readonly visits: number
  readonly chance: number
}

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
  /** Told what a search has thought about before it answers. */
  report?(considered: readonly ConsideredPlan[]): void
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
