// Answers that are never right: what loses at once for no reason, and what a game says is. Bots that search leave them out, and leagues
// count them.

import { type Action, actionsOf, likelyLoss, type View } from '@ludoteka/kernel'
import type { Turn } from './bot.ts'

/** By name, how often. */
export type BlunderCount = Readonly<Record<string, number>>

/** The name of what a table would have asked a person about once more. */
const LOST_AT_ONCE = 'lostAtOnce'

const isWatched = ({ game }: Turn): boolean => game.warning !== undefined || game.bot?.blunders !== undefined

/** Every kind of blunder that an answer is. */
export function blundersOf(turn: Turn, action: Action): readonly string[] {
  const { seat, choice } = turn
  if (!isWatched(turn)) return []
  const actions = actionsOf(seat, choice)
  if (actions.length < 2) return []
  const view = turn.view()
  const kinds = namedBlunders(turn, view, action)
  const isLost = isLosing(turn, view, action) && actions.some(other => !isLosing(turn, view, other))
  return isLost ? [LOST_AT_ONCE, ...kinds] : kinds
}

/** The answers without blunders, as long as there are others. */
export function withoutBlunders(turn: Turn, actions: readonly Action[]): readonly Action[] {
  if (!isWatched(turn) || actions.length < 2) return actions
  const view = turn.view()
  const sound = actions.filter(action => namedBlunders(turn, view, action).length === 0)
  const alive = sound.filter(action => !isLosing(turn, view, action))
  return alive.length > 0 ? alive : sound.length > 0 ? sound : actions
}

function namedBlunders({ game, choice }: Turn, view: View, action: Action): readonly string[] {
  const { blunders = {} } = game.bot ?? {}
  return Object.keys(blunders).filter(name => blunders[name]?.({ view, choice, action }))
}

/** It loses at once more likely than not, and not merely sooner than other answers. */
function isLosing({ game }: Turn, view: View, { verb, arg }: Action): boolean {
  const warning = likelyLoss(game, view, verb, arg)
  return warning !== undefined && !warning.isPutOff
}
