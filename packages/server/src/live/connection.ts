// One socket as the rest of the server sees it: sends messages, and closes when the client reads too slowly.

import type { Duplex } from 'node:stream'
import type { ServerMessage } from '@ludoteka/protocol'
import { type RawData, WebSocket } from 'ws'

/** What may be buffered for a slow client before its socket is closed; it resumes when it comes back. */
const MOST_WAITING_BYTES = 1_000_000
/** With so much buffered a client is sent no updates until it has read them. */
const BEHIND_BYTES = 64_000

export const CLOSE = { leaving: 1001, refused: 1008, restart: 1012, tooSlow: 1013, badData: 1003 } as const

export type Connection = {
  send(event: ServerMessage): void
  /** Sends a message that is serialized already: one text serves everybody who sees the same. */
  sendText(text: string): void
  close(code: number, reason: string): void
  readonly isOpen: boolean
  /** The client has not read yet what was sent: more of what can be told later only makes it slower. */
  readonly isBehind: boolean
  /** Calls back once, when the client has caught up; an earlier callback that still waits is dropped. */
  whenDrained(call: () => void): void
}

/** `stream` is the connection below the socket. */
export function connectionOf(socket: WebSocket, stream: Duplex): Connection {
  let isCorked = false
  let drained: (() => void) | undefined
  const isBehind = (): boolean => socket.bufferedAmount > BEHIND_BYTES

  const callIfDrained = (): void => {
    if (!drained || isBehind()) return
    const call = drained
    drained = undefined
    call()
  }

  /** Messages sent in the same tick leave in one packet: an action's update, and the answer to it. */
  const corkUntilNextTick = (): void => {
    if (isCorked) return
    isCorked = true
    stream.cork()
    process.nextTick(() => {
      isCorked = false
      stream.uncork()
    })
  }

  const sendText = (text: string): void => {
    if (socket.readyState !== WebSocket.OPEN) return
    if (socket.bufferedAmount > MOST_WAITING_BYTES) {
      socket.close(CLOSE.tooSlow, 'too slow')
      socket.terminate()
      return
    }
    corkUntilNextTick()
    socket.send(text, callIfDrained)
  }
  return {
    send: event => sendText(JSON.stringify(event)),
    sendText,
    close: (code, reason) => socket.close(code, reason),
    get isOpen() {
      return socket.readyState === WebSocket.OPEN
    },
    get isBehind() {
      return isBehind()
    },
    whenDrained(call) {
      drained = call
    },
  }
}

/** The text of a message; undefined if it is binary. */
export function textOf(data: RawData, isBinary: boolean): string | undefined {
  if (isBinary) return undefined
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8')
  return data instanceof ArrayBuffer ? Buffer.from(data).toString('utf8') : data.toString('utf8')
}
