// What a bot had better do before it answers what it is asked: offers of others are answered, and one of its own is made.

import { type Action, actionsOf, allows, anyAction, type Core, countActions } from '@ludoteka/kernel'
import type { Turn } from './bot.ts'
import { evaluate } from './lookahead.ts'
import { answersIn, isOwnOffer } from './offers.ts'
import { judgePlan } from './plans.ts'

export function actAside(turn: Turn, sample: () => Core): Action | undefined {
  const { game, seat, choice } = turn
  if (!game.standing || !game.bot) return undefined
  const answers = answersIn(game, choice)
  const answer = countActions(answers) > 0 ? bestAnswer({ ...turn, choice: answers }, sample()) : undefined
  if (answer || !game.bot.offer || !Object.keys(choice).some(verb => isOwnOffer(game, verb))) return answer
  const offer = game.bot.offer(sample(), seat)
  return offer && allows(choice, offer.verb, offer.arg) ? offer : undefined
}

/** What a bot answers to an offer that stands open while nobody waits for its seat. */
export function answerOffer(turn: Turn): Action | undefined {
  const { game, seat, choice, random } = turn
  return game.bot === undefined ? anyAction(seat, choice, random) : bestAnswer(turn, turn.sample())
}

/** The best answer, unless the seat is better off leaving things as they are. */
function bestAnswer(turn: Turn, sample: Core): Action | undefined {
  const { game, seat, choice } = turn
  const among = countActions(choice)
  const sensible = actionsOf(seat, choice).filter(action => !game.bot?.isPointless?.(sample, action))
  const judged = sensible.map(action => judgePlan(turn, [{ action, among }], sample, 1))
  const best = judged.toSorted((a, b) => a.risk - b.risk || b.value - a.value)[0]
  return best && best.value >= evaluate(game, sample, seat) ? best.plan[0]?.action : undefined
}
