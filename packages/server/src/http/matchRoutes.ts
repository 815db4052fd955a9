// Tables over HTTP: the lists, and everything around a match except playing it (live) and replaying it (replayRoutes.ts).

import {
  commitmentOf,
  type Game,
  isForm,
  isRange,
  LANGUAGES,
  type Options,
  readOptions,
  viewSchema,
} from '@ludoteka/kernel'
import {
  gameList,
  gameTitle,
  id,
  invitation,
  joinMatch,
  type MatchDetail,
  matchDetail,
  matchPage,
  matchQuery,
  newMatch,
  startMatch,
  takeSeat,
  viewSchemaAnswer,
  viewSchemaQuery,
} from '@ludoteka/protocol'
import { GAMES } from '@ludoteka/registry'
import { orderKinds } from '@ludoteka/table'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuse } from '../problem.ts'
import type { Sanction } from '../store/moderation.ts'
import type { MatchRow } from '../store/store.ts'
import { broughtFor } from '../table/brought.ts'
import { inviteToken } from '../table/lobby.ts'
import type { TableOrigin } from '../table/openings.ts'
import type { TableState } from '../table/state.ts'
import { loadPeople, seatNamesOf, summaryOf, tableSummary } from '../table/summary.ts'
import { type App, accountOrNone, addressHash, type Context, requireAccount } from './context.ts'

const params = z.object({ id })
const inviteParams = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{20,64}$/) })
const gameParams = z.object({ game: z.string().max(40) })
const tags = ['tables']

/** Positions are longer than other bodies: that of six Barons has about 40 kB. */
const MOST_POSITION_BYTES = 131_072

const SCHEMA_CACHE = 'public, max-age=300'

/** A verb as it is declared, in lists that may be written. */
function writableVerb(args: Game['verbs'][string]): z.infer<typeof gameList>['games'][number]['verbs'][string] {
  if (args === true) return true
  if (!isForm(args)) return [...args]
  const fields = Object.entries(args.fields).map(([name, field]) => [name, isRange(field) ? field : [...field]])
  return { fields: Object.fromEntries(fields) }
}

function optionsIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse('bad-request', 'The options must be JSON.')
  }
}

export function matchRoutes(app: App, context: Context): void {
  const { services, config, moderation } = context
  const { tables, store, presence } = services

  const detail = async (table: TableState, account: string | undefined): Promise<MatchDetail> => {
    const { row } = table
    const people = (await loadPeople(store, presence, [row]))(row)
    const isOver = row.status === 'finished'
    const brought = broughtFor(table, account)
    const sanctions = await moderation.sanctionsFor(row, account)
    const sanctioned = (kind: Sanction['kind']): string[] =>
      sanctions.filter(one => one.kind === kind).map(one => one.account)
    return {
      ...tableSummary(table, people, account),
      ...(row.host === account && row.status === 'open' ? { invites: invitesOf(table) } : {}),
      ...(table.live ? { commitment: commitmentOf(row.seed) } : {}),
      ...(isOver ? { seed: row.seed } : {}),
      ...(brought ? { brought } : {}),
      ...(sanctions.length > 0 ? { muted: sanctioned('muted'), removed: sanctioned('removed') } : {}),
    }
  }

  /** Changes a table for the asking account and answers with the table. */
  const changeTable = async (
    request: FastifyRequest,
    what: (account: string) => Promise<TableState>,
  ): Promise<MatchDetail> => {
    const me = await requireAccount(context, request)
    return detail(await what(me.id), me.id)
  }

  app.get('/api/games', { schema: { tags, summary: 'The games', response: { 200: gameList } } }, async () => ({
    games: [...GAMES.values()].map(game => ({
      id: game.id,
      version: game.version,
      title: gameTitle.parse(Object.fromEntries(LANGUAGES.map(language => [language, game.text[language].title]))),
      seats: [...game.seats(initialOptions(game.options))],
      draws: game.draws === true,
      privateTalk: game.privateTalk === true,
      orders: orderKinds(game).map(({ order, settings, spans }) => ({
        order,
        settings: Object.fromEntries(Object.entries(settings).map(([name, values]) => [name, [...values]])),
        spans: [...spans],
      })),
      options: Object.fromEntries(
        Object.entries(game.options).map(([key, spec]) => [
          key,
          {
            kind: spec.kind,
            values: [...spec.values],
            initial: typeof spec.initial === 'string' ? spec.initial : [...spec.initial],
          },
        ]),
      ),
      verbs: Object.fromEntries(Object.entries(game.verbs).map(([verb, args]) => [verb, writableVerb(args)])),
      ...(game.bringing ? { bringing: [...game.bringing.kinds] } : {}),
    })),
  }))

  app.get(
    '/api/games/:game/view-schema',
    {
      schema: {
        tags,
        summary: "The JSON Schema of a game's views",
        params: gameParams,
        querystring: viewSchemaQuery,
        response: { 200: viewSchemaAnswer },
      },
    },
    async (request, reply) => {
      const game = GAMES.get(request.params.game) ?? refuse('not-found', 'There is no such game.')
      const schema = viewSchema(game, readOptions(game, optionsIn(request.query.options)))
      reply.header('cache-control', SCHEMA_CACHE)
      return schema
    },
  )

  /** Of open tables those whose hosts have nothing against the asking account, nor it against them. */
  const mayJoin = async (rows: readonly MatchRow[], account: string | undefined): Promise<readonly MatchRow[]> => {
    if (account === undefined || rows.length === 0) return rows
    const blocks = await store.blocksAmong([account, ...rows.map(({ host }) => host)])
    const apart = new Set(blocks.flatMap(one => (one.account === account ? [one.blocked] : [one.account])))
    return rows.filter(({ host }) => host === account || !apart.has(host))
  }

  app.get(
    '/api/matches',
    { schema: { tags, summary: 'Lists of tables', querystring: matchQuery, response: { 200: matchPage } } },
    async request => {
      const { list, game, cursor, limit } = request.query
      const isOwn = list === 'mine' || list === 'friends'
      const me = isOwn ? await requireAccount(context, request) : await accountOrNone(context, request)
      const { matches, next } = await store.list({
        list,
        limit,
        ...(me ? { account: me.id } : {}),
        ...(game === undefined ? {} : { game }),
        ...(cursor === undefined ? {} : { cursor }),
      })
      const known = await mayJoin(
        matches.filter(row => GAMES.has(row.game)),
        list === 'open' || list === 'friends' ? me?.id : undefined,
      )
      const peopleOf = await loadPeople(store, presence, known)
      return {
        matches: await Promise.all(
          known.map(async row => summaryOf(row, await seatNamesOf(row), peopleOf(row), me?.id)),
        ),
        ...(next === undefined ? {} : { next }),
      }
    },
  )

  app.post(
    '/api/matches',
    {
      schema: { tags, summary: 'A new table', body: newMatch, response: { 201: matchDetail } },
      config: { rateLimit: { max: config.limits.tablesPerMinute, timeWindow: 60_000 } },
      bodyLimit: MOST_POSITION_BYTES,
    },
    async (request, reply) =>
      reply
        .code(201)
        .send(await changeTable(request, account => tables.create(account, request.body, originOf(context, request)))),
  )

  app.get(
    '/api/matches/:id',
    { schema: { tags, summary: 'A table', params, response: { 200: matchDetail } } },
    async request => {
      const me = await accountOrNone(context, request)
      return detail(await tables.load(request.params.id), me?.id)
    },
  )

  app.post(
    '/api/matches/:id/join',
    { schema: { tags, summary: 'Take a seat', params, body: joinMatch, response: { 200: matchDetail } } },
    request => changeTable(request, account => tables.join(request.params.id, account, request.body)),
  )

  app.post(
    '/api/matches/:id/leave',
    { schema: { tags, summary: 'Leave the table', params, response: { 200: matchDetail } } },
    request => changeTable(request, account => tables.leave(request.params.id, account)),
  )

  app.post(
    '/api/matches/:id/start',
    {
      schema: {
        tags,
        summary: 'Start with bots in the open seats',
        params,
        body: startMatch,
        response: { 200: matchDetail },
      },
    },
    request =>
      changeTable(request, account =>
        tables.start(request.params.id, account, request.body.level, originOf(context, request)),
      ),
  )

  app.post(
    '/api/matches/:id/abandon',
    { schema: { tags, summary: 'Close the table', params, response: { 200: matchDetail } } },
    request => changeTable(request, account => tables.abandon(request.params.id, account)),
  )

  app.post(
    '/api/matches/:id/rematch',
    {
      schema: {
        tags,
        summary: 'Play again with sides swapped',
        params,
        body: takeSeat,
        response: { 200: matchDetail },
      },
    },
    request => changeTable(request, account => tables.rematch(request.params.id, account, request.body?.brought)),
  )

  app.get(
    '/api/invites/:token',
    { schema: { tags, summary: 'Where a link leads', params: inviteParams, response: { 200: invitation } } },
    async request => {
      const me = await accountOrNone(context, request)
      const { table, seat } = await tables.invitation(request.params.token)
      return { match: await detail(table, me?.id), seat }
    },
  )

  app.post(
    '/api/invites/:token',
    {
      schema: {
        tags,
        summary: 'Take the seat of a link',
        params: inviteParams,
        body: takeSeat,
        response: { 200: matchDetail },
      },
    },
    request =>
      changeTable(request, account => tables.joinByInvite(request.params.token, account, request.body?.brought)),
  )
}

/** Where a new table comes from, and how many from there may wait for players or play with bots alone. */
function originOf(context: Context, request: FastifyRequest): TableOrigin {
  const { openTables, openTablesOfAddress, botTables, botTablesOfAddress } = context.config.limits
  return {
    name: addressHash(context, request),
    mostOpen: { ofAccount: openTables, ofAddress: openTablesOfAddress },
    mostOfBots: { ofAccount: botTables, ofAddress: botTablesOfAddress },
  }
}

function invitesOf({ row, names }: TableState): Record<string, string> {
  return Object.fromEntries(
    row.seats.flatMap((holder, seat) =>
      holder.kind === 'open' ? [[names[seat] ?? '', inviteToken(row.seed, seat)]] : [],
    ),
  )
}

function initialOptions(specs: Game['options']): Options {
  return Object.fromEntries(Object.entries(specs).map(([key, { initial }]) => [key, initial]))
}
