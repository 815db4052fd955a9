// The bus of a single process.

import { listeners } from './listeners.ts'
import type { Bus } from './types.ts'

export function localBus(): Bus {
  const known = listeners()
  return {
    publish(topic, message) {
      // Later, as it would come from another process: a publisher never runs a listener's code.
      setImmediate(() => known.tell(topic, message))
    },
    subscribe: (topic, listener) => known.add(topic, listener),
    isConnected: true,
    async close() {
      known.clear()
    },
  }
}
