// Tournaments as they are told: lists, and one with its players, standings and pairings.

import type {
  Account,
  TournamentDetail,
  TournamentPairing,
  TournamentPlayer,
  TournamentSummary,
} from '@ludoteka/protocol'
import {
  champions,
  lengthOf,
  openGames,
  type Pairing,
  pairingResult,
  standings,
  TIE_BREAKS_OF,
  type Tournament,
} from '@ludoteka/table/tournament'
import { shownRating } from '../ratings/rating.ts'
import type { Store } from '../store/store.ts'
import type { TournamentEntry, TournamentRow } from '../store/tournaments.ts'
import { shownAccount, withDistinctNames } from '../table/names.ts'
import { writableOptions } from '../table/options.ts'

type Stored = Pick<Store, 'accounts' | 'ratingsOf'>

const peopleIn = ({ entries }: TournamentRow): readonly string[] =>
  entries.flatMap(({ id, who }) => (who.kind === 'account' ? [id] : []))

async function accountsOf(store: Stored, ids: readonly string[]): Promise<ReadonlyMap<string, Account>> {
  const found = ids.length > 0 ? await store.accounts([...new Set(ids)]) : []
  return new Map(found.map(account => [account.id, shownAccount(account)]))
}

export async function shownTournaments(
  store: Stored,
  rows: readonly TournamentRow[],
  me: string | undefined,
): Promise<TournamentSummary[]> {
  const hosts = await accountsOf(
    store,
    rows.map(({ host }) => host),
  )
  return rows.map(row => summaryOf(row, hosts.get(row.host), me))
}

function summaryOf(row: TournamentRow, host: Account | undefined, me: string | undefined): TournamentSummary {
  const { id, name, game, options, format, places, entries, clock, startsAt, rated, fill, status, createdAt } = row
  return {
    id,
    name,
    game,
    options: writableOptions(options),
    format,
    rounds: row.progress?.length ?? lengthOf(format, row.rounds, places),
    places,
    taken: entries.length,
    clock,
    startsAt,
    rated,
    fill,
    status,
    round: row.progress?.rounds.length ?? 0,
    host: host ?? null,
    joined: entries.some(entry => entry.id === me),
    createdAt,
  }
}

export async function tournamentFor(
  store: Stored,
  row: TournamentRow,
  asking: { readonly id: string; readonly mayDecide: boolean } | undefined,
): Promise<TournamentDetail> {
  const people = peopleIn(row)
  const accounts = await accountsOf(store, [...people, row.host])
  const ratings = people.length > 0 ? await store.ratingsOf(people) : []
  const ratingOf = new Map(ratings.flatMap(one => (one.game === row.game ? [[one.account, shownRating(one)]] : [])))
  const named = new Map(
    withDistinctNames(people.flatMap(id => accounts.get(id) ?? [])).map(account => [account.id, account]),
  )
  const { progress } = row
  const own = row.entries.find(({ id }) => id === asking?.id)
  const yourMatch = progress && row.status === 'running' ? matchOf(progress, asking?.id) : undefined
  return {
    ...summaryOf(row, accounts.get(row.host), asking?.id),
    revision: row.revision,
    players: row.entries.map(entry => playerOf(entry, named, ratingOf.get(entry.id))),
    standings: progress ? standingsOf(progress) : [],
    tieBreaks: [...TIE_BREAKS_OF[row.format]],
    pairings: progress?.rounds.map(({ pairings }) => pairings.map(pairing => pairingOf(progress, pairing))) ?? [],
    champions: progress && row.status === 'finished' ? [...champions(progress)] : [],
    ...(row.nextRoundAt === null ? {} : { nextRoundAt: row.nextRoundAt }),
    yours: asking?.mayDecide === true,
    ...(yourMatch === undefined ? {} : { yourMatch }),
    ...(own?.brought ? { brought: [...own.brought] } : {}),
  }
}

function playerOf(
  { id, who }: TournamentEntry,
  accounts: ReadonlyMap<string, Account>,
  rating: TournamentPlayer['rating'],
): TournamentPlayer {
  if (who.kind === 'bot') return { id, who: { bot: who.level, number: who.number } }
  const account = accounts.get(id) ?? { id, name: '', kind: 'guest' as const }
  return { id, who: { account }, ...(rating ? { rating } : {}) }
}

function standingsOf(progress: Tournament): TournamentDetail['standings'] {
  return standings(progress).map(({ id: player, ...row }) => ({ player, ...row }))
}

function pairingOf(progress: Tournament, pairing: Pairing): TournamentPairing {
  const { first, second, games, awarded } = pairing
  const result = pairingResult(progress, pairing)
  return {
    first,
    second,
    games: games.map(game => ({ ...game })),
    isOver: result.kind !== 'open',
    ...(result.kind === 'won' ? { winner: result.winner } : {}),
    ...(awarded === undefined ? {} : { awarded: true as const }),
  }
}

const matchOf = (progress: Tournament, id: string | undefined): string | undefined =>
  openGames(progress).find(({ players }) => players.some(player => player === id))?.match
