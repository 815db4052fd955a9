// What the table of Berserk holds between two actions.

import {
  bySeat,
  cardsIn,
  count,
  flag,
  named,
  perPlace,
  perSeat,
  type Seat,
  type State,
  type StateOf,
  type Steps,
  seat,
  zones,
} from '@ludoteka/kernel'
import { rulesKit } from '@ludoteka/rules-kit'
import { CARD, CARDS, type CardId } from '../content/cards.ts'
import { CELLS, type Cell } from '../content/cells.ts'
import type { KeywordId } from '../content/keywords.ts'
import { DEAL_SIZE } from '../content/numbers.ts'
import type { F } from './frames.ts'
import { indexOf } from './names.ts'
import { mayBeRecruited } from './recruited.ts'
import { ATTACK_ROWS, LASTING_ROWS, PIECE_ROWS, ROLL_ROWS, TRIGGER_ROWS, USE_ROWS, WOUND_ROWS } from './rows.ts'
import { rowCells } from './seats.ts'
import type { Verbs } from './verbs.ts'

export const SEATS = ['one', 'two'] as const

/** Where the match has come to; during the first ones nobody can respond (7.9). */
export const PHASES = [
  'sides',
  'recruiting',
  'placement',
  'reveal',
  'battleStart',
  'vanguard',
  'opening',
  'turnStart',
  'main',
  'turnEnd',
] as const
export type Phase = (typeof PHASES)[number]

export const FIELDS = {
  phase: named(PHASES),
  /** 5.1 Who moves first. */
  first: seat(),
  /** Whose turn it is; in the preparation the First player (7.9). */
  active: seat(),
  /** Turns begun, of both players together. */
  turn: count(0, { min: 0 }),
  /** 25.3 Turns ended in a row without a wound, and whether one was inflicted in this turn. */
  calmTurns: count(0, { min: 0 }),
  bloodshed: flag(),
  /** 5.3.1 Cards of the deal. */
  dealSize: bySeat(count(DEAL_SIZE, { min: 0 })),
  /** Who has confirmed his squad, or his placement. */
  ready: bySeat(flag()),
  /** Cards put back and answers taken back: so many are allowed. */
  putBacks: bySeat(count(0, { min: 0 })),
  takeBacks: bySeat(count(0, { min: 0 })),
  pieces: PIECE_ROWS,
  lasting: LASTING_ROWS,
  uses: USE_ROWS,
  attacks: ATTACK_ROWS,
  rolls: ROLL_ROWS,
  wounds: WOUND_ROWS,
  triggers: TRIGGER_ROWS,
}
export type S = State<StateOf<typeof FIELDS>, F>

/**
 * 27.1 Until B1 others see nothing of what a seat does with its cards, not even how many it takes: deck, deal, squad and
 * placement look like one pile to them. What stays hidden after B1 lies face down on its cell.
 */
export const ZONES = zones(CARDS, {
  deck: perSeat({ owner: 'cards', others: 'count', veil: 'unseen', takesRest: true, mustHold: mayBeFound }),
  deal: perSeat({ owner: 'cards', others: 'count', veil: 'unseen' }),
  squad: perSeat({ owner: 'cards', others: 'count', veil: 'unseen' }),
  placed: perPlace(CELLS, perSeat({ owner: 'cards', others: 'count', veil: 'unseen', max: 1 })),
  /** 7.1 Placed, and chosen to stay hidden. */
  kept: perPlace(CELLS, perSeat({ owner: 'cards', others: 'count', veil: 'unseen', max: 1 })),
  faceDown: perPlace(
    CELLS,
    perSeat({ owner: 'cards', others: 'count', max: 1, admits: mayBeHidden, admitsTogether: mayBeRecruited }),
  ),
  inPlay: perSeat({ owner: 'cards', others: 'cards' }),
  graveyard: perSeat({ owner: 'cards', others: 'cards' }),
})

/** 29 A card that a search has found is told to everybody, and lies in the deck until its place is chosen. */
function mayBeFound(s: S, card: CardId, owner: Seat): boolean {
  const frame = s.stack.at(-1)
  if (frame?.step !== 'effect.place' || frame.how !== 'summon' || frame.seat !== owner) return true
  return s.pieces[indexOf(frame.piece)]?.card === card
}

/** 7.1, 9.2 What may lie face down, as far as everybody can tell. */
function mayBeHidden(s: S, card: CardId, owner: Seat, cell: Cell): boolean {
  const { keywords, type } = CARD[card]
  const isIn = (k: KeywordId): boolean => keywords.some(one => one.k === k)
  const shown = cardsIn(s, ZONES.inPlay, owner)
  if (isIn('unique') && shown.includes(card)) return false // 5.4.4
  if (type === 'terrain' && shown.some(one => CARD[one].type === 'terrain')) return false
  if (isIn('stealth')) return true
  return owner !== s.first && s.turn < SECOND_TURN && rowCells(s, owner, 3).includes(cell)
}
/** In which the Second player reveals his third row. */
const SECOND_TURN = 2

export const KIT = rulesKit<S, F, Verbs>()

/** The steps of some chapters, for tables that hold only those. */
export type StepsOf<Prefix extends string> = Pick<Steps<S, F, Verbs>, Extract<F['step'], `${Prefix}.${string}`>>
