// People over HTTP: profiles and results, everything about oneself as one file, and the end of an account.

import { id, profile, resultPage, resultQuery } from '@ludoteka/protocol'
import { z } from 'zod'
import { profileOf, shownResults } from '../ratings/profiles.ts'
import type { StoredResult } from '../store/results.ts'
import { leaveEverything } from '../table/departure.ts'
import { type App, accountOrNone, type Context, requireAccount } from './context.ts'
import { requireProof } from './proof.ts'
import { announceEnded, clearCookies, sessionOf } from './sessions.ts'

const params = z.object({ id })
const emptyBody = z.object({})
const tags = ['players']
const RESULTS_AT_ONCE = 500

export function playerRoutes(app: App, context: Context): void {
  const { services, config } = context
  const { store, repository } = services
  const { system, limits } = config
  /** They read much at once. */
  const rateLimit = { max: limits.historiesPerMinute, timeWindow: 60_000 }

  app.get(
    '/api/players/:id',
    { schema: { tags, summary: 'Somebody’s profile', params, response: { 200: profile } }, config: { rateLimit } },
    async request =>
      profileOf(store, request.params.id, {
        me: await accountOrNone(context, request),
        now: system.now(),
        isHere: async account => (await services.people.hereAmong([account])).has(account),
      }),
  )

  app.get(
    '/api/players/:id/results',
    {
      schema: {
        tags,
        summary: 'Somebody’s matches that are over',
        params,
        querystring: resultQuery,
        response: { 200: resultPage },
      },
      config: { rateLimit },
    },
    async request => {
      const me = await accountOrNone(context, request)
      const { cursor, limit } = request.query
      const { results, next } = await store.resultsOf(request.params.id, {
        onlyPublic: request.params.id !== me?.id,
        limit,
        ...(cursor === undefined ? {} : { cursor }),
      })
      return { results: await shownResults(store, results), ...(next === undefined ? {} : { next }) }
    },
  )

  const allResults = async (account: string): Promise<readonly StoredResult[]> => {
    const all: StoredResult[] = []
    let cursor: string | undefined
    do {
      const page = await store.resultsOf(account, {
        onlyPublic: false,
        limit: RESULTS_AT_ONCE,
        ...(cursor === undefined ? {} : { cursor }),
      })
      all.push(...page.results)
      cursor = page.next
    } while (cursor !== undefined)
    return all
  }

  app.get(
    '/api/account/export',
    { schema: { tags, summary: 'Everything about me as one file' }, config: { rateLimit: { ...rateLimit, max: 10 } } },
    async (request, reply) => {
      const me = await requireAccount(context, request)
      const [
        passkeys,
        programs,
        decks,
        puzzles,
        blocks,
        follows,
        challenges,
        ratings,
        results,
        messages,
        currentTables,
        joined,
      ] = await Promise.all([
        store.passkeysOf(me.id),
        store.botsOf(me.id),
        store.decksOf(me.id),
        store.solvedBy(me.id),
        store.blocksOf(me.id),
        store.followsOf(me.id),
        store.challengesOf(me.id, system.now()),
        store.ratingsOf([me.id]),
        allResults(me.id),
        store.linesOf(me.id),
        store.currentMatchesOf(me.id),
        store.tournaments({ list: 'mine', account: me.id, limit: RESULTS_AT_ONCE }),
      ])
      reply.header('content-disposition', 'attachment; filename="ludoteka.json"')
      return {
        exportedAt: system.now(),
        ...sessionOf(me),
        createdAt: me.createdAt,
        passkeys: passkeys.map(({ addedAt, usedAt }) => ({ addedAt, usedAt })),
        programs: programs.map(({ id: program, name, createdAt }) => ({ id: program, name, createdAt })),
        decks,
        puzzles,
        blocks,
        follows: follows.map(({ followed, at }) => ({ followed, at })),
        challenges: challenges.map(({ id: challenge, from, to, game, at, state }) => ({
          id: challenge,
          from,
          to,
          game,
          at,
          state,
        })),
        ratings,
        results,
        messages,
        currentTables,
        tournaments: joined.tournaments.map(({ id: tournament, name, game, status, host, entries }) => ({
          id: tournament,
          name,
          game,
          status,
          isHost: host === me.id,
          entry: entries.find(entry => entry.id === me.id),
        })),
      }
    },
  )

  app.delete(
    '/api/account',
    { schema: { tags, summary: 'Delete my account', response: { 200: emptyBody } } },
    async (request, reply) => {
      const me = await requireAccount(context, request)
      await requireProof(context, request, me)
      await services.tournaments.leaveAll(me.id)
      await leaveEverything(repository, me.id)
      announceEnded(context, await store.deleteAccount(me.id, system.now()))
      clearCookies(reply)
      return {}
    },
  )
}
