// Packs a long answer for a client that takes it so. Only for answers that hold no word of other people's choosing: by
// the size of such a one, somebody listening could guess at the rest.

import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compress = promisify(gzip)

/** Shorter ones travel in one packet anyway. */
const SHORTEST_COMPRESSED = 1_400

export async function compressed(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < SHORTEST_COMPRESSED) return payload
  reply.header('vary', 'accept-encoding')
  if (negotiate(request.headers['accept-encoding']?.toString() ?? '', ['gzip']) === null) return payload
  reply.header('content-encoding', 'gzip')
  return compress(payload)
}
