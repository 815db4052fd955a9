// Views fit the schema of their game and into one message, and those that are worked out from the state before are the views of the state.

import { LudotekaError, play, readView, view, viewer } from '@ludoteka/kernel'
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

export const viewsFitTheirSchema: Law = m => {
  const all = viewer(m.game, m.s)
  for (const seat of viewersOf(m.s)) {
    try {
      readView(m.game, all.from(seat))
    } catch (error) {
      if (!(error instanceof LudotekaError)) throw error
      return `What ${nameOf(m, seat)} sees does not fit the schema: ${error.message}`
    }
  }
  return undefined
}

/** In characters. All seats of a table may be one person's, who is sent all their views in one message of at most 256 kB. */
const LARGEST_VIEWS = 128_000
/** What one action tells is never divided. */
const LARGEST_NEWS = 60_000

export const fitsIntoMessages: Law = ({ game, s }) => {
  const all = viewer(game, s)
  let views = 0
  for (let seat = 0; seat < s.seats; seat++) views += JSON.stringify(all.from(seat)).length
  if (views > LARGEST_VIEWS) return `The views of all seats have ${views} characters; ${LARGEST_VIEWS} is the most.`
  const news = JSON.stringify(s.news).length
  return news > LARGEST_NEWS ? `An action tells ${news} characters; ${LARGEST_NEWS} is the most.` : undefined
}
