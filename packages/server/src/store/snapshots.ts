// Snapshots, exports and reviews of matches as both engines keep them: a cache, each of which may be deleted at any time.

import { z } from 'zod'

/** A match after event `seq`, when so many actions stood; what it contains is checked by whoever opens it. */
export type StoredSnapshot = { readonly seq: number; readonly actions: number; readonly content: string }

export type SnapshotStore = {
  /** Keeps a snapshot, unless there is one of this event, or no such match. */
  addSnapshot(match: string, snapshot: StoredSnapshot): Promise<void>
  /** The newest of those with at most so many actions. */
  snapshotUpTo(match: string, actions: number): Promise<StoredSnapshot | undefined>
  snapshotAt(match: string, seq: number): Promise<StoredSnapshot | undefined>
  deleteSnapshot(match: string, seq: number): Promise<void>
  /** Keeps the file of a finished match, which never changes; not if there is one, or no such match. */
  addExport(match: string, body: Uint8Array): Promise<void>
  exportOf(match: string): Promise<Uint8Array | undefined>
  /** Keeps where a finished match turned, in the same way. */
  addReview(match: string, body: Uint8Array): Promise<void>
  reviewOf(match: string): Promise<Uint8Array | undefined>
}

export const snapshotRow: z.ZodType<StoredSnapshot> = z.object({
  seq: z.int(),
  actions: z.int(),
  content: z.string(),
})
