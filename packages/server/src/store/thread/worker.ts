// The thread of the store: reads and writes the SQLite file, so that the server's event loop never waits for a disk.

import { parentPort, workerData } from 'node:worker_threads'
import { openSqlite, type SqliteStore } from '../sqlite/store.ts'
import { type Answer, type AppendCall, batched, type Call, failureOf, isAppendCall } from './messages.ts'

export type ThreadData = { readonly file: string }

export function serveStore({ file }: ThreadData = workerData): void {
  const open = openStoreOrThrow(file)
  const answer = batched<Answer>(answers => parentPort?.postMessage(answers))
  const run = async ({ id, method, args }: Call): Promise<void> => {
    try {
      const store = open()
      answer({ id, value: await Reflect.apply(store[method], store, args) })
    } catch (error) {
      answer({ id, failure: failureOf(error) })
    }
  }
  const append = async ([id, match, revision, seq, isListedAnew, text]: AppendCall): Promise<void> => {
    try {
      const isAppended = await open().appendWritten({ match, revision, seq, isListedAnew, text })
      answer(isAppended ? id : { id, value: false })
    } catch (error) {
      answer({ id, failure: failureOf(error) })
    }
  }
  parentPort?.on('message', (calls: readonly (Call | AppendCall)[]) => {
    for (const call of calls) void (isAppendCall(call) ? append(call) : run(call))
  })
}

/** A file that can't be opened is reported to the callers, not thrown in a thread that nobody listens to. */
function openStoreOrThrow(file: string): () => SqliteStore {
  try {
    const store = openSqlite(file)
    return () => store
  } catch (error) {
    return () => {
      throw error
    }
  }
}
