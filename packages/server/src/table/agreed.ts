// The table of people who have agreed to play: all seats are taken, so the match begins at once. Who gets which seat is drawn.

import type { Game, Options } from '@ludoteka/kernel'
import type { Clock, Visibility } from '@ludoteka/protocol'
import type { Holder, MatchRow } from '../store/store.ts'
import { hashOf, type System } from '../system.ts'
import { broughtBy, type Cards } from './brought.ts'
import { newRow, startIfFull } from './lobby.ts'

type Agreement = {
  readonly game: Game
  readonly options: Options
  readonly clock: Clock
  readonly visibility: Visibility
  /** As at a new table. */
  readonly rated?: boolean | undefined
  /** As many as the game has seats; the first is the host. */
  readonly people: readonly { readonly account: string; readonly brought: Cards | undefined }[]
  /** Those of them who have accounts to sign in with. */
  readonly registered: ReadonlySet<string>
}

export function agreedRow(agreement: Agreement, system: System): MatchRow {
  const { game, options, clock, visibility, rated, people, registered } = agreement
  const [host] = people
  if (!host) throw new RangeError('Nobody has agreed to play.')
  const registrationOf = (account: string) => (registered.has(account) ? { registered: true as const } : {})
  const empty = newRow(
    host.account,
    {
      game: game.id,
      options,
      seats: game.seats(options).map(() => ({ kind: 'open' })),
      visibility,
      hotSeat: false,
      clock,
      onTimeout: 'lose',
      ...(rated === undefined ? {} : { rated }),
    },
    system,
    null,
    registrationOf(host.account),
  )
  const seated = drawnOrder(people, empty.seed)
  const row: MatchRow = {
    ...empty,
    seats: empty.seats.map((free, seat): Holder => {
      const person = seated[seat]
      return person ? { kind: 'account', account: person.account, ...registrationOf(person.account) } : free
    }),
    brought: broughtBy(game, empty.options, seat => seated[seat]?.brought),
  }
  return { ...row, ...startIfFull(game, row, row.createdAt) }
}

/** By the seed of the match, which nobody could choose: anybody can check it when the match is over. */
function drawnOrder<T>(people: readonly T[], seed: string): readonly T[] {
  return people
    .map((person, i) => ({ person, lot: hashOf(`seat of ${i} ${seed}`) }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ person }) => person)
}
