// Search in the rules of a game and in the log of a match: by number, or by words.

import type { RuleChapter, RuleParagraph } from '@ludoteka/kernel'

/** The paragraph with that number, or the nearest one above it: 9.8.1 is found in 9.8. */
export function paragraphOf(chapters: readonly RuleChapter[], rule: string): RuleParagraph | undefined {
  const all = chapters.flatMap(({ paragraphs }) => paragraphs)
  for (let id = rule; id !== ''; id = id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : '') {
    const found = all.find(paragraph => paragraph.id === id)
    if (found) return found
  }
  return undefined
}

const plain = (words: string): string => words.toLocaleLowerCase().replaceAll('ё', 'е')

/** The words that are looked for. */
export function wordsOf(query: string): readonly string[] {
  return plain(query)
    .split(/\s+/)
    .filter(word => word !== '')
}

export function hasWords(text: string, wanted: readonly string[]): boolean {
  const words = plain(text)
  return wanted.every(word => words.includes(word))
}

/** The chapters with only the paragraphs that contain every word; all of them for an empty query. */
export function searchRules(chapters: readonly RuleChapter[], query: string): readonly RuleChapter[] {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return chapters
  return chapters.flatMap(({ title, paragraphs }) => {
    const found = paragraphs.filter(({ id, text }) => hasWords(`${id} ${title} ${text}`, wanted))
    return found.length > 0 ? [{ title, paragraphs: found }] : []
  })
}

/** The text in pieces, found words separate from the rest. */
export function highlighted(text: string, query: string): readonly { readonly words: string; readonly hit: boolean }[] {
  const wanted = wordsOf(query)
  const low = plain(text)
  const pieces: { words: string; hit: boolean }[] = []
  let at = 0
  while (at < text.length) {
    const hits = wanted
      .map(word => ({ start: low.indexOf(word, at), size: word.length }))
      .filter(({ start }) => start >= 0)
    const next = hits.toSorted((a, b) => a.start - b.start || b.size - a.size)[0]
    if (!next) break
    if (next.start > at) pieces.push({ words: text.slice(at, next.start), hit: false })
    pieces.push({ words: text.slice(next.start, next.start + next.size), hit: true })
    at = next.start + next.size
  }
  if (at < text.length) pieces.push({ words: text.slice(at), hit: false })
  return pieces
}
