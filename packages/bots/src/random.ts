// The random bot: every offered action is equally likely.

import type { Action, Choice, Sampler, Seat } from '@ludoteka/kernel'
import type { Bot } from './bot.ts'

export const randomBot = (): Bot => ({ decide: ({ seat, choice, random }) => anyAction(seat, choice, random) })

/** One action of a choice, without listing them all: simulations live on this. */
export function anyAction(seat: Seat, choice: Choice, random: Sampler): Action {
  let left = random.below(countActions(choice))
  for (const verb in choice) {
    const args = choice[verb]
    if (args === undefined) continue
    const size = args === true ? 1 : args.length
    if (left >= size) {
      left -= size
      continue
    }
    const arg = args === true ? undefined : args[left]
    return arg === undefined ? { seat, verb } : { seat, verb, arg }
  }
  throw new RangeError('A choice without actions was put to a bot.')
}

export function countActions(choice: Choice): number {
  let n = 0
  for (const verb in choice) {
    const args = choice[verb]
    if (args !== undefined) n += args === true ? 1 : args.length
  }
  return n
}
