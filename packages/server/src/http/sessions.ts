// Sessions: who is asking (the cookie of a browser or the token of a program), and how a session begins and ends.

import type { IncomingHttpHeaders } from 'node:http'
import type { Session } from '@ludoteka/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Store, StoredAccount } from '../store/store.ts'
import { hashOf, type System } from '../system.ts'
import type { Context, HasHeaders } from './context.ts'

export const COOKIE = 'ludoteka'
const COOKIE_PATTERN = /(?:^|;\s*)ludoteka=([A-Za-z0-9_-]{20,100})(?:;|$)/
/** Browsers keep no cookie longer. */
const SESSION_DAYS = 400
const DAY = 86_400_000

export function secretOf({ authorization, cookie }: IncomingHttpHeaders): string | undefined {
  const token = /^Bearer ([A-Za-z0-9_-]{20,100})$/.exec(authorization ?? '')?.[1]
  return token ?? COOKIE_PATTERN.exec(cookie ?? '')?.[1]
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

export function sessionOf({ id, name, kind, language, login }: StoredAccount): Session {
  return { account: { id, name, kind }, language, ...(login === null ? {} : { login }) }
}

export async function startSession(
  { services, config }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
  start: SessionStart,
): Promise<void> {
  const secret = await openSession(account, services.store, config.system, start)
  reply.setCookie(COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https' || config.origins.some(origin => origin.startsWith('https:')),
    maxAge: SESSION_DAYS * 86_400,
  })
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
