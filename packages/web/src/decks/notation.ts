// Decks as plain text, to be copied between people and sites: a line with the name, then a line per card with its copies.

import type { Game, Language } from '@ludoteka/kernel'

/** More lines and cards than any deck has. */
const MOST_LINES = 400
const MOST_COPIES = 99
const MOST_NAME = 40

/** "2 Vampire", "2x Vampire", "Vampire x2" and "Vampire". */
const LINE = /^(?:(?<before>\d{1,2})\s*[x×х]?\s+)?(?<name>.+?)(?:\s+[x×х]\s*(?<after>\d{1,2}))?$/u

export function writeDeckText(name: string, cards: readonly string[], nameOf: (card: string) => string): string {
  const lines = copiesOf(cards).map(({ card, copies }) => `${copies} ${nameOf(card)}`)
  return [`# ${name}`, ...lines].join('\n')
}

/** Each card once, with its number of copies, in the order of the list. */
export function copiesOf(cards: readonly string[]): readonly { readonly card: string; readonly copies: number }[] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, copies]) => ({ card, copies }))
}

export type DeckText = {
  readonly name: string | undefined
  readonly cards: readonly string[]
  /** Lines that name no card. */
  readonly unknown: readonly string[]
}

/** Reads a deck; cards may be named in any of the languages, or by their ids. */
export function readDeckText(text: string, cardNamed: (name: string) => string | undefined): DeckText {
  let title: string | undefined
  const cards: string[] = []
  const unknown: string[] = []
  for (const raw of text.split(/\r?\n/).slice(0, MOST_LINES)) {
    const line = raw.trim()
    if (line === '') continue
    if (line.startsWith('#')) {
      const given = line.slice(1).trim().slice(0, MOST_NAME)
      if (given !== '') title ??= given
      continue
    }
    const { before, name = line, after } = LINE.exec(line)?.groups ?? {}
    const card = cardNamed(name) ?? cardNamed(line)
    if (card === undefined) unknown.push(line)
    else cards.push(...Array<string>(Math.min(MOST_COPIES, Number(before ?? after ?? 1))).fill(card))
  }
  return { name: title, cards, unknown }
}

const folded = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replaceAll(/[’'`]/g, '').replaceAll(/\s+/g, ' ').trim()

/** Finds cards by their ids and by their names in these languages. */
export function cardFinder(
  game: Game,
  cards: readonly string[],
  languages: readonly Language[],
): (name: string) => string | undefined {
  const known = new Map<string, string>()
  for (const card of cards) {
    known.set(folded(card), card)
    for (const language of languages) known.set(folded(game.text[language].card(card).name), card)
  }
  return name => known.get(folded(name))
}
