// The speed of the kernel beside its peer, measured in one run.

import { cloneState, type Game, sampler, seedFrom, start } from '@ludoteka/kernel'
import { measureConstrainedDeals } from './constrainedDeals.ts'
import { measureLongMatch } from './longMatch.ts'
import { interleave, type Machine, medianRatio, perSecond, thisMachine } from './measure.ts'
import { growthMb, type Memory, measureMemory } from './memory.ts'
import { boardgameIoTicTacToe } from './peer.ts'
import { middleOfGame, randomPlayer } from './player.ts'
import { ticTacToe } from './ticTacToe.ts'

export type KernelBench = {
  /** Moves per second of our tic-tac-toe over those of boardgame.io. */
  readonly ticTacToeVsBoardgameIo: number
  /** Decisions per second of a game of real size, set-up included, over the moves per second of boardgame.io's tic-tac-toe. */
  readonly gameVsBoardgameIoTicTacToe: number
  /** Time to clone a state in the middle of that game over that of structuredClone. */
  readonly cloneVsStructuredClone: number
  /** The time of a deal of hidden cards of which many must fit their places, over that of one without such conditions. */
  readonly constrainedDealVsPlain: number
  /** The time action 6,000 of a match takes over that of action 100. */
  readonly actLateVsEarly: number
  /** Taking back action 6,000, in milliseconds. */
  readonly undoLateMs: number
  /** The most memory the process held while it played that game many times. */
  readonly rssMb: number
  /** How much more it held towards the end than after the first tenth of them; see `growthMb`. */
  readonly rssGrowthMb: number
  readonly raw: {
    readonly ticTacToeMovesPerSecond: readonly number[]
    readonly boardgameIoMovesPerSecond: readonly number[]
    readonly gameDecisionsPerSecond: readonly number[]
    readonly clonesPerSecond: readonly number[]
    readonly structuredClonesPerSecond: readonly number[]
    readonly memory: Memory
  }
  readonly machine: Machine
  readonly date: string
}

/** How long to measure: `milliseconds` per lap, and so many games for the memory. */
export type Effort = { readonly repetitions: number; readonly milliseconds: number; readonly games: number }

/** Long matches are timed so often. */
const LONG_MATCHES = 25

const FULL: Effort = { repetitions: 3, milliseconds: 2000, games: 10_000 }

export async function measureKernel(game: Game, effort: Effort = FULL): Promise<KernelBench> {
  const { repetitions, milliseconds, games } = effort
  const playGame = randomPlayer(game, random => start(game, {}, random.seed()))
  const memory = measureMemory(playGame, games, sampler(seedFrom('memory'))) // before the peer is loaded
  const opening = start(ticTacToe, {}, seedFrom('tic-tac-toe'))
  const playTicTacToe = randomPlayer(ticTacToe, () => cloneState(ticTacToe, opening))
  const playPeer = await boardgameIoTicTacToe()
  const [ours, peers, decisions] = interleave(
    repetitions,
    perSecond(milliseconds, playTicTacToe),
    perSecond(milliseconds, playPeer),
    perSecond(milliseconds, playGame),
  )
  const middle = middleOfGame(game)
  let copy = middle // kept, so that no copy can be left out as unused
  const [clones, structuredClones] = interleave(
    repetitions,
    perSecond(milliseconds / 4, () => {
      copy = cloneState(game, middle)
      return copy.seats / middle.seats
    }),
    perSecond(milliseconds / 4, () => {
      copy = structuredClone(middle)
      return copy.seats / middle.seats
    }),
  )
  return {
    ticTacToeVsBoardgameIo: medianRatio(ours, peers),
    gameVsBoardgameIoTicTacToe: medianRatio(decisions, peers),
    cloneVsStructuredClone: medianRatio(structuredClones, clones), // times are the inverse of rates
    constrainedDealVsPlain: measureConstrainedDeals(repetitions, milliseconds / 4),
    ...measureLongMatch(LONG_MATCHES),
    rssMb: Math.max(...memory.rssMbByTenth),
    rssGrowthMb: growthMb(memory),
    raw: {
      ticTacToeMovesPerSecond: ours,
      boardgameIoMovesPerSecond: peers,
      gameDecisionsPerSecond: decisions,
      clonesPerSecond: clones,
      structuredClonesPerSecond: structuredClones,
      memory,
    },
    machine: thisMachine(),
    date: new Date().toISOString(),
  }
}
