// From where the tree ends to a position in which nothing is under way: only there can a game say how it stands.

import { anyAction, apply, type Core, type Game, isOver, type Offers, type Sampler, type Seat } from '@ludoteka/kernel'
import { whoAnswers } from '../lookahead.ts'

/** What is under way is over after so many decisions; if not, the position is judged as it is. */
const MOST_DECISIONS = 30

/**
 * Plays on until nothing is under way, changing the state. All answers are equally likely: what is worth an answer is found by the
 * tree, which grows there; and anything cleverer takes more time than it is worth.
 */
export function settle(game: Game, s: Core, asked: Offers, me: Seat, random: Sampler): void {
  let offers = asked
  for (let n = 0; n < MOST_DECISIONS && !isOver(s) && !canBeJudged(game, s); n++) {
    const offer = whoAnswers(offers, me)
    if (!offer) return
    const { verb, arg } = anyAction(offer.seat, offer.choice, random)
    offers = apply(game, s, offer.seat, verb, arg)
  }
}

export function canBeJudged({ bot }: Game, s: Core): boolean {
  return bot?.outlook?.isQuiet(s) ?? bot?.isQuiet?.(s) ?? true
}
