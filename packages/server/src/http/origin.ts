// Where requests come from: whether a browser page of ours sent them, and the address behind a proxy.

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { normalizeIP } from '@fastify/rate-limit'
import { refuse } from '../problem.ts'

type OriginConfig = { readonly origins: readonly string[]; readonly trustProxy: boolean }

/** Programs send no origin; a page must be one of ours. */
export function isOwnOrigin(headers: IncomingHttpHeaders, { origins }: OriginConfig): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (origins.length > 0) return origins.includes(origin)
  return hostOf(origin) === host
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/**
 * For requests, the same as `addressOf` for sockets: of the forwarded addresses only the one the nearest proxy has added
 * counts, because whatever stands before it was sent by the client.
 */
export function isNearestProxy(_address: string, hop: number): boolean {
  return hop === 0
}

/** The address key of a socket: from the nearest proxy, where one is trusted. */
export function socketAddressKey({ headers, socket }: IncomingMessage, { trustProxy }: OriginConfig): string {
  const forwarded = headers['x-forwarded-for']
  const seen = trustProxy && forwarded !== undefined ? String(forwarded).split(',').at(-1)?.trim() : undefined
  return addressKey(seen || socket.remoteAddress || '')
}

/** As whom an address is counted: of IPv6 a customer is given a whole network, and could use another address each time. */
export function addressKey(address: string): string {
  return normalizeIP(address, 64)
}

/** The largest network one customer is commonly given, with room for 65,536 of those that count as one address; of IPv4 the address. */
export function networkKey(address: string): string {
  return normalizeIP(address, 48)
}

/** The page's origin as the browser shows it, for passkeys. */
export function pageOrigin(headers: IncomingHttpHeaders, protocol: string, { origins }: OriginConfig): string {
  const { origin } = headers
  if (origin !== undefined && (origins.length === 0 || origins.includes(origin))) return origin
  const own = origins[0] ?? `${protocol}://${headers.host}`
  return URL.canParse(own) ? own : refuse('bad-request', 'The header Host names no host.')
}
