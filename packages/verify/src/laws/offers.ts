// Laws about what is offered: nobody is asked for nothing, and everything offered can be done.

import { type Action, actionsOf, apply, type Choice, cloneState, isOver, waitingFor } from '@ludoteka/kernel'
import type { Moment } from '../moment.ts'

export function asksForSomething(m: Moment): string | undefined {
  const { game, s, offers } = m
  if (isOver(s)) return offers.length > 0 ? 'Somebody is asked although the game is over.' : undefined
  if (offers.length === 0) return 'Nobody is asked and the game is not over.'
  const idle = waitingFor(game, s).find(seat => !offers.some(offer => offer.seat === seat))
  if (idle !== undefined) return `The table waits for seat ${idle}, which can do nothing.`
  for (const { choice } of offers) {
    const wrong = whatIsOdd(m, choice)
    if (wrong) return wrong
  }
  return undefined
}

function whatIsOdd({ game }: Moment, choice: Choice): string | undefined {
  for (const [verb, args] of Object.entries(choice)) {
    const declared = game.verbs[verb]
    if (declared === undefined) return `The verb ${verb} is offered and not declared.`
    if (args === undefined || args === true) continue
    if (declared === true) return args.length > 0 ? `The verb ${verb} is declared to take no argument.` : undefined
    if (new Set(args).size < args.length)
      return `The verb ${verb} is offered twice with one argument: ${args.join(', ')}.`
    const unknown = args.find(arg => typeof arg === 'string' && !declared.includes(arg))
    if (unknown !== undefined) return `The argument ${unknown} of ${verb} is not declared.`
  }
  return undefined
}

/** All of the offered actions, each on its own copy. */
export function everyOfferApplies(m: Moment): string | undefined {
  for (const { seat, choice } of m.offers) {
    for (const action of actionsOf(seat, choice)) {
      const error = errorOf(m, action)
      if (error !== undefined) return `${JSON.stringify(action)} was offered and threw: ${error}`
    }
  }
  return undefined
}

function errorOf({ game, s }: Moment, { seat, verb, arg }: Action): string | undefined {
  try {
    apply(game, cloneState(game, s), seat, verb, arg)
    return undefined
  } catch (error) {
    return String(error)
  }
}
