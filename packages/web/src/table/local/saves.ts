// Local matches in the storage of the browser, so that a reload loses nothing. The actions of a match are kept in pages: to store
// one more costs the same however long the match has become.

import type { Action, MatchSetup } from '@ludoteka/kernel'
import type { MatchSnapshot, Orders } from '@ludoteka/table'
import type { LocalPlayer, SavedChange, SavedMatch } from './match.ts'

export type LocalRecord = {
  readonly id: string
  readonly game: string
  readonly hotSeat: boolean
  readonly createdAt: number
  readonly updatedAt: number
  readonly over: boolean
  /** How many actions stand. */
  readonly actions: number
  readonly saved: {
    /** Matches of earlier versions of this page have their actions here. */
    readonly match: MatchSetup & { readonly actions?: readonly Action[] }
    readonly players: readonly LocalPlayer[]
    readonly resigned?: string | undefined
    readonly orders?: Orders | undefined
    readonly advised?: true | undefined
  }
}

const PREFIX = 'ludoteka.match.'
const MOST_KEPT = 20
const PAGE_ACTIONS = 128

/** Begins otherwise than the key of a match. */
const pageKey = (id: string, page: number): string => `ludoteka.actions.${id}.${page}`
/** The last two are kept: the newest may show more than is left after an undo. */
const SNAPSHOTS = [0, 1] as const
const snapshotKey = (id: string, place: number): string => `ludoteka.snapshot.${id}.${place}`
const pageOf = (action: number): number => Math.floor(action / PAGE_ACTIONS)

type Read = (key: string) => string | null

export function loadLocal(id: string): LocalRecord | undefined {
  try {
    const text = localStorage.getItem(PREFIX + id)
    return text === null ? undefined : readRecord(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** The match with all its actions, and positions from which it can be continued without playing it from its start. */
export function loadMatch(
  { id, actions, saved }: LocalRecord,
  read: Read = key => localStorage.getItem(key),
): SavedMatch {
  const stored = saved.match.actions ?? []
  const paged = stored.length > 0 ? stored : pagesOf(id, actions, read)
  return {
    ...saved,
    match: { ...saved.match, actions: paged.slice(0, actions) },
    snapshots: snapshotsOf(id, read),
  }
}

function snapshotsOf(id: string, read: Read): readonly MatchSnapshot[] {
  return SNAPSHOTS.flatMap((place): readonly MatchSnapshot[] => {
    const text = read(snapshotKey(id, place))
    return text === null ? [] : [JSON.parse(text)]
  })
}

function pagesOf(id: string, actions: number, read: Read): readonly Action[] {
  const pages = Array.from({ length: Math.ceil(actions / PAGE_ACTIONS) }, (_, page) => readPage(id, page, read))
  return pages.flat()
}

/** Only this page writes here. */
function readPage(id: string, page: number, read: Read): readonly Action[] {
  return JSON.parse(read(pageKey(id, page)) ?? '[]')
}

/** Stores what has changed: the actions from some number on, in place of those that were there. */
export function saveLocal(
  record: LocalRecord,
  { from, actions, snapshot }: Pick<SavedChange, 'from' | 'actions' | 'snapshot'>,
): void {
  try {
    const earlier = loadLocal(record.id)?.saved.match.actions
    if (earlier) writePages(record.id, 0, earlier.slice(0, from))
    writePages(record.id, from, actions)
    if (snapshot)
      localStorage.setItem(snapshotKey(record.id, snapshot.pages.length % SNAPSHOTS.length), JSON.stringify(snapshot))
    localStorage.setItem(PREFIX + record.id, JSON.stringify(record))
    for (const old of listLocal().slice(MOST_KEPT)) forgetLocal(old.id)
  } catch {
    // With a full or forbidden storage a reload loses the match.
  }
}

function writePages(id: string, from: number, actions: readonly Action[]): void {
  const first = pageOf(from)
  const kept = from % PAGE_ACTIONS > 0 ? readPage(id, first, key => localStorage.getItem(key)) : []
  const all = [...kept.slice(0, from % PAGE_ACTIONS), ...actions]
  for (let page = 0; page * PAGE_ACTIONS < all.length; page++) {
    const part = all.slice(page * PAGE_ACTIONS, (page + 1) * PAGE_ACTIONS)
    localStorage.setItem(pageKey(id, first + page), JSON.stringify(part))
  }
}

export function forgetLocal(id: string): void {
  const actions = loadLocal(id)?.actions ?? 0
  localStorage.removeItem(PREFIX + id)
  for (const place of SNAPSHOTS) localStorage.removeItem(snapshotKey(id, place))
  // Actions that were taken back may have left one page more.
  for (let page = 0; page <= pageOf(actions) + 1; page++) localStorage.removeItem(pageKey(id, page))
}

/** The newest first. */
export function listLocal(): readonly LocalRecord[] {
  try {
    return Object.keys(localStorage)
      .filter(key => key.startsWith(PREFIX))
      .flatMap(key => loadLocal(key.slice(PREFIX.length)) ?? [])
      .toSorted((a, b) => b.updatedAt - a.updatedAt)
  } catch {
    return []
  }
}

/** Only this page writes here; a record of another form is from another version and is ignored. */
function readRecord(value: unknown): LocalRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const fits =
    'id' in value &&
    typeof value.id === 'string' &&
    'game' in value &&
    typeof value.game === 'string' &&
    'saved' in value &&
    typeof value.saved === 'object' &&
    value.saved !== null &&
    'match' in value.saved &&
    'players' in value.saved &&
    Array.isArray(value.saved.players)
  if (!fits) return undefined
  const record = value as LocalRecord
  return { ...record, actions: record.actions ?? record.saved.match.actions?.length ?? 0 }
}
