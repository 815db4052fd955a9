// What the table of Guild holds: fields, zones, frames and verbs.

import {
  bySeat,
  count,
  type FramesOf,
  frames,
  kindsIn,
  logger,
  param,
  perSeat,
  rows,
  type Seat,
  type State,
  type StateOf,
  seat,
  shared,
  type VerbList,
  type VerbsOf,
  zones,
} from '@ludoteka/kernel'
import { chosenParams, lastingColumns, lastingEffects, momentParams, rulesKit, wordParams } from '@ludoteka/rules-kit'
import { CARD, CARDS, type Card, COINS, type Coin, KEYWORDS, type Keyword, MOMENTS } from './content.ts'

export const SEATS = ['ann', 'bob'] as const
export const OPTIONS = ['first', 'second', 'third'] as const
/** What may react to the start of a turn. */
export const REACTIONS = ['baker', 'miller', 'harvest'] as const
const ABILITIES = ['turnStart', 'played'] as const

const CARD_ZONES = zones(CARDS, {
  deck: shared({ everyone: 'count', ordered: true, takesRest: true }),
  hand: perSeat({ owner: 'cards', others: 'count', stock: 'shared' }),
  /** The card that is being paid for. */
  table: shared({ everyone: 'cards' }),
  inPlay: perSeat({ owner: 'cards', others: 'cards', stock: 'shared' }),
  discard: shared({ everyone: 'cards', ordered: true }),
})

export const ZONES = {
  ...CARD_ZONES,
  ...zones(
    COINS,
    {
      purse: perSeat({ owner: 'cards', others: 'cards', takesRest: true }),
      spent: perSeat({ owner: 'cards', others: 'cards' }),
    },
    { after: CARD_ZONES },
  ),
}

const LASTING = rows(
  lastingColumns({ sources: CARDS, stacking: KEYWORDS, holder: seat(), moments: ['never', 'turnEnd'] }),
)

export const FIELDS = { turn: count(), points: bySeat(count()), lasting: LASTING }

const EFFECT = { card: param.name(CARDS), seat: param.seat, ability: param.name(ABILITIES) }

export const FRAMES = frames({
  'turn.start': {},
  'turn.moment': momentParams(MOMENTS, REACTIONS),
  'turn.harvest': { seat: param.seat },
  'turn.act': {},
  'turn.end': {},
  'card.pay': { seat: param.seat, card: param.name(CARDS), ...chosenParams(COINS) },
  'card.words': { ...EFFECT, ...wordParams },
  'card.option': { ...EFFECT, at: param.text },
  'card.discard': { seat: param.seat },
  score: {},
})
export type F = FramesOf<typeof FRAMES>

export const VERBS = {
  play: CARDS,
  rest: true,
  pay: COINS,
  done: true,
  option: OPTIONS,
  discard: CARDS,
  happen: REACTIONS,
} as const satisfies VerbList
export type V = VerbsOf<typeof VERBS>

export type S = State<StateOf<typeof FIELDS>, F>
export const KIT = rulesKit<S, F, V>()

type Log = {
  played: { seat: Seat; card: Card }
  paid: { seat: Seat; coins: readonly Coin[] }
  rested: { seat: Seat }
  gained: { seat: Seat; amount: number }
  taken: { seat: Seat; amount: number }
  drawn: { seat: Seat; cards: number }
  discarded: { seat: Seat; card: Card }
  begins: { seat: Seat; keyword: Keyword; amount: number }
  ends: { seat: Seat; keyword: Keyword }
}
export const ENTRIES = [
  'played',
  'paid',
  'rested',
  'gained',
  'taken',
  'drawn',
  'discarded',
  'begins',
  'ends',
] as const satisfies readonly (keyof Log)[]
export const { log } = logger<Log>()

export const activeSeat = (s: S): Seat => s.turn % SEATS.length
export const other = (seat: Seat): Seat => 1 - seat
export const pointsOf = (s: S, seat: Seat): number => s.points[seat] ?? 0

/** Keywords of a seat: those of its members, and those it was given for a time. */
export const keywords = lastingEffects({
  rows: LASTING,
  list: (s: S) => s.lasting,
  stacking: KEYWORDS,
  printed: (s, holder, word) => membersOf(s, holder).flatMap(card => CARD[card].member?.keywords?.[word] ?? []),
})

export function membersOf(s: S, seat: Seat): Card[] {
  return kindsIn(s, ZONES.inPlay, seat)
}
