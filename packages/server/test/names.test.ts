// People at one table whose names look alike are told apart, in its seats and in its chat.

import { expect, test } from 'vitest'
import { withDistinctNames } from '../src/table/names.ts'
import { sitDown } from './support/player.ts'
import { openServer } from './support/server.ts'

test('whoever could be taken for somebody before them gets a number', () => {
  const names = ['Anna', 'Аnnа', 'anna', 'Boris', 'Anna (2)', 'ANNA']
  const shown = withDistinctNames(names.map((name, id) => ({ id: String(id), name }))).map(({ name }) => name)
  expect(shown).toEqual(['Anna', 'Аnnа (2)', 'anna (3)', 'Boris', 'Anna (2) (2)', 'ANNA (4)'])
})

test('seats and chat lines show who is who', async () => {
  const { url } = await openServer()
  const [anna, impostor, spectator] = [
    await sitDown(url, 'Anna'),
    await sitDown(url, 'Аnnа'),
    await sitDown(url, 'An\u200bna'),
  ]
  const { id } = await anna.create({ game: 'unmatched', options: { heroPick: 'random' } })
  const { seats } = await impostor.match(`/api/matches/${id}/join`)
  expect(seats.map(({ holder }) => holder.kind === 'account' && holder.account.name)).toEqual(['Anna', 'Аnnа (2)'])
  const watching = await spectator.watch(id)
  await watching.ask({ type: 'chat', channel: 'spectators', text: 'h\u200bi\u202e' })
  expect(await watching.when(one => one.type === 'chat')).toMatchObject({
    line: { from: { name: 'Anna (3)' }, text: 'hi' },
  })
  const playing = await impostor.watch(id)
  await playing.ask({ type: 'chat', channel: 'players', text: 'hello' })
  expect(await playing.when(one => one.type === 'chat')).toMatchObject({ line: { from: { name: 'Аnnа (2)' } } })
})
