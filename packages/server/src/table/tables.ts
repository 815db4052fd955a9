// Everything people can do at tables, once they are authenticated.

import { why } from '@ludoteka/kernel'
import type { BotLevel } from '@ludoteka/protocol'
import { type OrderRequest, seatsOf } from '@ludoteka/table'
import { refuse } from '../problem.ts'
import { hashOf } from '../system.ts'
import { requireAdmission, requireMayWatch } from './admission.ts'
import type { Cards } from './brought.ts'
import * as lobby from './lobby.ts'
import { type TableOrigin, tableOpenings } from './openings.ts'
import * as orders from './orders.ts'
import * as play from './play.ts'
import type { TableRepository } from './repository.ts'
import type { TableState } from './state.ts'
import { openTalk } from './talk.ts'

export type Tables = ReturnType<typeof openTables>

export function openTables(repository: TableRepository) {
  const { store, system, change } = repository
  const openings = tableOpenings(store)
  return {
    load: repository.load,

    /** From an origin it is refused if too many tables from there wait for players, or play with bots alone. */
    async create(account: string, wanted: lobby.TableRequest, origin?: TableOrigin): Promise<TableState> {
      const row = lobby.newRow(account, wanted, system, origin?.name, await registrationOf(account))
      if (!origin) return repository.create(row)
      return openings.open(row, origin, rank => repository.create(row, rank))
    },

    async join(id: string, account: string, wanted: lobby.SeatRequest): Promise<TableState> {
      await requireAdmission(store, (await repository.load(id)).row, account)
      const registration = await registrationOf(account)
      return change(id, (table, now) => lobby.join(table, account, wanted, now, registration))
    },

    async joinByInvite(token: string, account: string, brought?: Cards): Promise<TableState> {
      const { match, seat } = await inviteOf(token)
      await requireAdmission(store, (await repository.load(match)).row, account)
      const registration = await registrationOf(account)
      return change(match, (table, now) => lobby.joinByInvite(table, account, seat, brought, now, registration))
    },

    /** The table a link leads to, before sitting down. */
    async invitation(token: string): Promise<{ readonly table: TableState; readonly seat: string }> {
      const { match, seat } = await inviteOf(token)
      const table = await repository.load(match)
      return { table, seat: table.names[seat] ?? '' }
    },

    async leave(id: string, account: string): Promise<TableState> {
      let table = await change(id, (at, now) => lobby.leave(at, account, now))
      while (table.row.status === 'running' && seatsOf(table.row, account).length > 0) {
        table = await change(id, (at, now) => lobby.leave(at, account, now))
      }
      return table
    },

    async start(id: string, account: string, level: BotLevel, origin?: TableOrigin): Promise<TableState> {
      const startNow = (): Promise<TableState> => change(id, (table, now) => lobby.startNow(table, account, level, now))
      return origin ? openings.startWithBots((await repository.load(id)).row, origin, startNow) : startNow()
    },

    abandon: (id: string, account: string): Promise<TableState> => change(id, table => lobby.abandon(table, account)),

    /** The table of the next match; the first who asks makes it, the others sit down at it. */
    async rematch(id: string, account: string, brought?: Cards): Promise<TableState> {
      const before = await repository.load(id)
      const registration = await registrationOf(account)
      if (before.row.rematch === null) {
        const row = lobby.rematchRow(before, account, brought, system, registration)
        const made = await openings.begin(row, rank => repository.create(row, rank))
        const { row: after } = await change(id, table =>
          table.row.rematch === null ? { row: { rematch: row.id } } : undefined,
        )
        if (after.rematch === row.id) return made
        await change(row.id, table => lobby.abandon(table, account)) // somebody else was faster
      }
      const next = (await repository.load(id)).row.rematch ?? refuse('conflict', 'There is no rematch.')
      if (seatsOf(before.row, account).length === 0) refuse('forbidden', 'Only those who played join the rematch.')
      await requireAdmission(store, (await repository.load(next)).row, account)
      return change(next, (table, now) => lobby.joinRematch(table, before.row, account, brought, now, registration))
    },

    act: (id: string, account: string, move: play.PlayerAction): Promise<TableState> =>
      change(id, (table, now) => play.actByPlayer(table, account, move, now)),

    undo: (id: string, account: string, wanted: { seq: number; seat: string }): Promise<TableState> =>
      change(id, (table, now) => play.undoByPlayer(table, account, wanted, now)),

    resign: (id: string, account: string, seat: string): Promise<TableState> =>
      change(id, (table, now) => play.resign(table, account, seat, now)),

    offerDraw: (id: string, account: string, seat: string): Promise<TableState> =>
      change(id, (table, now) => play.offerDraw(table, account, seat, now)),

    answer: (id: string, account: string, given: play.ProposalAnswer): Promise<TableState> =>
      change(id, (table, now) => play.answerProposal(table, account, given, now)),

    pause: (id: string, account: string, on: boolean): Promise<TableState> =>
      change(id, (table, now) => play.pause(table, account, on, now)),

    giveOrder: (id: string, account: string, wanted: OrderRequest & { readonly seat: string }): Promise<TableState> =>
      change(id, (table, now) => orders.giveOrder(table, account, wanted, now)),

    cancelOrder: (
      id: string,
      account: string,
      wanted: { readonly seat: string; readonly order?: string | undefined },
    ): Promise<TableState> => change(id, table => orders.cancelOrder(table, account, wanted)),

    expire: (id: string): Promise<TableState> => change(id, play.expire),

    /** The rule that forbids an action of one's own seat. */
    async why(id: string, account: string, { seat: name, verb, arg }: Omit<play.PlayerAction, 'seq'>) {
      const table = await repository.load(id)
      const seat = play.ownSeat(table, account, name)
      const { game, live } = play.requireRunning(table)
      const refusal = why(game, live.state, arg === undefined ? { seat, verb } : { seat, verb, arg })
      return refusal ?? { rule: '', reason: 'allowed' }
    },

    say: openTalk(repository).say,

    /** Refuses a spectator whom the host has removed. */
    requireMayWatch: async (id: string, account: string | undefined): Promise<void> =>
      requireMayWatch(store, (await repository.load(id)).row, account),
  }

  async function registrationOf(account: string): Promise<lobby.Registration> {
    return (await store.account(account))?.kind === 'user' ? { registered: true } : {}
  }

  async function inviteOf(token: string): Promise<{ readonly match: string; readonly seat: number }> {
    return (await store.invited(hashOf(token))) ?? refuse('not-found', 'This link leads to no open seat.')
  }
}
