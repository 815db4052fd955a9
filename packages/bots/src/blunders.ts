// Blunders: positions with an answer that a good player would laugh at, and which bots give it all the same.

import {
  type Action,
  advance,
  apply,
  type Core,
  choiceOf,
  choices,
  cloneState,
  type Game,
  isAvoided,
  isOver,
  type Seat,
  sampler,
  scenariosIn,
  scriptOf,
  seedFrom,
} from '@ludoteka/kernel'
import type { BotMaker } from './bot.ts'
import { turnOf } from './match.ts'

export type Blunder = { readonly scenario: string; readonly line: number; readonly action: Action }

/** Every bot has its luck: each position is put before it so many times. */
const TRIES = 3

/** What a bot answers in a scenario file although it says that it should be avoided. */
export function blundersIn(game: Game, json: unknown, make: BotMaker): readonly Blunder[] {
  return scenariosIn(json).flatMap(one => {
    const { name, start: s, lines } = scriptOf(game, one)
    advance(game, s)
    // Several lines may be about one position: the bot is asked once.
    const answers = new Map<Seat, readonly Action[]>()
    return lines.flatMap(({ play, avoid }, line): readonly Blunder[] => {
      if (play) {
        apply(game, s, play.seat, play.verb, play.arg)
        answers.clear()
      }
      if (!avoid || isOver(s)) return []
      const given = answers.get(avoid.seat) ?? answersTo(game, s, avoid.seat, make, name)
      answers.set(avoid.seat, given)
      return given.filter(action => isAvoided(avoid, action)).map(action => ({ scenario: name, line, action }))
    })
  })
}

/** A queued result of chance is not for the bot to know. */
function answersTo(game: Game, at: Core, seat: Seat, make: BotMaker, name: string): readonly Action[] {
  const s = cloneState(game, at)
  s.random.queued.length = 0
  const choice = choiceOf(choices(game, s), seat) ?? {}
  return Array.from({ length: TRIES }, (_, n) =>
    make().decide({ ...turnOf(game, s, seat, sampler(seedFrom(name, n))), memory: {}, choice }),
  )
}
