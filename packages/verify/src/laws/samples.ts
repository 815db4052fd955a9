// Laws about sampled states: a bot can think in them as if they were true, and judge them by what the game tells it.

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

/** Evaluations and features are numbers, a chance lies between 0 and 1, and asking for them leaves the state as it was. */
export function judgesSoundly({ game, s, random }: Moment): string | undefined {
  const { bot } = game
  if (!bot) return undefined
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    const sample = determinize(game, s, seat, random)
    const before = JSON.stringify(sample)
    const value = bot.evaluate(sample, seat)
    if (!Number.isFinite(value)) return `The evaluation of a state is ${value}.`
    const chance = bot.winChance?.(sample, seat) ?? 0
    if (!(chance >= 0 && chance <= 1)) return `The chance to win is ${chance}.`
    for (const [name, feature] of Object.entries(bot.outlook?.features(sample, seat) ?? {}))
      if (!Number.isFinite(feature)) return `The feature ${name} of a state is ${feature}.`
    bot.isQuiet?.(sample)
    bot.outlook?.isQuiet(sample)
    if (JSON.stringify(sample) !== before) return 'Judging a state has changed it.'
  }
  return undefined
}
