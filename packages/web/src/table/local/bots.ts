// The bots of a local match: they decide in a thread of their own, so that the table answers while they think.

import type { Game } from '@ludoteka/kernel'
import {
  type BotAnswer,
  type BotQuestion,
  decideAsBot,
  pauseAfter,
  type Review,
  type ReviewJob,
  reviewMatch,
  thinkingClock,
  thinkingMs,
} from '@ludoteka/table'

export type BotThread = {
  /** Decides by the rules of a game, in the version that the position is of. */
  decide(game: string, question: BotQuestion): Promise<BotAnswer>
  /** Tells where a finished match turned. */
  review(task: ReviewTask): Promise<Review>
}

export type ReviewTask = Omit<ReviewJob, 'game'>

/** Decides in the thread in which it is called. */
export function botThread(loadGame: (id: string, version?: number) => Promise<Game>, now: () => number): BotThread {
  return {
    async decide(id, question) {
      const game = await loadGame(id, question.state.version)
      const clock = thinkingClock(thinkingMs(question.level), now)
      const answer = decideAsBot(game, question, clock.isTimeUp)
      const pauseMs = pauseAfter(game, question, clock.leftMs())
      if (pauseMs > 0) await new Promise(resolve => setTimeout(resolve, pauseMs))
      return answer
    },
    async review({ match, result }) {
      return reviewMatch({ game: await loadGame(match.game, match.version), match, result })
    },
  }
}
