// A position and its log as lines of text, as one seat or a spectator sees them.

import {
  type Entry,
  eachZoneView,
  entriesFor,
  type Game,
  type Json,
  type Language,
  type Live,
  type Seat,
  type View,
  view,
  type ZoneView,
} from '@ludoteka/kernel'
import { WORDS } from './output.ts'

/** The position, whom the table waits for, or how it ended. */
export function renderPosition(game: Game, seen: View, language: Language): string {
  return [game.terminal?.(seen, language) ?? renderView(game, seen, language), renderStatus(game, seen, language)].join(
    '\n',
  )
}

/** Any game's view: its facts and the zones that hold something, line by line. */
function renderView(game: Game, seen: View, language: Language): string {
  const text = game.text[language]
  const facts = Object.entries(seen.facts).map(([name, value]) => `${name}: ${renderFact(value)}`)
  const nameOf = (part: string): string => (seen.seats.includes(part) ? text.seat(part, seen.seats) : part)
  const zones = eachZoneView(seen.zones)
    .filter(({ view: zone }) => zone.count > 0)
    .map(({ path, view: zone }) => `${path.map(nameOf).join(' · ')}: ${renderZone(game, zone, language)}`)
  return [`${text.title} · ${viewerName(game, seen, language)}`, ...facts, ...zones].join('\n')
}

function viewerName(game: Game, { you, seats }: View, language: Language): string {
  return seats.includes(you) ? game.text[language].seat(you, seats) : WORDS[language].spectator
}

function renderZone(game: Game, { count, cards, known }: ZoneView, language: Language): string {
  const nameOf = (kind: string): string => game.text[language].card(kind).name
  if (cards) return cards.map(nameOf).join(', ')
  const peeked = known?.map(one => (typeof one === 'string' ? nameOf(one) : `${nameOf(one[1])} (№ ${one[0] + 1})`))
  return peeked ? `${count} [${peeked.join(', ')}]` : `${count}`
}

/** Objects of a fact without the parts that stand for nothing. */
function renderFact(value: Json): string {
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return value.map(renderFact).join(', ')
  const parts = Object.entries(value).filter(([, part]) => part !== 'none')
  return parts.map(([name, part]) => `${name} ${renderFact(part)}`).join(', ') || '—'
}

function renderStatus(game: Game, seen: View, language: Language): string {
  const text = game.text[language]
  const words = WORDS[language]
  const names = (seats: readonly string[]): string => seats.map(seat => text.seat(seat, seen.seats)).join(', ')
  const { result } = seen
  if (result.kind === 'won') {
    return `${words.won(names(result.winners.map(seat => seen.seats[seat] ?? '')))} ${text.result(result.reason)}`
  }
  if (result.kind === 'draw') return `${words.draw} ${text.result(result.reason)}`
  const { card } = seen.terms
  const source = typeof card === 'string' ? `${text.card(card).name}: ` : ''
  return words.waiting(names(seen.waiting), `${source}${text.prompt(seen.step, seen.terms)}`)
}

/** The log as a seat may read it, a line an entry. */
export function renderLog(game: Game, live: Live, viewer: Seat, language: Language): string[] {
  return renderEntries(game, live, entriesFor(live.log.slice(), viewer), language)
}

export function renderEntries(game: Game, { setup }: Live, entries: readonly Entry[], language: Language): string[] {
  const seats = game.seats(setup.options)
  return entries.map(entry => game.text[language].entry(entry, seats))
}

/** A position with the whole log before it. */
export function renderLive(game: Game, live: Live, viewer: Seat, language: Language): string {
  const log = renderLog(game, live, viewer, language)
  return `${[...log, ...(log.length > 0 ? [''] : []), renderPosition(game, view(game, live.state, viewer), language)].join('\n')}\n`
}
