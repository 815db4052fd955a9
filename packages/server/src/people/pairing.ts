// Who is brought together among those who look for an opponent. Pure: ratings, blocks and the time are given.

import type { StoredSeek } from '../store/people.ts'

export type PairingFacts = {
  readonly now: number
  /** As it is shown. */
  ratingOf(account: string, game: string): number
  /** They want to have nothing to do with each other. */
  areApart(one: string, other: string): boolean
}

/** In points of the rating, as it is shown: at once, for every second of waiting, and after this long whatever there is. */
const GAP_AT_ONCE = 200
const GAP_PER_SECOND = 20
const ANYBODY_AFTER_MS = 60_000

/** How far apart two may be of whom one has waited so long. */
function widestGap(waitedMs: number): number {
  return waitedMs >= ANYBODY_AFTER_MS ? Number.POSITIVE_INFINITY : GAP_AT_ONCE + (waitedMs / 1000) * GAP_PER_SECOND
}

/** Whoever has waited longest chooses first: the nearest in strength, and of equals who has waited longer. */
export function choosePairs(
  seeks: readonly StoredSeek[],
  { now, ratingOf, areApart }: PairingFacts,
): readonly (readonly [StoredSeek, StoredSeek])[] {
  const free = seeks
    .filter(({ offer, match }) => offer === null && match === null)
    .toSorted((a, b) => a.since - b.since)
  const taken = new Set<string>()
  const pairs: [StoredSeek, StoredSeek][] = []
  for (const seek of free) {
    if (taken.has(seek.id)) continue
    const gapTo = (other: StoredSeek): number =>
      Math.abs(ratingOf(seek.account, seek.game) - ratingOf(other.account, seek.game))
    const widest = widestGap(now - seek.since)
    const found = free
      .filter(
        other =>
          other.id !== seek.id &&
          !taken.has(other.id) &&
          other.game === seek.game &&
          other.pace === seek.pace &&
          gapTo(other) <= widest &&
          !areApart(seek.account, other.account),
      )
      .toSorted((a, b) => gapTo(a) - gapTo(b))[0]
    if (!found) continue
    taken.add(seek.id).add(found.id)
    pairs.push([seek, found])
  }
  return pairs
}
