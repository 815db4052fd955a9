// Tables that begin from a position somebody gives: checked, not rated, and each seat sees what the rules let it see.

import { readFileSync } from 'node:fs'
import { exported } from '@ludoteka/protocol'
import { expect, test } from 'vitest'
import { sitDown } from './support/player.ts'
import { openServer } from './support/server.ts'

const SCENARIO = new URL(
  '../../games/red-sea/test/scenarios/EX-10.2.3-middle-east-with-sea-lanes-control.json',
  import.meta.url,
)
const { position } = JSON.parse(readFileSync(SCENARIO, 'utf8'))
const FROM_POSITION = { game: 'red-sea', position, seats: [{ kind: 'me' }, { kind: 'open' }] } as const

test('two people play on from it, and neither is told more than the rules tell', async () => {
  const { url } = await openServer()
  const [anna, boris] = [await sitDown(url, 'Anna'), await sitDown(url, 'Boris')]
  const { id, fromPosition, rated } = await anna.create({ ...FROM_POSITION, seats: [...FROM_POSITION.seats] })
  expect({ fromPosition, rated }).toEqual({ fromPosition: true, rated: false })
  const joined = await boris.match(`/api/matches/${id}/join`)
  expect(joined).toMatchObject({ status: 'running', fromPosition: true })
  expect(JSON.stringify(joined)).not.toContain('middleEastScoring')
  const [us, ussr] = [await anna.watch(id), await boris.watch(id)]
  expect(JSON.stringify(us.view('us').zones['hand'])).toContain('middleEastScoring')
  expect(ussr.texts.join('')).not.toContain('middleEastScoring')
  expect(await us.act('us', 'score', 'middleEastScoring')).toMatchObject({ type: 'done' })
  await us.ask({ type: 'resign', seat: 'us' })
  const file = exported.parse((await boris.get(`/api/matches/${id}/export`)).body)
  expect(file.position).toMatchObject({ facts: { turn: 2 } })
  expect(file.actions).toHaveLength(1)
  await Promise.all([us.leave(), ussr.leave()])
})

test('what nobody has named lies in an order that nobody knows', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url)
  const decks: unknown[] = []
  for (let n = 0; n < 2; n++) {
    const { id } = await anna.create({ ...FROM_POSITION, seats: [{ kind: 'me' }, { kind: 'me' }] })
    const table = await anna.watch(id)
    await table.ask({ type: 'resign', seat: 'us' })
    await table.leave()
    decks.push(exported.parse((await anna.get(`/api/matches/${id}/export`)).body).position?.['zones'])
  }
  expect(decks[0]).not.toEqual(decks[1])
})

test.each([
  ['an unknown part', { ...position, nonsense: 1 }],
  ['an unknown card', { ...position, zones: { hand: { us: ['no-such-card'] } } }],
  ['a step that does not exist', { ...position, stack: [{ step: 'no.such.step' }] }],
  ['a game that is over', { ...position, result: { kind: 'draw', reason: 'finalScore', rule: '1' } }],
  ['values of the wrong kind', { facts: { turn: 'soon' } }],
])('%s is refused, and no table is made', async (_, bad) => {
  const { url } = await openServer()
  const anna = await sitDown(url)
  expect(await anna.refused('/api/matches', { ...FROM_POSITION, position: bad })).toMatchObject({
    error: 'bad-request',
  })
  expect((await anna.get('/api/matches?list=mine')).body).toEqual({ matches: [] })
})

test('a match from a position is not rated', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url)
  const clock = { kind: 'days', days: 1 } as const
  expect(await anna.refused('/api/matches', { ...FROM_POSITION, clock, rated: true })).toMatchObject({
    error: 'bad-request',
  })
})
