// Solved puzzles with the account: sent by any of its devices, counted on the profile.

import { profile } from '@ludoteka/protocol'
import { NODE_SYSTEM } from '@ludoteka/server'
import { afterEach, expect, test } from 'vitest'
import { type Player, sitDown } from './support/player.ts'
import { loggedErrors, openServer } from './support/server.ts'

afterEach(() => expect(loggedErrors.splice(0)).toEqual([]))

const NOON = Date.parse('2026-11-18T12:00:00Z')
const DAY_MS = 86_400_000
const solved = (day: string, game = 'unmatched') => ({ day, game })

const send = (player: Player, ...all: readonly object[]) => player.post('/api/puzzles/solved', { solved: all })
const puzzlesOf = async (player: Player) => profile.parse((await player.get(`/api/players/${player.id}`)).body).puzzles

test('devices add what they know; the profile counts days in a row, also before today is solved', async () => {
  let now = NOON
  const { url } = await openServer({ system: { ...NODE_SYSTEM, now: () => now } })
  const anna = await sitDown(url, 'Anna')
  expect((await send(anna, solved('2026-11-17'))).status).toBe(403)
  await anna.post('/api/account/claim', { login: 'anna', password: 'correct horse battery' })
  expect(await puzzlesOf(anna)).toBeUndefined()
  await send(anna, solved('2026-11-10'), solved('2026-11-11'), solved('2026-11-12'))
  const all = [
    solved('2026-11-10'),
    solved('2026-11-11'),
    solved('2026-11-12'),
    solved('2026-11-17'),
    solved('2026-11-18', 'red-sea'),
    solved('2026-11-18'),
  ]
  const answer = await send(anna, solved('2026-11-17'), solved('2026-11-18'), solved('2026-11-18', 'red-sea'))
  expect(answer.body).toEqual({ solved: all })
  expect(await puzzlesOf(anna)).toEqual({ solved: 6, streak: 2, longest: 3 })
  now += DAY_MS
  expect(await puzzlesOf(anna)).toMatchObject({ streak: 2 })
  now += DAY_MS
  expect(await puzzlesOf(anna)).toMatchObject({ streak: 0, longest: 3 })
  expect((await anna.get('/api/account/export')).body).toMatchObject({ puzzles: all })
})

test('days that have not begun and games that are not here are left out, and what is no day is refused', async () => {
  const { url } = await openServer({ system: { ...NODE_SYSTEM, now: () => NOON } })
  const anna = await sitDown(url, 'Anna')
  await anna.post('/api/account/claim', { login: 'anna', password: 'correct horse battery' })
  const possible = solved('2026-11-18')
  const answer = await send(anna, possible, solved('2026-11-19'), solved('2025-12-31'), solved('2026-11-18', 'chess'))
  expect(answer.body).toEqual({ solved: [possible] })
  expect((await send(anna, solved('2026-02-30'))).status).toBe(400)
  expect((await send(anna, solved('yesterday'))).status).toBe(400)
  expect((await anna.get('/api/puzzles/solved')).body).toEqual({ solved: [possible] })
})
