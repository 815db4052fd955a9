// A socket to a table that reconnects by itself: after a drop it joins again from the last event it has seen.

import type { ClientMessage, ServerMessage } from '@ludoteka/protocol'
import type { ConnectionStatus } from '../source.ts'
import { BadMessage, eventReader } from './decode.ts'

/** The part of a WebSocket that is used, so that tests need no network. */
export type Socket = { send(text: string): void; close(): void }
export type SocketEvents = {
  onOpen(): void
  onMessage(data: unknown): void
  onClose(code: number): void
}

export type Network = {
  open(events: SocketEvents): Socket
  /** Calls back later; the function returned cancels it. */
  setTimer(ms: number, callback: () => void): () => void
}

export type ConnectionOptions = {
  readonly network: Network
  /** The number of the last event seen, if any. */
  lastSeen(): number | undefined
  /** May throw BadMessage about what is in it. */
  onEvent(event: ServerMessage): void
  onStatus(status: ConnectionStatus): void
}

export type Connection = {
  /** False if there is no open socket now. */
  send(message: ClientMessage): boolean
  close(): void
  /** Does not wait for the next attempt, for instance when the device is back online. */
  reconnectNow(): void
}

const FIRST_RETRY_MS = 500
const LONGEST_RETRY_MS = 8_000
const HEARTBEAT_MS = 20_000
const SILENCE_MS = 45_000
/** A connection on which the whole table needs longer than that is given more time with every attempt. */
const LONGEST_SILENCE_MS = 360_000

/** Closed for good: not allowed here, or no such table. */
const isFinal = (code: number): boolean => code === 1008 || (code >= 4000 && code < 4100)

export function connect({ network, lastSeen, onEvent, onStatus }: ConnectionOptions): Connection {
  let socket: Socket | undefined
  let isOpen = false
  let isClosed = false
  let failures = 0
  let cancelRetry: (() => void) | undefined
  let cancelHeartbeat: (() => void) | undefined
  let cancelSilenceTimer: (() => void) | undefined

  function open(): void {
    cancelRetry = undefined
    const read = eventReader()
    const opened = network.open({
      onOpen() {
        isOpen = true
        const since = lastSeen()
        opened.send(JSON.stringify({ type: 'join', ...(since === undefined ? {} : { since }) } satisfies ClientMessage))
        scheduleHeartbeat()
        restartSilenceTimer()
      },
      onMessage(data) {
        restartSilenceTimer()
        if (typeof data !== 'string') return
        closeIfUnreadable(opened, () => {
          const event = read(data)
          if (event.type === 'table') onStatus('online')
          onEvent(event)
          if (event.type !== 'table') return
          failures = 0
          restartSilenceTimer()
        })
      },
      onClose(code) {
        if (opened !== socket) return
        stopTimers()
        if (isClosed) return
        if (isFinal(code)) {
          onStatus('gone')
          return
        }
        onStatus('reconnecting')
        const wait = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS)
        failures++
        cancelRetry = network.setTimer(wait, open)
      },
    })
    socket = opened
  }

  /** An unreadable message means that one side has another version: a new connection may help. */
  function closeIfUnreadable(from: Socket, receive: () => void): void {
    try {
      receive()
    } catch (error) {
      if (!(error instanceof BadMessage)) throw error
      from.close()
    }
  }

  function scheduleHeartbeat(): void {
    cancelHeartbeat = network.setTimer(HEARTBEAT_MS, () => {
      if (isOpen) socket?.send(JSON.stringify({ type: 'ping' } satisfies ClientMessage))
      scheduleHeartbeat()
    })
  }

  function restartSilenceTimer(): void {
    cancelSilenceTimer?.()
    const patience = Math.min(SILENCE_MS * 2 ** failures, LONGEST_SILENCE_MS)
    cancelSilenceTimer = network.setTimer(patience, () => socket?.close())
  }

  function stopTimers(): void {
    isOpen = false
    cancelHeartbeat?.()
    cancelSilenceTimer?.()
  }

  onStatus('connecting')
  open()
  return {
    send(message) {
      if (!isOpen || !socket) return false
      socket.send(JSON.stringify(message))
      return true
    },
    close() {
      isClosed = true
      cancelRetry?.()
      stopTimers()
      socket?.close()
    },
    reconnectNow() {
      if (!cancelRetry) return
      cancelRetry()
      open()
    },
  }
}
