// The thread of the store: reads and writes the SQLite file, so that the server's event loop never waits for a disk.

import { parentPort, workerData } from 'node:worker_threads'
import { openSqlite } from '../sqlite/store.ts'
import type { Store } from '../store.ts'
import { type Answer, batched, type Call, failureOf } from './messages.ts'

export type ThreadData = { readonly file: string }

export function serveStore({ file }: ThreadData = workerData): void {
  const open = openStoreOrThrow(file)
  const answer = batched<Answer>(answers => parentPort?.postMessage(answers))
  const run = async ({ id, method, args }: Call): Promise<void> => {
    try {
      const store = open()
      const given = typeof args === 'string' ? JSON.parse(args) : args
      answer({ id, value: await Reflect.apply(store[method], store, given) })
    } catch (error) {
      answer({ id, failure: failureOf(error) })
    }
  }
  parentPort?.on('message', (calls: readonly Call[]) => {
    for (const call of calls) void run(call)
  })
}

/** A file that can't be opened is reported to the callers, not thrown in a thread that nobody listens to. */
function openStoreOrThrow(file: string): () => Store {
  try {
    const store = openSqlite(file)
    return () => store
  } catch (error) {
    return () => {
      throw error
    }
  }
}
