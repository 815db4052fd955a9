// What tables have in common at which one person sits alone in the page itself: lessons and puzzles.

import type { Core } from '@ludoteka/kernel'
import type { MatchSummary } from '@ludoteka/protocol'
import type { refused, TableSource } from './source.ts'

export type SoloTable = {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly options: Core['options']
  readonly seats: readonly string[]
  /** The person's seat. */
  readonly seat: string
  readonly name: string
  readonly waiting: readonly string[]
  readonly actions: number
}

/** Everybody else is shown as a bot. */
export function soloSummary({ options, seats, seat, name, waiting, ...table }: SoloTable): MatchSummary {
  return {
    ...table,
    status: 'running',
    options: Object.fromEntries(
      Object.entries(options).map(([key, value]) => [key, Array.isArray(value) ? [...value] : value]),
    ) as MatchSummary['options'],
    visibility: 'private',
    hotSeat: false,
    clock: { kind: 'none' },
    onTimeout: 'lose',
    rated: false,
    seats: seats.map(one =>
      one === seat
        ? { seat: one, holder: { kind: 'account', account: { id: 'solo-player', name, kind: 'guest' }, online: true } }
        : { seat: one, holder: { kind: 'bot', level: 'easy' } },
    ),
    host: '',
    waiting: [...waiting],
    yours: [seat],
    yourTurn: true,
    result: { kind: 'open' },
    createdAt: 0,
    updatedAt: 0,
  }
}

type Requests = Pick<
  TableSource,
  'advise' | 'undo' | 'resign' | 'offerDraw' | 'answer' | 'giveOrder' | 'cancelOrder' | 'pause' | 'say'
>

/** What is not to be had at such a table. */
export function refusingRequests(refusal: ReturnType<typeof refused>): Requests {
  const refuse = async () => refusal
  return {
    advise: refuse,
    undo: refuse,
    resign: refuse,
    offerDraw: refuse,
    answer: refuse,
    giveOrder: refuse,
    cancelOrder: refuse,
    pause: refuse,
    say: refuse,
  }
}
