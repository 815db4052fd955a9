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

/** So many characters are sent without waiting for the end of the tick. */
const MOST_GATHERED = 16_384

/** The protocol promises no longer one. Log and chat come in pages; that views stay small is a law of the battery. */
export const LONGEST_MESSAGE = 256_000
const MOST_BYTES_PER_CHARACTER = 3

function isTooLong(text: string): boolean {
  return text.length > LONGEST_MESSAGE / MOST_BYTES_PER_CHARACTER && Buffer.byteLength(text) > LONGEST_MESSAGE
}

/** `stream` is the connection below the socket. A message that is too long is sent nevertheless: nobody shall be stuck because of it. */
export function connectionOf(socket: WebSocket, stream: Duplex, onError: (error: Error) => void): Connection {
  let gathered: string[] = []
  let gatheredLength = 0
  let drained: (() => void) | undefined
  const isBehind = (): boolean => stream.writableLength > BEHIND_BYTES

  const callIfDrained = (): void => {
    if (!drained) return
    if (isBehind()) {
      stream.once('drain', callIfDrained)
      return
    }
    const call = drained
    drained = undefined
    call()
  }

  /** After a closing frame nothing more may be sent. */
  const flush = (): void => {
    if (gatheredLength === 0) return
    const texts = gathered
    gathered = []
    gatheredLength = 0
    if (socket.readyState === WebSocket.OPEN) stream.write(textFrames(texts))
  }

  const sendText = (text: string): void => {
    if (socket.readyState !== WebSocket.OPEN) return
    if (stream.writableLength > MOST_WAITING_BYTES) {
      socket.close(CLOSE.tooSlow, 'too slow')
      socket.terminate()
      return
    }
    if (isTooLong(text))
      onError(new RangeError(`A message of ${Buffer.byteLength(text)} bytes begins with ${text.slice(0, 40)}`))
    // Messages sent in the same tick leave in one packet: an action's update, and the answer to it.
    if (gathered.push(text) === 1) process.nextTick(flush)
    gatheredLength += text.length
    if (gatheredLength > MOST_GATHERED) flush()
  }
  return {
    send: event => sendText(JSON.stringify(event)),
    sendText,
    close(code, reason) {
      flush()
      socket.close(code, reason)
    },
    get isOpen() {
      return socket.readyState === WebSocket.OPEN
    },
    get isBehind() {
      return isBehind()
    },
    whenDrained(call) {
      if (!drained) stream.once('drain', callIfDrained)
      drained = call
    },
  }
}

const TEXT_FRAME = 0x81 // final fragment of a text message
/** The longest that the second byte tells by itself; longer ones are told by the two or eight bytes after it. */
const SHORT_LENGTH = 125
const MEDIUM_LENGTH = 65_535
const MOST_HEADER = 10

/**
 * WebSocket frames of some texts (RFC 6455, 5.2) in one piece of memory. The library frames messages one by one, and
 * hands each to the stream in two pieces; without compression frames of a server are no more than the text and its length.
 */
function textFrames(texts: readonly string[]): Buffer {
  let size = 0
  for (const text of texts) size += MOST_HEADER + Buffer.byteLength(text)
  const frames = Buffer.allocUnsafe(size)
  let end = 0
  for (const text of texts) end = writeFrame(frames, end, text)
  return frames.subarray(0, end)
}

/** Returns where it ends. */
function writeFrame(frames: Buffer, at: number, text: string): number {
  const length = Buffer.byteLength(text)
  frames[at] = TEXT_FRAME
  if (length <= SHORT_LENGTH) {
    frames[at + 1] = length
    return at + 2 + frames.write(text, at + 2)
  }
  if (length <= MEDIUM_LENGTH) {
    frames[at + 1] = 126
    return frames.writeUInt16BE(length, at + 2) + frames.write(text, at + 4)
  }
  frames[at + 1] = 127
  return frames.writeBigUInt64BE(BigInt(length), at + 2) + frames.write(text, at + MOST_HEADER)
}

/** The text of a message; undefined if it is binary. */
export function textOf(data: RawData, isBinary: boolean): string | undefined {
  if (isBinary) return undefined
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8')
  return data instanceof ArrayBuffer ? Buffer.from(data).toString('utf8') : data.toString('utf8')
}
