// Plausible actions to ask about: every verb with some of its possible arguments.

import type { Action, Sampler, Seat } from '@ludoteka/kernel'
import type { Moment } from './moment.ts'

/** How many arguments of each verb are tried at once. */
const ARGUMENTS = 3

export function probesFor({ game }: Moment, seat: Seat, random: Sampler): Action[] {
  return Object.entries(game.verbs).flatMap(([verb, names]): Action[] => {
    if (names === true || names.length === 0) return [{ seat, verb }]
    return Array.from({ length: Math.min(ARGUMENTS, names.length) }, () => ({
      seat,
      verb,
      arg: names[random.below(names.length)] ?? '',
    }))
  })
}
