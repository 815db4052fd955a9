// Parts of long matches: the snapshot before some positions, and the events from it to the snapshot after them.

import { History } from '@ludoteka/kernel'
import { PAGE_ACTIONS, type Page, undoneBy } from '@ludoteka/table'
import type { MatchRow, Store, StoredEvent } from '../store/store.ts'
import { pagesIn } from '../table/snapshots.ts'

/** Shorter matches are played from their start, and kept by the threads. */
export const SHORTEST_IN_PARTS = 4 * PAGE_ACTIONS

export type MatchPart = {
  /** A snapshot; without it the part begins with the match. */
  readonly snapshot: string | undefined
  readonly events: readonly StoredEvent[]
}

/** The pages a part begins and ends with; without them it reaches to the beginning or the end of the match. */
type PartEnds = { readonly start?: Page | undefined; readonly end?: Page | undefined }

/** The part with the positions after some actions. */
export const aroundActions =
  ({ from, to }: { readonly from: number; readonly to: number }) =>
  (pages: readonly Page[]): PartEnds => ({
    start: pages.findLast(({ actions }) => actions <= from),
    end: pages.find(({ actions }) => actions >= to),
  })

/** The part that contains the events right before this one. */
export const beforeEvent =
  (before: number) =>
  (pages: readonly Page[]): PartEnds => {
    const end = pages.findIndex(({ seq }) => seq >= before - 1)
    return end < 0 ? { start: pages.at(-1) } : { start: pages[end - 1], end: pages[end] }
  }

/** Undefined while there are no snapshots: then the whole match is played, and whoever opens the table writes them. */
export async function partOf(
  store: Pick<Store, 'events' | 'snapshotUpTo' | 'snapshotAt'>,
  row: MatchRow,
  choose: (pages: readonly Page[]) => PartEnds,
): Promise<MatchPart | undefined> {
  const newest = await store.snapshotUpTo(row.id, row.actions)
  if (!newest || newest.seq > row.seq) return undefined
  const { start, end } = choose(await pagesThatStand(store, row, newest))
  const snapshot = start && (await store.snapshotAt(row.id, start.seq))
  if (start && !snapshot) return undefined
  return {
    snapshot: snapshot?.content,
    events: await store.events(row.id, start?.seq ?? 0, end?.seq ?? row.seq),
  }
}

/** The pages of the newest snapshot of which nothing was taken back since. */
async function pagesThatStand(
  store: Pick<Store, 'events'>,
  row: MatchRow,
  newest: { readonly seq: number; readonly actions: number; readonly content: string },
): Promise<readonly Page[]> {
  const since = await store.events(row.id, newest.seq, row.seq)
  const { fewestActions } = undoneBy(since, History.of([], newest.actions))
  return pagesIn(newest.content).filter(({ actions }) => actions <= fewestActions)
}
