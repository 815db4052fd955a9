// A tournament of 64 bots on two servers that share a PostgreSQL, one of which is killed in the middle: the other brings it to its end.

import { tournamentDetail } from '@ludoteka/protocol'
import { expect, test } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { sitDown } from './support/player.ts'
import { freshDatabase } from './support/postgres.ts'
import { freePort, serve } from './support/process.ts'
import { eventually, TEST_TIMEOUT_MS } from './support/reconnectingPlayer.ts'
import { openServer, temporaryFolder } from './support/server.ts'

const PLACES = 64
const ROUNDS = 6
const MATCHES = PLACES - 1

test(
  '64 bots play a knock-out although a server is killed: each round is paired once, each match has one table',
  async () => {
    const databaseUrl = await freshDatabase()
    const doomed = await serve(await freePort(), { data: temporaryFolder(), databaseUrl })
    const { url } = await openServer({ databaseUrl, maintenanceMs: 500, secret: 'of the tests' })
    const host = await sitDown(doomed.url, 'Anna')
    await host.post('/api/account/claim', { login: 'anna', password: 'a long password' })
    const { id } = tournamentDetail.parse(
      (
        await host.post('/api/tournaments', {
          game: 'red-sea',
          format: 'knockout',
          places: PLACES,
          clock: { kind: 'bank', bankMs: 3_600_000, incrementMs: 0 },
          fill: 'random',
        })
      ).body,
    )
    const store = await openStore({ databaseUrl, file: '' })
    let row = await store.tournament(id)
    let isAsked = false
    const look = (): void => {
      if (isAsked) return
      isAsked = true
      void store.tournament(id).then(found => {
        row = found
        isAsked = false
      })
    }
    expect((await host.post(`/api/tournaments/${id}/start`)).status).toBe(200)
    await eventually(() => {
      look()
      return (row?.progress?.rounds.length ?? 0) >= 2
    }, 'the second round is paired')
    await doomed.kill()
    await eventually(() => {
      look()
      return row?.status === 'finished'
    }, 'the other server has brought the tournament to its end')

    const survivor = host.at(url)
    const over = tournamentDetail.parse((await survivor.get(`/api/tournaments/${id}`)).body)
    expect(over.pairings).toHaveLength(ROUNDS)
    expect(over.pairings.map(round => round.length)).toEqual([32, 16, 8, 4, 2, 1])
    const everybody = over.players.map(player => player.id).toSorted()
    expect(over.pairings[0]?.flatMap(({ first, second }) => [first, second ?? '']).toSorted()).toEqual(everybody)
    for (const [i, round] of over.pairings.slice(1).entries()) {
      const winners = over.pairings[i]?.map(({ winner }) => winner).toSorted()
      expect(round.flatMap(({ first, second }) => [first, second ?? '']).toSorted()).toEqual(winners)
    }
    expect(over.standings.reduce((sum, { points }) => sum + points, 0)).toBe(MATCHES)
    expect(over.champions).toEqual([over.pairings[5]?.[0]?.winner])

    // Every table there is belongs to a pairing, and the other way round.
    const named = over.pairings.flatMap(round => round.flatMap(({ games }) => games.map(({ match }) => match)))
    const outcomes = await store.outcomesOf(named)
    expect(outcomes.map(one => one.id).toSorted()).toEqual(named.toSorted())
    expect(outcomes.every(({ status }) => status === 'finished')).toBe(true)
    const made = await store.list({ list: 'mine', account: id, limit: named.length + 1 })
    expect(made.matches).toHaveLength(named.length)
    await store.close()
  },
  TEST_TIMEOUT_MS,
)
