// What hosts do about people at their tables, what players report, and what those who look after the site do about it.

import type { AuditEntry, NewBan, Person, Report, ReportReason } from '@ludoteka/protocol'
import { peopleAt, seatsOf } from '@ludoteka/table'
import { z } from 'zod'
import type { Bus } from '../bus/bus.ts'
import { SESSION_ENDED } from '../http/sessions.ts'
import { refuse } from '../problem.ts'
import type { Sanction, StoredBan } from '../store/moderation.ts'
import type { MatchRow, StoredAccount } from '../store/store.ts'
import { closeTable, leave } from '../table/lobby.ts'
import { replaceWithBot } from '../table/play.ts'
import type { TableRepository } from '../table/repository.ts'
import type { TableState } from '../table/state.ts'
import { linesFor } from '../table/talk.ts'
import { BANS_CHANGED } from './bans.ts'

/** Published with a match and an account whose sockets there must be closed. */
export const REMOVED = 'table:removed'

const removal = z.object({ match: z.string(), account: z.string() })

export function readRemoval(message: unknown): z.infer<typeof removal> | undefined {
  return removal.safeParse(message).data
}

/** So many of the last lines of a table are remembered with a report. */
const REPORTED_LINES = 50
const DAY = 86_400_000

type SanctionRequest = { readonly account: string; readonly on: boolean }
type ReportRequest = {
  readonly match: string
  readonly account: string
  readonly reason: ReportReason
  readonly note: string
}

export type Moderation = ReturnType<typeof openModeration>

export function openModeration(repository: TableRepository, bus: Pick<Bus, 'publish'>) {
  const { store, system, load, change } = repository

  const personOf = async (id: string): Promise<StoredAccount> =>
    (await store.account(id)) ?? refuse('not-found', 'There is no such account.')
  const record = (entry: Omit<AuditEntry, 'id' | 'at'>): Promise<void> =>
    store.addAuditEntry({ ...entry, at: system.now() })

  /** The table, if it is the asking account's to decide about that person. */
  const hostedTable = async (match: string, host: string, account: string): Promise<TableState> => {
    const table = await load(match)
    if (table.row.host !== host) refuse('forbidden', 'Only the host decides that.')
    if (account === host) refuse('conflict', 'That is you.')
    return table
  }

  return {
    /** Whoever is muted can not write at this table. */
    async mute(match: string, host: StoredAccount, { account, on }: SanctionRequest): Promise<TableState> {
      const table = await hostedTable(match, host.id, account)
      const muted = named(await personOf(account))
      await store.setSanction(match, { account, kind: 'muted' }, on, system.now())
      await record({ by: named(host), action: on ? 'mute' : 'unmute', account: muted, match, note: '' })
      return table
    },

    /** Whoever is removed neither sits nor watches here. A match that has begun is played by those who began it. */
    async remove(match: string, host: StoredAccount, { account, on }: SanctionRequest): Promise<TableState> {
      const { row } = await hostedTable(match, host.id, account)
      const removed = named(await personOf(account))
      if (on && row.status !== 'open' && seatsOf(row, account).length > 0)
        refuse('conflict', 'The match has begun; nobody who plays can be removed.')
      await store.setSanction(match, { account, kind: 'removed' }, on, system.now())
      await record({ by: named(host), action: on ? 'remove' : 'readmit', account: removed, match, note: '' })
      if (!on) return load(match)
      const table = await change(match, (at, now) => (at.row.status === 'open' ? leave(at, account, now) : undefined))
      bus.publish(REMOVED, { match, account })
      return table
    },

    /** For the host: who is muted and removed. */
    async sanctionsFor({ id, host }: MatchRow, account: string | undefined): Promise<readonly Sanction[]> {
      return host === account ? store.sanctionsAt(id) : []
    },

    async report(reporter: StoredAccount, { match, account, reason, note }: ReportRequest): Promise<void> {
      if (account === reporter.id) refuse('conflict', 'That is you.')
      const table = await load(match)
      // Private talk is read by nobody else, not even here.
      const lines = linesFor(await store.chat(match, 0), table, reporter.id).filter(line => line.channel !== 'private')
      const there = [table.row.host, ...peopleAt(table.row), ...table.away, ...lines.map(({ from }) => from.id)]
      if (!there.includes(account)) refuse('conflict', 'This person has neither played nor written at this table.')
      const isNew = await store.addReport({
        at: system.now(),
        reporter: named(reporter),
        account: named(await personOf(account)),
        match,
        reason,
        note,
        lines: lines.slice(-REPORTED_LINES).map(({ channel, from, text, at }) => ({ channel, from, text, at })),
      })
      if (!isNew) refuse('conflict', 'You have reported this already; somebody will look at it.')
    },

    async closeReport(admin: StoredAccount, id: number): Promise<Report> {
      const report = await store.closeReport(id, named(admin), system.now())
      if (!report) return refuse('not-found', 'There is no such open report.')
      const { account, match } = report
      await record({ by: named(admin), action: 'closeReport', account, match, note: `report ${id}` })
      return report
    },

    async ban(admin: StoredAccount, { account, address, days, reason = '' }: NewBan): Promise<StoredBan> {
      const banned = await personOf(account)
      if (await store.isAdmin(account)) refuse('conflict', 'Admins can not be banned.')
      const now = system.now()
      const ban = await store.addBan({
        account: named(banned),
        address: address ? ((await store.lastVisit(account))?.address ?? null) : null,
        reason,
        by: named(admin),
        at: now,
        ...(days === undefined ? {} : { until: now + days * DAY }),
      })
      const note = [days === undefined ? 'for ever' : `${days} days`, ...(ban.address ? ['address'] : []), reason]
      await record({ by: named(admin), action: 'ban', account: ban.account, note: note.filter(Boolean).join(', ') })
      for (const { id } of await store.botsOf(account))
        for (const session of await store.revokeBot(id, account, now)) bus.publish(SESSION_ENDED, session)
      bus.publish(BANS_CHANGED, account)
      for (const match of await store.currentMatchesOf(account)) await vacateSeats(match, account)
      return ban
    },

    async liftBan(admin: StoredAccount, id: number): Promise<void> {
      const ban = await store.liftBan(id, system.now())
      if (!ban) return refuse('not-found', 'There is no such ban.')
      await record({ by: named(admin), action: 'liftBan', account: ban.account, note: '' })
      bus.publish(BANS_CHANGED, ban.account.id)
    },

    async closeTable(admin: StoredAccount, match: string): Promise<void> {
      await change(match, ({ row }) =>
        row.status === 'open' || row.status === 'running' ? closeTable(row) : refuse('over', 'This table is closed.'),
      )
      await record({ by: named(admin), action: 'closeTable', match, note: '' })
    },
  }

  /** Nobody waits for somebody who may not come: open seats are free again, bots play on at running tables with other people. */
  async function vacateSeats(match: string, account: string): Promise<void> {
    await change(match, ({ row }) => (row.status === 'open' && row.host === account ? closeTable(row) : undefined))
    await change(match, (table, now) => (table.row.status === 'open' ? leave(table, account, now) : undefined))
    for (;;) {
      const { row } = await load(match)
      const [seat] = seatsOf(row, account)
      if (seat === undefined || row.status !== 'running' || peopleAt(row).length < 2) return
      await change(match, (table, now) =>
        table.row.status === 'running' && seatsOf(table.row, account).includes(seat)
          ? replaceWithBot(table, seat, now)
          : undefined,
      )
    }
  }
}

function named({ id, name }: Person): Person {
  return { id, name }
}
