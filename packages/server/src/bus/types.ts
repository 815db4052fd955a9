// The bus carries news between server processes: sequence numbers, changed heads, chat, presence. Never the truth itself.

import type { Json } from '@ludoteka/kernel'

export type Listener = (message: Json) => void

export type Bus = {
  /** Tells every listener of the topic, in this process too. Messages are small; a large one throws. */
  publish(topic: string, message: Json): void
  /** Answers with the way to stop listening. */
  subscribe(topic: string, listener: Listener): () => void
  /** False while other processes can neither be told nor heard. */
  readonly isConnected: boolean
  close(): Promise<void>
}

/** Told in a process whose connection was away and is back: messages may have been missed, so look again. */
export const RECONNECTED = 'bus:restored'
