// Sessions of browsers: how one begins with a cookie, what it is told of itself, and how others end.

import type { Session } from '@ludoteka/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredAccount } from '../store/types.ts'
import { COOKIE, openSession, SESSION_DAYS, SESSION_ENDED, sessionHashOf } from './auth.ts'
import type { Asker, Context } from './context.ts'

export function sessionOf({ id, name, kind, language, login }: StoredAccount): Session {
  return { account: { id, name, kind }, language, ...(login === null ? {} : { login }) }
}

export async function giveCookie(
  { core, config }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
): Promise<void> {
  const secret = await openSession(account, core.store, config.ports)
  reply.setCookie(COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https' || config.origins.some(origin => origin.startsWith('https:')),
    maxAge: SESSION_DAYS * 86_400,
  })
}

/** Signs an account out everywhere but where it asks from; answers in how many places. */
export async function endOthers(context: Context, request: Asker, account: string): Promise<number> {
  const ended = await context.core.store.deleteSessionsOf(account, sessionHashOf(request.headers))
  tellEnded(context, ended)
  return ended.length
}

/** Wherever their sockets are, they are closed. */
export function tellEnded({ core }: Context, sessions: readonly string[]): void {
  for (const session of sessions) core.bus.publish(SESSION_ENDED, session)
}
