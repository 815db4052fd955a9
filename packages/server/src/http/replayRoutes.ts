// Replays over HTTP: the positions of a match, and a finished match as a file. Both play the whole match again.

import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import { matchOf } from '@ludoteka/kernel'
import { exported, history, historyQuery, id } from '@ludoteka/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuse } from '../problem.ts'
import { historyOf } from '../table/history.ts'
import { type App, accountOrNone, type Context } from './context.ts'
import { addressKey } from './origin.ts'

const params = z.object({ id })
const tags = ['tables']

export function replayRoutes(app: App, context: Context): void {
  const { tables, workerPool } = context.services

  app.get(
    '/api/matches/:id/history',
    {
      schema: { tags, summary: 'Positions of a match', params, querystring: historyQuery, response: { 200: history } },
      config: replayLimit(context),
      onSend: compressed,
    },
    async request => {
      const me = await accountOrNone(context, request)
      return historyOf(await tables.load(request.params.id), me?.id, request.query)
    },
  )

  app.get(
    '/api/matches/:id/export',
    {
      schema: { tags, summary: 'A finished match as a file', params, response: { 200: exported } },
      config: replayLimit(context),
      onSend: compressed,
    },
    async (request, reply) => {
      const { row, live } = await tables.load(request.params.id)
      if (row.status !== 'finished' || !live) return refuse('conflict', 'Only finished matches are exported.')
      const { brought, ...match } = await workerPool.withHashes(matchOf(live))
      reply.header('content-disposition', `attachment; filename="${row.game}-${row.id}.json"`)
      return {
        ...match,
        options: Object.fromEntries(
          Object.entries(match.options).map(([key, value]) => [key, typeof value === 'object' ? [...value] : value]),
        ),
        ...(brought ? { brought: brought.map(cards => [...cards]) } : {}),
        actions: [...match.actions],
        hashes: [...(match.hashes ?? [])],
      }
    },
  )
}

/** Replaying a match takes time, so it is limited by account, and by address where there is no such session. */
function replayLimit(context: Context) {
  const keyGenerator = async (request: FastifyRequest): Promise<string> =>
    (await accountOrNone(context, request))?.id ?? addressKey(request.ip)
  return { rateLimit: { max: context.config.limits.historiesPerMinute, timeWindow: 60_000, keyGenerator } }
}

const compress = promisify(gzip)

/** Shorter answers fit into one packet anyway. */
const SHORTEST_COMPRESSED = 1_400

/**
 * Compresses a long answer for a client that accepts it. Only for answers without text that other people have chosen: from the size of
 * such an answer an eavesdropper could guess the rest.
 */
async function compressed(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < SHORTEST_COMPRESSED) return payload
  reply.header('vary', 'accept-encoding')
  if (negotiate(request.headers['accept-encoding']?.toString() ?? '', ['gzip']) === null) return payload
  reply.header('content-encoding', 'gzip')
  return compress(payload)
}
