// Decks as text, and decks kept on a device.

import { describe, expect, test, vi } from 'vitest'
import { decksOfDevice } from '../src/decks/deckStore.ts'
import { readDeckText, writeDeckText } from '../src/decks/notation.ts'

const NAMES = new Map([
  ['vampire', 'vampire'],
  ['вампир', 'vampire'],
  ['grim noblewoman', 'grimNoblewoman'],
])
const cardNamed = (name: string): string | undefined => NAMES.get(name.toLowerCase())

describe('a deck as text', () => {
  test('is read as it was written', () => {
    const cards = ['vampire', 'vampire', 'grimNoblewoman']
    const text = writeDeckText('Night', cards, card => (card === 'vampire' ? 'Вампир' : 'Grim Noblewoman'))
    expect(text).toBe('# Night\n2 Вампир\n1 Grim Noblewoman')
    expect(readDeckText(text, cardNamed)).toEqual({ name: 'Night', cards, unknown: [] })
  })

  test('may have copies before or behind the name, or none', () => {
    const { cards } = readDeckText('2x Vampire\r\nVampire ×3\n\n  vampire', cardNamed)
    expect(cards).toEqual(Array(6).fill('vampire'))
  })

  test('says which lines name no card, and takes the others', () => {
    expect(readDeckText('3 Unicorn\n1 Vampire\nhello', cardNamed)).toEqual({
      name: undefined,
      cards: ['vampire'],
      unknown: ['3 Unicorn', 'hello'],
    })
  })

  test('of any length has an end', () => {
    expect(readDeckText('99 Vampire\n'.repeat(10_000), cardNamed).cards.length).toBeLessThanOrEqual(400 * 99)
    expect(readDeckText('x'.repeat(20_000), cardNamed).unknown).toHaveLength(1)
  })
})

test('what is damaged in the storage of a device is left out', () => {
  const deck = { id: 'abcdefgh', game: 'g', name: 'Mine', cards: ['a'], changedAt: 5 }
  const stored = (text: string | null) => vi.stubGlobal('localStorage', { getItem: () => text })
  stored(JSON.stringify([deck, { ...deck, cards: 'a' }, { ...deck, cards: [1] }, null, 7]))
  expect(decksOfDevice()).toEqual([deck])
  for (const text of [null, '{', '{}', '"decks"']) {
    stored(text)
    expect(decksOfDevice()).toEqual([])
  }
  vi.unstubAllGlobals()
})
