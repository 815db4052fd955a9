// Who may read the metrics: whoever has the token; where there is none, whoever asks from this machine or its own network.

import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics.ts'
import { refuse } from '../problem.ts'

/** Answers `GET /metrics`. */
export function metricsHandler({ registry }: Metrics, token: string | undefined) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const { headers, socket } = request.raw
    if (token !== undefined) {
      if (!isEqualInConstantTime(headers.authorization ?? '', `Bearer ${token}`)) {
        reply.header('www-authenticate', 'Bearer')
        refuse('not-signed-in', 'The metrics are for whoever has their token.')
      }
    } else if (wasForwarded(headers) || !isPrivateAddress(socket.remoteAddress ?? ''))
      refuse('not-found', 'There is nothing here.')
    reply.type(registry.contentType)
    return registry.metrics()
  }
}

/** Takes the same time wherever the first difference is. */
function isEqualInConstantTime(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

/** Behind a proxy on this machine everybody seems to be on this machine, so nobody who comes through one counts as near. */
function wasForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some(name => /^(forwarded|via|x-real-ip|x-forwarded-.*)$/.test(name))
}

const PRIVATE_NETWORKS = new BlockList()
PRIVATE_NETWORKS.addSubnet('127.0.0.0', 8, 'ipv4')
PRIVATE_NETWORKS.addSubnet('10.0.0.0', 8, 'ipv4')
PRIVATE_NETWORKS.addSubnet('172.16.0.0', 12, 'ipv4')
PRIVATE_NETWORKS.addSubnet('192.168.0.0', 16, 'ipv4')
PRIVATE_NETWORKS.addAddress('::1', 'ipv6')
PRIVATE_NETWORKS.addSubnet('fc00::', 7, 'ipv6')

/** Of this machine, or of a private network. */
export function isPrivateAddress(address: string): boolean {
  return PRIVATE_NETWORKS.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
