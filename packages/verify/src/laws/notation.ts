// Laws about writing a state down: as JSON and in the position notation, and going on from there.

import { apply, cloneState, readPosition, readState, seedFrom, writePosition } from '@ludoteka/kernel'
import { difference } from '../difference.ts'
import type { Moment, WrittenMoment } from '../moment.ts'

/** What is not plain JSON (undefined, NaN, −0, an object of a class) comes back as something else. */
export function survivesJson({ s, text }: WrittenMoment): string | undefined {
  return difference(s, JSON.parse(text))
}

/** Offers, views and refusals only look at a state. */
export function staysAsItWas({ s, text }: WrittenMoment): string | undefined {
  return difference(JSON.parse(text), s)
}

export function goesOnFromJson({ game, s, text, action }: WrittenMoment): string | undefined {
  if (!action) return undefined
  const copy = cloneState(game, s)
  const restored = readState(game, JSON.parse(text))
  apply(game, copy, action.seat, action.verb, action.arg)
  apply(game, restored, action.seat, action.verb, action.arg)
  return difference(copy, restored)
}

/** A written-down position is the state, but for the generator and the last action's news. */
export function survivesNotation({ game, s }: Moment): string | undefined {
  const written: unknown = JSON.parse(JSON.stringify(writePosition(game, s)))
  const { random, news, sealed, commitment } = s
  const restored = readPosition(game, written, seedFrom('notation'))
  return difference(s, { ...restored, random, news, sealed, commitment })
}
