// The server's interface for moderation, as the page uses it.

import type { AccountPage, AuditPage, BanList, BlockList, NewBan, NewReport, ReportPage } from '@ludoteka/protocol'
import { ask, call } from '../api.ts'

export const muteAt = (match: string, account: string, on: boolean): Promise<unknown> =>
  call('POST', `/matches/${match}/mute`, { account, on })
export const removeFrom = (match: string, account: string): Promise<unknown> =>
  call('POST', `/matches/${match}/remove`, { account })

export const blocks = (): Promise<BlockList> => ask(({ blockList }) => blockList, 'GET', '/blocks')
export const block = (account: string): Promise<unknown> => call('POST', '/blocks', { account })
export const unblock = (account: string): Promise<unknown> => call('DELETE', `/blocks/${account}`)
export const report = (about: NewReport): Promise<unknown> => call('POST', '/reports', about)

/** Those before the one with that id, or the newest. */
export const openReports = async (before?: number): Promise<ReportPage['reports']> =>
  (await ask(({ reportPage }) => reportPage, 'GET', `/admin/reports?${query({ list: 'open', before })}`)).reports
export const closeReport = (id: number): Promise<unknown> => call('POST', `/admin/reports/${id}/close`, {})
export const findAccounts = (find: string): Promise<AccountPage> =>
  ask(({ accountPage }) => accountPage, 'GET', `/admin/accounts?${new URLSearchParams({ find })}`)
export const bans = (): Promise<BanList> => ask(({ banList }) => banList, 'GET', '/admin/bans')
export const ban = (wanted: NewBan): Promise<unknown> => call('POST', '/admin/bans', wanted)
export const liftBan = (id: number): Promise<unknown> => call('DELETE', `/admin/bans/${id}`)
export const closeTable = (match: string): Promise<unknown> => call('POST', `/admin/matches/${match}/close`, {})
export const audit = async (before?: number): Promise<AuditPage['entries']> =>
  (await ask(({ auditPage }) => auditPage, 'GET', `/admin/audit?${query({ before })}`)).entries

function query(values: Readonly<Record<string, string | number | undefined>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )
}
