// Plausible actions to ask about: every verb with some of its possible arguments.

import {
  type Action,
  anyAction,
  anyAnswer,
  isForm,
  itemAt,
  type PlainArg,
  required,
  type Sampler,
  type Seat,
  view,
} from '@ludoteka/kernel'
import { isAsked, type Moment } from './moment.ts'

/** How many arguments of each verb are tried, of all there are and of those the seat has before its eyes. */
const ANY = 2
const IN_SIGHT = 3

export function probesFor(m: Moment, seat: Seat, random: Sampler): Action[] {
  const { game, s } = m
  if (!isAsked(m, seat)) return [anyProbe(m, seat, random)]
  const sight = new Set(JSON.stringify(view(game, s, seat)).match(/[^"]+(?=")/g))
  return Object.entries(game.verbs).flatMap(([verb, names]): Action[] => {
    if (names === true) return [{ seat, verb }]
    if (isForm(names)) return Array.from({ length: ANY }, () => ({ seat, verb, arg: anyAnswer(names, random.below) }))
    const inSight = names.filter(name => sight.has(String(name)))
    const tried = new Set([...some(ANY, names, random), ...some(IN_SIGHT, inSight, random)])
    return [...tried].map(arg => ({ seat, verb, arg }))
  })
}

/** A seat that is not asked gets one and the same answer to everything. */
function anyProbe({ game }: Moment, seat: Seat, random: Sampler): Action {
  const verbs = Object.keys(game.verbs)
  const verb = itemAt(verbs, random.below(verbs.length))
  return anyAction(seat, { [verb]: required(game.verbs[verb], verb) }, random)
}

function some(n: number, names: readonly PlainArg[], random: Sampler): PlainArg[] {
  return Array.from({ length: Math.min(n, names.length) }, () => itemAt(names, random.below(names.length)))
}
