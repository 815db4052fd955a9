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

/** So many bytes are sent without waiting for the end of the tick. */
const MOST_GATHERED = 16_384

/** The protocol promises no longer one. Log and chat come in pages; that views stay small is a law of the battery. */
export const LONGEST_MESSAGE = 256_000

/** Connections that have something to send at the end of this tick; one callback serves all of them. */
let unflushed: (() => void)[] = []

function flushSoon(flush: () => void): void {
  if (unflushed.push(flush) === 1) process.nextTick(flushAll)
}

function flushAll(): void {
  const all = unflushed
  unflushed = []
  for (const flush of all) flush()
}

/** A message with its length in bytes. */
type Message = { readonly text: string; readonly length: number }

/** `stream` is the connection below the socket. A message that is too long is sent nevertheless: nobody shall be stuck because of it. */
export function connectionOf(socket: WebSocket, stream: Duplex, onError: (error: Error) => void): Connection {
  /** Of this tick; none most of the time, and then not even an empty list, for there are many connections. */
  let gathered: Message[] | undefined
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
    if (!gathered) return
    const messages = gathered
    const size = gatheredLength + messages.length * MOST_HEADER
    gathered = undefined
    gatheredLength = 0
    if (socket.readyState === WebSocket.OPEN) writeFrames(stream, messages, size)
  }

  const sendText = (text: string): void => {
    if (socket.readyState !== WebSocket.OPEN) return
    if (stream.writableLength > MOST_WAITING_BYTES) {
      socket.close(CLOSE.tooSlow, 'too slow')
      socket.terminate()
      return
    }
    const length = Buffer.byteLength(text)
    if (length > LONGEST_MESSAGE)
      onError(new RangeError(`A message of ${length} bytes begins with ${text.slice(0, 40)}`))
    // Messages sent in the same tick leave in one packet: an action's update, and the answer to it.
    if (gathered) gathered.push({ text, length })
    else {
      gathered = [{ text, length }]
      flushSoon(flush)
    }
    gatheredLength += length
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

/** Memory for frames on their way to the system; used again and again, because the system nearly always takes them at once. */
let outgoing = Buffer.allocUnsafeSlow(MOST_GATHERED)

/**
 * WebSocket frames of some texts (RFC 6455, 5.2) in one piece of memory. The library frames messages one by one, and
 * hands each to the stream in two pieces; without compression frames of a server are no more than the text and its length.
 */
function writeFrames(stream: Duplex, messages: readonly Message[], mostBytes: number): void {
  const isShared = mostBytes <= outgoing.length && stream.writableLength === 0
  const frames = isShared ? outgoing : Buffer.allocUnsafe(mostBytes)
  let end = 0
  for (const message of messages) end = writeFrame(frames, end, message)
  stream.write(frames.subarray(0, end))
  if (isShared && stream.writableLength > 0) outgoing = Buffer.allocUnsafeSlow(MOST_GATHERED) // the stream keeps it until it is sent
}

/** Returns where it ends. */
function writeFrame(frames: Buffer, at: number, { text, length }: Message): number {
  const start = writeHeader(frames, at, length)
  // A text with a byte for every character is ASCII, which is copied as it is.
  return start + frames.write(text, start, text.length === length ? 'latin1' : 'utf8')
}

function writeHeader(frames: Buffer, at: number, length: number): number {
  frames[at] = TEXT_FRAME
  if (length <= SHORT_LENGTH) {
    frames[at + 1] = length
    return at + 2
  }
  if (length <= MEDIUM_LENGTH) {
    frames[at + 1] = 126
    return frames.writeUInt16BE(length, at + 2)
  }
  frames[at + 1] = 127
  return frames.writeBigUInt64BE(BigInt(length), at + 2)
}

/** The text of a message; undefined if it is binary. */
export function textOf(data: RawData, isBinary: boolean): string | undefined {
  if (isBinary) return undefined
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8')
  return data instanceof ArrayBuffer ? Buffer.from(data).toString('utf8') : data.toString('utf8')
}
