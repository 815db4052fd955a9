// A server of `ludoteka bench server`, ours or the peer's, in a process of its own.

import { serveBench } from '@ludoteka/bench/child'

await serveBench(new URL('./bot.mjs', import.meta.url))
