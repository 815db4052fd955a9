// Bot turns: one decision after another, until people are asked again.

import { type Action, anyAction, choiceOf, choices, sampler } from '@ludoteka/kernel'
import type { WorkerPool } from '../bots/pool.ts'
import type { Holder, MatchRow } from '../store/store.ts'
import { changeForAction, requireRunning } from './play.ts'
import type { TableRepository } from './repository.ts'
import type { TableState } from './state.ts'

export type BotTurns = {
  /** Plays for all bots the table waits for. A second call for the same table joins the first. */
  run(match: string): Promise<void>
  /** Lets turns that are running check the table again; false if none are. */
  rerun(match: string): boolean
  /** The process ends: no bot begins another decision, and turns that are not over fail, for another process to go on. */
  stop(): void
}

type BotSeat = {
  readonly seat: number
  readonly bot: Extract<Holder, { kind: 'bot' }>
  /** When it acts: at any time, or once people have had time to answer a proposal. */
  readonly from: number
}

/** How long bots wait for the answer to a proposal; then they go on, and the proposal is void. */
const ANSWER_WITHIN_MS = { live: 60_000, days: 86_400_000 }

/** `stopwatch` starts with a decision; what it answers with is called at its end. */
export function botTurns(
  repository: Pick<TableRepository, 'load' | 'change' | 'system'>,
  workerPool: Pick<WorkerPool, 'decide'>,
  startTimer: () => () => void,
): BotTurns {
  const inFlight = new Map<string, Promise<void>>()
  const calledMeanwhile = new Set<string>()
  let isStopped = false

  const decide = async (table: TableState, { seat, bot }: BotSeat): Promise<Action> => {
    const { game, live } = requireRunning(table)
    const seed = repository.system.freshSeed()
    const stop = startTimer()
    try {
      return await workerPool.decide({ game: game.id, state: live.state, seat, level: bot.level, seed })
    } catch {
      // A bot always answers: whatever went wrong in its thread, it plays something legal.
      return anyAction(seat, choiceOf(choices(game, live.state), seat) ?? {}, sampler(seed))
    } finally {
      stop()
    }
  }

  /** True if there may be more to do. */
  const runOne = async (match: string): Promise<boolean> => {
    const table = await repository.load(match)
    const next = nextBot(table.row)
    if (!next || next.from > repository.system.now()) return false
    if (isStopped) throw new Error('This process ends; another goes on.')
    const action = await decide(table, next)
    await repository.change(match, (now, time) => {
      const asked = nextBot(now.row)
      const isStillAsked = now.seq === table.seq && asked?.seat === next.seat && asked.from <= time
      return isStillAsked ? changeForAction(requireRunning(now), action, time) : undefined
    })
    return true
  }

  const runAll = async (match: string): Promise<void> => {
    try {
      do {
        calledMeanwhile.delete(match)
        while (await runOne(match));
      } while (calledMeanwhile.has(match))
    } finally {
      inFlight.delete(match) // synchronously: a call in between would be lost
    }
  }

  const rerun = (match: string): boolean => {
    if (!inFlight.has(match)) return false
    calledMeanwhile.add(match) // they may have loaded the table before the change
    return true
  }

  return {
    rerun,
    stop() {
      isStopped = true
    },
    run(match) {
      const current = inFlight.get(match)
      if (current && rerun(match)) return current
      const turns = runAll(match)
      inFlight.set(match, turns)
      return turns
    },
  }
}

type TurnRow = Pick<MatchRow, 'status' | 'paused' | 'waiting' | 'seats' | 'clock' | 'proposal'>

/** The first bot the table waits for. */
export function nextBot(row: TurnRow): BotSeat | undefined {
  if (row.status !== 'running' || row.paused) return undefined
  for (const seat of row.waiting) {
    const bot = row.seats[seat]
    if (bot?.kind === 'bot') return { seat, bot, from: botsActFrom(row) }
  }
  return undefined
}

function botsActFrom({ clock, proposal }: TurnRow): number {
  if (!proposal) return 0
  return proposal.at + (clock.kind === 'days' ? ANSWER_WITHIN_MS.days : ANSWER_WITHIN_MS.live)
}
