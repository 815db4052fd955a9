// Snapshots of matches: written beside the events whenever a page of a match is full, and opened instead of playing it from its start.

import type { Game } from '@ludoteka/kernel'
import {
  applyEvents,
  beginMatch,
  type MatchSnapshot,
  type MatchState,
  PAGE_ACTIONS,
  type Page,
  restoreMatch,
  snapshotOf,
  undoneBy,
} from '@ludoteka/table'
import { z } from 'zod'
import { type MatchRow, type Store, StoreError } from '../store/store.ts'

const counted = z.int().min(0)
const memory = z.record(z.string(), z.json())

const matchSnapshot: z.ZodType<MatchSnapshot> = z.object({
  format: z.int(),
  seq: counted,
  actions: counted,
  log: counted,
  state: z.unknown(),
  hash: z.string(),
  sealedBefore: counted,
  askedSince: z.array(counted),
  askedAt: z.array(z.number()),
  standingSince: z.array(counted),
  standingAt: z.array(z.number()),
  away: z.array(z.string().nullable()),
  cuts: z.array(z.object({ at: counted, before: counted })),
  undos: z.array(z.object({ made: counted, recent: z.number(), at: z.number(), seq: counted })),
  notes: z.array(
    z.object({
      memories: z.array(z.object({ actions: counted, memory })),
      proposals: z.array(z.object({ actions: counted, at: z.number() })),
      ordered: z.array(z.object({ actions: counted, seq: counted })),
      hurried: counted.exactOptional(),
    }),
  ),
  pages: z.array(z.object({ seq: counted, actions: counted, log: counted })),
})

function decoded(content: string): MatchSnapshot | undefined {
  try {
    return matchSnapshot.safeParse(JSON.parse(content)).data
  } catch {
    return undefined
  }
}

/** The match that a snapshot holds; undefined if it can't be used. */
export function readSnapshot(game: Game, row: MatchRow, content: string): MatchState | undefined {
  const snapshot = decoded(content)
  return snapshot && restoreMatch(game, row, snapshot)
}

/** The pages that were full when a snapshot was made; none if it is damaged. */
export const pagesIn = (content: string): readonly Page[] => decoded(content)?.pages ?? []

export type Snapshots = {
  /** Writes the snapshot of a match whose page is full; nobody waits for it. */
  keep(match: string, full: MatchState): void
  /**
   * The match after event `seq`, with at least the actions after the first `keptActions` in memory: opened from the nearest
   * snapshot and the events since.
   */
  matchAt(game: Game, row: MatchRow, seq: number, keptActions: number): Promise<MatchState>
  /** Resolves when everything is written. */
  settled(): Promise<void>
}

type SnapshotsConfig = {
  readonly store: Pick<Store, 'addSnapshot' | 'snapshotUpTo' | 'deleteSnapshot' | 'events'>
  onError(error: unknown): void
}

export function openSnapshots({ store, onError }: SnapshotsConfig): Snapshots {
  let writing: Promise<void> = Promise.resolve()

  const keep = (match: string, full: MatchState): void => {
    writing = writing.then(async () => {
      await afterWaitingWork()
      const { seq } = full
      const content = JSON.stringify(snapshotOf(full))
      await store.addSnapshot(match, { seq, actions: full.live.actions.length, content }).catch((error: unknown) => {
        if (!(error instanceof StoreError && error.code === 'closed')) onError(error) // the next opening writes it
      })
    })
  }

  /** The newest snapshot with at most so many actions; what can't be used is deleted. */
  const nearest = async (game: Game, row: MatchRow, actions: number): Promise<MatchState | undefined> => {
    for (;;) {
      const stored = actions > 0 ? await store.snapshotUpTo(row.id, actions) : undefined
      if (!stored) return undefined
      const match = readSnapshot(game, row, stored.content)
      if (match?.seq === stored.seq) return match
      await store.deleteSnapshot(row.id, stored.seq)
    }
  }

  return {
    keep,
    settled: () => writing,
    async matchAt(game, row, seq, keptActions) {
      for (let most = keptActions; ; ) {
        const base = (await nearest(game, row, most)) ?? beginMatch(game, row)
        const { length } = base.live.actions
        const events = base.seq <= seq ? await store.events(row.id, base.seq, seq) : undefined
        if (events && undoneBy(events, base.eventOf).fewestActions >= length) {
          const isMissing = keptActions - length >= PAGE_ACTIONS // a snapshot after this one was lost, or never made
          return applyEvents(base, events, full => isMissing && keep(row.id, full))
        }
        most = length - 1 // made later, or what it shows was taken back since
      }
    },
  }
}

/** Requests that wait are answered first. */
const afterWaitingWork = (): Promise<void> => new Promise(resolve => setImmediate(resolve))
