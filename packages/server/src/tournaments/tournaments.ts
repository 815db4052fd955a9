// Tournaments on the server. A row is changed only if it is still as it was read, and names the matches of a round before their tables are
// made: so a round is paired once and each table made once, whichever processes work on it, and a process that dies leaves nothing half done.

import { findGame } from '@ludoteka/registry'
import { type GameOutcome, type OpenGame, openGames } from '@ludoteka/table/tournament'
import { refuse } from '../problem.ts'
import { keyedQueue } from '../queues.ts'
import { FIRST_RATING } from '../ratings/rating.ts'
import { type Holder, type MatchOutcome, type MatchRow, type StoredAccount, StoreError } from '../store/store.ts'
import type { MostTournaments, TournamentEntry, TournamentRow } from '../store/tournaments.ts'
import type { System } from '../system.ts'
import { broughtBy, type Cards } from '../table/brought.ts'
import { newRow, startIfFull } from '../table/lobby.ts'
import { giveUpSeat } from '../table/play.ts'
import type { TableRepository } from '../table/repository.ts'
import * as rules from './rules.ts'

export type Tournaments = {
  create(host: StoredAccount, wanted: rules.TournamentRequest, origin: TournamentOrigin): Promise<TournamentRow>
  load(id: string): Promise<TournamentRow>
  join(id: string, account: StoredAccount, brought: Cards | undefined): Promise<TournamentRow>
  /** Leaves before it begins, withdraws later. */
  leave(id: string, player: string): Promise<TournamentRow>
  /** Leaves all that are not over: the account is about to be deleted. */
  leaveAll(account: string): Promise<void>
  start(id: string): Promise<TournamentRow>
  cancel(id: string): Promise<TournamentRow>
  /** Begins it if it is due, notes how matches went, pairs the next round and makes its tables. May be called at any time. */
  advance(id: string): Promise<void>
  /** Schedules a look at all that are not over. */
  scheduleAll(): Promise<void>
}

export type TournamentOrigin = { readonly name: string; readonly most: MostTournaments }

type TournamentsConfig = {
  readonly repository: TableRepository
  /** Calls `advance` at that time, or sooner if it is to be called sooner already. */
  scheduleBy(id: string, at: number): Promise<void>
  /** Calls `advance` as soon as possible. */
  scheduleNow(id: string): Promise<void>
}

const MOST_ATTEMPTS = 20

export function openTournaments({ repository, scheduleBy, scheduleNow }: TournamentsConfig): Tournaments {
  const { store, system } = repository
  const queue = keyedQueue()

  const load = async (id: string): Promise<TournamentRow> =>
    (await store.tournament(id)) ?? refuse('not-found', 'There is no such tournament.')

  const change = async (
    id: string,
    decide: (row: TournamentRow) => TournamentRow | Promise<TournamentRow>,
  ): Promise<TournamentRow> => {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const row = await load(id)
      const wanted = await decide(row)
      if (wanted === row) return row
      const changed = { ...wanted, updatedAt: system.now() }
      if (await store.updateTournament(row, changed)) return { ...changed, revision: row.revision + 1 }
    }
    return refuse('unavailable', 'Too much happens in this tournament at once; please try again.')
  }

  const ratings = async ({ game, entries }: TournamentRow): Promise<(entry: TournamentEntry) => number | undefined> => {
    const ids = entries.flatMap(({ id, who }) => (who.kind === 'account' ? [id] : []))
    const known = new Set(ids.length > 0 ? (await store.accounts(ids)).map(({ id }) => id) : [])
    const rated = ids.length > 0 ? await store.ratingsOf(ids) : []
    const byAccount = new Map(rated.filter(one => one.game === game).map(({ account, mu }) => [account, mu]))
    return ({ id, who }) => {
      if (who.kind === 'account' && !known.has(id)) return undefined
      return byAccount.get(id) ?? FIRST_RATING.mu
    }
  }

  const beginIfDue = (id: string): Promise<TournamentRow> =>
    change(id, async row => {
      const now = system.now()
      if (rules.isForgotten(row, now)) return rules.cancelled(row)
      return rules.isDue(row, now) ? rules.begun(row, await ratings(row), system) : row
    })

  /** Of the matches under way, those whose tables there are. */
  const outcomes = async (row: TournamentRow): Promise<readonly MatchOutcome[]> => {
    const games = row.progress ? openGames(row.progress) : []
    return games.length > 0 ? store.outcomesOf(games.map(({ match }) => match)) : []
  }

  const makeTable = async (row: TournamentRow, game: OpenGame): Promise<void> => {
    try {
      await repository.create(tableFor(row, game, system))
    } catch (error) {
      // Another process was faster.
      if (!(error instanceof StoreError && error.code === 'taken')) throw error
    }
  }

  /** Whoever has withdrawn gives up the match that runs. */
  const giveUp = async (row: TournamentRow, { match, players }: OpenGame): Promise<void> => {
    const [gone] = players.filter(id => row.progress?.players.some(one => one.id === id && one.withdrawn))
    if (gone === undefined) return
    await repository.change(match, (table, now) => giveUpSeat(table, players.indexOf(gone), now))
  }

  const makeTables = async (row: TournamentRow): Promise<void> => {
    if (row.status !== 'running' || !row.progress) return
    const games = openGames(row.progress)
    const known = new Set((await outcomes(row)).map(({ id }) => id))
    for (const game of games) {
      if (!known.has(game.match)) await makeTable(row, game)
      await giveUp(row, game)
    }
  }

  const advance = async (id: string): Promise<void> => {
    await beginIfDue(id)
    const row = await change(id, async now => {
      const ended = new Map((await outcomes(now)).map(one => [one.id, one]))
      return rules.advanced(now, match => outcomeIn(ended.get(match)), system)
    })
    await makeTables(row)
    const next = row.status === 'open' ? row.startsAt : row.nextRoundAt
    if (next !== null && (row.status === 'open' || row.status === 'running')) await scheduleBy(id, next)
  }

  const advanceNow = (id: string): Promise<void> => queue.run(id, () => advance(id))

  /** A change of somebody's, and what follows from it at once. */
  const changeAndAdvance = async (
    id: string,
    decide: (row: TournamentRow) => TournamentRow,
  ): Promise<TournamentRow> => {
    await change(id, decide)
    await advanceNow(id)
    return load(id)
  }

  return {
    load,
    async create(host, wanted, origin) {
      const row = rules.newTournamentRow(host, wanted, system, origin.name)
      if (!(await store.createTournament(row, origin.most)))
        refuse('too-many', 'You, or people in your network, have opened tournaments that are not over yet.')
      if (row.startsAt !== null) await scheduleBy(row.id, row.startsAt)
      return row
    },
    join: (id, account, brought) => changeAndAdvance(id, row => rules.joined(row, account, brought, system.now())),
    leave: (id, player) => changeAndAdvance(id, row => rules.left(row, player)),
    async leaveAll(account) {
      for (const id of await store.activeTournaments()) {
        const row = await load(id)
        if (row.entries.some(entry => entry.id === account)) await changeAndAdvance(id, now => rules.left(now, account))
      }
    },
    async start(id) {
      await change(id, async row => {
        const next = rules.begun(row, await ratings(row), system)
        if (next.status === 'cancelled') refuse('conflict', 'A tournament needs at least two players.')
        return next
      })
      await advanceNow(id)
      return load(id)
    },
    cancel: id => change(id, rules.cancelled),
    advance: advanceNow,
    async scheduleAll() {
      for (const id of await store.activeTournaments()) await scheduleNow(id)
    },
  }
}

/** A match that was closed without a winner counts as drawn. */
function outcomeIn(match: MatchOutcome | undefined): GameOutcome | undefined {
  if (match?.status === 'abandoned') return 'draw'
  if (match?.status !== 'finished') return undefined
  const { result } = match
  if (result.kind !== 'won' || result.winners.length !== 1) return 'draw'
  return result.winners[0] === 0 ? 'first' : 'second'
}

/** The table of a match, under the id the tournament has given it. Nobody is its host. */
function tableFor(row: TournamentRow, { match, players }: OpenGame, system: System): MatchRow {
  const { id, origin, clock, options, rated } = row
  const game = findGame(row.game)
  const entryOf = (player: string | undefined): TournamentEntry | undefined =>
    row.entries.find(entry => entry.id === player)
  const seats = players.map((player): Holder => {
    const who = entryOf(player)?.who
    if (who?.kind === 'bot') return { kind: 'bot', level: who.level }
    return { kind: 'account', account: player, ...(who?.registered ? { registered: true as const } : {}) }
  })
  // Lists of matches to watch are for those of people; the page of the tournament names all.
  const visibility = seats.some(({ kind }) => kind === 'account') ? 'public' : 'private'
  const table = { game: game.id, options, seats: [], clock, visibility, hotSeat: false } as const
  const fresh = newRow(id, { ...table, seats: [], onTimeout: 'lose', rated: false }, system, origin)
  const next = {
    ...fresh,
    id: match,
    seats,
    rated,
    tournament: id,
    brought: broughtBy(game, options, seat => entryOf(players[seat])?.brought),
  }
  return { ...next, ...startIfFull(game, next, fresh.createdAt) }
}
