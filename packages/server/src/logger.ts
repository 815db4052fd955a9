// The log: structured lines without secrets.

import { type Logger, pino } from 'pino'

export function openLogger(level: string): Logger {
  return pino({ level, serializers: { req: loggedRequest } }, pino.destination(2))
}

/** Links to seats are secrets, so logs must not keep them. */
export function loggedRequest(request: { readonly method: string; readonly url: string; readonly ip?: string }) {
  const url = request.url.replace(/\/(invites|join)\/[^/?]+/, '/$1/…')
  return { method: request.method, url, ip: request.ip }
}
