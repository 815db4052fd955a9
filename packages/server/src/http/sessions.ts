// Sessions: who is asking (the cookie of a browser or the token of a program), and how a session begins and ends.

import type { IncomingHttpHeaders } from 'node:http'
import type { Session } from '@ludoteka/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Store, StoredAccount } from '../store/store.ts'
import { hashOf, type System } from '../system.ts'
import { shownAccount } from '../table/names.ts'
import type { Context, HasHeaders } from './context.ts'

const COOKIE = 'ludoteka'
/** On https: browsers take a cookie of this prefix from this host alone, so no other host of the domain can put its own in the place. */
const HTTPS_COOKIE = `__Host-${COOKIE}`
const COOKIE_PATTERN = /(?:^|;\s*)ludoteka=([A-Za-z0-9_-]{20,100})(?:;|$)/
const HTTPS_COOKIE_PATTERN = /(?:^|;\s*)__Host-ludoteka=([A-Za-z0-9_-]{20,100})(?:;|$)/
/** Browsers keep no cookie longer. */
const SESSION_DAYS = 400
const DAY = 86_400_000

export function secretOf({ authorization, cookie }: IncomingHttpHeaders): string | undefined {
  const token = /^Bearer ([A-Za-z0-9_-]{20,100})$/.exec(authorization ?? '')?.[1]
  // The other name is that of sites without https, and of sessions from before there were two.
  return token ?? HTTPS_COOKIE_PATTERN.exec(cookie ?? '')?.[1] ?? COOKIE_PATTERN.exec(cookie ?? '')?.[1]
}

/** Published on the bus with the hash of a session that has ended. */
export const SESSION_ENDED = 'session:ended'

/** The hash under which the store keeps the asking session. */
export function sessionHashOf(headers: IncomingHttpHeaders): string | undefined {
  const secret = secretOf(headers)
  return secret === undefined ? undefined : hashOf(secret)
}

export async function accountOf(
  headers: IncomingHttpHeaders,
  store: Store,
  system: System,
): Promise<StoredAccount | undefined> {
  const session = sessionHashOf(headers)
  return session === undefined ? undefined : store.sessionAccount(session, system.now())
}

/** Whether the person has just shown who they are. */
type SessionStart = { readonly isProved: boolean }

/** Creates a session and returns its secret, which is stored nowhere else. */
export async function openSession(
  account: string,
  store: Store,
  system: System,
  { isProved }: SessionStart = { isProved: false },
): Promise<string> {
  const secret = system.freshToken()
  const now = system.now()
  await store.createSession(hashOf(secret), account, now + SESSION_DAYS * DAY, ...(isProved ? [now] : []))
  return secret
}

export function sessionOf(account: StoredAccount): Session {
  const { language, login, hidden } = account
  return {
    account: shownAccount(account),
    language,
    ...(login === null ? {} : { login }),
    ...(hidden ? { hidden } : {}),
  }
}

export async function startSession(
  { services, config }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
  start: SessionStart,
): Promise<void> {
  sendCookie(config, request, reply, await openSession(account, services.store, config.system, start))
}

function sendCookie(config: CookieConfig, request: FastifyRequest, reply: FastifyReply, secret: string): void {
  const secure = isHttps(config, request)
  reply.setCookie(secure ? HTTPS_COOKIE : COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: SESSION_DAYS * 86_400,
  })
}

type CookieConfig = Context['config']

function isHttps({ origins }: CookieConfig, { protocol }: FastifyRequest): boolean {
  return protocol === 'https' || origins.some(origin => origin.startsWith('https:'))
}

/** Gives the cookie of a session from before there were two names the one of https. */
export function renameCookie({ config }: Context, request: FastifyRequest, reply: FastifyReply): void {
  const { authorization, cookie = '' } = request.headers
  const secret = COOKIE_PATTERN.exec(cookie)?.[1]
  if (secret === undefined || authorization !== undefined) return
  if (!isHttps(config, request) || HTTPS_COOKIE_PATTERN.test(cookie)) return
  sendCookie(config, request, reply, secret)
  reply.clearCookie(COOKIE, { path: '/' })
}

export function clearCookies(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' })
  reply.clearCookie(HTTPS_COOKIE, { path: '/', secure: true })
}

/** Ends all sessions of an account but the asking one; returns how many. */
export async function endOtherSessions(context: Context, request: HasHeaders, account: string): Promise<number> {
  const ended = await context.services.store.deleteSessionsOf(account, sessionHashOf(request.headers))
  announceEnded(context, ended)
  return ended.length
}

/** Every process closes its sockets of these sessions. */
export function announceEnded({ services }: Context, sessions: readonly string[]): void {
  for (const session of sessions) services.bus.publish(SESSION_ENDED, session)
}
