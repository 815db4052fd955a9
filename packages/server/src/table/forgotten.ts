// Tables nobody comes back to are closed: a few at a time, so that any number of them is in nobody's way.

import type { Ports } from '../ports.ts'
import { problemOf } from '../problem.ts'
import type { Forgotten, Store } from '../store/types.ts'
import type { Desk } from './desk.ts'
import { closeForgotten } from './lobby.ts'

/** How long nothing may change at an open table, and at a running one that no clock ends. */
export type Patience = { readonly openMs: number; readonly runningMs: number }

export type SweepConfig = {
  readonly store: Pick<Store, 'forgotten'>
  readonly desk: Pick<Desk, 'change'>
  readonly ports: Pick<Ports, 'now' | 'freshId'>
  readonly patience: Patience
  /** At so many matches one look is taken. */
  readonly most?: number
  onError(error: unknown): void
}

const MOST = 200

/** Each call goes on where the last one ended, and from the end to the beginning. */
export function sweeper({ store, desk, ports, patience, most = MOST, onError }: SweepConfig): () => Promise<void> {
  // It begins anywhere: processes that are started often would always look at the same ones.
  let after = ports.freshId()

  const close = async (id: string, until: Forgotten): Promise<void> => {
    try {
      await desk.change(id, table => closeForgotten(table, until))
    } catch (error) {
      // A match under rules that this server does not have is left as it is.
      if (problemOf(error).error === 'internal') onError(error)
    }
  }

  return async () => {
    const now = ports.now()
    const until = { open: now - patience.openMs, running: now - patience.runningMs }
    const { ids, next = '' } = await store.forgotten(until, after, most)
    for (const id of ids) await close(id, until)
    after = next
  }
}
