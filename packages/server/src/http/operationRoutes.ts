// What operators ask for: health and metrics. A worker, which serves nothing else, has its metrics on a port of their own.

import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Fastify from 'fastify'
import { z } from 'zod'
import { refuse } from '../problem.ts'
import type { Metrics } from '../telemetry.ts'
import type { App, Context } from './context.ts'
import { answerProblem } from './errors.ts'

export function operationRoutes(app: App, { services, config }: Context): void {
  const quiet = { logLevel: 'warn', config: { rateLimit: false } } as const
  app.get(
    '/healthz',
    {
      ...quiet,
      schema: {
        tags: ['operation'],
        summary: 'Alive, and writes are stored',
        response: { 200: z.object({ ok: z.boolean() }) },
      },
    },
    async () => {
      const problem = services.health.problem() // known from the work itself: a question to a silent database would wait
      return problem === undefined ? { ok: true } : refuse('unavailable', problem)
    },
  )
  // A site that is published is reached through something, which may hide who asks.
  const isPublished = config.origins.some(origin => !isLoopback(new URL(origin).hostname))
  const access = { token: config.metricsToken, isPublished }
  app.get('/metrics', { ...quiet, schema: { hide: true } }, metricsHandler(services.metrics, access))
}

type MetricsAccess = { readonly token: string | undefined; readonly isPublished: boolean }

/** Answers `GET /metrics`. */
function metricsHandler({ registry }: Metrics, { token, isPublished }: MetricsAccess) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const { headers, socket } = request.raw
    if (token !== undefined) {
      if (!isEqualInConstantTime(headers.authorization ?? '', `Bearer ${token}`)) {
        reply.header('www-authenticate', 'Bearer')
        refuse('not-signed-in', 'The metrics can be read only with their token.')
      }
    } else if (isPublished || wasForwarded(headers) || !isLoopback(socket.remoteAddress ?? ''))
      refuse('not-found', 'There is no such page.')
    reply.type(registry.contentType)
    return registry.metrics()
  }
}

/** In constant time: takes as long wherever the first difference is. */
function isEqualInConstantTime(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

/** Behind a proxy on this machine every request seems to come from it, so forwarded requests never count as its own. */
function wasForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some(name => /^(forwarded|via|x-real-ip|x-forwarded-.*)$/.test(name))
}

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/** Of this machine. Addresses of private networks don't count: the host of a container and translating routers give them to everybody. */
export function isLoopback(host: string): boolean {
  const address = host === 'localhost' ? '127.0.0.1' : host.replace(/^\[(.*)\]$/, '$1')
  return LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

type MetricsServerConfig = { readonly host: string; readonly port: number; readonly token: string | undefined }

export async function openMetricsServer(
  metrics: Metrics,
  { host, port, token }: MetricsServerConfig,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const app = Fastify({ forceCloseConnections: true })
  app.setErrorHandler(answerProblem(() => undefined))
  app.get('/metrics', metricsHandler(metrics, { token, isPublished: false }))
  const url = await app.listen({ host, port })
  return {
    url,
    async close() {
      await app.close()
    },
  }
}
