// Replays in a worker thread: plays matches again and writes the answers, ready to be sent. It keeps the tables it was asked
// about, and asks only for the events it does not have.

import { gzipSync } from 'node:zlib'
import { matchOf, withHashes } from '@ludoteka/kernel'
import type { exported, logQuery, Problem } from '@ludoteka/protocol'
import { loadGame } from '@ludoteka/registry/load'
import { applyEvents, beginMatch, type Review, reviewMatch } from '@ludoteka/table'
import type { z } from 'zod'
import { problemOf, refuse } from '../problem.ts'
import type { MatchRow, StoredEvent } from '../store/store.ts'
import { tableCache } from '../table/cache.ts'
import { type HistoryQuery, historyOf, rangeOf } from '../table/history.ts'
import { writableOptions } from '../table/options.ts'
import { openRecording, recordingKeeper } from '../table/recording.ts'
import { readSnapshot } from '../table/snapshots.ts'
import { applyNews, initialTable, type TableState, withRow } from '../table/state.ts'
import { earlierLogOf } from '../table/views.ts'
import type { MatchPart } from './parts.ts'
import { type PictureRequest, pictureOf } from './picture.ts'

/** What is wanted of a match: some of its positions, a picture of the last one, or the whole match as a file. */
export type ReplayRequest =
  | { readonly kind: 'history'; readonly account: string | undefined; readonly query: HistoryQuery }
  | { readonly kind: 'log'; readonly account: string | undefined; readonly query: LogQuery }
  | { readonly kind: 'export' }
  /** Where it turned; once it is over. */
  | { readonly kind: 'review' }
  | PictureRequest

export type LogQuery = z.infer<typeof logQuery>

export type ReplayTask = {
  readonly row: MatchRow
  readonly request: ReplayRequest
  readonly acceptsGzip: boolean
  /** Of a long match what the request is about. */
  readonly part?: MatchPart
  /** Events after number `after`, where the thread has asked for them. */
  readonly news?: { readonly after: number; readonly events: readonly StoredEvent[] }
}

export type ReplayBody = { readonly bytes: Uint8Array; readonly isGzipped: boolean }

export type ReplayAnswer =
  | { readonly kind: 'body'; readonly body: ReplayBody }
  /** The thread needs the events after this number. */
  | { readonly kind: 'missing'; readonly after: number }
  | { readonly kind: 'refused'; readonly problem: Problem }

/** Actions and log entries kept over all tables; what is dropped is played again. */
const KEPT_WEIGHT = 200_000
const cache = tableCache(KEPT_WEIGHT)
const keptRecording = recordingKeeper()

export async function replay(task: ReplayTask): Promise<ReplayAnswer> {
  try {
    const body = task.part && (await bodyFromPart(task, task.part))
    if (body) return { kind: 'body', body }
    const base = await baseOf(task.row)
    if (base.seq < task.row.seq && task.news?.after !== base.seq) return { kind: 'missing', after: base.seq }
    const table = upToDate(base, task)
    cache.put(table)
    return { kind: 'body', body: await bodyFor(table, task) }
  } catch (error) {
    const problem = problemOf(error)
    if (problem.error === 'internal') throw error
    return { kind: 'refused', problem }
  }
}

/** Undefined if the snapshot can't be used: then the match is played from its start. */
async function bodyFromPart(task: ReplayTask, part: MatchPart): Promise<ReplayBody | undefined> {
  const { row, request, acceptsGzip } = task
  if (request.kind === 'export' || request.kind === 'review') return undefined
  const game = await loadGame(row.game, row.version)
  const base = part.snapshot === undefined ? beginMatch(game, row) : readSnapshot(game, row, part.snapshot)
  if (!base) return undefined
  const table = { ...applyEvents(base, part.events), row }
  if (request.kind === 'picture') return bodyFor(table, task)
  if (request.kind === 'history') {
    const { from } = rangeOf(request.query, row.actions)
    const { account, query } = request
    return written(
      historyOf(table, account, query, (match, seat) => openRecording(match, seat, from, base.live)),
      acceptsGzip,
    )
  }
  const page = earlierLogOf(table, request.account, request.query)
  const isRead = page.entries.length > 0 || !page.earlier // whoever may read nothing of this part reads further back
  return isRead ? written(JSON.stringify(page), acceptsGzip) : undefined
}

/** What the thread has of the table: at worst its beginning. */
async function baseOf(row: MatchRow): Promise<TableState> {
  const kept = cache.get(row.id)
  return kept && kept.seq <= row.seq ? kept : initialTable(await loadGame(row.game, row.version), row)
}

function upToDate(base: TableState, { row, news }: ReplayTask): TableState {
  if (base.seq === row.seq && base.row.revision === row.revision) return base
  const table = withRow(base, row)
  const events = news?.events.filter(({ seq }) => seq > table.seq && seq <= row.seq) ?? []
  return applyNews(table, events) ?? refuse('unavailable', 'This match can not be replayed now; please try again.')
}

async function bodyFor(table: TableState, { request, acceptsGzip }: ReplayTask): Promise<ReplayBody> {
  if (request.kind === 'picture') return { bytes: await pictureOf(table, request), isGzipped: false }
  return written(answerTo(table, request), acceptsGzip)
}

function answerTo(table: TableState, request: Exclude<ReplayRequest, PictureRequest>): string {
  switch (request.kind) {
    case 'history':
      return historyOf(table, request.account, request.query, keptRecording)
    case 'log':
      return JSON.stringify(earlierLogOf(table, request.account, request.query))
    case 'export':
      return JSON.stringify(exportOf(table))
    case 'review':
      return JSON.stringify(reviewOf(table))
  }
}

/** It is judged by all hands, which nobody may know before. */
function reviewOf({ row, live, game }: TableState): Review {
  if (row.status !== 'finished' || !live) return refuse('conflict', 'Where a match turned is told once it is over.')
  return reviewMatch({ game, match: matchOf(live), result: row.result })
}

function exportOf({ row, live, game }: TableState): z.infer<typeof exported> {
  if (row.status !== 'finished' || !live) return refuse('conflict', 'Only finished matches are exported.')
  const { brought, options, position, actions, hashes, ...match } = withHashes(game, matchOf(live))
  return {
    ...match,
    options: writableOptions(options),
    ...(brought ? { brought: brought.map(cards => [...cards]) } : {}),
    ...(position ? { position: { ...position } } : {}),
    actions: [...actions],
    hashes: [...(hashes ?? [])],
  }
}

/** Shorter answers fit into one packet anyway. */
const SHORTEST_COMPRESSED = 1_400
/** Half the time that the usual level takes, for a quarter more bytes. */
const COMPRESSION = { level: 3 }

function written(answer: string, acceptsGzip: boolean): ReplayBody {
  const plain = Buffer.from(answer)
  const isGzipped = acceptsGzip && plain.length >= SHORTEST_COMPRESSED
  return { isGzipped, bytes: isGzipped ? gzipSync(plain, COMPRESSION) : plain }
}
