// Questions about a head that both engines answer in the same way.

import { type Row, readIdle } from './rows.ts'
import type { IdlePage, ListQuery, MatchRow, Store } from './types.ts'

export function hasClock({ status, clock }: MatchRow): boolean {
  return status === 'running' && clock.kind !== 'none'
}

/** The seat an invite opens. Its hash may stand in old rows too; only the head of an open match makes it valid. */
export function invitedSeat(rows: readonly MatchRow[], hash: string): Awaited<ReturnType<Store['invited']>> {
  for (const { id, status, invites } of rows) {
    const seat = invites.indexOf(hash)
    if (status === 'open' && seat >= 0) return { match: id, seat }
  }
  return undefined
}

/** What a look at `most` matches has found. */
export function idlePage(rows: readonly Row[], most: number): IdlePage {
  const looked = rows.map(readIdle)
  const ids = looked.filter(({ forgotten }) => forgotten).map(({ id }) => id)
  const last = looked.at(-1)
  return looked.length === most && last ? { ids, next: last.id } : { ids }
}

/** The status a public list shows. */
export const STATUS_OF_LIST = {
  open: 'open',
  live: 'running',
  finished: 'finished',
} as const satisfies Record<Exclude<ListQuery['list'], 'mine'>, MatchRow['status']>
