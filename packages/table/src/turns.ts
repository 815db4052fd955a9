// Whose turn it is to decide, and what bots decide, in whatever thread they are asked.

import { BOTS, type BotName, type Memory, offerTo, turnOf } from '@ludoteka/bots'
import { THINKING_MS } from '@ludoteka/bots/names'
import {
  type Action,
  type Core,
  choiceOf,
  choices,
  type Game,
  LudotekaError,
  type Seat,
  type Seed,
  sampler,
  seedFrom,
} from '@ludoteka/kernel'
import { type MatchState, seatsAsked } from './matchState.ts'
import { isOfferedAnyway } from './offeredAnyway.ts'
import { memoryOf } from './seatNotes.ts'

/** The first seat the table waits for that is played by a bot. */
export function nextBotSeat(match: MatchState, isBot: (seat: Seat) => boolean): Seat | undefined {
  return seatsAsked(match).find(isBot)
}

/** The seat to decide next where all sit at one table: people before bots, so that nobody has to wait. */
export function nextSeat(match: MatchState, isBot: (seat: Seat) => boolean): Seat | undefined {
  const asked = seatsAsked(match)
  return asked.find(seat => !isBot(seat)) ?? asked[0]
}

/** What a bot has to decide: plain data, which may go to another thread. The bot in it is given its view and samples only. */
export type BotQuestion = {
  readonly state: Core
  readonly seat: Seat
  readonly level: BotName
  readonly seed: Seed
  /** What the bot has remembered since its last decision in this seat. */
  readonly memory: Memory
  /** The table waits for the seat, or an offer stands open to it. */
  readonly reason: 'asked' | 'offer'
}

/** Without an action the bot leaves an offer open. */
export type BotAnswer = { readonly action: Action | undefined; readonly memory: Memory }

/** What is asked of a bot the match waits for. Its chance is that of the match, so that a match can be repeated. */
export function botQuestion(match: MatchState, seat: Seat, level: BotName): BotQuestion {
  const { state, setup } = match.live
  const seed = seedFrom('bots', setup.seed, match.seq)
  return { state, seat, level, seed, memory: memoryOf(match, seat), reason: 'asked' }
}

/** The bot that people may ask what it would do in their place. */
export const ADVISOR_LEVEL: BotName = 'hard'

/** A bot that searches answers with the best it has found when its time is up. */
export function decideAsBot(
  game: Game,
  { state, seat, level, seed, memory, reason }: BotQuestion,
  isTimeUp: () => boolean,
): BotAnswer {
  const choice = reason === 'offer' ? offerTo(game, state, seat) : choiceOf(choices(game, state), seat)
  if (!choice) throw new LudotekaError('wrong-seat', 'The bot is not asked anything.')
  const remembered = { ...memory } // which the bot may change
  const turn = { ...turnOf(game, state, seat, sampler(seed), isTimeUp), memory: remembered, choice }
  const bot = BOTS[level]()
  const action = reason === 'offer' ? bot.answerOffer?.(turn) : bot.decide(turn)
  return { action, memory: remembered }
}

/** Levels without a time of their own need but a moment; they may take so long at most. */
const LONGEST_MS = 3_000

export const thinkingMs = (level: BotName): number => THINKING_MS[level] ?? LONGEST_MS

/** Whether a time in milliseconds is up, by a clock that is read from now on; and how much of it is left. */
export type ThinkingClock = { isTimeUp(): boolean; leftMs(): number }

export function thinkingClock(budgetMs: number, now: () => number): ThinkingClock {
  const endsAt = now() + budgetMs
  const leftMs = (): number => Math.max(0, endsAt - now())
  return { leftMs, isTimeUp: () => leftMs() === 0 }
}

/**
 * How long an answer is kept back that was found before its time was up. A bot that thinks by the clock answers at once where it
 * has nothing to choose: if that follows from what it holds, it would tell it.
 */
export function pauseAfter(game: Game, { state, seat, level, seed, reason }: BotQuestion, leftMs: number): number {
  if (leftMs === 0 || reason === 'offer' || THINKING_MS[level] === undefined) return 0
  return isOfferedAnyway(game, state, seat, sampler(seed)) ? 0 : leftMs
}
