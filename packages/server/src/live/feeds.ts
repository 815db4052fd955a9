// The sockets of people on any page of the site: each account is told its news, and is here as long as one of them is open.

import type { News } from '@ludoteka/protocol'
import { type Bus, RECONNECTED } from '../bus/bus.ts'
import type { Connection } from './connection.ts'

/** Of what happens to an account. */
export const accountTopic = (account: string): string => `account ${account}`

export type Feeds = {
  /** Returns the function to call when the socket is closed. */
  enter(account: string, connection: Connection): () => void
  /** The accounts with a socket in this process. */
  accounts(): readonly string[]
  close(): void
}

type FeedsConfig = {
  readonly bus: Bus
  newsOf(account: string): Promise<News>
  /** The first socket of an account in this process was opened, or the last was closed. */
  onVisit(account: string, isHere: boolean): void
  onError(error: unknown): void
}

type Feed = { readonly connections: Set<Connection>; readonly stop: () => void; isSending: boolean; isStale: boolean }

export function openFeeds({ bus, newsOf, onVisit, onError }: FeedsConfig): Feeds {
  const feeds = new Map<string, Feed>()

  /** What happens while the news are read is sent after them, once. */
  const send = async (account: string, feed: Feed): Promise<void> => {
    feed.isStale = true
    if (feed.isSending) return
    feed.isSending = true
    try {
      while (feed.isStale) {
        feed.isStale = false
        const text = JSON.stringify(await newsOf(account))
        for (const connection of feed.connections) connection.sendText(text)
      }
    } finally {
      feed.isSending = false
    }
  }
  const sendSoon = (account: string): void => {
    const feed = feeds.get(account)
    if (feed) send(account, feed).catch(onError)
  }
  const stopCatchingUp = bus.subscribe(RECONNECTED, () => [...feeds.keys()].forEach(sendSoon))

  const open = (account: string): Feed => {
    const feed: Feed = {
      connections: new Set(),
      stop: bus.subscribe(accountTopic(account), () => sendSoon(account)),
      isSending: false,
      isStale: false,
    }
    feeds.set(account, feed)
    onVisit(account, true)
    return feed
  }

  return {
    enter(account, connection) {
      const feed = feeds.get(account) ?? open(account)
      feed.connections.add(connection)
      sendSoon(account)
      return () => {
        if (!feed.connections.delete(connection) || feed.connections.size > 0) return
        feed.stop()
        feeds.delete(account)
        onVisit(account, false)
      }
    },
    accounts: () => [...feeds.keys()],
    close() {
      stopCatchingUp()
      for (const { stop } of feeds.values()) stop()
      feeds.clear()
    },
  }
}
