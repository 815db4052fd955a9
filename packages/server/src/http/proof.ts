// Showing who one is. Every new way into an account needs it just now: a session alone may have been left open somewhere, or stolen.

import { verify } from '@node-rs/argon2'
import { refuse } from '../problem.ts'
import type { StoredAccount } from '../store/store.ts'
import type { Context, HasHeaders } from './context.ts'
import { sessionHashOf } from './sessions.ts'

/** How long a proof counts. */
const FRESH_MS = 10 * 60_000

/** Remembers that the person at this session has just shown who they are. */
export async function noteProof({ services, config }: Context, request: HasHeaders): Promise<void> {
  const session = sessionHashOf(request.headers)
  if (session !== undefined) await services.store.proveSession(session, config.system.now())
}

/** Refuses unless the person at this session has shown lately who they are. A guest has nothing to show it with. */
export async function requireProof(
  { services, config }: Context,
  request: HasHeaders,
  { kind }: StoredAccount,
): Promise<void> {
  if (kind === 'guest') return
  const session = sessionHashOf(request.headers)
  const provedAt = session === undefined ? null : await services.store.provedAt(session)
  if (provedAt === null || config.system.now() - provedAt > FRESH_MS)
    refuse('proof-required', 'Show first who you are, with your password or a passkey.')
}

const GUESS_WINDOW_MS = 15 * 60_000

/**
 * Checks passwords: the account this login and password belong to, if they do. Guesses are counted by login in the database, so whoever tries
 * from many addresses and at many servers gets no more of them; a right one starts the count again.
 */
export function passwordChecker(
  { services, config }: Context,
  dummyHash: Promise<string>,
): (login: string, password: string) => Promise<string | undefined> {
  const { store } = services
  const { system, limits } = config

  return async (login, password) => {
    const name = `password of ${login}`
    const now = system.now()
    if ((await store.countAttempt(name, now + GUESS_WINDOW_MS, now)) > limits.guessesPerLogin)
      refuse('too-many', 'Too many wrong passwords for this login; try again in a quarter of an hour.')
    const known = await store.passwordOf(login)
    // Without such a login the answer must take as long as for a wrong password.
    const isRight = await verify(known?.hash ?? (await dummyHash), password)
    if (!isRight || !known) return undefined
    await store.forgetAttempts(name)
    return known.account
  }
}
