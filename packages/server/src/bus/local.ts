// The bus of a single process.

import { topicListeners } from './listeners.ts'
import type { Bus } from './types.ts'

export function localBus(): Bus {
  const listeners = topicListeners()
  return {
    publish(topic, message) {
      // Later, as it would come from another process: a publisher never runs a listener's code.
      setImmediate(() => listeners.emit(topic, message))
    },
    subscribe: (topic, listener) => listeners.add(topic, listener),
    isConnected: true,
    async close() {
      listeners.clear()
    },
  }
}
