// What of the offered answers belongs to a thing on the board.

import type { Arg, Choice } from '@ludoteka/kernel'

export const argsOf = (choice: Choice, verb: string): readonly Arg[] => {
  const args = choice[verb]
  return Array.isArray(args) ? args : []
}

export const isOffered = (choice: Choice, verb: string, arg: string): boolean => argsOf(choice, verb).includes(arg)
