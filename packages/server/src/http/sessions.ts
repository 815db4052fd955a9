// Sessions of browsers: how one begins with a cookie, what it is told of itself, and how others end.

import type { Session } from '@ludoteka/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredAccount } from '../store/types.ts'
import { COOKIE, openSession, SESSION_DAYS, SESSION_ENDED, sessionHashOf } from './auth.ts'
import type { Context, HasHeaders } from './context.ts'

export function sessionOf({ id, name, kind, language, login }: StoredAccount): Session {
  return { account: { id, name, kind }, language, ...(login === null ? {} : { login }) }
}

export async function startSession(
  { services, config }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
): Promise<void> {
  const secret = await openSession(account, services.store, config.system)
  reply.setCookie(COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https' || config.origins.some(origin => origin.startsWith('https:')),
    maxAge: SESSION_DAYS * 86_400,
  })
}

/** Signs an account out everywhere but where it asks from; answers in how many places. */
export async function endOtherSessions(context: Context, request: HasHeaders, account: string): Promise<number> {
  const ended = await context.services.store.deleteSessionsOf(account, sessionHashOf(request.headers))
  announceEnded(context, ended)
  return ended.length
}

/** Wherever their sockets are, they are closed. */
export function announceEnded({ services }: Context, sessions: readonly string[]): void {
  for (const session of sessions) services.bus.publish(SESSION_ENDED, session)
}
