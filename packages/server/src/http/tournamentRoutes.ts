// Tournaments over HTTP.

import {
  id,
  joinTournament,
  newTournament,
  removeFromTournament,
  type TournamentDetail,
  tournamentDetail,
  tournamentPage,
  tournamentQuery,
} from '@ludoteka/protocol'
import { GAMES } from '@ludoteka/registry'
import { z } from 'zod'
import { refuse } from '../problem.ts'
import type { StoredAccount } from '../store/store.ts'
import type { TournamentRow } from '../store/tournaments.ts'
import { shownTournaments, tournamentFor } from '../tournaments/shown.ts'
import { type App, type Asking, accountOrNone, addressHash, type Context, requireAccount } from './context.ts'

const params = z.object({ id })
const tags = ['tournaments']
const response = { 200: tournamentDetail }

export function tournamentRoutes(app: App, context: Context): void {
  const { services, config } = context
  const { store, tournaments } = services
  const { limits } = config

  /** Whoever opened it, and those who look after the site. */
  const mayDecide = async (row: TournamentRow, me: StoredAccount): Promise<boolean> =>
    row.host === me.id || (await store.admins()).includes(me.id)

  const shown = async (row: TournamentRow, me: StoredAccount | undefined): Promise<TournamentDetail> =>
    tournamentFor(store, row, me && { id: me.id, mayDecide: await mayDecide(row, me) })

  const changed = async (
    request: Asking,
    change: (me: StoredAccount) => Promise<TournamentRow>,
  ): Promise<TournamentDetail> => {
    const me = await requireAccount(context, request)
    return shown(await change(me), me)
  }

  /** For those who may decide about it. */
  const decided = (
    request: Asking & { readonly params: { readonly id: string } },
    change: (tournament: string) => Promise<TournamentRow>,
  ): Promise<TournamentDetail> =>
    changed(request, async me => {
      const row = await tournaments.load(request.params.id)
      if (!(await mayDecide(row, me))) refuse('forbidden', 'Only whoever opened the tournament decides that.')
      return change(row.id)
    })

  app.get(
    '/api/tournaments',
    {
      schema: {
        tags,
        summary: 'Lists of tournaments',
        querystring: tournamentQuery,
        response: { 200: tournamentPage },
      },
    },
    async request => {
      const { list, limit, cursor } = request.query
      const me = list === 'mine' ? await requireAccount(context, request) : await accountOrNone(context, request)
      const page = await store.tournaments({
        list,
        limit,
        ...(me ? { account: me.id } : {}),
        ...(cursor === undefined ? {} : { cursor }),
      })
      const known = page.tournaments.filter(({ game }) => GAMES.has(game))
      return {
        tournaments: await shownTournaments(store, known, me?.id),
        ...(page.next === undefined ? {} : { next: page.next }),
      }
    },
  )

  app.post(
    '/api/tournaments',
    {
      schema: { tags, summary: 'A new tournament', body: newTournament, response: { 201: tournamentDetail } },
      config: { rateLimit: { max: limits.tablesPerMinute, timeWindow: 60_000 } },
    },
    async (request, reply) => {
      const me = await requireAccount(context, request)
      const origin = {
        name: addressHash(context, request),
        most: { ofHost: limits.tournaments, ofOrigin: limits.tournamentsOfAddress },
      }
      return reply.code(201).send(await shown(await tournaments.create(me, request.body, origin), me))
    },
  )

  app.get('/api/tournaments/:id', { schema: { tags, summary: 'A tournament', params, response } }, async request =>
    shown(await tournaments.load(request.params.id), await accountOrNone(context, request)),
  )

  app.post(
    '/api/tournaments/:id/join',
    { schema: { tags, summary: 'Take part', params, body: joinTournament, response } },
    request => changed(request, me => tournaments.join(request.params.id, me, request.body.brought)),
  )

  app.post(
    '/api/tournaments/:id/leave',
    { schema: { tags, summary: 'Leave, or withdraw', params, response } },
    request => changed(request, me => tournaments.leave(request.params.id, me.id)),
  )

  app.post('/api/tournaments/:id/start', { schema: { tags, summary: 'Begin at once', params, response } }, request =>
    decided(request, tournaments.start),
  )

  app.post('/api/tournaments/:id/cancel', { schema: { tags, summary: 'Cancel it', params, response } }, request =>
    decided(request, tournaments.cancel),
  )

  app.post(
    '/api/tournaments/:id/remove',
    { schema: { tags, summary: 'Remove a player', params, body: removeFromTournament, response } },
    request => decided(request, tournament => tournaments.leave(tournament, request.body.player)),
  )
}
