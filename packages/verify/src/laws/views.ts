// Views that are worked out from those of the state before must be the views of the state.

import { play, view, viewer } from '@ludoteka/kernel'
import { difference } from '../difference.ts'
import { type Law, nameOf, viewersOf } from '../moment.ts'

export const viewsFollow: Law = m => {
  const { game, s, action } = m
  if (!action) return undefined
  const before = viewer(game, s)
  const viewers = viewersOf(s)
  for (const seat of viewers) before.from(seat)
  const next = play(game, s, action)
  const after = viewer(game, next, undefined, before)
  for (const seat of viewers) {
    const found = difference(after.from(seat), view(game, next, seat))
    if (found) return `The view of ${nameOf(m, seat)} after ${action.verb} is not that of its state: ${found}`
  }
  return undefined
}
