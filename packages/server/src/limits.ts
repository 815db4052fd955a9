// How much anybody may ask for: the numbers of this server, and limits for sockets and reminders (those of HTTP requests are
// @fastify/rate-limit's).

import { setTimeout as wait } from 'node:timers/promises'

export type Limits = {
  /** HTTP requests per minute of one session or, without one, address. */
  readonly requestsPerMinute: number
  /** The same for all sessions of one address together. */
  readonly requestsPerMinuteOfAddress: number
  /** The same for all addresses of one IPv6 network of 48 bits. */
  readonly requestsPerMinuteOfNetwork: number
  /** New sessions and sign-ins per minute of one address, and of such a network. */
  readonly signInsPerMinute: number
  readonly signInsPerMinuteOfNetwork: number
  /** Wrong passwords for one login in a quarter of an hour, at all servers together. */
  readonly guessesPerLogin: number
  /** New tables per minute of one session. */
  readonly tablesPerMinute: number
  /** Tables of one account, and of one address, that may wait for players at a time. */
  readonly openTables: number
  readonly openTablesOfAddress: number
  /** Tables of one account, and of one address, at which bots alone play at a time. */
  readonly botTables: number
  readonly botTablesOfAddress: number
  /** Replays and exports per minute, each of one account or, without one, address: they play a whole match again. */
  readonly historiesPerMinute: number
  /** In the same way, how often somebody may ask where a match turned: bots think about it. */
  readonly reviewsPerMinute: number
  /** Devices added for reminders per minute of one session. */
  readonly devicesPerMinute: number
  /** Live messages per second of one socket, and how many at once. */
  readonly messagesPerSecond: number
  readonly messagesAtOnce: number
  /** The same for all sockets of one address together. */
  readonly messagesPerSecondOfAddress: number
  /** Open sockets of one address. */
  readonly socketsOfAddress: number
  /** Open sockets of one account, and of one address at one table. */
  readonly socketsOfAccount: number
  readonly socketsOfAddressAtTable: number
  /** Chat lines per minute of one account, and of one address. */
  readonly chatLinesPerMinute: number
  readonly chatLinesPerMinuteOfAddress: number
  /** Standing orders given or taken back per minute by one account. */
  readonly ordersPerMinute: number
  /** Advice of bots per minute to one account, and to one address. */
  readonly advicePerMinute: number
  readonly advicePerMinuteOfAddress: number
  /** Tournaments of one account, and of one address, that may be open or under way at a time. */
  readonly tournaments: number
  readonly tournamentsOfAddress: number
  /** Reports about people per hour of one account, and of one address. */
  readonly reportsPerHour: number
  readonly reportsPerHourOfAddress: number
  /** How often one account, and one address, may mute and remove people as host, or take that back, per hour. */
  readonly sanctionsPerHour: number
  readonly sanctionsPerHourOfAddress: number
  /** People of one address who may look for an opponent at a time. */
  readonly seeksOfAddress: number
  /** Challenges per hour of one account, and of one address. */
  readonly challengesPerHour: number
  readonly challengesPerHourOfAddress: number
}

export const LIMITS: Limits = {
  requestsPerMinute: 600,
  requestsPerMinuteOfAddress: 6_000,
  requestsPerMinuteOfNetwork: 24_000,
  signInsPerMinute: 30,
  signInsPerMinuteOfNetwork: 120,
  guessesPerLogin: 10,
  tablesPerMinute: 30,
  openTables: 6,
  openTablesOfAddress: 30,
  botTables: 5,
  botTablesOfAddress: 25,
  historiesPerMinute: 120,
  reviewsPerMinute: 20,
  devicesPerMinute: 10,
  messagesPerSecond: 20,
  messagesAtOnce: 60,
  messagesPerSecondOfAddress: 400,
  socketsOfAddress: 500,
  socketsOfAccount: 40,
  socketsOfAddressAtTable: 60,
  chatLinesPerMinute: 30,
  chatLinesPerMinuteOfAddress: 150,
  ordersPerMinute: 30,
  advicePerMinute: 30,
  advicePerMinuteOfAddress: 150,
  tournaments: 3,
  tournamentsOfAddress: 10,
  reportsPerHour: 10,
  reportsPerHourOfAddress: 30,
  sanctionsPerHour: 60,
  sanctionsPerHourOfAddress: 240,
  seeksOfAddress: 40,
  challengesPerHour: 30,
  challengesPerHourOfAddress: 120,
}

/** For load tests on one machine, where all clients share an address. */
export const NO_LIMITS: Limits = {
  requestsPerMinute: 1e9,
  requestsPerMinuteOfAddress: 1e9,
  requestsPerMinuteOfNetwork: 1e9,
  signInsPerMinute: 1e9,
  signInsPerMinuteOfNetwork: 1e9,
  guessesPerLogin: 1e9,
  tablesPerMinute: 1e9,
  openTables: 1e9,
  openTablesOfAddress: 1e9,
  botTables: 1e9,
  botTablesOfAddress: 1e9,
  historiesPerMinute: 1e9,
  reviewsPerMinute: 1e9,
  devicesPerMinute: 1e9,
  messagesPerSecond: 1e9,
  messagesAtOnce: 1e9,
  messagesPerSecondOfAddress: 1e9,
  socketsOfAddress: 1e9,
  socketsOfAccount: 1e9,
  socketsOfAddressAtTable: 1e9,
  chatLinesPerMinute: 1e9,
  chatLinesPerMinuteOfAddress: 1e9,
  ordersPerMinute: 1e9,
  advicePerMinute: 1e9,
  advicePerMinuteOfAddress: 1e9,
  tournaments: 1e9,
  tournamentsOfAddress: 1e9,
  reportsPerHour: 1e9,
  reportsPerHourOfAddress: 1e9,
  sanctionsPerHour: 1e9,
  sanctionsPerHourOfAddress: 1e9,
  seeksOfAddress: 1e9,
  challengesPerHour: 1e9,
  challengesPerHourOfAddress: 1e9,
}

/** Counts by key, such as an address or an account. */
export type RateLimit = {
  /** Counts one more under the key; false if that is too many for now. */
  allows(key: string): boolean
  /** Undefined if one more is allowed under the key now; otherwise resolves once it is. Meanwhile `isWanted` may give up. */
  whenAllowed(key: string, isWanted: () => boolean): Promise<void> | undefined
}

/** What is left under a key, as of a moment. */
type Bucket = { left: number; at: number }

/** Keys are looked through for forgotten ones when there are so many, or twice as many as were left the last time. */
const FEWEST_SWEPT = 1_000

/**
 * A token bucket for every key: `burst` at once and `perSecond` in the long run. In memory and without a promise, for it is
 * asked about every message.
 */
export function rateLimit({ burst, perSecond }: { readonly burst: number; readonly perSecond: number }): RateLimit {
  const buckets = new Map<string, Bucket>()
  const perMs = perSecond / 1000
  let sweepAt = FEWEST_SWEPT

  /** A full bucket is as good as none. */
  const sweep = (now: number): void => {
    for (const [key, { left, at }] of buckets) if (left + (now - at) * perMs >= burst) buckets.delete(key)
    sweepAt = Math.max(FEWEST_SWEPT, 2 * buckets.size)
  }

  const bucketOf = (key: string, now: number): Bucket => {
    const found = buckets.get(key)
    if (found) return found
    if (buckets.size >= sweepAt) sweep(now)
    const bucket = { left: burst, at: now }
    buckets.set(key, bucket)
    return bucket
  }

  /** 0 if it was allowed. */
  const millisecondsToWait = (key: string): number => {
    const now = performance.now()
    const bucket = bucketOf(key, now)
    bucket.left = Math.min(burst, bucket.left + (now - bucket.at) * perMs)
    bucket.at = now
    if (bucket.left < 1) return (1 - bucket.left) / perMs
    bucket.left--
    return 0
  }

  const waitUntilAllowed = async (key: string, first: number, isWanted: () => boolean): Promise<void> => {
    for (let ms = first; ms > 0 && isWanted(); ms = millisecondsToWait(key))
      await wait(Math.ceil(ms), undefined, { ref: false }) // nothing that waits keeps the process from ending
  }

  return {
    allows: key => millisecondsToWait(key) === 0,
    whenAllowed(key, isWanted) {
      const ms = millisecondsToWait(key)
      return ms === 0 ? undefined : waitUntilAllowed(key, ms, isWanted)
    },
  }
}
