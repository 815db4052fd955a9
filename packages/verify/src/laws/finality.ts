// A law over all matches: what the steps declare about taking back agrees with what happened.

import { type Action, type Core, type Game, isFinal, isOver, type Offers } from '@ludoteka/kernel'

/** How often a verb of a step was played, and how often there was no way back. */
export type Finality = { times: number; gone: number }

/** Seldom played verbs prove nothing. */
const ENOUGH = 60
/**
 * A verb is declared final also if only some of its answers have no way back, in a game of many cards one in sixty. That there
 * never was such an answer means something only where it was played far more often.
 */
const ENOUGH_TO_DOUBT = 600

/** Notes whether an action could still be taken back once the rules had run on to the next question. */
export function noteFinality(
  seen: Map<string, Finality>,
  step: string,
  { seat, verb }: Action,
  after: Core,
  offers: Offers,
): void {
  const key = `${step} ${verb}`
  const tally = seen.get(key) ?? { times: 0, gone: 0 }
  seen.set(key, tally)
  tally.times++
  if (after.sealed || isOver(after) || offers.every(offer => offer.seat !== seat)) tally.gone++
}

/** A verb that is never taken back is declared final, and what is declared final is so at least now and then. */
export function whatIsMisdeclaredFinal(game: Game, seen: ReadonlyMap<string, Finality>): readonly string[] {
  return [...seen].flatMap(([key, { times, gone }]) => {
    const [step = '', verb = ''] = key.split(' ')
    if (times < ENOUGH) return []
    const declared = isFinal(game, step, verb)
    if (declared && gone === 0 && times >= ENOUGH_TO_DOUBT)
      return [`${verb} in ${step} is declared final and could always be taken back.`]
    if (!declared && gone === times) return [`${verb} in ${step} could never be taken back and is not declared final.`]
    return []
  })
}
