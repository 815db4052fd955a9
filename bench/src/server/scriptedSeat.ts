// A seat of our server played by a script: any of the legal actions, over a WebSocket of its own.

import { anyAction, type Sampler } from '@ludoteka/kernel'
import { WebSocket } from 'ws'
import { headersOf, type Person } from './host.ts'
import type { Watcher } from './load.ts'
import { messageReader, type SeatState } from './messages.ts'

export type SeatConfig = {
  readonly url: string
  readonly person: Person
  readonly random: Sampler
  readonly watcher: Watcher
  /** Event number `seq` is this seat's, whose action was sent at that time: the opponent shall look out for it. */
  onDone(seq: number, sentAt: number): void
  /** The match is over, and this seat has nothing under way. */
  onOver(): void
}

export type ScriptedSeat = {
  /** Measures when this seat is told of the opponent's event. */
  expect(seq: number, sentAt: number): void
  close(): void
}

/** Resolves once the seat sees the table. */
export function sitDown(config: SeatConfig): Promise<ScriptedSeat> {
  const { watcher, random } = config
  const socket = new WebSocket(config.url, { headers: headersOf(config.person), perMessageDeflate: false })
  const expected = new Map<number, number>()
  const read = messageReader()
  let position: SeatState | undefined
  let seenAt = 0
  let sentAt: number | undefined
  let isDue = false
  let requests = 0

  const act = (): boolean => {
    isDue = false
    if (!position?.isAsked || position.isOver) return false
    const { seq, seat, choice } = position
    const { verb, arg } = anyAction(0, choice, random)
    sentAt = performance.now()
    socket.send(JSON.stringify({ type: 'act', id: ++requests, seq, seat, verb, arg }))
    return true
  }

  const look = (): void => {
    if (sentAt !== undefined || !position) return
    if (position.isOver) config.onOver()
    else if (position.isAsked && !isDue) {
      isDue = true
      watcher.turn(act)
    }
  }

  const see = (now: SeatState): void => {
    seenAt = performance.now()
    position = now
    for (const [seq, since] of expected) {
      if (seq > now.seq) continue
      expected.delete(seq)
      watcher.received(seenAt - since)
    }
    look()
  }

  const settle = (): void => {
    sentAt = undefined
    look()
  }

  const hear = (text: string): void => {
    const heard = read(text)
    switch (heard.kind) {
      case 'position':
        see(heard.position)
        break
      case 'done':
        if (sentAt !== undefined) config.onDone(heard.seq, sentAt)
        settle()
        break
      case 'refused':
        // Both seats were asked and the opponent's answer has changed the question: the update with it has come before.
        if (heard.error !== 'stale') watcher.failed(new Error(`An action was refused: ${text}`))
        watcher.refused()
        settle()
        break
      case 'error':
        watcher.failed(new Error(`The server complains: ${heard.message}`))
        break
      case 'other':
    }
  }

  const seat: ScriptedSeat = {
    expect(seq, since) {
      if (position && position.seq >= seq) watcher.received(Math.max(0, seenAt - since))
      else expected.set(seq, since)
    },
    close() {
      socket.removeAllListeners('close')
      socket.close()
    },
  }

  return new Promise((resolve, reject) => {
    socket.on('open', () => socket.send('{"type":"join"}'))
    socket.on('message', data => {
      hear(data.toString())
      if (position) resolve(seat)
    })
    socket.on('error', error => {
      watcher.failed(error)
      reject(error)
    })
    socket.on('close', (code, reason) => {
      const error = new Error(`The server closed a socket: ${code} ${reason.toString()}`)
      watcher.failed(error)
      reject(error)
    })
  })
}
