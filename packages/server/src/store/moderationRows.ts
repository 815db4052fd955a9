// Rows of moderation as they are read from either engine, and the columns they are read from.

import { type AuditEntry, auditAction, type Report, reportedLine, reportReason } from '@ludoteka/protocol'
import { z } from 'zod'
import type { Block, Sanction, StoredBan } from './moderation.ts'
import { decoder, jsonColumn } from './rows.ts'

const sanction: z.ZodType<Sanction> = z.object({ account: z.string(), kind: z.enum(['muted', 'removed']) })
const block: z.ZodType<Block> = z.object({ account: z.string(), blocked: z.string(), at: z.int() })

export const REPORT_COLUMNS = `id, at, reporter_id AS "reporterId", reporter_name AS "reporterName", account_id AS "accountId",
  account_name AS "accountName", match, reason, note, lines, closed_at AS "closedAt", closed_by_id AS "closedById",
  closed_by_name AS "closedByName"`

const report: z.ZodType<Report> = z
  .object({
    id: z.int(),
    at: z.int(),
    reporterId: z.string(),
    reporterName: z.string(),
    accountId: z.string(),
    accountName: z.string(),
    match: z.string(),
    reason: reportReason,
    note: z.string(),
    lines: jsonColumn(z.array(reportedLine)),
    closedAt: z.int().nullable(),
    closedById: z.string().nullable(),
    closedByName: z.string().nullable(),
  })
  .transform(({ reporterId, reporterName, accountId, accountName, closedAt, closedById, closedByName, ...stored }) => ({
    ...stored,
    reporter: { id: reporterId, name: reporterName },
    account: { id: accountId, name: accountName },
    ...(closedAt === null ? {} : { closed: { by: { id: closedById ?? '', name: closedByName ?? '' }, at: closedAt } }),
  }))

export const BAN_COLUMNS = `id, account_id AS "accountId", account_name AS "accountName", address, reason, by_id AS "byId",
  by_name AS "byName", at, until`

const ban: z.ZodType<StoredBan> = z
  .object({
    id: z.int(),
    accountId: z.string(),
    accountName: z.string(),
    address: z.string().nullable(),
    reason: z.string(),
    byId: z.string(),
    byName: z.string(),
    at: z.int(),
    until: z.int().nullable(),
  })
  .transform(({ accountId, accountName, byId, byName, until, ...stored }) => ({
    ...stored,
    account: { id: accountId, name: accountName },
    by: { id: byId, name: byName },
    ...(until === null ? {} : { until }),
  }))

export const AUDIT_COLUMNS = `id, at, by_id AS "byId", by_name AS "byName", action, account_id AS "accountId",
  account_name AS "accountName", match, note`

const auditEntry: z.ZodType<AuditEntry> = z
  .object({
    id: z.int(),
    at: z.int(),
    byId: z.string(),
    byName: z.string(),
    action: auditAction,
    accountId: z.string().nullable(),
    accountName: z.string().nullable(),
    match: z.string().nullable(),
    note: z.string(),
  })
  .transform(({ byId, byName, accountId, accountName, match, ...stored }) => ({
    ...stored,
    by: { id: byId, name: byName },
    ...(accountId === null ? {} : { account: { id: accountId, name: accountName ?? '' } }),
    ...(match === null ? {} : { match }),
  }))

const visit = z.object({ at: z.int(), address: z.string().nullable() })
const guest = z.object({ id: z.string(), unused: z.union([z.boolean(), z.int()]).transform(Boolean) })

export const readSanction = decoder('sanction', sanction)
export const readBlock = decoder('block', block)
export const readReport = decoder('report', report)
export const readBan = decoder('ban', ban)
export const readAuditEntry = decoder('audit entry', auditEntry)
export const readVisit = decoder('visit', visit)
export const readGuest = decoder('account', guest)
