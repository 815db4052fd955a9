// What bots do beside deciding when they are asked: offers that stand open to them, and an answer without thinking.

import {
  type Action,
  actionsOf,
  asked,
  type Choice,
  type Core,
  choiceOf,
  countActions,
  type Game,
  LudotekaError,
  type Seat,
  withStanding,
} from '@ludoteka/kernel'

/** Whether a verb makes an offer of one's own, beside whatever is asked. */
export const isOwnOffer = ({ standing }: Game, verb: string): boolean => standing?.quota?.verbs.includes(verb) ?? false

/**
 * What a seat may answer unasked: the standing verbs but those with a quota, which make offers of one's own. A bot that made
 * offers whenever it could would never stop.
 */
export function answersIn(game: Game, choice: Choice): Choice {
  const { standing } = game
  if (!standing) return {}
  const isAnswer = (verb: string): boolean => Object.hasOwn(standing.do, verb) && !isOwnOffer(game, verb)
  return Object.fromEntries(Object.entries(choice).filter(([verb]) => isAnswer(verb)))
}

/** What a seat is asked, without what it may do at any time. */
export function questionIn(game: Game, choice: Choice): Choice {
  const { standing } = game
  if (!standing) return choice
  const question = Object.fromEntries(Object.entries(choice).filter(([verb]) => !Object.hasOwn(standing.do, verb)))
  return countActions(question) > 0 ? question : choice
}

/** The answers that stand open to a seat nobody waits for, if there are any. */
export function offerTo(game: Game, s: Core, seat: Seat): Choice | undefined {
  if (!game.standing) return undefined
  const answers = answersIn(game, choiceOf(withStanding(game, s, asked(game, s), seat), seat) ?? {})
  return countActions(answers) > 0 ? answers : undefined
}

/**
 * An answer without thinking, for a bot that has failed or is out of time: the first offered one of those that risk
 * least. Never a random one, which could lose the match at once.
 */
export function steadyAction(game: Game, s: Core, seat: Seat, choice: Choice): Action {
  const actions = actionsOf(seat, choice)
  const staked = actions.map(action => game.bot?.risk?.staked(s, action) ?? 0)
  const found = actions[staked.indexOf(Math.min(...staked))]
  if (!found) throw new LudotekaError('broken-rules', 'There is no action in a choice without any.')
  return found
}
