// Advice to somebody who plays with bots alone: what a bot would do in their place, by what their seat may know. It takes its turn
// among the decisions of the bots, in their threads. The match says from then on that it was advised.

import { plannedActions } from '@ludoteka/bots'
import type { Action, Arg, Seat } from '@ludoteka/kernel'
import { ADVISOR_LEVEL, peopleAt } from '@ludoteka/table'
import type { BotDecision, WorkerPool } from '../bots/pool.ts'
import { refuse } from '../problem.ts'
import { laneOf } from './botTurns.ts'
import { ownSeat, requireUnpaused } from './play.ts'
import type { TableChange, TableRepository } from './repository.ts'
import type { TableState } from './state.ts'

type Move = { readonly verb: string; readonly arg?: Arg }

/** What the bot would do now, and then, as far as it has planned; asked at event `seq`. */
export type Advice = { readonly seq: number; readonly plan: Move[] }

export type Advisor = { advise(match: string, account: string, seat: string): Promise<Advice> }

type AdvisorConfig = {
  readonly repository: Pick<TableRepository, 'change' | 'system'>
  readonly workerPool: Pick<WorkerPool, 'decide'>
}

export function openAdvisor({ repository, workerPool }: AdvisorConfig): Advisor {
  return {
    async advise(match, account, name) {
      // It is noted first, so that nobody is advised without a note.
      const table = requireUnpaused(await repository.change(match, given => noteAdvice(given, account, name)))
      const seat = askedSeat(table, account, name)
      const { game, live, row, seq } = table
      const question = { state: live.state, seat, level: ADVISOR_LEVEL, memory: {}, reason: 'asked' as const }
      const decision = await workerPool
        .decide({ ...question, game: game.id, seed: repository.system.freshSeed(), hasPerson: true }, laneOf(row))
        .catch(() => refuse('unavailable', 'The bot has not found an answer; please ask again.'))
      return { seq, plan: planIn(decision, seat) }
    },
  }
}

function noteAdvice(given: TableState, account: string, name: string): TableChange | undefined {
  const table = requireUnpaused(given)
  ownSeat(table, account, name)
  requireAlone(table, account)
  askedSeat(table, account, name)
  return table.row.advised ? undefined : { row: { advised: true } }
}

function askedSeat(table: TableState, account: string, name: string): Seat {
  const seat = ownSeat(table, account, name)
  return table.row.waiting.includes(seat) ? seat : refuse('wrong-seat', 'It is not your decision now.')
}

/** Nobody is advised against another person, at this device or away. */
function requireAlone({ row, away }: TableState, account: string): void {
  const hasOthers = peopleAt(row).length > 1 || away.some(other => other !== undefined && other !== account)
  const hasBots = row.seats.some(({ kind }) => kind === 'bot')
  if (hasOthers || row.hotSeat || row.rated || !hasBots)
    refuse('forbidden', 'Bots advise only those who play with bots alone.')
}

function planIn({ action, memory }: BotDecision, seat: Seat): Move[] {
  const moves = action ? [action, ...plannedActions(memory, seat)] : []
  return moves.map(({ verb, arg }: Action) => (arg === undefined ? { verb } : { verb, arg }))
}
