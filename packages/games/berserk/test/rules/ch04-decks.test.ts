// Chapter 4: decks, and bringing them in secret.

import { seedFrom, start, view } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { CARD, CARDS, type CardId } from '../../content/cards.ts'
import { DECK, DECKS } from '../../content/decks.ts'
import { game } from '../../index.ts'
import { BRINGING, READY_DECKS } from '../../rules/bringing.ts'
import { whyNoSquad } from '../../rules/squad.ts'

const times = (n: number, card: CardId): readonly CardId[] => Array.from({ length: n }, () => card)
/** Thirty cards with these among them. */
const thirty = (...cards: readonly CardId[]): readonly CardId[] => [
  ...cards,
  ...CARDS.filter(card => !cards.includes(card)).slice(0, 30 - cards.length),
]
const whyNot = (cards: readonly CardId[]): string | undefined => {
  const refusal = BRINGING.check(cards, {})
  return refusal && `${refusal.rule} ${refusal.reason}`
}

describe('4.1 size', () => {
  test('4.1 at least 30 cards', () => {
    expect([whyNot(CARDS.slice(0, 29)), whyNot(CARDS.slice(0, 30))]).toEqual(['4.1 deckTooSmall', undefined])
    expect(whyNot([])).toBe('4.1 deckTooSmall')
  })

  test('4.1 at most 50 cards', () => {
    expect([whyNot(CARDS.slice(0, 50)), whyNot(CARDS.slice(0, 51))]).toEqual([undefined, '4.1 deckTooLarge'])
  })
})

describe('4.2, 4.3 copies', () => {
  const most = (card: CardId): number =>
    Math.max(...[1, 2, 3, 4, 5, 6].filter(n => whyNot(thirty(...times(n, card))) === undefined))

  test('4.2, N.21 three of a name, five of a card with Horde', () => {
    expect([most('nomad'), most('emberImp')]).toEqual([3, 5])
    expect(whyNot(thirty(...times(4, 'nomad')))).toBe('4.2 tooManyCopies')
    expect(whyNot(thirty(...times(6, 'emberImp')))).toBe('4.2 tooManyCopies')
  })

  test('N.21 two cards have Horde', () => {
    expect(CARDS.filter(card => most(card) > 3)).toEqual(['fledgling', 'emberImp'])
  })

  test('4.3 of a Unique card a deck may hold three, a squad one', () => {
    expect(most('torvald')).toBe(3)
    const recruiting = { side: 'first', isFirstGame: false } as const
    expect(whyNoSquad({ squad: ['torvald', 'torvald'], deal: [], recruiting })).toMatchObject({
      rule: '5.4.4',
      reason: 'uniqueTwice',
    })
  })

  test('4.4 elements are free: one card of each may go together', () => {
    expect(whyNot(thirty('vampire', 'nomad', 'leshy', 'ghoul', 'hedd', 'emberImp'))).toBeUndefined()
  })
})

describe('4.4 ready decks', () => {
  test.each(DECKS)('4.4 %s has 30 cards and is legal', id => {
    const deck = READY_DECKS[DECKS.indexOf(id)] ?? []
    expect([deck.length, whyNot(deck)]).toEqual([30, undefined])
  })

  test('4.4 how many of a card each holds is what it lists', () => {
    const counts = READY_DECKS.map(deck => Object.fromEntries(deck.map(card => [card, copies(deck, card)])))
    expect(counts).toEqual(DECKS.map(id => DECK[id]))
  })

  test('4.4 the elements of each: the penalty is a choice where there are several', () => {
    const elements = READY_DECKS.map(deck => [...new Set(deck.flatMap(card => CARD[card].elements))].sort())
    expect(elements).toEqual([['dark', 'swamp'], ['fire', 'steppe'], ['forest'], ['fire', 'mountain']])
  })
})

const copies = (deck: readonly CardId[], card: CardId): number => deck.filter(one => one === card).length

describe('4.5 bringing', () => {
  const [slua = [], inquisitors = []] = READY_DECKS
  const seated = (...brought: readonly (readonly string[])[]) => start(game, {}, seedFrom('decks'), brought)
  const broughtBy = (s: ReturnType<typeof seated>): readonly (readonly string[])[] =>
    s.brought.map(cards => cards.map(card => CARDS[card] ?? ''))

  test('4.5 both players may bring the same deck', () => {
    expect(broughtBy(seated(slua, slua)).map(cards => cards.toSorted())).toEqual([slua.toSorted(), slua.toSorted()])
  })

  test('4.5, 27.1 neither sees what the other brought', () => {
    const [mine, theirs] = [seated(slua, inquisitors), seated(slua, slua)].map(s => view(game, s, 0))
    expect(mine?.zones).toEqual(theirs?.zones)
    expect(JSON.stringify(mine?.zones)).not.toContain('torvald')
  })

  test('4.4 who brings nothing plays one of the ready decks', () => {
    for (const deck of broughtBy(seated()))
      expect(READY_DECKS.map(ready => ready.toSorted())).toContainEqual(deck.toSorted())
  })

  test.each([
    ['too small', slua.slice(1), 'deckTooSmall, rule 4.1'],
    ['too large', [...slua, ...CARDS.slice(60, 81)], 'deckTooLarge, rule 4.1'],
    ['with a fourth copy', [...slua, 'vampire'], 'tooManyCopies, rule 4.2'],
    ['with an unknown card', [...slua, 'dragon'], 'dragon'],
  ])('4 a deck that is %s is refused before the game', (_what, deck, reason) => {
    expect(() => seated(deck, slua)).toThrow(reason)
  })
})
