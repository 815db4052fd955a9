// Laws about what is offered: nobody is asked for nothing, and everything offered can be done.

import {
  type Action,
  actionsOf,
  apply,
  type Choice,
  cloneState,
  type Form,
  type FormField,
  isForm,
  isOver,
  type PlainArg,
  waitingFor,
} from '@ludoteka/kernel'
import type { Decision, Moment } from '../moment.ts'

export function asksForSomething(m: Decision): string | undefined {
  const { game, s, offers } = m
  if (isOver(s)) return offers.length > 0 ? 'Somebody is asked although the game is over.' : undefined
  if (offers.length === 0) return 'Nobody is asked and the game is not over.'
  const idle = waitingFor(game, s).find(seat => !offers.some(offer => offer.seat === seat))
  if (idle !== undefined) return `The table waits for seat ${idle}, which can do nothing.`
  for (const { choice } of offers) {
    const wrong = whatIsUndeclared(m, choice)
    if (wrong) return wrong
  }
  return undefined
}

function whatIsUndeclared({ game }: Decision, choice: Choice): string | undefined {
  for (const [verb, args] of Object.entries(choice)) {
    const declared = game.verbs[verb]
    if (declared === undefined) return `The verb ${verb} is offered and not declared.`
    if (args === undefined || args === true) continue
    if (!isForm(args) && args.length === 0) continue
    if (declared === true) return `The verb ${verb} is declared to take no argument.`
    if (isForm(args) || isForm(declared)) {
      if (isForm(args) && isForm(declared) && isWithin(args, declared)) continue
      return `The form of ${verb} is not the declared one.`
    }
    if (new Set(args).size < args.length)
      return `The verb ${verb} is offered twice with one argument: ${args.join(', ')}.`
    const unknown = args.find(arg => typeof arg === 'string' && !declared.includes(arg))
    if (unknown !== undefined) return `The argument ${unknown} of ${verb} is not declared.`
  }
  return undefined
}

/** The same fields, and in each of them nothing that is not declared. */
function isWithin(offered: Form, declared: Form): boolean {
  const names = Object.keys(declared.fields)
  if (Object.keys(offered.fields).join() !== names.join()) return false
  return names.every(name => {
    const [some, all] = [offered.fields[name] ?? [], declared.fields[name] ?? []]
    if (isNames(some)) return isNames(all) && some.every(value => all.includes(value))
    return !isNames(all) && some.min >= all.min && some.max <= all.max
  })
}

const isNames = (field: FormField): field is readonly PlainArg[] => Array.isArray(field)

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
