// Who is asking: the cookie of a browser or the token of a program.

import type { IncomingHttpHeaders } from 'node:http'
import type { Store, StoredAccount } from '../store/types.ts'
import { hashOf, type System } from '../system.ts'

export const COOKIE = 'ludoteka'
const COOKIE_PATTERN = /(?:^|;\s*)ludoteka=([A-Za-z0-9_-]{20,100})(?:;|$)/
/** Browsers keep no cookie longer. */
export const SESSION_DAYS = 400
const DAY = 86_400_000

export function secretOf({ authorization, cookie }: IncomingHttpHeaders): string | undefined {
  const token = /^Bearer ([A-Za-z0-9_-]{20,100})$/.exec(authorization ?? '')?.[1]
  return token ?? COOKIE_PATTERN.exec(cookie ?? '')?.[1]
}

/** Told on the bus with the hash of a session that was ended. */
export const SESSION_ENDED = 'session:ended'

/** Under which name the store keeps the session of whoever asks. */
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

/** A new session; the answer is its secret, which is kept nowhere else. */
export async function openSession(account: string, store: Store, system: System): Promise<string> {
  const secret = system.freshToken()
  await store.createSession(hashOf(secret), account, system.now() + SESSION_DAYS * DAY)
  return secret
}
