// Tables nobody comes back to are closed: a few at a time, so that any number of them is in nobody's way.

import { problemOf } from '../problem.ts'
import type { IdleSince, Store } from '../store/types.ts'
import type { System } from '../system.ts'
import { closeIfIdle } from './lobby.ts'
import type { TableRepository } from './repository.ts'

/** How long nothing may change at an open table, and at a running one that no clock ends. */
export type IdleLimits = { readonly openMs: number; readonly runningMs: number }

export type IdleTablesConfig = {
  readonly store: Pick<Store, 'idleMatches'>
  readonly repository: Pick<TableRepository, 'change'>
  readonly system: Pick<System, 'now' | 'freshId'>
  readonly limits: IdleLimits
  /** At so many matches one look is taken. */
  readonly most?: number
  onError(error: unknown): void
}

const MATCHES_PER_CALL = 200

/** Each call goes on where the last one ended, and from the end to the beginning. */
export function idleTableCloser({
  store,
  repository,
  system,
  limits,
  most = MATCHES_PER_CALL,
  onError,
}: IdleTablesConfig): () => Promise<void> {
  // It begins anywhere: processes that are started often would always look at the same ones.
  let after = system.freshId()

  const close = async (id: string, until: IdleSince): Promise<void> => {
    try {
      await repository.change(id, table => closeIfIdle(table, until))
    } catch (error) {
      // A match under rules that this server does not have is left as it is.
      if (problemOf(error).error === 'internal') onError(error)
    }
  }

  return async () => {
    const now = system.now()
    const until = { open: now - limits.openMs, running: now - limits.runningMs }
    const { ids, next = '' } = await store.idleMatches(until, after, most)
    for (const id of ids) await close(id, until)
    after = next
  }
}
