// HTTP upgrades: which of them become sockets of a table, and how long a silent socket is kept.

import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { type Limits, type RateLimit, rateLimit } from '../limits.ts'
import { isUnavailable, type StoredAccount } from '../store/store.ts'
import type { Advisor } from '../table/advice.ts'
import type { Tables } from '../table/tables.ts'
import { CLOSE, connectionOf, textOf } from './connection.ts'
import type { Feeds } from './feeds.ts'
import type { Hub } from './hub.ts'
import { openRequestHandler } from './requestHandler.ts'

const MOST_BYTES = 16_384
const PATH = /^\/api\/matches\/([A-Za-z0-9_-]{8,64})\/live$/
/** The socket of a person on any page: they are only told, so whatever they send is a mistake. */
const FEED_PATH = '/api/live'

type UpgradeHandlerConfig = {
  readonly server: Server
  readonly tables: Tables
  readonly advisor: Advisor
  readonly hub: Hub
  readonly feeds: Feeds
  readonly limits: Limits
  /** Milliseconds between two pings; a socket that has not answered the last one is closed. */
  readonly pingMs: number
  /** How long a socket may stay without joining. */
  readonly joinTimeoutMs: number
  accountOf(request: IncomingMessage): Promise<StoredAccount | undefined>
  /** The hash of the session behind a socket. */
  sessionOf(request: IncomingMessage): string | undefined
  addressOf(request: IncomingMessage): string
  isOwnOrigin(request: IncomingMessage): boolean
  onError(error: unknown): void
  onAnswered(type: string, outcome: 'done' | 'refused'): void
}

type UpgradeHandler = {
  count(): number
  /** Closes the sockets of a session that has ended. */
  closeSession(session: string): void
  /** Closes the sockets of an account, at one table or at all. */
  closeVisitor(visitor: { readonly account: string; readonly match?: string }, code: number): void
  /** `code` tells the sockets why. */
  close(code: number): Promise<void>
}

/** An open socket: whose it is, and at which table, if at one. */
type Visitor = {
  /** The hash of the session it was opened with. */
  readonly session: string | undefined
  readonly account: string | undefined
  readonly match: string | undefined
  /** Whether it was heard of since the last ping. */
  isAlive: boolean
}

const minuteLimit = (perMinute: number): RateLimit => rateLimit({ burst: perMinute / 3, perSecond: perMinute / 60 })

export function openUpgradeHandler(config: UpgradeHandlerConfig): UpgradeHandler {
  const { server, limits } = config
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false })
  const visitors = new Map<WebSocket, Visitor>()
  const socketCounts = new Map<string, number>()
  const rateLimits = {
    perSocket: rateLimit({ burst: limits.messagesAtOnce, perSecond: limits.messagesPerSecond }),
    perAddress: rateLimit({
      burst: 2 * limits.messagesPerSecondOfAddress,
      perSecond: limits.messagesPerSecondOfAddress,
    }),
    chatPerAccount: minuteLimit(limits.chatLinesPerMinute),
    chatPerAddress: minuteLimit(limits.chatLinesPerMinuteOfAddress),
    ordersPerAccount: minuteLimit(limits.ordersPerMinute),
    advicePerAccount: minuteLimit(limits.advicePerMinute),
    advicePerAddress: minuteLimit(limits.advicePerMinuteOfAddress),
  }
  let socketNumber = 0
  let isClosing = false

  /** Counts a socket under a key as long as it is open; false if that would be too many. */
  const countSocket = (key: string, most: number, stream: Duplex): boolean => {
    const open = socketCounts.get(key) ?? 0
    if (open >= most) return false
    socketCounts.set(key, open + 1)
    stream.once('close', () => {
      const left = (socketCounts.get(key) ?? 1) - 1
      if (left > 0) socketCounts.set(key, left)
      else socketCounts.delete(key)
    })
    return true
  }

  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    const path = request.url?.split('?')[0] ?? ''
    const match = PATH.exec(path)?.[1]
    if (match === undefined && path !== FEED_PATH) return rejectUpgrade(stream, 404)
    if (isClosing) return rejectUpgrade(stream, 503)
    if (!config.isOwnOrigin(request)) return rejectUpgrade(stream, 403)
    const address = config.addressOf(request)
    if (stream.destroyed) return
    // Before anything is waited for: many may come at once.
    if (!countSocket(address, limits.socketsOfAddress, stream)) return rejectUpgrade(stream, 429)
    const isTooManyAtTable =
      match !== undefined && !countSocket(`${match} ${address}`, limits.socketsOfAddressAtTable, stream)
    if (isTooManyAtTable) return rejectUpgrade(stream, 429)
    if (!rateLimits.perAddress.allows(address)) return rejectUpgrade(stream, 429)
    const account = await config.accountOf(request)
    if (stream.destroyed) return
    if (!account && match === undefined) return rejectUpgrade(stream, 401)
    if (account && !countSocket(account.id, limits.socketsOfAccount, stream)) return rejectUpgrade(stream, 429)
    const session = config.sessionOf(request)
    sockets.handleUpgrade(request, stream, head, socket => {
      const visitor = { session, account: account?.id, match, isAlive: true }
      keepAlive(socket, visitor)
      if (match !== undefined) serveSocket(socket, stream, match, address, account, visitor)
      else if (account) serveFeed(socket, stream, account)
    })
  }

  const keepAlive = (socket: WebSocket, visitor: Visitor): void => {
    visitors.set(socket, visitor)
    socket.on('pong', () => {
      visitor.isAlive = true
    })
    socket.on('error', () => socket.terminate()) // oversized or broken frames; `close` follows
    socket.on('close', () => visitors.delete(socket))
  }

  const serveFeed = (socket: WebSocket, stream: Duplex, { id }: StoredAccount): void => {
    const leave = config.feeds.enter(id, connectionOf(socket, stream, config.onError))
    socket.on('message', () => socket.close(CLOSE.refused, 'nothing is asked here'))
    socket.on('close', leave)
  }

  const serveSocket = (
    socket: WebSocket,
    stream: Duplex,
    match: string,
    address: string,
    account: StoredAccount | undefined,
    visitor: Visitor,
  ): void => {
    const { tables, advisor, hub, onError, onAnswered } = config
    const handler = openRequestHandler({
      match,
      account,
      rateLimitKeys: { socket: String(socketNumber++), address },
      connection: connectionOf(socket, stream, onError),
      tables,
      advisor,
      hub,
      rateLimits,
      onError,
      onAnswered,
    })
    const joinTimer = setTimeout(() => {
      if (!handler.hasJoined) socket.close(CLOSE.refused, 'join first')
    }, config.joinTimeoutMs)
    socket.on('message', (data, isBinary) => {
      visitor.isAlive = true
      handler.receive(textOf(data, isBinary))
    })
    socket.on('close', () => {
      clearTimeout(joinTimer)
      handler.close()
    })
  }

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    stream.on('error', () => stream.destroy())
    upgrade(request, stream, head).catch(error => {
      config.onError(error)
      rejectUpgrade(stream, isUnavailable(error) ? 503 : 500)
    })
  }
  server.on('upgrade', onUpgrade)

  const heartbeat = setInterval(() => {
    for (const [socket, visitor] of visitors) {
      if (!visitor.isAlive) socket.terminate()
      else {
        visitor.isAlive = false
        socket.ping()
      }
    }
  }, config.pingMs)

  return {
    count: () => visitors.size,
    closeSession(session) {
      for (const [socket, visitor] of visitors)
        if (visitor.session === session) socket.close(CLOSE.leaving, 'signed out')
    },
    closeVisitor({ account, match }, code) {
      for (const [socket, visitor] of visitors)
        if (visitor.account === account && (match === undefined || visitor.match === match))
          socket.close(code, 'removed')
    },
    async close(code) {
      isClosing = true
      clearInterval(heartbeat)
      for (const socket of sockets.clients) socket.close(code, 'the server restarts')
      await closeAll(sockets)
    },
  }
}

/** The connection is destroyed after the answer: a client that keeps it half open would keep the server from closing. */
function rejectUpgrade(stream: Duplex, status: number): void {
  stream.once('finish', () => stream.destroy())
  stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

const CLOSE_GRACE_MS = 1_000

/** Clients get a moment to complete the closing handshake. */
function closeAll(sockets: WebSocketServer): Promise<void> {
  return new Promise(resolve => {
    const force = setTimeout(() => {
      for (const socket of sockets.clients) socket.terminate()
    }, CLOSE_GRACE_MS)
    sockets.close(() => {
      clearTimeout(force)
      resolve()
    })
  })
}
