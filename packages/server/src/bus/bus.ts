// The bus carries messages between server processes (event numbers, chat, presence) and never the data itself. Here: its interface and
// the bus of a single process.

import type { Json } from '@ludoteka/kernel'
import type { PostgresOptions } from '../store/postgres/settings.ts'

type Listener = (message: Json) => void

/** Of what happens at a match. */
export const matchTopic = (match: string): string => `match ${match}`

export type Bus = {
  /** Calls every listener of the topic, also in this process. Messages are small; a large one throws. */
  publish(topic: string, message: Json): void
  /** Returns the function that unsubscribes. */
  subscribe(topic: string, listener: Listener): () => void
  /** False while no messages reach or come from other processes. */
  readonly isConnected: boolean
  close(): Promise<void>
}

/** Published in a process whose connection was lost and is back: messages may have been missed, so load again. */
export const RECONNECTED = 'bus:restored'

type Listeners = {
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
      // A function of its own: the same listener may be added twice and removed once.
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

export function localBus(): Bus {
  const listeners = topicListeners()
  return {
    publish(topic, message) {
      // Asynchronously, as from another process: a publisher never runs a listener's code.
      setImmediate(() => listeners.emit(topic, message))
    },
    subscribe: (topic, listener) => listeners.add(topic, listener),
    isConnected: true,
    async close() {
      listeners.clear()
    },
  }
}

type BusConfig = {
  readonly databaseUrl?: string | undefined
  /** The name of this process, also to the store: it is not told of its own changes. */
  readonly process?: string
  /** How connections to that database are opened. */
  readonly postgres?: PostgresOptions
}

export async function openBus({ databaseUrl, process, postgres }: BusConfig): Promise<Bus> {
  if (!databaseUrl) return localBus()
  const { postgresBus } = await import('./postgres.ts')
  return postgresBus(databaseUrl, process, postgres)
}
