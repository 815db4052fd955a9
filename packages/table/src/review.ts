// Where a finished match turned, as plain data for whoever may see its replay: chances by decision, the largest swings, what a bot
// would have done there. It is worked out from all hands, so only once the match is over.

import { type Analysis, analyseWholly, type Click, type Point } from '@ludoteka/bots'
import { type Action, type Game, type Match, type Result, type Seed, seedFrom, type View } from '@ludoteka/kernel'

export type ReviewedMove = Pick<Action, 'verb' | 'arg'> & Pick<View, 'step' | 'terms'>

/** What a seat has decided after `at` actions, by what it saw then, and what a bot would have done. */
export type ReviewedDecision = {
  readonly at: number
  readonly seat: string
  readonly view: View
  readonly played: readonly ReviewedMove[]
  readonly advised: readonly ReviewedMove[]
  readonly isSame: boolean
  readonly cost?: number
}

export type ReviewedSwing = {
  readonly before: Point
  readonly after: Point
  readonly team: number
  readonly cause?: 'chance' | 'decision'
  readonly decision?: ReviewedDecision
}

export type Review = {
  /** The seats that win and lose together. */
  readonly teams: readonly (readonly string[])[]
  /** The chances of all teams after so many actions. */
  readonly curve: readonly Point[]
  readonly swings: readonly ReviewedSwing[]
}

export type ReviewJob = {
  readonly game: Game
  readonly match: Match
  /** How it ended, which may have been at the table and not by the rules. */
  readonly result: Result
}

/** How long the bot searches at each swing: about a third of a second on one processor. */
const ITERATIONS = 1_200
/** No page is wide enough for more. */
const MOST_POINTS = 400
/** The same match is always judged alike. */
const SEED: Seed = seedFrom('review')

/** The same for the same match. */
export function reviewMatch({ game, match, result }: ReviewJob): Review {
  const found = analyseWholly({ game, match, seed: SEED, iterations: ITERATIONS })
  const names = game.seats(match.options)
  const nameOf = (seat: number): string => names[seat] ?? ''
  return {
    teams: found.teams.map(seats => seats.map(nameOf)),
    curve: thinned(withEnd(found, match.actions.length, result)).map(rounded),
    swings: found.swings.map(({ before, after, team, cause, decision }) => {
      const view = decision?.played[0]?.view
      return {
        before: rounded(before),
        after: rounded(after),
        team,
        ...(cause ? { cause } : {}),
        ...(decision && view
          ? {
              decision: {
                at: decision.at,
                seat: nameOf(decision.seat),
                view,
                played: decision.played.map(moveOf),
                advised: decision.advised.map(moveOf),
                isSame: decision.isSame,
                ...(decision.cost === undefined ? {} : { cost: toThousandths(decision.cost) }),
              },
            }
          : {}),
      }
    }),
  }
}

function moveOf({ action: { verb, arg }, view: { step, terms } }: Click): ReviewedMove {
  return { verb, ...(arg === undefined ? {} : { arg }), step, terms }
}

/** Where somebody resigned or ran out of time, the curve ends with what came of it. */
function withEnd({ curve, teams }: Analysis, actions: number, result: Result): readonly Point[] {
  if (result.kind === 'open') return curve
  const chances = teams.map(seats => {
    if (result.kind === 'draw') return 1 / teams.length
    return seats.some(seat => result.winners.includes(seat)) ? 1 : 0
  })
  return [...curve.filter(({ at }) => at < actions), { at: actions, chances }]
}

/** The first and the last stay, and of the others those that are evenly spread. */
function thinned(curve: readonly Point[]): readonly Point[] {
  if (curve.length <= MOST_POINTS) return curve
  const step = (curve.length - 1) / (MOST_POINTS - 1)
  return Array.from({ length: MOST_POINTS }, (_, i) => curve[Math.round(i * step)]).flatMap(point => point ?? [])
}

const toThousandths = (chance: number): number => Math.round(chance * 1000) / 1000

const rounded = ({ at, chances }: Point): Point => ({ at, chances: chances.map(toThousandths) })
