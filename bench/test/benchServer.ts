// A server of the bench in a process of its own; bundled by the test that uses it.

import { serveBench } from '../src/server/child.ts'

await serveBench({
  storeThread: new URL('./store.mjs', import.meta.url),
  botWorker: new URL('./bot.mjs', import.meta.url),
})
