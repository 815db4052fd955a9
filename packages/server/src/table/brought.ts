// What people bring to their seats in secret: checked when it arrives, and told to nobody else before the match is over.

import type { Brought, Game, Options, Seat } from '@ludoteka/kernel'
import { seatsOf } from '@ludoteka/table'
import { refuse } from '../problem.ts'
import type { MatchRow } from '../store/store.ts'
import type { TableState } from './state.ts'

export type Cards = Brought[number]

/** The cards if the game lets a seat bring them; refused with its reason otherwise. */
export function allowedCards(game: Game, options: Options, cards: Cards): Cards {
  const { bringing } = game
  if (!bringing) return refuse('bad-request', 'Nothing can be brought to this game.')
  const unknown = cards.find(card => !bringing.kinds.includes(card))
  if (unknown !== undefined) refuse('bad-request', `There is no card "${unknown.slice(0, 40)}".`)
  // Whoever brings nothing is given some cards when the match begins.
  const refusal = cards.length > 0 ? bringing.check(cards, options) : undefined
  if (refusal) refuse('illegal', `These cards can't be brought (rule ${refusal.rule}).`, refusal)
  return cards
}

/** Each seat brings what `cardsOf` says; null where the game lets nobody bring anything. */
export function broughtBy(
  game: Game,
  options: Options,
  cardsOf: (seat: Seat) => Cards | undefined,
): MatchRow['brought'] {
  const brought = game.seats(options).map((_, seat) => {
    const cards = cardsOf(seat)
    return cards === undefined ? [] : allowedCards(game, options, cards)
  })
  return game.bringing ? brought : null
}

/** The same with other cards at some seats. */
export function withCards(brought: MatchRow['brought'], changed: ReadonlyMap<Seat, Cards>): MatchRow['brought'] {
  return brought === null ? null : brought.map((cards, seat) => changed.get(seat) ?? cards)
}

/** What an account may know, by the names of the seats: its own cards, and everybody's when the match is over. */
export function broughtFor(
  { row, live, names }: TableState,
  account: string | undefined,
): Record<string, string[]> | undefined {
  const brought = live ? live.setup.brought : row.brought
  if (!brought) return undefined
  const seats = row.status === 'finished' ? names.keys() : seatsOf(row, account)
  const visible = [...seats].map((seat): [string, string[]] => [names[seat] ?? '', [...(brought[seat] ?? [])]])
  return visible.length > 0 ? Object.fromEntries(visible) : undefined
}
