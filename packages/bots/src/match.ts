// A match played by bots alone, from its seed to its end.

import {
  type Action,
  apply,
  asked,
  type Choice,
  type Core,
  choiceOf,
  countActions,
  type Dealer,
  dealer,
  type Game,
  isOver,
  LudotekaError,
  type Offers,
  type Sampler,
  type Seat,
  type Seed,
  sampler,
  seedFrom,
  start,
  view,
  withStanding,
} from '@ludoteka/kernel'
import type { BotMaker, Turn } from './bot.ts'

export type BotMatch = {
  readonly game: Game
  readonly options: unknown
  readonly seed: Seed
  /** The bots in the order of the seats; too few of them are repeated. */
  readonly bots: readonly BotMaker[]
  /** Stop after so many decisions. */
  readonly upTo?: number
  /** Whether the time for the decision under way is over; without it bots have all the time they want. */
  isTimeUp?(): boolean
  /** Told every action right after it was carried out. */
  watch?(action: Action, s: Core): void
}

export type BotMatchEnd = { readonly state: Core; readonly decisions: number }

/** Plays on until the game is over. More decisions than the game's bound mean that its rules are broken. */
export function playMatch(match: BotMatch): BotMatchEnd {
  const { game, upTo = Number.POSITIVE_INFINITY, watch } = match
  const s = start(game, match.options, match.seed)
  const random = sampler(seedFrom('bots', match.seed))
  const seats = Array.from({ length: s.seats }, (_, seat) => seatOf(game, s, seat, random, match))
  let offers = asked(game, s)
  let decisions = 0
  while (decisions < upTo && !isOver(s)) {
    if (decisions >= game.bound)
      throw new LudotekaError('broken-rules', `The match did not end within ${game.bound} decisions.`)
    const action = decideNext(game, s, offers, seats, random)
    offers = apply(game, s, action.seat, action.verb, action.arg)
    decisions++
    watch?.(action, s)
  }
  return { state: s, decisions }
}

type BotSeat = { decide(choice: Choice): Action }

function seatOf(game: Game, s: Core, seat: Seat, random: Sampler, { bots, isTimeUp }: BotMatch): BotSeat {
  const make = bots[seat % bots.length]
  if (make === undefined) throw new LudotekaError('bad-options', 'At least one bot is needed.')
  const bot = make()
  const memory = {}
  return {
    // The state is changed in place during a match, so a dealer is good for one decision only.
    decide: choice => bot.decide({ ...turnOf(game, s, seat, random, isTimeUp), memory, choice }),
  }
}

/**
 * What a bot in this seat is given at one decision: the state itself stays out of its reach, and time is told, never
 * read. The dealer is prepared when the bot first supposes something.
 */
export function turnOf(
  game: Game,
  s: Core,
  seat: Seat,
  random: Sampler,
  isTimeUp: () => boolean = () => false,
): Turn & { choice: Choice } {
  let prepared: Dealer | undefined
  return {
    game,
    seat,
    choice: {},
    memory: {},
    random,
    isTimeUp,
    view: () => view(game, s, seat),
    sample: () => {
      prepared ??= dealer(game, s, seat)
      return prepared.deal(random)
    },
  }
}

/** Of several seats asked at once any may answer first. */
function decideNext(game: Game, s: Core, offers: Offers, seats: readonly BotSeat[], random: Sampler): Action {
  const open = offers.length > 1 ? offers.filter(({ choice }) => countActions(choice) > 0) : offers
  const offer = open.length > 1 ? open[random.below(open.length)] : open[0]
  const next = offer && seats[offer.seat]
  if (offer === undefined || next === undefined) {
    throw new LudotekaError('broken-rules', 'Nobody is asked and the game is not over.')
  }
  const { seat, choice } = offer
  return next.decide(game.standing ? (choiceOf(withStanding(game, s, offers, seat), seat) ?? choice) : choice)
}
