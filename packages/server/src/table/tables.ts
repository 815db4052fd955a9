// Everything people can do at tables, once they are authenticated.

import { why } from '@ludoteka/kernel'
import type { BotLevel, ChatChannel, logQuery } from '@ludoteka/protocol'
import { type LogPage, seatsOf } from '@ludoteka/table'
import type { z } from 'zod'
import { refuse } from '../problem.ts'
import { hashOf } from '../system.ts'
import type { Cards } from './brought.ts'
import * as lobby from './lobby.ts'
import * as play from './play.ts'
import type { TableRepository } from './repository.ts'
import { isStarted, type TableState } from './state.ts'
import { viewedSeats } from './views.ts'

type ChatMessage = { readonly channel: ChatChannel; readonly text: string }

type LogQuery = z.infer<typeof logQuery>

export type Tables = ReturnType<typeof openTables>

export function openTables(repository: TableRepository) {
  const { store, system, change } = repository
  return {
    load: repository.load,

    create: (account: string, wanted: lobby.TableRequest): Promise<TableState> =>
      repository.create(lobby.newRow(account, wanted, system)),

    join: (id: string, account: string, wanted: lobby.SeatRequest): Promise<TableState> =>
      change(id, (table, now) => lobby.join(table, account, wanted, now)),

    async joinByInvite(token: string, account: string, brought?: Cards): Promise<TableState> {
      const { match, seat } = await inviteOf(token)
      return change(match, (table, now) => lobby.joinByInvite(table, account, seat, brought, now))
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

    start: (id: string, account: string, level: BotLevel): Promise<TableState> =>
      change(id, (table, now) => lobby.startNow(table, account, level, now)),

    abandon: (id: string, account: string): Promise<TableState> => change(id, table => lobby.abandon(table, account)),

    /** The table of the next match; the first who asks makes it, the others sit down at it. */
    async rematch(id: string, account: string, brought?: Cards): Promise<TableState> {
      const before = await repository.load(id)
      if (before.row.rematch === null) {
        const row = lobby.rematchRow(before, account, brought, system)
        const made = await repository.create(row)
        const { row: after } = await change(id, table =>
          table.row.rematch === null ? { row: { rematch: row.id } } : undefined,
        )
        if (after.rematch === row.id) return made
        await change(row.id, table => lobby.abandon(table, account)) // somebody else was faster
      }
      const next = (await repository.load(id)).row.rematch ?? refuse('conflict', 'There is no rematch.')
      if (seatsOf(before.row, account).length === 0) refuse('forbidden', 'Only those who played join the rematch.')
      return change(next, (table, now) => lobby.joinRematch(table, before.row, account, brought, now))
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

    expire: (id: string): Promise<TableState> => change(id, play.expire),

    /** The rule that forbids an action of one's own seat. */
    async why(id: string, account: string, { seat: name, verb, arg }: Omit<play.PlayerAction, 'seq'>) {
      const table = await repository.load(id)
      const seat = play.ownSeat(table, account, name)
      const { game, live } = play.requireRunning(table)
      const refusal = why(game, live.state, arg === undefined ? { seat, verb } : { seat, verb, arg })
      return refusal ?? { rule: '', reason: 'allowed' }
    },

    /** The log of earlier events, as the account may read it: from its seats, from one of them, or as a spectator. */
    async earlierLog(id: string, account: string | undefined, { before, seat }: LogQuery): Promise<LogPage> {
      const table = await repository.load(id)
      if (!isStarted(table)) return { entries: [], earlier: false }
      return repository.earlierLog(table, viewedSeats(table, account, seat), before)
    },

    /** Players' lines are for all; spectators talk among themselves while the match runs. */
    async say(id: string, account: string, { channel, text }: ChatMessage): Promise<void> {
      const { row } = await repository.load(id)
      const { name } = (await store.account(account)) ?? refuse('not-signed-in', 'There is no such account.')
      const plays = seatsOf(row, account).length > 0
      if (channel === 'players' && !plays && row.host !== account) refuse('forbidden', 'Only players write here.')
      if (channel === 'spectators' && plays && row.status === 'running')
        refuse('forbidden', 'Players can not write to the spectators during the match.')
      await store.addChat(id, { channel, from: { id: account, name }, text, at: system.now() })
    },
  }

  async function inviteOf(token: string): Promise<{ readonly match: string; readonly seat: number }> {
    return (await store.invited(hashOf(token))) ?? refuse('not-found', 'This link leads to no open seat.')
  }
}
