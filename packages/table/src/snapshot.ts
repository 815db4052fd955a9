// A match as it stood after one of its events, to be stored: a cache, from which it is opened without playing it from the start.

import {
  asked,
  commitmentOf,
  type Game,
  History,
  type Live,
  LudotekaError,
  readState,
  stateHash,
} from '@ludoteka/kernel'
import { checkpointOf, type Page } from './checkpoints.ts'
import { type Cut, emptyMatch, type MatchStart, type MatchState } from './matchState.ts'
import type { Questions } from './questions.ts'
import type { SeatNotes } from './seatNotes.ts'
import type { UndoCount } from './undoCount.ts'

/** Raised when snapshots of another form are made: older ones are then made again. */
export const SNAPSHOT_FORMAT = 2

export type MatchSnapshot = Questions & {
  readonly format: number
  /** After this event so many actions and log entries stood. */
  readonly seq: number
  readonly actions: number
  readonly log: number
  /** The state, and its hash: what was damaged is not used. */
  readonly state: unknown
  readonly hash: string
  readonly sealedBefore: number
  /** Null where nobody is away. */
  readonly away: readonly (string | null)[]
  readonly cuts: readonly Cut[]
  readonly undos: readonly UndoCount[]
  readonly notes: readonly SeatNotes[]
  readonly pages: readonly Page[]
}

export function snapshotOf({ game, live, seq, ...match }: MatchState): MatchSnapshot {
  const { askedSince, askedAt, standingSince, standingAt, away, cuts, undos, notes, pages } = match
  return {
    format: SNAPSHOT_FORMAT,
    seq,
    actions: live.actions.length,
    log: live.log.length,
    state: live.state,
    hash: stateHash(game, live.state),
    sealedBefore: live.sealedBefore,
    askedSince,
    askedAt,
    standingSince,
    standingAt,
    away: away.map(account => account ?? null),
    cuts,
    undos,
    notes,
    pages,
  }
}

/** The match of a snapshot, without what came before; undefined if the snapshot is damaged, or of another match or form. */
export function restoreMatch(
  game: Game,
  { seed, position }: MatchStart,
  snapshot: MatchSnapshot,
): MatchState | undefined {
  const { actions, log, sealedBefore, seq, askedSince, askedAt, standingSince, standingAt } = snapshot
  const { away, cuts, undos, notes, pages } = snapshot
  const state = readSound(game, snapshot)
  if (!state || state.commitment !== commitmentOf(seed)) return undefined
  const names = game.seats(state.options)
  const bySeat = [askedSince, askedAt, standingSince, standingAt, away, undos, notes]
  if (bySeat.some(({ length }) => length !== names.length)) return undefined
  const live: Live = {
    setup: {
      game: game.id,
      version: game.version,
      options: state.options,
      seed,
      ...broughtTo(game, state),
      ...(position ? { position } : {}),
    },
    actions: History.of([], actions),
    state,
    asked: asked(game, state),
    log: History.of([], log),
    sealedBefore,
    before: undefined,
  }
  return {
    ...emptyMatch(game, names),
    live,
    eventOf: History.of([], actions),
    earned: History.of([], actions),
    askedSince,
    askedAt,
    standingSince,
    standingAt,
    away: away.map(account => account ?? undefined),
    cuts,
    undos,
    notes,
    checkpoints: [checkpointOf(live)],
    pages,
    seq,
  }
}

function readSound(game: Game, { format, state, hash }: MatchSnapshot): Live['state'] | undefined {
  if (format !== SNAPSHOT_FORMAT) return undefined
  try {
    const read = readState(game, state)
    return stateHash(game, read) === hash ? read : undefined
  } catch (error) {
    if (error instanceof LudotekaError) return undefined
    throw error
  }
}

/** What the seats brought, by name, as a match tells it. */
function broughtTo({ bringing }: Game, { brought }: Live['state']): Pick<Live['setup'], 'brought'> {
  if (!bringing) return {}
  return { brought: brought.map(cards => cards.map(card => bringing.kinds[card] ?? '')) }
}
