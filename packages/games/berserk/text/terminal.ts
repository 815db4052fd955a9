// A picture of a position for a terminal, drawn from what the viewer may know.

import { cardsSeen, type Language, type View, zoneIn } from '@ludoteka/kernel'
import { grouped, wordFor } from '@ludoteka/text-kit'
import { CARD } from '../content/cards.ts'
import { lifeOf } from '../rules/filters.ts'
import { NONE, PIECES } from '../rules/names.ts'
import { HIDDEN, type PieceRow } from '../rules/rows.ts'
import { SEATS, ZONES } from '../rules/state.ts'
import { publicState } from '../rules/viewed.ts'
import { DICTIONARIES } from './index.ts'
import type { Texts } from './types.ts'

export function terminal(view: View, language: Language): string {
  const texts = DICTIONARIES[language]
  const s = publicState(view)
  const seatName = (seat: number): string => texts.seats[SEATS[seat] ?? 'one']
  return [
    texts.title,
    texts.terminal.turn(s.turn, seatName(s.active)),
    ...(view.seats.includes(view.you) ? [] : [texts.terminal.spectator]),
    ...SEATS.flatMap((name, seat) => [
      '',
      texts.terminal.squad(texts.seats[name], deckSize(view, name), zoneIn(view, ZONES.graveyard, name).count),
      ...squadLines(texts, s.pieces, seat),
      ...ownLines(view, texts, name),
    ]),
    '',
    ...(view.waiting.length > 0
      ? [texts.terminal.waitingFor(view.waiting.map(seat => wordFor(texts.seats, seat)))]
      : []),
  ]
    .join('\n')
    .trimEnd()
}

/** Others see deck, deal and squad as one pile. */
const deckSize = (view: View, seat: (typeof SEATS)[number]): number =>
  view.you === seat ? zoneIn(view, ZONES.deck, seat).count : zoneIn(view, { name: 'unseen' }, seat).count

function squadLines(texts: Texts, pieces: readonly PieceRow[], seat: number): readonly string[] {
  const lines = pieces.flatMap((row, i) =>
    row.controller === seat && row.at !== 'graveyard' && row.at !== 'deck'
      ? [`  ${PIECES[i]} ${pieceLine(texts, row)}`]
      : [],
  )
  return lines.length > 0 ? lines : [`  ${texts.terminal.empty}`]
}

function pieceLine(texts: Texts, row: PieceRow): string {
  const { terminal } = texts
  if (row.card === HIDDEN) return `${row.at}: ${terminal.hidden}`
  const place = row.host === NONE ? (row.at === 'extra' ? terminal.extraZone : row.at) : terminal.on(row.host)
  const facts = [
    ...('life' in CARD[row.card] ? [terminal.life(lifeOf(row))] : []),
    ...(row.closed ? [terminal.closed] : []),
    ...(row.chips > 0 ? [terminal.chips(row.chips)] : []),
    ...(row.poison > 0 ? [terminal.poison(row.poison)] : []),
  ]
  return terminal.piece(texts.cards[row.card].name, place, facts)
}

function ownLines(view: View, texts: Texts, seat: (typeof SEATS)[number]): readonly string[] {
  if (view.you !== seat) return []
  return (['deal', 'squad'] as const).flatMap(zone => {
    const cards = cardsSeen(view, ZONES[zone], seat)
    return cards.length > 0 ? [texts.terminal.own(zone, grouped(cards.map(card => texts.cards[card].name)))] : []
  })
}
