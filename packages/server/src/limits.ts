// How much anybody may ask for: token buckets, and the numbers of this server.

export type Limits = {
  /** HTTP requests a minute, for one session or, without one, address. */
  readonly requestsPerMinute: number
  /** The same for all sessions of one address together. */
  readonly requestsPerMinuteOfAddress: number
  /** New sessions and sign-ins a minute, for one address. */
  readonly signInsPerMinute: number
  /** New tables a minute, for one session. */
  readonly tablesPerMinute: number
  /** Replays and exports a minute, each for one account or, without one, address: they play a whole match again. */
  readonly historiesPerMinute: number
  /** Devices named for reminders a minute, for one session. */
  readonly devicesPerMinute: number
  /** Live messages a second, and how many at once, for one socket. */
  readonly messagesPerSecond: number
  readonly messagesAtOnce: number
  /** The same for all sockets of one address together. */
  readonly messagesPerSecondOfAddress: number
  /** Open sockets of one address. */
  readonly socketsOfAddress: number
  readonly chatLinesPerMinute: number
}

export const LIMITS: Limits = {
  requestsPerMinute: 600,
  requestsPerMinuteOfAddress: 6_000,
  signInsPerMinute: 30,
  tablesPerMinute: 30,
  historiesPerMinute: 120,
  devicesPerMinute: 10,
  messagesPerSecond: 20,
  messagesAtOnce: 60,
  messagesPerSecondOfAddress: 400,
  socketsOfAddress: 500,
  chatLinesPerMinute: 30,
}

/** For load tests on one machine, where all clients share an address. */
export const NO_LIMITS: Limits = {
  requestsPerMinute: 1e9,
  requestsPerMinuteOfAddress: 1e9,
  signInsPerMinute: 1e9,
  tablesPerMinute: 1e9,
  historiesPerMinute: 1e9,
  devicesPerMinute: 1e9,
  messagesPerSecond: 1e9,
  messagesAtOnce: 1e9,
  messagesPerSecondOfAddress: 1e9,
  socketsOfAddress: 1e9,
  chatLinesPerMinute: 1e9,
}

export type Bucket = {
  /** Takes one token; false if there is none. */
  take(now: number): boolean
  isFull(now: number): boolean
}

/** Holds `size` tokens and gets `perSecond` new ones. */
export function bucket(size: number, perSecond: number, now: number): Bucket {
  let tokens = size
  let since = now
  const refill = (at: number): void => {
    tokens = Math.min(size, tokens + (Math.max(0, at - since) / 1000) * perSecond)
    since = at
  }
  return {
    take(at) {
      refill(at)
      if (tokens < 1) return false
      tokens--
      return true
    },
    isFull(at) {
      refill(at)
      return tokens >= size
    },
  }
}

export type Buckets = { take(key: string, now: number): boolean }

const MOST_KEYS = 50_000

/** A bucket a key; the full ones are forgotten when there are too many. */
export function buckets(size: number, perSecond: number): Buckets {
  const byKey = new Map<string, Bucket>()
  return {
    take(key, now) {
      const found = byKey.get(key) ?? bucket(size, perSecond, now)
      if (!byKey.has(key)) {
        if (byKey.size >= MOST_KEYS) for (const [old, each] of byKey) if (each.isFull(now)) byKey.delete(old)
        byKey.set(key, found)
      }
      return found.take(now)
    },
  }
}
