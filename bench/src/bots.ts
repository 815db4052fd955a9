// How fast bots search, beside boardgame.io's own search, and how well they keep their time while the machine is busy.

import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { BOTS, playMatch, searchBot, turnOf } from '@ludoteka/bots'
import {
  asked,
  type Core,
  choiceOf,
  countActions,
  type Game,
  isOver,
  type Sampler,
  sampler,
  seedFrom,
} from '@ludoteka/kernel'
import { GAMES } from '@ludoteka/registry'
import { type Machine, median, processorTime, thisMachine } from './measure.ts'
import { type Board, emptyCells, peerTicTacToe } from './peerGame.ts'

export type BotsBench = {
  /** Iterations of the search in a second of processor time, and over those of boardgame.io's at tic-tac-toe. */
  readonly games: readonly {
    readonly game: string
    readonly iterationsPerSecond: number
    readonly vsBoardgameIo: number
  }[]
  readonly boardgameIoIterationsPerSecond: number
  /** By how much the longest decision exceeded its time while all processors were busy, over that time. */
  readonly worstOverrun: number
  readonly machine: Machine
  readonly date: string
}

/** Decisions of each game to measure, and iterations of each. */
const DECISIONS = 12
const ITERATIONS = 300
const PEER_ITERATIONS = 1_000
const REPETITIONS = 5
const TIME_MS = 300

export async function benchBots(): Promise<BotsBench> {
  const peer: number[] = []
  const ours = new Map<string, number[]>()
  // In turns, so that a busy moment of the machine falls on all of them; the first round warms up.
  for (let repetition = 0; repetition <= REPETITIONS; repetition++) {
    const figure = await peerIterationsPerSecond()
    if (repetition > 0) peer.push(figure)
    for (const game of GAMES.values()) {
      const own = iterationsPerSecond(game, repetition)
      if (repetition > 0 && own > 0) ours.set(game.id, [...(ours.get(game.id) ?? []), own])
    }
  }
  const boardgameIo = median(peer)
  return {
    games: [...ours].map(([game, figures]) => ({
      game,
      iterationsPerSecond: median(figures),
      vsBoardgameIo: median(figures) / boardgameIo,
    })),
    boardgameIoIterationsPerSecond: boardgameIo,
    worstOverrun: await worstOverrun(),
    machine: thisMachine(),
    date: new Date().toISOString(),
  }
}

/** So many matches are looked into. */
const MOST_TRIES = 100

/** Questions that are worth a search, out of random matches; none in games in which no search pays. */
function positions(game: Game, repetition: number, count: number): readonly Core[] {
  const found: Core[] = []
  for (let n = 0; found.length < count && n < MOST_TRIES; n++) {
    const seed = seedFrom('bench', repetition, n)
    const { state } = playMatch({ game, options: {}, seed, bots: [BOTS.random], upTo: 30 + 37 * (n % 8) })
    const [question] = isOver(state) ? [] : asked(game, state)
    const isSearched = game.bot?.outlook?.isSearched?.(state) ?? true
    if (question && isSearched && countActions(question.choice) > 1) found.push(state)
  }
  return found
}

function decideIn(game: Game, s: Core, random: Sampler, isTimeUp?: () => boolean): void {
  const seat = asked(game, s)[0]?.seat ?? 0
  const choice = choiceOf(asked(game, s), seat) ?? {}
  const iterations = isTimeUp ? Number.POSITIVE_INFINITY : ITERATIONS
  searchBot({ iterations }).decide({ ...turnOf(game, s, seat, random, isTimeUp), choice })
}

function iterationsPerSecond(game: Game, repetition: number): number {
  const random = sampler(seedFrom('bench', game.id, repetition))
  const states = positions(game, repetition, DECISIONS)
  if (states.length === 0) return 0
  const startedAt = processorTime()
  for (const s of states) decideIn(game, s, random)
  return (1000 * ITERATIONS * states.length) / (processorTime() - startedAt)
}

async function peerIterationsPerSecond(): Promise<number> {
  const { MCTSBot } = await import('boardgame.io/dist/cjs/ai.js')
  const { InitializeGame } = await import('boardgame.io/dist/cjs/internal.js')
  const game = await peerTicTacToe()
  const enumerate = ({ cells }: Board) => emptyCells(cells).map(cell => ({ move: 'clickCell', args: [cell] }))
  const bot = new MCTSBot({ game, enumerate, seed: 'bench', iterations: PEER_ITERATIONS })
  const startedAt = processorTime()
  await bot.play(InitializeGame({ game, numPlayers: 2 }), '0')
  return (1000 * PEER_ITERATIONS) / (processorTime() - startedAt)
}

/** Decisions of every game by the clock, while other threads keep all processors busy. */
async function worstOverrun(): Promise<number> {
  const busy = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }))
  try {
    let worst = 0
    for (const game of GAMES.values()) {
      for (const s of positions(game, 0, 4)) {
        const startedAt = performance.now()
        decideIn(game, s, sampler(seedFrom('overrun')), () => performance.now() - startedAt >= TIME_MS)
        worst = Math.max(worst, (performance.now() - startedAt - TIME_MS) / TIME_MS)
      }
    }
    return worst
  } finally {
    await Promise.all(busy.map(worker => worker.terminate()))
  }
}
