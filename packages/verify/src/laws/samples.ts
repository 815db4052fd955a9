// Laws about sampled states: a bot can think in them as if they were true.

import {
  actionsOf,
  apply,
  type Core,
  choiceOf,
  choices,
  determinize,
  isOver,
  type Seat,
  SPECTATOR,
  whatIsWrong,
} from '@ludoteka/kernel'
import { difference } from '../difference.ts'
import { type Moment, nameOf, viewersOf } from '../moment.ts'

/** How far a sampled state is played on. */
const AHEAD = 6

/** Conserves cards, offers the seat what it is really offered, and can be played on from. */
export function samplesArePossible(m: Moment): string | undefined {
  const { game, s, random } = m
  for (const viewer of viewersOf(s)) {
    const sample = determinize(game, s, viewer, random)
    const found = whatIsWrong(game, sample) ?? choiceDiffers(m, sample, viewer)
    if (found) return `In a state sampled for ${nameOf(m, viewer)}: ${found}`
    playOn(m, sample)
  }
  return undefined
}

function choiceDiffers({ game, offers }: Moment, sample: Core, viewer: Seat): string | undefined {
  if (viewer === SPECTATOR) return undefined
  return difference(choiceOf(offers, viewer), choiceOf(choices(game, sample), viewer), 'choice')
}

function playOn({ game, random }: Moment, sample: Core): void {
  for (let n = 0; n < AHEAD && !isOver(sample); n++) {
    const actions = choices(game, sample).flatMap(({ seat, choice }) => actionsOf(seat, choice))
    const action = actions.length > 0 ? actions[random.below(actions.length)] : undefined
    if (!action) return // whom the sampled cards leave without an answer
    apply(game, sample, action.seat, action.verb, action.arg)
  }
}
