// What worker threads are asked to do, and the answers.

import type { Action, Core, Match, Seed } from '@ludoteka/kernel'
import type { BotLevel } from '@ludoteka/protocol'

/** A decision of a bot. The state goes to the thread; the bot in it is given its view and samples only. */
export type BotTask = {
  readonly game: string
  readonly state: Core
  readonly seat: number
  readonly level: BotLevel
  readonly seed: Seed
}

export type WorkerPool = {
  decide(task: BotTask): Promise<Action>
  /** The match with the hash of every state, for export. */
  withHashes(match: Match): Promise<Match>
  close(): Promise<void>
}
