// Whose turn it is to decide, and what bots decide, in whatever thread they are asked.

import {
  BOTS,
  type BotName,
  type ConsideredPlan,
  type Memory,
  offerTo,
  plannedActions,
  questionIn,
  turnOf,
} from '@ludoteka/bots'
import { THINKING_MS } from '@ludoteka/bots/names'
import {
  type Action,
  type Choice,
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
  /** The table waits for the seat, or an offer stands open to it; or somebody asks what the bot would answer in their place. */
  readonly reason: 'asked' | 'offer' | 'advice'
}

/** Without an action the bot leaves an offer open. */
export type BotAnswer = {
  readonly action: Action | undefined
  readonly memory: Memory
  /** Of advice by a bot that has searched. */
  readonly sureness?: Sureness
}

/** `share` of what was thought about began with the answer given; `chance` is how likely it is to win then. */
export type Sureness = { readonly share: number; readonly chance: number }

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
  const choice = choiceFor(game, state, seat, reason)
  if (!choice) throw new LudotekaError('wrong-seat', 'The bot is not asked anything.')
  const remembered = { ...memory } // which the bot may change
  let considered: readonly ConsideredPlan[] = []
  const turn = {
    ...turnOf(game, state, seat, sampler(seed), isTimeUp),
    memory: remembered,
    choice,
    report(plans: readonly ConsideredPlan[]) {
      considered = plans
    },
  }
  const bot = BOTS[level]()
  const action = reason === 'offer' ? bot.answerOffer?.(turn) : bot.decide(turn)
  const sureness = reason === 'advice' && action ? surenessOf(action, considered) : undefined
  return { action, memory: remembered, ...(sureness ? { sureness } : {}) }
}

/** Nobody is advised on what they may do beside the question. */
function choiceFor(game: Game, state: Core, seat: Seat, reason: BotQuestion['reason']): Choice | undefined {
  if (reason === 'offer') return offerTo(game, state, seat)
  const choice = choiceOf(choices(game, state), seat)
  return reason === 'advice' && choice ? questionIn(game, choice) : choice
}

function surenessOf({ verb, arg }: Action, considered: readonly ConsideredPlan[]): Sureness | undefined {
  const visits = (plans: readonly ConsideredPlan[]): number => plans.reduce((sum, one) => sum + one.visits, 0)
  const key = JSON.stringify([verb, arg])
  const same = considered.filter(({ actions: [first] }) => first && JSON.stringify([first.verb, first.arg]) === key)
  const [best] = same
  return best ? { share: visits(same) / visits(considered), chance: best.chance } : undefined
}

/** What a bot would do now, and then, as far as it has planned. */
export type Advice = {
  readonly plan: readonly Pick<Action, 'verb' | 'arg'>[]
  readonly level: BotName
  readonly sureness?: Sureness
}

/** What is asked of the bot that advises a seat; it remembers nothing of it. */
export function adviceQuestion({ live: { state } }: Pick<MatchState, 'live'>, seat: Seat, seed: Seed): BotQuestion {
  return { state, seat, level: ADVISOR_LEVEL, seed, memory: {}, reason: 'advice' }
}

export function adviceIn({ action, memory, sureness }: BotAnswer, seat: Seat): Advice {
  const moves = action ? [action, ...plannedActions(memory, seat)] : []
  return {
    plan: moves.map(({ verb, arg }) => (arg === undefined ? { verb } : { verb, arg })),
    level: ADVISOR_LEVEL,
    ...(sureness ? { sureness } : {}),
  }
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
  if (leftMs === 0 || reason !== 'asked' || THINKING_MS[level] === undefined) return 0
  return isOfferedAnyway(game, state, seat, sampler(seed)) ? 0 : leftMs
}
