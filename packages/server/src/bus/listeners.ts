// Who listens to what, within one process.

import type { Json } from '@ludoteka/kernel'
import type { Listener } from './types.ts'

export type Listeners = {
  add(topic: string, listener: Listener): () => void
  emit(topic: string, message: Json): void
  clear(): void
}

export function topicListeners(): Listeners {
  const byTopic = new Map<string, Set<Listener>>()
  return {
    add(topic, listener) {
      const others = byTopic.get(topic) ?? new Set<Listener>()
      byTopic.set(topic, others)
      // A function of its own: the same listener may be added twice and leave once.
      const own: Listener = message => listener(message)
      others.add(own)
      return () => {
        others.delete(own)
        if (others.size === 0 && byTopic.get(topic) === others) byTopic.delete(topic)
      }
    },
    emit(topic, message) {
      for (const listener of [...(byTopic.get(topic) ?? [])]) listener(message)
    },
    clear() {
      byTopic.clear()
    },
  }
}
