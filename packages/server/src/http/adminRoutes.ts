// What those who look after the site see and do: reports, bans, tables, and the record of all that was done.

import {
  ADMIN_PAGE,
  accountPage,
  accountQuery,
  auditPage,
  auditQuery,
  type Ban,
  ban,
  banList,
  id,
  newBan,
  reportPage,
  reportQuery,
} from '@ludoteka/protocol'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuse } from '../problem.ts'
import type { StoredBan } from '../store/moderation.ts'
import type { StoredAccount } from '../store/store.ts'
import { type App, type Context, requireAccount } from './context.ts'

const emptyBody = z.object({})
const numbered = z.object({ id: z.coerce.number().int().min(1) })
const params = z.object({ id })
const tags = ['administration']
const LAST = Number.MAX_SAFE_INTEGER

export function adminRoutes(app: App, context: Context): void {
  const { services, config, moderation, bans } = context
  const { store } = services

  const requireAdmin = async (request: FastifyRequest): Promise<StoredAccount> => {
    const me = await requireAccount(context, request)
    return (await store.isAdmin(me.id)) ? me : refuse('forbidden', 'This is for those who look after the site.')
  }

  app.get(
    '/api/admin/reports',
    { schema: { tags, summary: 'Reports', querystring: reportQuery, response: { 200: reportPage } } },
    async request => {
      await requireAdmin(request)
      const { list, before = LAST } = request.query
      return { reports: [...(await store.reports(list, before, ADMIN_PAGE))] }
    },
  )

  app.post(
    '/api/admin/reports/:id/close',
    { schema: { tags, summary: 'A report is dealt with', params: numbered, response: { 200: emptyBody } } },
    async request => {
      await moderation.closeReport(await requireAdmin(request), request.params.id)
      return {}
    },
  )

  app.get(
    '/api/admin/bans',
    { schema: { tags, summary: 'Bans that hold', response: { 200: banList } } },
    async request => {
      await requireAdmin(request)
      return { bans: (await store.bans(config.system.now())).map(sentBan) }
    },
  )

  app.post(
    '/api/admin/bans',
    { schema: { tags, summary: 'Ban an account', body: newBan, response: { 201: ban } } },
    async (request, reply) => {
      const made = await moderation.ban(await requireAdmin(request), request.body)
      await bans.reload() // so that it counts when the answer is read
      return reply.code(201).send(sentBan(made))
    },
  )

  app.delete(
    '/api/admin/bans/:id',
    { schema: { tags, summary: 'Lift a ban', params: numbered, response: { 200: emptyBody } } },
    async request => {
      await moderation.liftBan(await requireAdmin(request), request.params.id)
      await bans.reload()
      return {}
    },
  )

  app.post(
    '/api/admin/matches/:id/close',
    { schema: { tags, summary: 'Close any table', params, response: { 200: emptyBody } } },
    async request => {
      await moderation.closeTable(await requireAdmin(request), request.params.id)
      return {}
    },
  )

  app.get(
    '/api/admin/accounts',
    { schema: { tags, summary: 'Find accounts', querystring: accountQuery, response: { 200: accountPage } } },
    async request => {
      await requireAdmin(request)
      const found = await store.findAccounts(request.query.find)
      return {
        accounts: await Promise.all(
          found.map(async ({ id: account, name, kind, createdAt }) => {
            const seenAt = (await store.lastVisit(account))?.at ?? createdAt
            return { id: account, name, kind, createdAt, seenAt }
          }),
        ),
      }
    },
  )

  app.get(
    '/api/admin/audit',
    { schema: { tags, summary: 'What was done', querystring: auditQuery, response: { 200: auditPage } } },
    async request => {
      await requireAdmin(request)
      return { entries: [...(await store.audit(request.query.before ?? LAST, ADMIN_PAGE))] }
    },
  )
}

/** Nobody needs to see what stands for an address. */
function sentBan({ address, ...rest }: StoredBan): Ban {
  return { ...rest, address: address !== null }
}
