// The bus of many processes: NOTIFY to all, LISTEN in each. A process receives its own messages directly. Changes of matches
// are announced by the store, in the statements that make them.

import { randomUUID } from 'node:crypto'
import type { Json } from '@ludoteka/kernel'
import { Client } from 'pg'
import { z } from 'zod'
import { CHANGES_CHANNEL, readChange } from '../store/postgres/changes.ts'
import { DATABASE_TIMEOUT_MS, type PostgresOptions, postgresSettings } from '../store/postgres/settings.ts'
import { type Bus, matchTopic, RECONNECTED, topicListeners } from './bus.ts'

const CHANNEL = 'ludoteka'

/** PostgreSQL refuses 8,000 bytes and more. */
const MOST_BYTES = 7_900

/** Messages kept while there is no connection; the oldest are dropped first. */
const MOST_WAITING = 10_000

const FIRST_DELAY_MS = 100
const LONGEST_DELAY_MS = 5_000

/** A connection that only listens would not notice that nobody is there any more, so it asks. */
const PING_MS = 5_000

/** `number` makes each payload different: equal ones in a transaction would arrive once. */
const payload = z.object({ from: z.string(), number: z.int(), topic: z.string(), message: z.json() })

/** Resolves once it listens; afterwards it reconnects by itself for as long as it is open. */
export async function postgresBus(
  databaseUrl: string,
  self: string = randomUUID(),
  options: PostgresOptions = {},
): Promise<Bus> {
  const pingMs = Math.min(PING_MS, options.timeoutMs ?? DATABASE_TIMEOUT_MS)
  const listeners = topicListeners()
  let number = 0
  let waiting: string[] = []
  let sending: Promise<void> | undefined
  let isOpen = true
  let client: Client | undefined
  let reconnecting: NodeJS.Timeout | undefined

  const receiveChange = (text: string): void => {
    const change = readChange(text)
    if (!change || change.process === self) return
    listeners.emit(matchTopic(change.match), { kind: 'changed', revision: change.revision })
  }

  const receive = (text: string): void => {
    const { data } = payload.safeParse(parseJson(text))
    if (data && data.from !== self) listeners.emit(data.topic, data.message)
  }

  const connect = async (): Promise<void> => {
    const opened = new Client(postgresSettings(databaseUrl, 'ludoteka bus', options))
    opened.on('notification', ({ channel, payload: text = '' }) =>
      channel === CHANGES_CHANNEL ? receiveChange(text) : receive(text),
    )
    let hasFailed = false
    const pinging = setInterval(() => opened.query('SELECT 1').catch(() => opened.end()), pingMs)
    const onLost = (): void => {
      clearInterval(pinging)
      if (hasFailed) return
      hasFailed = true
      if (client !== opened) return
      client = undefined
      reconnect(FIRST_DELAY_MS)
    }
    opened.on('error', onLost)
    opened.on('end', onLost)
    try {
      await opened.connect()
      await opened.query(`LISTEN ${CHANNEL}`)
      await opened.query(`LISTEN ${CHANGES_CHANNEL}`)
    } catch (error) {
      clearInterval(pinging)
      await opened.end().catch(() => undefined)
      throw error
    }
    if (!isOpen) return opened.end()
    client = opened
    void send()
  }

  const reconnect = (delay: number): void => {
    if (!isOpen) return
    reconnecting = setTimeout(() => {
      connect().then(
        () => listeners.emit(RECONNECTED, null),
        () => reconnect(Math.min(delay * 2, LONGEST_DELAY_MS)),
      )
    }, delay)
  }

  const send = (): Promise<void> => {
    if (!client || waiting.length === 0) return Promise.resolve()
    sending ??= sendAll()
    return sending
  }

  /** One statement at a time keeps the order; what comes meanwhile goes together in the next. */
  const sendAll = async (): Promise<void> => {
    while (client && waiting.length > 0) {
      const used = client
      const batch = waiting
      waiting = []
      try {
        await used.query(`SELECT pg_notify('${CHANNEL}', text) FROM unnest($1::text[]) AS text`, [batch])
      } catch {
        waiting = [...batch, ...waiting]
        void used.end() // the next connection sends again
        break
      }
    }
    sending = undefined
  }

  await connect()
  return {
    publish(topic, message) {
      const text = JSON.stringify({ from: self, number: number++, topic, message })
      if (Buffer.byteLength(text) > MOST_BYTES)
        throw new RangeError(`A message about ${topic} is too large for the bus.`)
      if (!isOpen) return
      setImmediate(() => listeners.emit(topic, message))
      waiting.push(text)
      if (waiting.length > MOST_WAITING) waiting.shift()
      void send()
    },
    subscribe: (topic, listener) => listeners.add(topic, listener),
    get isConnected() {
      return client !== undefined
    },
    async close() {
      isOpen = false
      await send()
      clearTimeout(reconnecting)
      listeners.clear()
      const last = client
      client = undefined
      await last?.end()
    },
  }
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
