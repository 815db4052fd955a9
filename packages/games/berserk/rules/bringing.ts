// Decks that players bring in secret (4), and what may well lie where nobody sees it.

import type { Bringing, Seat } from '@ludoteka/kernel'
import { itemAt, keysOf } from '@ludoteka/kernel'
import { isOneOf } from '@ludoteka/text-kit'
import { CARDS, type CardId } from '../content/cards.ts'
import { type Cell, PLACEMENT } from '../content/cells.ts'
import { DECK, DECKS } from '../content/decks.ts'
import { DEAL_SIZE, DECK_SIZE } from '../content/numbers.ts'
import { recruitingOf } from './recruited.ts'
import { sideOf } from './seats.ts'
import { mostCopies, whyNoDeck, whyNoSquad } from './squad.ts'
import type { S } from './state.ts'

type Below = (n: number) => number
const isCard = isOneOf(CARDS)

export const READY_DECKS: readonly (readonly CardId[])[] = DECKS.map(id =>
  keysOf(DECK[id]).flatMap(card => Array.from({ length: DECK[id][card] ?? 0 }, () => card)),
)

/** Adds cards at random that a deck may still hold. */
function fill(deck: readonly CardId[], howMany: number, below: Below): readonly CardId[] {
  const added: CardId[] = []
  while (added.length < howMany) {
    const card = itemAt(CARDS, below(CARDS.length))
    const copies = [...deck, ...added].filter(one => one === card).length
    if (copies < mostCopies(card)) added.push(card)
  }
  return added
}

/** The cards of a list that are left when some are taken out; nothing if one of those is not in it. */
function without(deck: readonly CardId[], taken: readonly CardId[]): CardId[] | undefined {
  const left = [...deck]
  for (const card of taken) {
    const at = left.indexOf(card)
    if (at < 0) return undefined
    left.splice(at, 1)
  }
  return left
}

/** Takes a card at random that fits, out of those left or any other card. */
function takeFitting(left: CardId[], fits: (card: string) => boolean, below: Below): CardId {
  const fitting = left.filter(fits)
  if (fitting.length === 0) {
    const others = CARDS.filter(fits)
    return itemAt(others, below(others.length))
  }
  const card = itemAt(fitting, below(fitting.length))
  left.splice(left.indexOf(card), 1)
  return card
}

/** What was seen of a deck, and what is left of the ready decks that hold it, in the order of all cards. */
type Seen = { readonly known: readonly CardId[]; readonly left: readonly (readonly CardId[])[] }

/** By the list of what was seen: the same for all deals of one position. */
const SEEN = new WeakMap<readonly string[], Seen>()

function readyFor(seen: readonly string[]): Seen {
  const found = SEEN.get(seen)
  if (found) return found
  const known = seen.filter(isCard)
  const left = READY_DECKS.flatMap(deck => {
    const rest = without(deck, known)
    return rest ? [rest.sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b))] : []
  })
  SEEN.set(seen, { known, left })
  return { known, left }
}

export const BRINGING: Bringing = {
  kinds: CARDS,
  check: cards => whyNoDeck(cards.filter(isCard)),
  // 4.4 One of the ready decks.
  any: (_options, below) => itemAt(READY_DECKS, below(READY_DECKS.length)),
  random: (_options, below) => fill([], DECK_SIZE.min + below(DECK_SIZE.max - DECK_SIZE.min + 1), below),
  // A ready deck that fits what was seen, or any deck.
  suppose(seen, howMany, _options, below, places) {
    const { known, left: all } = readyFor(seen)
    const ready = all.filter(({ length }) => length === howMany)
    const left = ready.length > 0 ? itemAt(ready, below(ready.length)).slice() : [...fill(known, howMany, below)]
    const wanted = places.map(fits => takeFitting(left, fits, below))
    return [...wanted, ...left.slice(0, howMany - wanted.length)]
  },
}

function shuffled(cards: readonly CardId[], below: Below): CardId[] {
  const list = [...cards]
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(i + 1)
    const moved = itemAt(list, i)
    list[i] = itemAt(list, j)
    list[j] = moved
  }
  return list
}

/** Any squad that can be paid from a deal. */
function anySquad(s: S, seat: Seat, deal: readonly CardId[]): readonly CardId[] {
  const recruiting = recruitingOf(s, seat)
  let squad: readonly CardId[] = []
  for (const card of deal) {
    const more = [...squad, card]
    const refusal = whyNoSquad({ squad: more, deal: [], recruiting })
    if (refusal === undefined || refusal.reason === 'noCreatureRecruited') squad = more
  }
  return squad
}

type Divided = Record<string, readonly CardId[]>

/** 6.2 A legal placement. */
function anyPlacement(s: S, seat: Seat, squad: readonly CardId[], below: Below): Divided {
  const cells: Cell[] = PLACEMENT[sideOf(s, seat)].flatMap(level => {
    const list = [...level]
    return shuffledCells(list, below)
  })
  return Object.fromEntries(squad.map((card, i) => [`placed.${itemAt(cells, i)}`, [card]]))
}

function shuffledCells(cells: readonly Cell[], below: Below): readonly Cell[] {
  const left = [...cells]
  return cells.map(() => itemAt(left.splice(below(left.length), 1), 0))
}

/** What a player may have done with his cards under the veil, as far as the other can tell. */
export function divideUnseen(s: S, seat: Seat, cards: readonly string[], below: Below): Divided {
  if (s.phase !== 'recruiting' && s.phase !== 'placement') return { deck: cards.filter(isCard) }
  const all = shuffled(cards.filter(isCard), below)
  const size = Math.min(s.dealSize[seat] ?? DEAL_SIZE, all.length)
  const [deal, deck] = [all.slice(0, size), all.slice(size)]
  if (s.phase === 'recruiting' && !s.ready[seat]) return { deal, deck }
  const squad = anySquad(s, seat, deal)
  const rest = without(deal, squad) ?? []
  if (s.phase === 'recruiting') return { squad, deal: rest, deck }
  const isPlaced = s.ready[seat] === true || s.stack.some(({ step }) => step === 'prepare.hide')
  return { deck: [...deck, ...rest], ...(isPlaced ? anyPlacement(s, seat, squad, below) : { squad }) }
}
