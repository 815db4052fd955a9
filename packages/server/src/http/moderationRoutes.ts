// Moderation over HTTP: muting and removing by hosts, blocks and reports by everybody.

import { blockList, id, MOST_BLOCKS, muteAtTable, newBlock, newReport, removeFromTable } from '@ludoteka/protocol'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { rateLimit } from '../limits.ts'
import { refuse } from '../problem.ts'
import type { StoredAccount } from '../store/store.ts'
import { shownAccount } from '../table/names.ts'
import { type App, addressHash, type Context, requireAccount } from './context.ts'

const emptyBody = z.object({})
const params = z.object({ id })
const tags = ['moderation']
const HOUR_SECONDS = 3600

export function moderationRoutes(app: App, context: Context): void {
  const { services, config, moderation } = context
  const { store } = services
  const { system, limits } = config

  const perHour = (most: number) => rateLimit({ burst: most, perSecond: most / HOUR_SECONDS })
  const reports = { ofAccount: perHour(limits.reportsPerHour), ofAddress: perHour(limits.reportsPerHourOfAddress) }
  const countReport = async (me: StoredAccount, request: FastifyRequest): Promise<void> => {
    const isAllowed = reports.ofAccount.allows(me.id) && reports.ofAddress.allows(addressHash(context, request))
    if (!isAllowed) refuse('too-many', 'That are many reports; please wait an hour.')
  }
  // Each is recorded for those who look after the site.
  const sanctions = {
    ofAccount: perHour(limits.sanctionsPerHour),
    ofAddress: perHour(limits.sanctionsPerHourOfAddress),
  }
  const requireHost = async (request: FastifyRequest): Promise<StoredAccount> => {
    const me = await requireAccount(context, request)
    const isAllowed = sanctions.ofAccount.allows(me.id) && sanctions.ofAddress.allows(addressHash(context, request))
    return isAllowed ? me : refuse('too-many', 'You have muted and removed many people; please wait an hour.')
  }

  app.post(
    '/api/matches/:id/mute',
    { schema: { tags, summary: 'The host mutes somebody', params, body: muteAtTable, response: { 200: emptyBody } } },
    async request => {
      await moderation.mute(request.params.id, await requireHost(request), request.body)
      return {}
    },
  )

  app.post(
    '/api/matches/:id/remove',
    {
      schema: {
        tags,
        summary: 'The host removes somebody',
        params,
        body: removeFromTable,
        response: { 200: emptyBody },
      },
    },
    async request => {
      await moderation.remove(request.params.id, await requireHost(request), request.body)
      return {}
    },
  )

  app.get('/api/blocks', { schema: { tags, summary: 'Whom I block', response: { 200: blockList } } }, async request => {
    const me = await requireAccount(context, request)
    const blocks = await store.blocksOf(me.id)
    const people = new Map((await store.accounts(blocks.map(({ blocked }) => blocked))).map(one => [one.id, one]))
    return {
      blocks: blocks.flatMap(({ blocked, at }) => {
        const account = people.get(blocked)
        return account ? [{ account: shownAccount(account), at }] : []
      }),
    }
  })

  app.post(
    '/api/blocks',
    { schema: { tags, summary: 'Block somebody', body: newBlock, response: { 200: emptyBody } } },
    async request => {
      const me = await requireAccount(context, request)
      const { account: blocked } = request.body
      if (blocked === me.id) refuse('conflict', 'That is you.')
      if (!(await store.addBlock({ account: me.id, blocked, at: system.now() }, MOST_BLOCKS)))
        refuse('conflict', `An account blocks at most ${MOST_BLOCKS} people.`)
      await store.removeFollow(me.id, blocked)
      return {}
    },
  )

  app.delete(
    '/api/blocks/:id',
    { schema: { tags, summary: 'Block somebody no more', params, response: { 200: emptyBody } } },
    async request => {
      const me = await requireAccount(context, request)
      await store.removeBlock(me.id, request.params.id)
      return {}
    },
  )

  app.post(
    '/api/reports',
    { schema: { tags, summary: 'Report somebody', body: newReport, response: { 201: emptyBody } } },
    async (request, reply) => {
      const me = await requireAccount(context, request)
      await countReport(me, request)
      await moderation.report(me, request.body)
      return reply.code(201).send({})
    },
  )
}
