// A server of `ludoteka bench server`, ours or the peer's, in a process of its own.

import { serveBench } from '@ludoteka/bench/child'

await serveBench({
  storeThread: new URL('./store.mjs', import.meta.url),
  botWorker: new URL('./bot.mjs', import.meta.url),
})
