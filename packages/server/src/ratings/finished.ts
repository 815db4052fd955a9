// How a finished match went for everybody who began it. Whoever left has lost, whatever the bot in the seat has done.

import { type Seat, SPECTATOR } from '@ludoteka/kernel'
import type { Outcome } from '@ludoteka/protocol'
import { viewerAt } from '@ludoteka/table'
import type { FinishedMatch, Participant } from '../store/results.ts'
import type { StartedTable } from '../table/state.ts'

type SeatResult = Omit<Participant, 'account'> & { readonly account: string | undefined }

export function finishedMatch(table: StartedTable, began: number): FinishedMatch {
  const { row, away } = table
  const results = row.seats.map((_, seat) => seatResult(table, seat))
  return {
    match: row.id,
    game: row.game,
    at: row.updatedAt,
    began,
    actions: row.actions,
    isPublic: row.visibility === 'public',
    rated: row.rated,
    participants: onePerAccount(results),
    bots: row.seats.flatMap((holder, seat) =>
      holder.kind === 'bot' && away[seat] === undefined ? [holder.level] : [],
    ),
  }
}

function seatResult(table: StartedTable, seat: Seat): SeatResult {
  const { row, away, live } = table
  const holder = row.seats[seat]
  const hasLeft = away[seat] !== undefined
  return {
    account: away[seat] ?? (holder?.kind === 'account' ? holder.account : undefined),
    seat,
    side: sideAt(table, seat),
    team: live.state.allies[seat] ?? 1 << seat,
    place: hasLeft ? row.seats.length + 1 : placeOf(table, seat),
    outcome: hasLeft ? 'lost' : outcomeOf(table, seat),
  }
}

/** The hero, side or Baron of a seat; the seat itself where the match ended before these were settled. */
function sideAt({ game, names, live: { state } }: StartedTable, seat: Seat): string {
  const isSettled = names.every((_, other) => !game.identity || game.identity(state, other) !== undefined)
  return (isSettled ? game.labels?.(state)[seat] : undefined) ?? names[seat] ?? ''
}

function outcomeOf({ row: { result } }: StartedTable, seat: Seat): Outcome {
  if (result.kind === 'won') return result.winners.includes(seat) ? 'won' : 'lost'
  return 'draw'
}

/** As the game orders all seats; where the match ended at the table, the winners before the others. Allies share the better place. */
function placeOf(table: StartedTable, seat: Seat): number {
  const { row, game, live } = table
  const { result } = row
  const hasWon = result.kind !== 'won' || result.winners.includes(seat)
  if (live.state.result.kind === 'open' || !game.ranking)
    return hasWon || result.kind !== 'won' ? 1 : result.winners.length + 1
  const ranks = game.ranking(viewerAt(table).from(SPECTATOR), 'en')
  const side = live.state.allies[seat] ?? 1 << seat
  return Math.min(...ranks.flatMap(rank => (side & (1 << rank.seat) ? [rank.place] : [])))
}

/** A person with several seats of one side has one result; one who held seats against each other has none. */
function onePerAccount(results: readonly SeatResult[]): readonly Participant[] {
  const byAccount = new Map<string, Participant | undefined>()
  for (const { account, ...result } of results) {
    if (account === undefined) continue
    const before = byAccount.get(account)
    if (!byAccount.has(account)) byAccount.set(account, { ...result, account })
    else if (before?.team !== result.team) byAccount.set(account, undefined)
  }
  return [...byAccount.values()].flatMap(one => one ?? [])
}
