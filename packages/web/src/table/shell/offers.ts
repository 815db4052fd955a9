// Being asked and being allowed to: what the table waits for, and what may be done beside every question.

import { type Choice, type Game, TAKE_BACK } from '@ludoteka/kernel'

export type Offers = {
  /** The answers to the question. */
  readonly asked: Choice
  /** Standing offers, and changing one's own answer while others think: nobody waits for these. */
  readonly allowed: Choice
}

export function offersIn(game: Game, choice: Choice): Offers {
  const isUnasked = (verb: string): boolean =>
    verb === TAKE_BACK || (game.standing !== undefined && Object.hasOwn(game.standing.do, verb))
  const part = (unasked: boolean): Choice =>
    Object.fromEntries(Object.entries(choice).filter(([verb]) => isUnasked(verb) === unasked))
  return { asked: part(false), allowed: part(true) }
}
