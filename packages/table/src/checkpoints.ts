// Positions kept on the way: the last few in memory, so that no undo plays a match again, and one in so many to be stored.

import { act, type Core, type Game, type Live, type Offers } from '@ludoteka/kernel'

/** So far back an action may still be taken back. */
export const UNDO_REACH = 64
/** One position in so many is kept in memory; an undo plays fewer actions than that. */
const SPACING = 16
const MOST_KEPT = UNDO_REACH / SPACING + 1
/** One position in so many ends a page of the match, which can be stored and opened by itself. */
export const PAGE_ACTIONS = 128

/** A position of a match without what led to it. */
export type Checkpoint = {
  readonly actions: number
  readonly log: number
  readonly state: Core
  readonly asked: Offers
  readonly sealedBefore: number
}

/** The end of a page: so many actions and log entries stood after event `seq`. */
export type Page = { readonly seq: number; readonly actions: number; readonly log: number }

export function checkpointOf({ actions, log, state, asked, sealedBefore }: Live): Checkpoint {
  return { actions: actions.length, log: log.length, state, asked, sealedBefore }
}

/** The checkpoints after an action. */
export function withCheckpoint(kept: readonly Checkpoint[], live: Live): readonly Checkpoint[] {
  if (live.actions.length % SPACING !== 0) return kept
  return [...kept.slice(1 - MOST_KEPT), checkpointOf(live)]
}

export function endsPage({ actions }: Live): boolean {
  return actions.length > 0 && actions.length % PAGE_ACTIONS === 0
}

/** The board after fewer actions: kept with the last ones, or a few actions after a checkpoint; undefined if it is too long ago. */
export function boardAfter(
  game: Game,
  live: Live,
  checkpoints: readonly Checkpoint[],
  actions: number,
): Live | undefined {
  let kept: Live | undefined = live
  while (kept && kept.actions.length > actions) kept = kept.before
  if (kept) return kept
  const checkpoint = checkpoints.findLast(one => one.actions <= actions)
  if (!checkpoint) return undefined
  let board = boardAt(live, checkpoint)
  for (const action of live.actions.slice(checkpoint.actions, actions)) board = act(game, board, action)
  return board
}

function boardAt({ setup, actions, log }: Live, at: Checkpoint): Live {
  const { state, asked, sealedBefore } = at
  return {
    setup,
    actions: actions.upTo(at.actions),
    state,
    asked,
    log: log.upTo(at.log),
    sealedBefore,
    before: undefined,
  }
}
