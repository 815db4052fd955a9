// What a table with a long match costs beside one with a short match: opening it, taking back, looking at old positions, exporting it.

import { gunzipSync, gzipSync } from 'node:zlib'
import { type Action, begin, type Match, matchOf, withHashes } from '@ludoteka/kernel'
import {
  applyEvents,
  beginMatch,
  type MatchSnapshot,
  type MatchState,
  type NumberedEvent,
  PAGE_ACTIONS,
  recordedViews,
  restoreMatch,
  snapshotOf,
  trimmed,
  UNDO_REACH,
  withEvent,
} from '@ludoteka/table'
import { ENDLESS } from './longMatch.ts'
import { interleave, medianRatio, perSecond } from './measure.ts'

/** The time something takes in a match of 6,000 actions over that in one of 300. */
export type LongTables = {
  readonly openLongVsShort: number
  readonly undoLongVsShort: number
  readonly historyLongVsShort: number
  /** The file of a long match was stored when the match ended, and is only unpacked; that of a short one is made when it is asked for. */
  readonly exportLongVsShort: number
}

const LONG = 6_000
const SHORT = 300
/** Positions in one look at the history. */
const POSITIONS = 50
const START = { options: {}, seed: 'b'.repeat(32) }

/** A match as it is stored: its last snapshot that an undo can't reach, and the events since. */
type StoredMatch = {
  /** In memory, as servers keep it. */
  readonly open: MatchState
  readonly snapshot: string
  readonly events: readonly NumberedEvent[]
}

export function measureLongTables(repetitions: number, milliseconds: number): LongTables {
  const [long, short] = [stored(LONG), stored(SHORT)]
  const laps = (work: (match: StoredMatch) => number) =>
    [perSecond(milliseconds, () => work(long)), perSecond(milliseconds, () => work(short))] as const
  // Rates are the inverse of times.
  const ratio = (work: (match: StoredMatch) => number): number => {
    const [slow, fast] = interleave(repetitions, ...laps(work))
    return medianRatio(fast, slow)
  }
  return {
    openLongVsShort: ratio(match => Math.sign(opened(match).seq)),
    undoLongVsShort: ratio(({ open }) => Math.sign(withEvent(open, undoOf(open)).seq)),
    historyLongVsShort: ratio(looked),
    exportLongVsShort: exportRatio(repetitions, milliseconds),
  }
}

function exportRatio(repetitions: number, milliseconds: number): number {
  const [long, short] = [playedMatch(LONG), playedMatch(SHORT)]
  const kept = fileOf(long)
  const [slow, fast] = interleave(
    repetitions,
    perSecond(milliseconds, () => Math.sign(gunzipSync(kept).length)),
    perSecond(milliseconds, () => Math.sign(fileOf(short).length)),
  )
  return medianRatio(fast, slow)
}

/** Played again for the hash of every position. */
const fileOf = (match: Match): Uint8Array => gzipSync(JSON.stringify(withHashes(ENDLESS, match)))

const steps = (count: number): readonly Action[] =>
  Array.from({ length: count }, (_, n) => ({ seat: n % 2, verb: 'step' }))

function playedMatch(actions: number): Match {
  return { ...matchOf(begin(ENDLESS, START.options, START.seed)), actions: steps(actions) }
}

function stored(actions: number): StoredMatch {
  const events = steps(actions).map(
    (action, n): NumberedEvent => ({ seq: n + 1, at: 0, event: { kind: 'act', action } }),
  )
  let kept = beginMatch(ENDLESS, START)
  const open = applyEvents(kept, events, full => {
    if (full.live.actions.length <= actions - UNDO_REACH) kept = full
  })
  return { open: trimmed(open), snapshot: JSON.stringify(snapshotOf(kept)), events: events.slice(kept.seq) }
}

function restored({ snapshot }: StoredMatch): MatchState {
  const written: MatchSnapshot = JSON.parse(snapshot)
  const match = restoreMatch(ENDLESS, START, written)
  if (!match) throw new Error('The snapshot was not restored.')
  return match
}

const opened = (match: StoredMatch): MatchState => applyEvents(restored(match), match.events)

/** The other seat has acted since. */
const undoOf = ({ live }: MatchState) => ({ kind: 'undo', seat: 0, to: live.actions.length - 2 }) as const

/** The positions of the page after the snapshot. */
function looked(match: StoredMatch): number {
  const base = restored(match)
  const part = applyEvents(base, match.events.slice(0, PAGE_ACTIONS))
  const from = base.live.actions.length
  return Math.sign([...recordedViews(part, 0, from, from + POSITIONS, base.live)].length)
}
