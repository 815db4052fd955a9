// Updates: what several sockets are told is serialized once, and none of them is told what only another may know.

import { anyAction, choiceOf, choices, sampler, seedFrom } from '@ludoteka/kernel'
import { applyChanges, serverMessage, type ViewJson } from '@ludoteka/protocol'
import { GAMES, loadGame } from '@ludoteka/registry'
import { beginMatch, hasEnded, seatsAsked, type ViewedSeats, viewerAt, withEvent } from '@ludoteka/table'
import { expect, test } from 'vitest'
import { updateWriter } from '../src/live/updates.ts'
import type { StartedTable } from '../src/table/state.ts'
import { newsOf, type Views, viewsOf } from '../src/table/views.ts'
import { aMatch } from './store/samples.ts'

const MOST_ACTIONS = 150

function updateIn(text: string | undefined) {
  const message = serverMessage.parse(JSON.parse(text ?? ''))
  if (message.type !== 'update') throw new Error('It is no update.')
  return message
}

/** As it is over the wire. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test.each([...GAMES.keys()])(
  '%s: each seat, all seats of one person and a spectator get their own view and log from one writer',
  async id => {
    const game = await loadGame(id)
    const random = sampler(seedFrom('updates', id))
    let match = beginMatch(game, { options: {}, seed: 'e'.repeat(32) })
    const all = match.names.map((_, seat) => seat)
    const audiences: readonly ViewedSeats[] = [...all.map(seat => [seat]), all, []]
    const holders = all.map(seat => ({ kind: 'account' as const, account: `player ${seat}` }))
    const row = aMatch('a-match', { game: id, options: match.live.state.options, seats: holders, status: 'running' })
    const table = (): StartedTable => ({ ...match, row })
    let viewer = viewerAt(match)
    let before: readonly Views[] = audiences.map(seats => viewsOf(table(), seats, viewer))
    let known: readonly Record<string, ViewJson>[] = before.map(views => ({ ...views }))
    while (!hasEnded(match) && match.live.actions.length < MOST_ACTIONS) {
      const seat = seatsAsked(match)[0] ?? 0
      const choice = choiceOf(choices(game, match.live.state), seat) ?? {}
      match = withEvent(match, { kind: 'act', action: anyAction(seat, choice, random) })
      viewer = viewerAt(match, viewer)
      const write = updateWriter(table(), 0)
      const now = audiences.map(seats => viewsOf(table(), seats, viewer))
      const seq = match.seq - 1
      const updates = audiences.map((seats, i) => updateIn(write(seats, now[i] ?? {}, { seq, views: before[i] ?? {} })))
      known = updates.map(({ views }, i) =>
        Object.fromEntries(
          Object.entries(views).map(([name, news]) => [name, applyChanges(known[i]?.[name] ?? {}, news)]),
        ),
      )
      expect(sent(known)).toEqual(sent(now))
      expect(updates.map(({ log }) => log)).toEqual(sent(audiences.map(seats => newsOf(table(), seats, seq))))
      before = now
    }
    expect(match.live.actions.length).toBeGreaterThan(10)
  },
)
