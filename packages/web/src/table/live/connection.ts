// One socket to a table that comes back by itself: after a drop it joins again from the last event it has seen.

import type { ClientMessage, ServerMessage } from '@ludoteka/protocol'
import type { Connection } from '../source.ts'
import { BadMessage, eventReader } from './decode.ts'

/** The part of a WebSocket that is used, so that a test can stand in for the network. */
export type Socket = { send(text: string): void; close(): void }
export type SocketEvents = {
  opened(): void
  told(data: unknown): void
  closed(code: number): void
}

export type Network = {
  open(events: SocketEvents): Socket
  /** Calls back later; the function returned forgets it. */
  after(ms: number, then: () => void): () => void
}

export type Link = {
  send(request: ClientMessage): boolean
  close(): void
  /** Tries again at once, for instance when the device is back online. */
  hurry(): void
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 8_000
const HEARTBEAT_MS = 20_000
const SILENCE_MS = 45_000

/** Closed for good: not allowed here, or no such table. */
const isFinal = (code: number): boolean => code === 1008 || (code >= 4000 && code < 4100)

export function connect(
  network: Network,
  since: () => number | undefined,
  hear: (event: ServerMessage) => void,
  tell: (connection: Connection) => void,
): Link {
  let socket: Socket | undefined
  let isOpen = false
  let failures = 0
  let closed = false
  let forgetRetry: (() => void) | undefined
  let forgetBeat: (() => void) | undefined
  let forgetSilence: (() => void) | undefined

  function open(): void {
    forgetRetry = undefined
    const read = eventReader()
    const opened = network.open({
      opened() {
        isOpen = true
        const seen = since()
        opened.send(
          JSON.stringify({ type: 'join', ...(seen === undefined ? {} : { since: seen }) } satisfies ClientMessage),
        )
        beat()
        listenForLife()
      },
      told(data) {
        listenForLife()
        const event = typeof data === 'string' ? readOrClose(read, data, opened) : undefined
        if (event?.type === 'table') {
          failures = 0
          tell('online')
        }
        if (event) hear(event)
      },
      closed(code) {
        if (opened !== socket) return
        drop()
        if (closed) return
        if (isFinal(code)) {
          tell('gone')
          return
        }
        tell('reconnecting')
        const wait = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS)
        failures++
        forgetRetry = network.after(wait, open)
      },
    })
    socket = opened
  }

  /** A message that makes no sense means that one side is of another version: a new look may help. */
  function readOrClose(read: (text: string) => ServerMessage, data: string, from: Socket): ServerMessage | undefined {
    try {
      return read(data)
    } catch (error) {
      if (!(error instanceof BadMessage)) throw error
      from.close()
      return undefined
    }
  }

  function beat(): void {
    forgetBeat = network.after(HEARTBEAT_MS, () => {
      if (isOpen) socket?.send(JSON.stringify({ type: 'ping' } satisfies ClientMessage))
      beat()
    })
  }

  function listenForLife(): void {
    forgetSilence?.()
    forgetSilence = network.after(SILENCE_MS, () => socket?.close())
  }

  function drop(): void {
    isOpen = false
    forgetBeat?.()
    forgetSilence?.()
  }

  tell('connecting')
  open()
  return {
    send(request) {
      if (!isOpen || !socket) return false
      socket.send(JSON.stringify(request))
      return true
    },
    close() {
      closed = true
      forgetRetry?.()
      drop()
      socket?.close()
    },
    hurry() {
      if (!forgetRetry) return
      forgetRetry()
      open()
    },
  }
}
