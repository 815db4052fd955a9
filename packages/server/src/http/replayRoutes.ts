// Replays over HTTP: the positions of a match, earlier pages of its log, and a finished match as a file. Threads play the match again and write the answers.

import { negotiate } from '@fastify/accept-negotiator'
import { exported, history, historyQuery, id, logPage, logQuery, review } from '@ludoteka/protocol'
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
  const askerOf = askers(context)
  const { historiesPerMinute, reviewsPerMinute } = context.config.limits
  const limit = replayLimit(historiesPerMinute, askerOf)

  app.get(
    '/api/matches/:id/history',
    {
      schema: { tags, summary: 'Positions of a match', params, querystring: historyQuery, response: { 200: history } },
      config: limit,
    },
    async (request, reply) => {
      const { id: match } = request.params
      const body = await replays.history(match, await askerOf(request), request.query, acceptsGzip(request))
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
      config: limit,
    },
    async (request, reply) => {
      const { id: match } = request.params
      const body = await replays.log(match, await askerOf(request), request.query, acceptsGzip(request))
      return sendBody(reply, body)
    },
  )

  app.get(
    '/api/matches/:id/export',
    {
      schema: { tags, summary: 'A finished match as a file', params, response: { 200: exported } },
      config: limit,
    },
    async (request, reply) => {
      const { id: match } = request.params
      const { game, ...body } = await replays.exported(match, await askerOf(request), acceptsGzip(request))
      reply.header('content-disposition', `attachment; filename="${game}-${match}.json"`)
      return sendBody(reply, body)
    },
  )
  reviewRoute(app, context.services, askerOf, reviewsPerMinute)
}

function reviewRoute(app: App, { replays }: Pick<Context['services'], 'replays'>, askerOf: Askers, max: number): void {
  app.get(
    '/api/matches/:id/review',
    {
      schema: { tags, summary: 'Where a finished match turned', params, response: { 200: review } },
      config: replayLimit(max, askerOf),
    },
    async (request, reply) => {
      const { id: match } = request.params
      return sendBody(reply, await replays.review(match, await askerOf(request), acceptsGzip(request)))
    },
  )
}

export type Askers = (request: FastifyRequest) => Promise<Asker>

/** Tells who asks; a request is looked up once, for its limit and for its answer. */
export function askers(context: Context): Askers {
  const known = new WeakMap<FastifyRequest, Promise<Asker>>()
  const lookUp = async (request: FastifyRequest): Promise<Asker> => ({
    address: addressKey(request.ip),
    account: (await accountOrNone(context, request))?.id,
  })
  return request => {
    const asker = known.get(request) ?? lookUp(request)
    known.set(request, asker)
    return asker
  }
}

/** Replaying a match takes time, so it is limited by account, and by address where there is no such session. */
export function replayLimit(max: number, askerOf: Askers) {
  const keyGenerator = async (request: FastifyRequest): Promise<string> => {
    const { account, address } = await askerOf(request)
    return account ?? address
  }
  return { rateLimit: { max, timeWindow: 60_000, keyGenerator } }
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
