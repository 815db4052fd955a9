// Whose turn it is to decide, and the bots of a process that decides for them itself.

import { BOTS, type BotName, type Memory, turnOf } from '@ludoteka/bots'
import { type Action, choiceOf, type Sampler, type Seat, withStanding } from '@ludoteka/kernel'
import { type MatchState, seatsAsked } from './matchState.ts'

/** The first seat the table waits for that is played by a bot. */
export function nextBotSeat(match: MatchState, isBot: (seat: Seat) => boolean): Seat | undefined {
  return seatsAsked(match).find(isBot)
}

/** The seat to decide next where all sit at one table: people before bots, so that nobody has to wait. */
export function nextSeat(match: MatchState, isBot: (seat: Seat) => boolean): Seat | undefined {
  const asked = seatsAsked(match)
  return asked.find(seat => !isBot(seat)) ?? asked[0]
}

/** A bot in its seat, with what it remembers of the match. */
export type SeatedBot = (match: MatchState, seat: Seat) => Action

export function seatBot(level: BotName, random: Sampler): SeatedBot {
  const bot = BOTS[level]()
  const memory: Memory = {}
  return ({ game, live }, seat) => {
    const choice = choiceOf(withStanding(game, live.state, live.asked, seat), seat) ?? {}
    return bot.decide({ ...turnOf(game, live.state, seat, random), memory, choice })
  }
}
