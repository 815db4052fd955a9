// Laws about refusals: what is not offered is refused with a declared reason, where a player may well try it with one
// of its own, and nothing has happened.

import {
  type Action,
  asked,
  type Core,
  choiceOf,
  type Game,
  LudotekaError,
  play,
  TAKE_BACK,
  why,
} from '@ludoteka/kernel'
import type { Moment, WrittenMoment } from '../moment.ts'
import { probesFor } from '../probes.ts'

/** Reasons the kernel gives itself. */
const KERNEL_REASONS: readonly string[] = ['gameOver', 'notYourDecision', 'notNow']

export function refusesWithReason(m: Moment): string | undefined {
  for (let seat = 0; seat < m.s.seats; seat++) {
    for (const probe of probesFor(m, seat, m.random)) {
      const wrong = whatIsWrongWith(m, probe)
      if (wrong) return `${JSON.stringify(probe)}: ${wrong}`
    }
  }
  return undefined
}

function whatIsWrongWith({ game, s, seen }: Moment, probe: Action): string | undefined {
  const refusal = why(game, s, probe)
  if (!refusal) return undefined
  seen.refusals.add(refusal.reason)
  if (!game.reasons.includes(refusal.reason) && !KERNEL_REASONS.includes(refusal.reason)) {
    return `the reason ${refusal.reason} is not declared.`
  }
  const step = plausibleAt(game, s, probe)
  return step !== undefined && refusal.reason === 'notNow'
    ? `is refused in ${step} without a reason of its own.`
    : undefined
}

/** Where a player may well try this: in the step that asks the seat and answers the verb, or aside at any time. */
function plausibleAt(game: Game, s: Core, { seat, verb }: Action): string | undefined {
  const name = s.stack.at(-1)?.step ?? ''
  const step = game.steps[name]
  if (Object.hasOwn(game.standing?.do ?? {}, verb)) return 'the standing offers'
  if (verb === TAKE_BACK && step?.takeBack) return name
  return Object.hasOwn(step?.do ?? {}, verb) && choiceOf(asked(game, s), seat) !== undefined ? name : undefined
}

/** An action that is not offered throws and leaves the state as it was. */
export function refusedChangesNothing(m: WrittenMoment): string | undefined {
  const { game, s, text, random } = m
  const probe = probesFor(m, random.below(s.seats), random).find(action => why(game, s, action))
  if (!probe) return undefined
  try {
    play(game, s, probe)
    return `${JSON.stringify(probe)} is refused by why and played all the same.`
  } catch (error) {
    if (!(error instanceof LudotekaError)) return `${JSON.stringify(probe)} threw ${String(error)}.`
    return JSON.stringify(s) === text ? undefined : `${JSON.stringify(probe)} was refused and changed the state.`
  }
}
