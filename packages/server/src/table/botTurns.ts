// Bot turns: one decision after another, until people are asked again.

import { offerTo, steadyAction } from '@ludoteka/bots'
import { type Action, choiceOf, choices, type Seat } from '@ludoteka/kernel'
import { type BotQuestion, isStale, memoryOf } from '@ludoteka/table'
import type { BotDecision, WorkerPool } from '../bots/pool.ts'
import type { Lane } from '../queues.ts'
import type { Holder, MatchRow } from '../store/store.ts'
import { changeForAction, requireRunning } from './play.ts'
import type { TableChange, TableRepository } from './repository.ts'
import { isStarted, type StartedTable, type TableState } from './state.ts'

export type BotTurns = {
  /**
   * Plays for all bots the table waits for, and answers offers made to bots; at a table without a person one action only: the next
   * follows while somebody watches. A second call for the same table joins the first. Turns that take long end with `more`.
   */
  run(match: string): Promise<'done' | 'more'>
  /** Lets turns that are running check the table again; false if none are. */
  rerun(match: string): boolean
  /** When bots have something to do at the table; undefined if they have nothing. */
  dueAt(table: TableState): number | undefined
  /** The process ends: no bot begins another decision, and turns that are not over fail, for another process to go on. */
  stop(): void
}

type BotSeat = {
  readonly seat: Seat
  readonly bot: Extract<Holder, { kind: 'bot' }>
  /** When it acts: at any time, or once people have had time to answer a proposal. */
  readonly from: number
  readonly reason: BotQuestion['reason']
}

type BotTurnsConfig = {
  readonly repository: Pick<TableRepository, 'load' | 'change' | 'system'>
  readonly workerPool: Pick<WorkerPool, 'decide'>
  /** Called when a decision begins; what it answers with is called at its end. */
  startTimer(): () => void
}

/** How long bots wait for the answer to a proposal; then they go on, and the proposal is void. */
const ANSWER_WITHIN_MS = { live: 60_000, days: 86_400_000 }

/** Turns at one table make room for others after this time; well before their job counts as lost. */
const LONGEST_RUN_MS = 5_000

/** Offers that bots have left open, of all tables together; forgotten ones are considered again. */
const MOST_LEFT_OPEN = 10_000

export function botTurns({ repository, workerPool, startTimer }: BotTurnsConfig): BotTurns {
  const { system } = repository
  const inFlight = new Map<string, Promise<'done' | 'more'>>()
  const calledMeanwhile = new Set<string>()
  const leftOpen = new Map<string, string>()
  let isStopped = false

  const next = (table: TableState): BotSeat | undefined => nextBot(table.row) ?? nextOffer(table)

  const nextOffer = (table: TableState): BotSeat | undefined => {
    const { row, game } = table
    if (!game.standing || !isStarted(table) || row.status !== 'running' || row.paused) return undefined
    for (const [seat, bot] of row.seats.entries()) {
      if (bot.kind !== 'bot') continue
      const offer = offerTo(game, table.live.state, seat)
      const isNew = offer !== undefined && leftOpen.get(`${row.id} ${seat}`) !== JSON.stringify(offer)
      if (isNew) return { seat, bot, from: botsActFrom(row), reason: 'offer' }
    }
    return undefined
  }

  const leaveOpen = ({ row: { id }, game, live }: StartedTable, seat: Seat): void => {
    const key = `${id} ${seat}`
    leftOpen.delete(key)
    leftOpen.set(key, JSON.stringify(offerTo(game, live.state, seat)))
    const [oldest] = leftOpen.keys()
    if (leftOpen.size > MOST_LEFT_OPEN && oldest !== undefined) leftOpen.delete(oldest)
  }

  const decide = async (table: StartedTable, { seat, bot, reason }: BotSeat): Promise<BotDecision> => {
    const { game, live, row } = table
    const seed = system.freshSeed()
    const memory = memoryOf(table, seat)
    const stop = startTimer()
    try {
      const { level } = bot
      const who = { game: game.id, state: live.state, seat, level, hasPerson: isPlayedOn(row) }
      return await workerPool.decide({ ...who, seed, memory, reason }, laneOf(row))
    } catch {
      if (reason === 'offer') return { action: undefined, memory }
      // A bot always answers: whatever went wrong in its thread, it plays something legal.
      const choice = choiceOf(choices(game, live.state), seat) ?? {}
      return { action: steadyAction(game, live.state, seat, choice), memory }
    } finally {
      stop()
    }
  }

  /** True if there may be more to do at once. */
  const runOne = async (match: string): Promise<boolean> => {
    const table = await repository.load(match)
    const bot = next(table)
    if (!bot || bot.from > system.now()) return false
    if (isStopped) throw new Error('This process ends; another goes on.')
    const started = requireRunning(table)
    const decision = await decide(started, bot)
    const { action } = decision
    if (!action) {
      leaveOpen(started, bot.seat)
      return true
    }
    await repository.change(match, (now, time) =>
      isStillDue(now, started.seq, action) ? changeForBot(requireRunning(now), action, decision, time) : undefined,
    )
    return isPlayedOn(table.row)
  }

  const runAll = async (match: string): Promise<'done' | 'more'> => {
    const end = system.now() + LONGEST_RUN_MS
    try {
      do {
        calledMeanwhile.delete(match)
        while (await runOne(match)) if (system.now() >= end) return 'more'
      } while (calledMeanwhile.has(match))
      return 'done'
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
    dueAt: table => next(table)?.from,
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

/** Threads are shared among the addresses tables were opened from, and among the hosts of each. */
export const laneOf = ({ origin, host }: MatchRow): Lane => [origin ?? host, host]

/** Tables without a person play only while somebody watches, or for a tournament. */
export function hasPerson({ seats }: Pick<MatchRow, 'seats'>): boolean {
  return seats.some(({ kind }) => kind === 'account')
}

/** Bots go on by themselves where somebody plays with them, and in a tournament. */
export function isPlayedOn(row: Pick<MatchRow, 'seats' | 'tournament'>): boolean {
  return hasPerson(row) || row.tournament !== null
}

/** The bot still plays the seat, and its question is the one it has decided about: what others did beside it doesn't matter. */
function isStillDue(now: TableState, decidedAt: number, action: Action): boolean {
  const { status, paused, seats } = now.row
  if (status !== 'running' || paused || seats[action.seat]?.kind !== 'bot') return false
  return isStarted(now) && !isStale(now, action, decidedAt)
}

/** People who were asked something keep their time to answer it, although the bot had already begun to think. */
function changeForBot(table: StartedTable, action: Action, decision: BotDecision, now: number): TableChange {
  const change = withNotes(table, changeForAction(table, action, now), decision)
  const isOpen = botsActFrom(table.row) > now && change.row.status === 'running'
  return isOpen ? { ...change, row: { ...change.row, proposal: table.row.proposal } } : change
}

/**
 * Stores with the action whether the bot was hurried, and what it remembers, if that has changed; a memory that has grown too
 * large is not stored.
 */
function withNotes(table: StartedTable, change: TableChange, { memory, hurried }: BotDecision): TableChange {
  const { event } = change
  if (event?.kind !== 'act') return change
  const written = JSON.stringify(memory)
  const isNew = written !== JSON.stringify(memoryOf(table, event.action.seat)) && written.length <= LARGEST_MEMORY
  return { ...change, event: { ...event, ...(isNew ? { memory } : {}), ...(hurried ? { hurried } : {}) } }
}

/** In characters, as it is written. */
const LARGEST_MEMORY = 4_096

type TurnRow = Pick<MatchRow, 'status' | 'paused' | 'waiting' | 'seats' | 'clock' | 'proposal'>

/** The first bot the table waits for. */
export function nextBot(row: TurnRow): BotSeat | undefined {
  if (row.status !== 'running' || row.paused) return undefined
  for (const seat of row.waiting) {
    const bot = row.seats[seat]
    if (bot?.kind === 'bot') return { seat, bot, from: botsActFrom(row), reason: 'asked' }
  }
  return undefined
}

/** Until when bots, and standing orders, wait for the answer to a proposal. */
export function botsActFrom({ clock, proposal }: Pick<MatchRow, 'clock' | 'proposal'>): number {
  if (!proposal) return 0
  return proposal.at + (clock.kind === 'days' ? ANSWER_WITHIN_MS.days : ANSWER_WITHIN_MS.live)
}
