// Replays as the event loop sees them: it finds the match, waits for a thread in a fair order, and keeps written answers.

import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Language } from '@ludoteka/kernel'
import { seatsOf } from '@ludoteka/table'
import { Refused, refuse } from '../problem.ts'
import { type FairQueue, fairQueue } from '../queues.ts'
import type { MatchRow, Store } from '../store/store.ts'
import { type HistoryQuery, rangeOf } from '../table/history.ts'
import { aroundActions, beforeEvent, partOf, SHORTEST_IN_PARTS } from './parts.ts'
import type { LogQuery, ReplayAnswer, ReplayBody, ReplayRequest, ReplayTask } from './thread.ts'

/** Who asks: replays are shared fairly among addresses, and among the accounts of each. */
export type Asker = { readonly address: string; readonly account: string | undefined }

export type Replays = {
  /** Some positions of a match, as JSON. */
  history(match: string, asker: Asker, query: HistoryQuery, acceptsGzip: boolean): Promise<ReplayBody>
  /** Earlier entries of the log, as JSON. */
  log(match: string, asker: Asker, query: LogQuery, acceptsGzip: boolean): Promise<ReplayBody>
  /** A finished match as a file. */
  exported(match: string, asker: Asker, acceptsGzip: boolean): Promise<ReplayBody & { readonly game: string }>
  /** The position of a match as a PNG, with the names of its players by seat. */
  picture(row: MatchRow, asker: Asker, language: Language, players: readonly string[]): Promise<Uint8Array>
  /** Where a finished match turned, as JSON; the first who asks waits until it is worked out. */
  review(match: string, asker: Asker, acceptsGzip: boolean): Promise<ReplayBody>
  /** Writes the file of a long match that is over, so that nobody who asks for it has to wait until it is played again. */
  keepExport(row: MatchRow): Promise<void>
}

type ReplaysConfig = {
  readonly store: Pick<
    Store,
    'events' | 'snapshotUpTo' | 'snapshotAt' | 'addExport' | 'exportOf' | 'addReview' | 'reviewOf'
  >
  rowOf(match: string): Promise<MatchRow | undefined>
  /** Runs a task in a thread. */
  replay(task: ReplayTask): Promise<ReplayAnswer>
  readonly threads: number
  /** Bytes of written answers that are kept. */
  readonly cacheBytes: number
}

type PartRequest = Exclude<ReplayRequest, { readonly kind: 'export' | 'review' }>

/** Replays that may wait at the same time. */
const MOST_OF_ACCOUNT = 20
const MOST_OF_ADDRESS = 200

export function openReplays({ store, rowOf, replay, threads, cacheBytes }: ReplaysConfig): Replays {
  const queue = fairQueue(threads)
  const cache = bodyCache(cacheBytes)

  /** The thread is sent the events it lacks; another thread than the one that asked may lack all of them. */
  const replayed = async (task: ReplayTask): Promise<ReplayBody> => {
    let answer = await replay(task)
    for (let asked = 0; answer.kind === 'missing' && asked <= threads; asked++) {
      const { after } = answer
      answer = await replay({ ...task, news: { after, events: await store.events(task.row.id, after) } })
    }
    switch (answer.kind) {
      case 'body':
        return answer.body
      case 'refused':
        throw new Refused(answer.problem)
      case 'missing':
        return refuse('unavailable', 'This match changes too quickly to be replayed; please try again.')
    }
  }

  /** Of a long match only the part that is asked for is played. */
  const partFor = async (row: MatchRow, request: ReplayRequest): Promise<Pick<ReplayTask, 'part'>> => {
    if (request.kind === 'export' || request.kind === 'review' || row.actions < SHORTEST_IN_PARTS) return {}
    const part = await partOf(store, row, endsFor(row, request))
    return part ? { part } : {}
  }

  const answer = (row: MatchRow, request: ReplayRequest, asker: Asker, acceptsGzip: boolean): Promise<ReplayBody> => {
    const key = `${row.id} ${row.revision} ${acceptsGzip} ${keyOf(row, request)}`
    const cost = costOf(row, request)
    return cache.get(key, () => {
      const lane = laneOf(asker, queue)
      return queue.run(
        lane,
        async () => replayed({ row, request, acceptsGzip, ...(await partFor(row, request)) }),
        cost,
      )
    })
  }

  /** What is told of a finished match as it is stored, compressed; whoever asks first makes it if it is not. */
  const stored = async (row: MatchRow, kind: 'export' | 'review', asker: Asker): Promise<ReplayBody> => {
    const kept = await (kind === 'export' ? store.exportOf(row.id) : store.reviewOf(row.id))
    if (kept) return { bytes: kept, isGzipped: true }
    const made = await answer(row, { kind }, asker, true)
    const keep = kind === 'export' ? store.addExport : store.addReview
    if (made.isGzipped) await keep(row.id, made.bytes).catch(() => undefined) // the next one makes it again
    return made
  }

  const storedFor = async (
    row: MatchRow,
    kind: 'export' | 'review',
    asker: Asker,
    acceptsGzip: boolean,
  ): Promise<ReplayBody> => {
    const kept = await stored(row, kind, asker)
    return acceptsGzip || !kept.isGzipped ? kept : { bytes: await unzipped(kept.bytes), isGzipped: false }
  }

  const exportFor = (row: MatchRow, asker: Asker, acceptsGzip: boolean): Promise<ReplayBody> =>
    isExportKept(row)
      ? storedFor(row, 'export', asker, acceptsGzip)
      : answer(row, { kind: 'export' }, asker, acceptsGzip)

  const find = async (id: string): Promise<MatchRow> =>
    (await rowOf(id)) ?? refuse('not-found', 'There is no such table.')

  return {
    async history(match, asker, query, acceptsGzip) {
      return answer(await find(match), { kind: 'history', account: asker.account, query }, asker, acceptsGzip)
    },
    async log(match, asker, query, acceptsGzip) {
      return answer(await find(match), { kind: 'log', account: asker.account, query }, asker, acceptsGzip)
    },
    async exported(match, asker, acceptsGzip) {
      const row = await find(match)
      return { ...(await exportFor(row, asker, acceptsGzip)), game: row.game }
    },
    async picture(row, asker, language, players) {
      const { bytes } = await answer(row, { kind: 'picture', language, players }, asker, false)
      return bytes
    },
    async review(match, asker, acceptsGzip) {
      const row = await find(match)
      if (row.status !== 'finished') return refuse('conflict', 'Where a match turned is told once it is over.')
      if (row.actions > MOST_REVIEWED) return refuse('conflict', 'This match is too long to tell where it turned.')
      return storedFor(row, 'review', asker, acceptsGzip)
    },
    async keepExport(row) {
      if (isExportKept(row)) await stored(row, 'export', { address: row.origin ?? row.host, account: row.host })
    },
  }
}

/** The part of a long match that a request is about. */
function endsFor({ actions }: MatchRow, request: PartRequest): ReturnType<typeof aroundActions> {
  switch (request.kind) {
    case 'log':
      return beforeEvent(request.query.before)
    case 'history':
      return aroundActions(rangeOf(request.query, actions))
    case 'picture':
      return aroundActions({ from: actions, to: actions })
  }
}

/** Longer matches are not reviewed: to play them again would take a thread for half a minute. */
const MOST_REVIEWED = 20_000
/** A review takes about as long as to play so many actions, beside those of the match. */
const REVIEW_COST = 5_000
/** And so does a picture. */
const PICTURE_COST = 300

function costOf({ actions }: MatchRow, { kind }: ReplayRequest): number {
  if (kind === 'export') return 1 + actions
  const played = 1 + Math.min(actions, SHORTEST_IN_PARTS)
  if (kind === 'review') return REVIEW_COST + actions
  return kind === 'picture' ? PICTURE_COST + played : played
}

/** The files of shorter matches are made when they are asked for: most never are. */
export function isExportKept({ status, actions }: MatchRow): boolean {
  return status === 'finished' && actions >= SHORTEST_IN_PARTS
}

const unzipped = promisify<Uint8Array, Buffer>(gunzip)

/** What the answer depends on beside the match: of the account only its seats. */
function keyOf(row: MatchRow, request: ReplayRequest): string {
  if (request.kind === 'export' || request.kind === 'review') return request.kind
  if (request.kind === 'picture') return JSON.stringify(request)
  return JSON.stringify([request.kind, request.query, seatsOf(row, request.account)])
}

function laneOf({ address, account = '' }: Asker, queue: FairQueue): readonly string[] {
  const lane = [address, account]
  if (queue.waiting(lane) >= MOST_OF_ACCOUNT || queue.waiting([address]) >= MOST_OF_ADDRESS)
    refuse('too-many', 'Many replays are waiting already; please slow down.')
  return lane
}

type BodyCache = {
  /** The kept answer, or the one that `make` promises; whoever asks for the same meanwhile waits with them. */
  get(key: string, make: () => Promise<ReplayBody>): Promise<ReplayBody>
}

/** Keeps answers up to a number of bytes; the least recently used are dropped first. */
export function bodyCache(most: number): BodyCache {
  const kept = new Map<string, ReplayBody>()
  const underWay = new Map<string, Promise<ReplayBody>>()
  let bytes = 0

  const keep = (key: string, body: ReplayBody): void => {
    kept.set(key, body)
    bytes += body.bytes.length
    for (const [oldest, { bytes: dropped }] of kept) {
      if (bytes <= most) break
      kept.delete(oldest)
      bytes -= dropped.length
    }
  }

  const makeOnce = async (key: string, make: () => Promise<ReplayBody>): Promise<ReplayBody> => {
    try {
      const body = await Promise.resolve().then(make) // not before it is noted as under way
      keep(key, body)
      return body
    } finally {
      underWay.delete(key)
    }
  }

  return {
    async get(key, make) {
      const found = kept.get(key)
      if (found) {
        kept.delete(key)
        kept.set(key, found) // now the youngest
        return found
      }
      const made = underWay.get(key) ?? makeOnce(key, make)
      underWay.set(key, made)
      return made
    },
  }
}
