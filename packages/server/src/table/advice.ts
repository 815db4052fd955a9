// Advice to somebody who plays with bots alone: what a bot would do in their place, by what their seat may know. It takes its turn
// among the decisions of the bots, in their threads. The match says from then on that it was advised.

import type { Seat } from '@ludoteka/kernel'
import { type Advice, adviceIn, adviceQuestion, peopleAt } from '@ludoteka/table'
import type { WorkerPool } from '../bots/pool.ts'
import { refuse } from '../problem.ts'
import { laneOf } from './botTurns.ts'
import { ownSeat, requireUnpaused } from './play.ts'
import type { TableChange, TableRepository } from './repository.ts'
import type { TableState } from './state.ts'

export type Advisor = {
  /** Asked at event `seq`. */
  advise(match: string, account: string, seat: string): Promise<Advice & { readonly seq: number }>
}

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
      const { game, row, seq } = table
      const question = adviceQuestion(table, seat, repository.system.freshSeed())
      const decision = await workerPool
        .decide({ ...question, game: game.id, hasPerson: true }, laneOf(row))
        .catch(() => refuse('unavailable', 'The bot has not found an answer; please ask again.'))
      return { seq, ...adviceIn(decision, seat) }
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
  if (hasOthers || row.hotSeat || row.rated || row.tournament !== null || !hasBots)
    refuse('forbidden', 'Bots advise only those who play with bots alone.')
}
