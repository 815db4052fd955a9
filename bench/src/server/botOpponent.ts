// People and bots of our server: how long somebody waits for the bot, and tables at which bots play alone before spectators.

import { anyAction, type Sampler } from '@ludoteka/kernel'
import { WebSocket } from 'ws'
import { type Host, headersOf, type Person } from './host.ts'
import type { Latencies } from './load.ts'
import { messageReader, type SeatState } from './messages.ts'

const BOT = { kind: 'bot', level: 'greedy' } as const

/** Plays against a bot, one match after another, for so long; notes how long the bot keeps the person waiting. */
export async function playAgainstBot(
  host: Host,
  game: string,
  person: Person,
  random: Sampler,
  seconds: number,
  waits: Latencies,
): Promise<void> {
  const endsAt = performance.now() + seconds * 1000
  while (performance.now() < endsAt) {
    const match = await host.newMatchWithBots(game, person, [{ kind: 'me' }, BOT])
    await playMatch(host.liveUrl(match), person, random, endsAt, waits)
  }
}

function playMatch(url: string, person: Person, random: Sampler, endsAt: number, waits: Latencies): Promise<void> {
  const socket = openSocket(url, person)
  const read = messageReader()
  let requests = 0
  /** Since when the bot is waited for. */
  let waitsSince: number | undefined

  const see = ({ seq, seat, isAsked, isOver, choice }: SeatState): void => {
    const now = performance.now()
    if (isAsked || isOver) {
      if (waitsSince !== undefined) waits.add(now - waitsSince)
      waitsSince = undefined
    } else waitsSince ??= now
    if (isOver || now >= endsAt) socket.close()
    else if (isAsked) {
      const { verb, arg } = anyAction(0, choice, random)
      socket.send(JSON.stringify({ type: 'act', id: ++requests, seq, seat, verb, arg }))
    }
  }

  return new Promise((resolve, reject) => {
    socket.on('message', data => {
      const heard = read(data.toString())
      if (heard.kind === 'position') see(heard.position)
    })
    socket.on('error', reject)
    socket.on('close', () => resolve())
    // A bot that never answers must not keep the bench from ending.
    setTimeout(() => socket.close(), Math.max(0, endsAt - performance.now()) + LONGEST_WAIT_MS).unref()
  })
}

const LONGEST_WAIT_MS = 20_000

export type BotTables = {
  /** Somebody watches all of them from now on, and so they play. */
  watch(): Promise<void>
  leave(): void
}

/** Tables of bots alone, opened by guests of one address. */
export async function openBotTables(host: Host, game: string, address: string, count: number): Promise<BotTables> {
  const flooder = await host.newGuest('Flood', address)
  const open = (): Promise<string> => host.newMatchWithBots(game, flooder, [BOT, BOT])
  const urls = new Set<string>()
  while (urls.size < count) urls.add(host.liveUrl(await open()))
  let sockets: WebSocket[] = []

  const watchOne = (url: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = openSocket(url, flooder)
      sockets.push(socket)
      socket.once('message', () => resolve())
      socket.once('error', reject)
      socket.on('message', data => {
        if (data.toString().includes('"status":"finished"')) void replace(url).catch(reject)
      })
    })

  /** A match that is over is followed by the next, so that the flood does not run dry. */
  const replace = async (url: string): Promise<void> => {
    if (!urls.delete(url) || sockets.length === 0) return
    const next = host.liveUrl(await open())
    urls.add(next)
    if (sockets.length > 0) await watchOne(next)
  }

  return {
    async watch() {
      for (const url of urls) await watchOne(url)
    },
    leave() {
      for (const socket of sockets) socket.close()
      sockets = []
    },
  }
}

function openSocket(url: string, person: Person): WebSocket {
  const socket = new WebSocket(url, { headers: headersOf(person), perMessageDeflate: false })
  socket.on('open', () => socket.send('{"type":"join"}'))
  return socket
}
