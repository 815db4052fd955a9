// A table of the peer's server under load: two clients of its socket.io transport that play game after game.

import { createRequire } from 'node:module'
import { type Sampler, sampler, seedFrom } from '@ludoteka/kernel'
import type { Socket } from 'socket.io-client'
import { emptyCells } from '../peerGame.ts'
import type { OpenTable, Watcher } from './load.ts'
import { isRecord } from './messages.ts'

type PeerState = {
  readonly match: string
  readonly stateId: number
  readonly current: string
  readonly cells: readonly (string | null)[]
  readonly isOver: boolean
}

const PLAYERS = ['0', '1'] as const

// Required, not imported: it loads Node's own modules in a way that does not survive bundling.
const { io }: typeof import('socket.io-client') = createRequire(import.meta.url)('socket.io-client')

/**
 * The clients keep their sockets and move on to the next match with a `sync`, as boardgame.io's own client does when it
 * is given another match; they don't run the rules themselves, which spares the machine for the server.
 */
export function peerTables(url: string, game: string): OpenTable {
  return async (watcher, number) => {
    const sockets = await Promise.all(PLAYERS.map(() => connect(`${url}/${game}`)))
    const random = sampler(seedFrom('peer', number))
    playOn(sockets, number, random, watcher)
    return {
      close() {
        for (const socket of sockets) socket.removeAllListeners().close()
      },
    }
  }
}

function connect(url: string): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false })
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })
}

function playOn(sockets: readonly Socket[], number: number, random: Sampler, watcher: Watcher): void {
  let matches = 0
  let match = ''
  const present = new Set<string>()
  let sent = { stateId: -1, at: 0 }
  let seenEnd = 0

  const nextMatch = (): void => {
    match = `${number}-${++matches}`
    present.clear()
    seenEnd = 0
    // The second sits down after the first: two who come at once would each create the match.
    sockets[0]?.emit('sync', match, PLAYERS[0], undefined, PLAYERS.length)
  }

  const act = ({ stateId, current, cells }: PeerState): boolean => {
    const empty = emptyCells(cells)
    const payload = { type: 'clickCell', args: [empty[random.below(empty.length)]], playerID: current }
    sent = { stateId, at: performance.now() }
    sockets[Number(current)]?.emit('update', { type: 'MAKE_MOVE', payload }, stateId, match, current)
    return true
  }

  const arrive = (player: string, position: PeerState): void => {
    present.add(player)
    if (present.size < PLAYERS.length) sockets[1]?.emit('sync', match, PLAYERS[1], undefined, PLAYERS.length)
    else watcher.turn(() => act(position))
  }

  const see = (player: string, position: PeerState): void => {
    const { stateId, current, isOver, cells } = position
    const mover = countMarks(cells) % 2 === 1 ? PLAYERS[0] : PLAYERS[1]
    if (player !== mover && stateId === sent.stateId + 1) watcher.received(performance.now() - sent.at)
    if (isOver) {
      if (++seenEnd === PLAYERS.length) nextMatch()
    } else if (player === current) watcher.turn(() => act(position))
  }

  PLAYERS.forEach((player, i) => {
    const socket = sockets[i]
    socket?.on('sync', (id: unknown, info: unknown) => {
      const position = readPosition(id, isRecord(info) ? info['state'] : undefined)
      if (position?.match === match) arrive(player, position)
    })
    socket?.on('update', (id: unknown, state: unknown) => {
      const position = readPosition(id, state)
      if (position?.match === match) see(player, position)
    })
    socket?.on('disconnect', reason => watcher.failed(new Error(`The peer closed a socket: ${reason}`)))
  })
  nextMatch()
}

function countMarks(cells: readonly (string | null)[]): number {
  return cells.length - emptyCells(cells).length
}

function readPosition(match: unknown, state: unknown): PeerState | undefined {
  if (typeof match !== 'string' || !isRecord(state)) return undefined
  const { G: board, ctx, _stateID: stateId } = state
  if (!isRecord(board) || !isRecord(ctx) || typeof stateId !== 'number') return undefined
  const { cells } = board
  const { currentPlayer: current } = ctx
  if (!Array.isArray(cells) || typeof current !== 'string') return undefined
  return { match, stateId, current, cells, isOver: ctx['gameover'] !== undefined }
}
