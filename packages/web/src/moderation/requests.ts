// The server's interface for moderation, as the page uses it.

import {
  type AccountPage,
  type AuditPage,
  accountPage,
  auditPage,
  type BanList,
  type BlockList,
  banList,
  blockList,
  type NewBan,
  type NewReport,
  type ReportPage,
  reportPage,
} from '@ludoteka/protocol'
import { ask, call } from '../api.ts'

export const muteAt = (match: string, account: string, on: boolean): Promise<unknown> =>
  call('POST', `/matches/${match}/mute`, { account, on })
export const removeFrom = (match: string, account: string): Promise<unknown> =>
  call('POST', `/matches/${match}/remove`, { account })

export const blocks = (): Promise<BlockList> => ask(blockList, 'GET', '/blocks')
export const block = (account: string): Promise<unknown> => call('POST', '/blocks', { account })
export const unblock = (account: string): Promise<unknown> => call('DELETE', `/blocks/${account}`)
export const report = (about: NewReport): Promise<unknown> => call('POST', '/reports', about)

export const openReports = (): Promise<ReportPage> => ask(reportPage, 'GET', '/admin/reports?list=open')
export const closeReport = (id: number): Promise<unknown> => call('POST', `/admin/reports/${id}/close`, {})
export const findAccounts = (find: string): Promise<AccountPage> =>
  ask(accountPage, 'GET', `/admin/accounts?${new URLSearchParams({ find })}`)
export const bans = (): Promise<BanList> => ask(banList, 'GET', '/admin/bans')
export const ban = (wanted: NewBan): Promise<unknown> => call('POST', '/admin/bans', wanted)
export const liftBan = (id: number): Promise<unknown> => call('DELETE', `/admin/bans/${id}`)
export const closeTable = (match: string): Promise<unknown> => call('POST', `/admin/matches/${match}/close`, {})
export const audit = (): Promise<AuditPage> => ask(auditPage, 'GET', '/admin/audit')
