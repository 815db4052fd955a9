// How long live messages become in long matches of every game: whoever holds all seats is sent the most.

import { anyAction, choiceOf, choices, type Game, type Options, sampler, seedFrom } from '@ludoteka/kernel'
import { GAMES, loadGame } from '@ludoteka/registry'
import { beginMatch, hasEnded, seatsAsked, withEvent } from '@ludoteka/table'
import { expect, test } from 'vitest'
import { LONGEST_MESSAGE } from '../src/live/connection.ts'
import { updateWriter } from '../src/live/updates.ts'
import type { StartedTable } from '../src/table/state.ts'
import { logPageOf, viewerAt, viewsOf } from '../src/table/views.ts'
import { aMatch } from './store/samples.ts'

/** What else may come with a table: its summary, and as much chat as one message takes. */
const ROOM_FOR_CHAT = 64_000
const ROOM_FOR_SUMMARY = 8_000
const MOST_ACTIONS = 1_500

const sizeOf = (message: unknown): number => Buffer.byteLength(JSON.stringify(message))

const MATCHES = [...GAMES.keys()].flatMap(id => ['a', 'b', 'c'].map(letter => [id, letter] as const))

/** The options with the most seats: at one device all of them are sent together. */
function mostSeats({ options, seats }: Game): Options {
  const initial: Options = Object.fromEntries(Object.entries(options).map(([key, one]) => [key, one.initial]))
  const others = Object.entries(options).flatMap(([key, one]): readonly Options[] =>
    one.kind === 'oneOf' ? one.values.map(value => ({ ...initial, [key]: value })) : [],
  )
  return others.reduce((most, other) => (seats(other).length > seats(most).length ? other : most), initial)
}

test.each(MATCHES)('%s, match %s: whole tables and updates stay below the bound', async (id, letter) => {
  const game = await loadGame(id)
  const seed = letter.repeat(32)
  const random = sampler(seedFrom('message size', id, letter))
  let match = beginMatch(game, { options: letter === 'c' ? mostSeats(game) : {}, seed })
  const seats = match.names.map((_, seat) => seat)
  const holders = seats.map(() => ({ kind: 'account' as const, account: 'anna' }))
  const row = aMatch('long-match', { game: id, options: match.live.state.options, seats: holders, status: 'running' })
  const table = (): StartedTable => ({ ...match, row })
  const viewsNow = () => viewsOf(table(), seats, viewerAt(table()))
  let sent = { seq: 0, views: viewsNow() }
  let [largestTable, largestUpdate] = [0, 0]
  while (!hasEnded(match) && match.live.actions.length < MOST_ACTIONS) {
    const seat = seatsAsked(match)[0] ?? 0
    const action = anyAction(seat, choiceOf(choices(game, match.live.state), seat) ?? {}, random)
    match = withEvent(match, { kind: 'act', action })
    const views = viewsNow()
    const update = updateWriter(table(), 0)(seats, views, sent)
    largestUpdate = Math.max(largestUpdate, Buffer.byteLength(update ?? ''))
    if (match.seq % 8 === 0)
      largestTable = Math.max(largestTable, sizeOf(views) + sizeOf(logPageOf(table(), seats).entries))
    sent = { seq: match.seq, views }
  }
  expect(match.live.actions.length).toBeGreaterThan(10)
  expect(largestTable + ROOM_FOR_CHAT + ROOM_FOR_SUMMARY).toBeLessThan(LONGEST_MESSAGE)
  expect(largestUpdate).toBeLessThan(LONGEST_MESSAGE)
})
