// Replays over HTTP: the positions of a match, earlier pages of its log, and a finished match as a file. Threads play the match again and write the answers.

import { negotiate } from '@fastify/accept-negotiator'
import { exported, history, historyQuery, id, logPage, logQuery } from '@ludoteka/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Asker } from '../replays/replays.ts'
import type { ReplayBody } from '../replays/thread.ts'
import { type App, accountOrNone, type Context } from './context.ts'
import { addressKey } from './origin.ts'

const params = z.object({ id })
const tags = ['tables']

export function replayRoutes(app: App, context: Context): void {
  const { replays } = context.services

  app.get(
    '/api/matches/:id/history',
    {
      schema: { tags, summary: 'Positions of a match', params, querystring: historyQuery, response: { 200: history } },
      config: replayLimit(context),
    },
    async (request, reply) => {
      const { id: match } = request.params
      const body = await replays.history(match, await askerOf(context, request), request.query, acceptsGzip(request))
      return sendBody(reply, body)
    },
  )

  app.get(
    '/api/matches/:id/log',
    {
      schema: {
        tags,
        summary: 'Earlier entries of the log',
        params,
        querystring: logQuery,
        response: { 200: logPage },
      },
      config: replayLimit(context),
    },
    async (request, reply) => {
      const { id: match } = request.params
      const body = await replays.log(match, await askerOf(context, request), request.query, acceptsGzip(request))
      return sendBody(reply, body)
    },
  )

  app.get(
    '/api/matches/:id/export',
    {
      schema: { tags, summary: 'A finished match as a file', params, response: { 200: exported } },
      config: replayLimit(context),
    },
    async (request, reply) => {
      const { id: match } = request.params
      const { game, ...body } = await replays.exported(match, await askerOf(context, request), acceptsGzip(request))
      reply.header('content-disposition', `attachment; filename="${game}-${match}.json"`)
      return sendBody(reply, body)
    },
  )
}

/** Replaying a match takes time, so it is limited by account, and by address where there is no such session. */
function replayLimit(context: Context) {
  const keyGenerator = async (request: FastifyRequest): Promise<string> =>
    (await accountOrNone(context, request))?.id ?? addressKey(request.ip)
  return { rateLimit: { max: context.config.limits.historiesPerMinute, timeWindow: 60_000, keyGenerator } }
}

async function askerOf(context: Context, request: FastifyRequest): Promise<Asker> {
  return { address: addressKey(request.ip), account: (await accountOrNone(context, request))?.id }
}

function acceptsGzip({ headers }: FastifyRequest): boolean {
  return negotiate(headers['accept-encoding']?.toString() ?? '', ['gzip']) !== null
}

/**
 * Long answers are compressed for clients that accept it. Only answers without text that other people have chosen may be: from the size
 * of such an answer an eavesdropper could guess the rest.
 */
function sendBody(reply: FastifyReply, { bytes, isGzipped }: ReplayBody): FastifyReply {
  reply.header('vary', 'accept-encoding').type('application/json; charset=utf-8')
  if (isGzipped) reply.header('content-encoding', 'gzip')
  return reply.send(bytes)
}
