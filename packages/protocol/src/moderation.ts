// Moderation over HTTP: what hosts and players do about each other, and what those who look after the site see and do.

import { z } from 'zod'
import { account, id } from './common.ts'
import { chatChannel } from './live.ts'
import { cleanText } from './text.ts'

/** Words for those who look after the site. */
const note = (most: number) => z.string().trim().max(most).transform(cleanText)

/** An account as it was called when something happened. */
const person = z.object({ id, name: z.string() })
export type Person = z.infer<typeof person>

/** POST /api/matches/:id/mute: by the host; `on` false takes it back. */
export const muteAtTable = z.object({ account: id, on: z.boolean().default(true) })
/** POST /api/matches/:id/remove: by the host, before the match or of somebody who watches; `on` false lets them come back. */
export const removeFromTable = z.object({ account: id, on: z.boolean().default(true) })

/** POST /api/blocks */
export const newBlock = z.object({ account: id })
/** GET /api/blocks: whom the asking account has blocked. */
export const blockList = z.object({ blocks: z.array(z.object({ account, at: z.int() })) })
export type BlockList = z.infer<typeof blockList>
/** How many people an account may block. */
export const MOST_BLOCKS = 200

export const REPORT_REASONS = ['abuse', 'spam', 'cheating', 'name', 'other'] as const
export const reportReason = z.enum(REPORT_REASONS)
export type ReportReason = z.infer<typeof reportReason>

/** POST /api/reports: about somebody at a table; the last lines that were said there are kept with it. */
export const newReport = z.object({
  match: id,
  account: id,
  reason: reportReason,
  note: note(500).default(''),
})
export type NewReport = z.input<typeof newReport>

/** A line of the chat as a report remembers it. */
export const reportedLine = z.object({ channel: chatChannel, from: person, text: z.string(), at: z.int() })
export type ReportedLine = z.infer<typeof reportedLine>

export const report = z.object({
  id: z.int(),
  at: z.int(),
  reporter: person,
  account: person,
  match: z.string(),
  reason: reportReason,
  note: z.string(),
  lines: z.array(reportedLine),
  closed: z.object({ by: person, at: z.int() }).exactOptional(),
})
export type Report = z.infer<typeof report>

/** So many reports, or entries of the record, come at once; fewer are the last. */
export const ADMIN_PAGE = 20

/** GET /api/admin/reports: newest first; to go on, `before` = the id of the last one. */
export const reportQuery = z.object({
  list: z.enum(['open', 'closed']).default('open'),
  before: z.coerce.number().int().min(1).optional(),
})
export const reportPage = z.object({ reports: z.array(report) })
export type ReportPage = z.infer<typeof reportPage>

/** POST /api/admin/bans: of an account, and of the address it was last seen at; without days for ever. */
export const newBan = z.object({
  account: id,
  address: z.boolean().default(false),
  days: z.int().min(1).max(3650).optional(),
  reason: note(200).default(''),
})
export type NewBan = z.input<typeof newBan>

export const ban = z.object({
  id: z.int(),
  account: person,
  /** Whether an address is banned with it. */
  address: z.boolean(),
  reason: z.string(),
  by: person,
  at: z.int(),
  until: z.int().exactOptional(),
})
export type Ban = z.infer<typeof ban>
/** GET /api/admin/bans: those that hold, newest first. */
export const banList = z.object({ bans: z.array(ban) })
export type BanList = z.infer<typeof banList>

export const AUDIT_ACTIONS = [
  'mute',
  'unmute',
  'remove',
  'readmit',
  'closeReport',
  'ban',
  'liftBan',
  'closeTable',
  'grantAdmin',
  'revokeAdmin',
] as const
export const auditAction = z.enum(AUDIT_ACTIONS)
export type AuditAction = z.infer<typeof auditAction>

/** What was done, by whom, about whom and at which table. */
export const auditEntry = z.object({
  id: z.int(),
  at: z.int(),
  by: person,
  action: auditAction,
  account: person.exactOptional(),
  match: z.string().exactOptional(),
  note: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** GET /api/admin/audit: newest first; to go on, `before` = the id of the last one. */
export const auditQuery = z.object({ before: z.coerce.number().int().min(1).optional() })
export const auditPage = z.object({ entries: z.array(auditEntry) })
export type AuditPage = z.infer<typeof auditPage>

/** GET /api/admin/accounts: those with this login, id or exact name. */
export const accountQuery = z.object({ find: z.string().trim().min(1).max(64) })
export const accountPage = z.object({ accounts: z.array(account.extend({ seenAt: z.int(), createdAt: z.int() })) })
export type AccountPage = z.infer<typeof accountPage>
