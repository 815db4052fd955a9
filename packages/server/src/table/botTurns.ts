// Bots take their turns: one decision after another, until people are asked again.

import { anyAction } from '@ludoteka/bots'
import { type Action, choiceOf, choices, sampler } from '@ludoteka/kernel'
import type { Thinkers } from '../bots/task.ts'
import type { Holder, MatchRow } from '../store/types.ts'
import type { Desk } from './desk.ts'
import { played, running } from './play.ts'
import type { Table } from './table.ts'

export type BotTurns = {
  /** Plays for all bots the table waits for. A second call for the same table joins the first. */
  take(match: string): Promise<void>
  /** Tells turns under way that there is more to do; false if none are. */
  wake(match: string): boolean
  /** The process ends: no bot begins another decision, and turns that are not over fail, for another process to go on. */
  stop(): void
}

type BotSeat = {
  readonly seat: number
  readonly bot: Extract<Holder, { kind: 'bot' }>
  /** When it acts: at any time, or once people have had time to answer a proposal. */
  readonly from: number
}

/** So long bots wait for an answer; then they go on, and the proposal is void: nobody's absence stops a table for good. */
const ANSWER_WITHIN_MS = { live: 60_000, days: 86_400_000 }

/** `stopwatch` starts with a decision; what it answers with is called at its end. */
export function botTurns(
  desk: Pick<Desk, 'load' | 'change' | 'ports'>,
  thinkers: Pick<Thinkers, 'decide'>,
  stopwatch: () => () => void,
): BotTurns {
  const underWay = new Map<string, Promise<void>>()
  const calledAgain = new Set<string>()
  let isStopped = false

  const decide = async (table: Table, { seat, bot }: BotSeat): Promise<Action> => {
    const { game, live } = running(table)
    const seed = desk.ports.freshSeed()
    const stop = stopwatch()
    try {
      return await thinkers.decide({ game: game.id, state: live.state, seat, level: bot.level, seed })
    } catch {
      // A bot always answers: whatever went wrong in its thread, it plays something legal.
      return anyAction(seat, choiceOf(choices(game, live.state), seat) ?? {}, sampler(seed))
    } finally {
      stop()
    }
  }

  /** True if there may be more to do. */
  const takeOne = async (match: string): Promise<boolean> => {
    const table = await desk.load(match)
    const next = botToAct(table.row)
    if (!next || next.from > desk.ports.now()) return false
    if (isStopped) throw new Error('This process ends; another goes on.')
    const action = await decide(table, next)
    await desk.change(match, (now, time) => {
      const asked = botToAct(now.row)
      const isStillAsked = now.seq === table.seq && asked?.seat === next.seat && asked.from <= time
      return isStillAsked ? played(running(now), action, time) : undefined
    })
    return true
  }

  const takeAll = async (match: string): Promise<void> => {
    try {
      do {
        calledAgain.delete(match)
        while (await takeOne(match));
      } while (calledAgain.has(match))
    } finally {
      underWay.delete(match) // at once: whoever called in between would not be heard
    }
  }

  const wake = (match: string): boolean => {
    if (!underWay.has(match)) return false
    calledAgain.add(match) // they may be looking at the table as it was before
    return true
  }

  return {
    wake,
    stop() {
      isStopped = true
    },
    take(match) {
      const current = underWay.get(match)
      if (current && wake(match)) return current
      const turns = takeAll(match)
      underWay.set(match, turns)
      return turns
    },
  }
}

type Head = Pick<MatchRow, 'status' | 'paused' | 'waiting' | 'seats' | 'clock' | 'proposal'>

/** The first bot the table waits for. */
export function botToAct(row: Head): BotSeat | undefined {
  if (row.status !== 'running' || row.paused) return undefined
  for (const seat of row.waiting) {
    const bot = row.seats[seat]
    if (bot?.kind === 'bot') return { seat, bot, from: botsActFrom(row) }
  }
  return undefined
}

function botsActFrom({ clock, proposal }: Head): number {
  if (!proposal) return 0
  return proposal.at + (clock.kind === 'days' ? ANSWER_WITHIN_MS.days : ANSWER_WITHIN_MS.live)
}
