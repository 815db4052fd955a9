// Re-dealing what a seat may not know: possible positions only, and no trace of the true one.

import {
  cardsIn,
  dealer,
  determinize,
  logger,
  readPosition,
  redeal,
  SPECTATOR,
  sampler,
  seedFrom,
  view,
  whatIsWrong,
  withOtherChance,
} from '@ludoteka/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dealCards, dealStrictly } from '../src/constrainedDeal.ts'
import { CARDS, cardZones, gemZones, shelf } from './games/shelf.ts'
import { bytes, GAMES, stages } from './play.ts'

const dealt = () =>
  readPosition(
    shelf,
    {
      zones: {
        hand: { n: ['six', 'ten'], e: ['ace', 'two', 'six'], w: ['ten'] },
        low: { e: ['ace', 'two'], n: ['two'] },
        blind: { e: ['ten', 'ace', 'six'] },
        bag: ['ace', 'six'],
        aceful: { e: ['ace', 'ten'] },
      },
      known: { hand: { e: [[], ['n', 's'], []] }, blind: { e: [[], ['n', 's'], ['w', 'e']] } },
    },
    seedFrom('deal'),
  )

const viewers = fc.constantFrom(0, 1, 2, 3, SPECTATOR)

describe('a position before another chance', () => {
  const piles = Array.from({ length: 200 }, (_, n) => withOtherChance(shelf, dealt(), sampler(seedFrom(n))))

  test('holds the same cards in the same places, and looks the same to everybody', () => {
    const s = dealt()
    for (const other of piles) {
      if (!other) throw new Error('This kernel can tell.')
      expect(whatIsWrong(shelf, other)).toBeUndefined()
      expect(other.zones.map(cards => cards.toSorted())).toEqual(s.zones.map(cards => cards.toSorted()))
      for (const seat of [0, 1, 2, 3, SPECTATOR]) expect(view(shelf, other, seat)).toEqual(view(shelf, s, seat))
    }
  })

  test('has piles that nobody sees in any order, but for cards that somebody knows, and another generator', () => {
    const blind = piles.map(other => other && cardsIn(other, cardZones.blind, 1))
    expect(blind.every(cards => cards?.[1] === 'ace' && cards[2] === 'six')).toBe(true)
    const pile = piles.map(other => (other ? cardsIn(other, cardZones.pile) : []))
    for (const place of cardsIn(dealt(), cardZones.pile).keys())
      expect(new Set(pile.map(cards => cards[place]))).toEqual(new Set(CARDS))
    expect(new Set(piles.map(other => other?.random.seed.join())).size).toBe(piles.length)
  })
})

describe('a re-dealt position', () => {
  test('looks the same to the seat, has all cards, and only cards that may lie where they lie', () => {
    fc.assert(
      fc.property(viewers, fc.nat(), (seat, n) => {
        const s = dealt()
        const other = redeal(shelf, s, seat, sampler(seedFrom(n)))
        expect(whatIsWrong(shelf, other)).toBeUndefined()
        expect(bytes(view(shelf, other, seat))).toBe(bytes(view(shelf, s, seat)))
        for (const owner of [0, 1]) {
          for (const card of cardsIn(other, cardZones.low, owner)) expect(['ace', 'two']).toContain(card)
        }
      }),
    )
  })

  test('keeps what the seat knows where it knows it', () => {
    for (let n = 0; n < 50; n++) {
      const other = redeal(shelf, dealt(), 0, sampler(seedFrom(n)))
      expect(cardsIn(other, cardZones.hand, 1)).toContain('two')
      expect(cardsIn(other, cardZones.blind, 1)[1]).toBe('ace')
      expect(cardsIn(other, cardZones.hand, 0)).toEqual(['six', 'ten'])
    }
  })

  test('reaches every card a hidden place could hold', () => {
    const seen = new Set<string>()
    for (let n = 0; n < 200; n++) {
      const other = redeal(shelf, dealt(), 0, sampler(seedFrom(n)))
      seen.add(`w ${cardsIn(other, cardZones.hand, 3).join()}`).add(`low ${cardsIn(other, cardZones.low, 1).join()}`)
    }
    expect([...seen].sort()).toEqual(['low ace,ace', 'low ace,two', 'low two,two', 'w ace', 'w six', 'w ten', 'w two'])
  })

  test('has in a hand at least one card that everybody can tell is there, and any others beside it', () => {
    const others = new Set<string>()
    for (let n = 0; n < 100; n++) {
      const held = cardsIn(redeal(shelf, dealt(), 0, sampler(seedFrom(n))), cardZones.aceful, 1)
      expect(held).toContain('ace')
      for (const card of held) others.add(card)
    }
    expect([...others].sort()).toEqual(['ace', 'six', 'ten', 'two'])
  })

  test('never mixes sets of cards, nor one seat’s own with another’s', () => {
    const other = redeal(shelf, dealt(), SPECTATOR, sampler(seedFrom('sets')))
    expect(cardsIn(other, gemZones.pouch, 1)).toEqual(['jade', 'jade'])
    expect(cardsIn(other, gemZones.vault)).toEqual(['opal', 'opal', 'opal', 'opal'])
  })

  test('leaves the state it was made from as it was', () => {
    const s = dealt()
    const before = bytes(s)
    redeal(shelf, s, 1, sampler(seedFrom('x')))
    determinize(shelf, s, 1, sampler(seedFrom('x')))
    expect(bytes(s)).toBe(before)
  })
})

describe('a determinized position', () => {
  test('is the same, byte for byte, from any position the seat can not tell apart', () => {
    fc.assert(
      fc.property(viewers, fc.nat(), fc.nat(), (seat, n, m) => {
        const s = dealt()
        const other = redeal(shelf, s, seat, sampler(seedFrom('other', n)))
        const one = determinize(shelf, s, seat, sampler(seedFrom(m)))
        const two = determinize(shelf, other, seat, sampler(seedFrom(m)))
        expect(bytes(two)).toBe(bytes(one))
      }),
    )
  })

  test('is so at every decision of real play, for every seat', () => {
    for (const game of GAMES) {
      for (const { state } of stages(game, 'determinize')) {
        for (let seat = SPECTATOR; seat < state.seats; seat++) {
          const other = redeal(game, state, seat, sampler(seedFrom('other', seat)))
          const [one, two] = [state, other].map(s => determinize(game, s, seat, sampler(seedFrom('same'))))
          expect(bytes(two)).toBe(bytes(one))
          expect(bytes(view(game, other, seat))).toBe(bytes(view(game, state, seat)))
        }
      }
    }
  })

  test('does not depend on what others know', () => {
    const [one, two] = [dealt(), dealt()]
    // In the second position east and west have forgotten all they knew.
    for (const [slot, marks] of two.known.entries()) two.known[slot] = marks.map(mark => mark & 0b0101)
    const sample = (s: typeof one): string => bytes(determinize(shelf, s, 0, sampler(seedFrom('k'))))
    expect(sample(two)).toBe(sample(one))
  })

  test('has another generator, no queued results, and only the news the seat was told', () => {
    const s = dealt()
    const { log, tell } = logger<{ said: { to: string } }>()
    s.random.queued.push(6)
    log(s, 'said', '1', { to: 'all' })
    tell(s, 1, 'said', '1', { to: 'e' })
    const own = determinize(shelf, s, 1, sampler(seedFrom('a')))
    const other = determinize(shelf, s, 0, sampler(seedFrom('a')))
    expect(own.random.seed).not.toEqual(s.random.seed)
    expect([own.random.queued, own.sealed]).toEqual([[], false])
    expect([own.news.length, other.news.length]).toEqual([2, 1])
  })

  test('gives two copies of a card marked in another order the same bytes', () => {
    const marked = (known: readonly (readonly string[])[]) =>
      readPosition(
        shelf,
        { zones: { hand: { e: ['six', 'six', 'six'] } }, known: { hand: { e: known } } },
        seedFrom('copies'),
      )
    const sample = (known: readonly (readonly string[])[]): string =>
      bytes(determinize(shelf, marked(known), 0, sampler(seedFrom('m'))).zones)
    expect(sample([['n'], [], []])).toBe(sample([[], [], ['n']]))
  })
})

describe('a place that does not take every card', () => {
  /** Place 0 takes only cards 5 and 6, which lie in places 1 and 2 but for one that has gone who knows where. */
  const deal = (seed: number): readonly number[] => {
    const fits = Array.from({ length: 8 }, (_, card) => card === 5 || card === 6)
    const group = { cards: [5, 6], places: [1, 2], piles: [], lost: 1 }
    return dealCards(3, [{ place: 0, fits }], [group], [7], sampler(seedFrom('place', seed)).below)
  }

  test('may hold a card that was last known elsewhere and has left unseen', () => {
    const deals = Array.from({ length: 50 }, (_, seed) => deal(seed))
    expect(new Set(deals.map(([first]) => first))).toEqual(new Set([5, 6]))
    for (const cards of deals) expect(cards.toSorted()).toEqual([5, 6, 7])
  })

  test('of a pile is left to one of two groups that together need all they may have of it', () => {
    const pile = Array.from({ length: 11 }, (_, place) => place)
    const six = { cards: [0, 1, 2, 3, 4, 5], places: [], piles: [{ places: pile, count: 6 }], lost: 0 }
    const four = { cards: [6, 7, 8, 9], places: [11], piles: [{ places: pile, count: 3 }], lost: 0 }
    for (let seed = 0; seed < 100; seed++) {
      const cards = dealStrictly(12, [], [six, four], [10, 11], sampler(seedFrom('pile', seed)).below)
      expect(cards?.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
      expect(four.cards).toContain(cards?.[11])
    }
  })

  test('gets each of the cards it takes equally often, and the other places the rest', () => {
    const cards = Array.from({ length: 12 }, (_, card) => card)
    const takes = (fitting: readonly number[]) => cards.map(card => fitting.includes(card))
    // One place takes many cards, one takes a single card besides, one takes all.
    const conditions = [
      { place: 2, fits: takes([11]) },
      { place: 0, fits: takes([0, 1, 2, 3, 4, 5, 6, 7]) },
    ]
    const { below } = sampler(seedFrom('equally often'))
    const found = cards.map(() => 0)
    for (let n = 0; n < 8000; n++) {
      const dealt = dealCards(cards.length, conditions, [], cards, below)
      expect(dealt.toSorted((a, b) => a - b)).toEqual(cards)
      expect(dealt[2]).toBe(11)
      found[dealt[0] ?? 11] = (found[dealt[0] ?? 11] ?? 0) + 1
    }
    expect(found.slice(8)).toEqual([0, 0, 0, 0])
    for (const times of found.slice(0, 8)) expect(Math.abs(times - 1000)).toBeLessThan(100) // more than three deviations
  })

  test('is asked once which cards it takes, however often is dealt', () => {
    const s = dealt()
    let asked = 0
    const low = {
      ...cardZones.low,
      admits: (_s: unknown, kind: string) => {
        asked++
        return kind === 'ace' || kind === 'two'
      },
    }
    const { deal } = dealer({ ...shelf, zones: { ...shelf.zones, low } }, s, 0)
    const once = asked
    for (let n = 0; n < 20; n++) deal(sampler(seedFrom(n)))
    expect(once).toBeGreaterThan(0)
    expect(asked).toBe(once)
  })
})

describe('hidden cards that are bound to each other', () => {
  const bound = (admitsTogether: (s: unknown, kinds: readonly string[]) => boolean) => ({
    ...shelf,
    zones: { ...shelf.zones, hand: { ...cardZones.hand, admitsTogether } },
  })
  const noTwoAlike = bound((_s, kinds) => new Set(kinds).size === kinds.length)

  test('are dealt so that they may lie together, beside those the seat knows', () => {
    const hands = new Set<string>()
    for (let n = 0; n < 100; n++) {
      const held = cardsIn(redeal(noTwoAlike, dealt(), 0, sampler(seedFrom(n))), cardZones.hand, 1)
      expect(held).toContain('two') // which the seat knows
      hands.add(held.join())
    }
    expect([...hands].sort()).toEqual(['ace,two,six', 'ace,two,ten', 'two,six,ten'])
  })

  test('are found also where hardly any deal is possible', () => {
    const only = ['ten', 'ten', 'two']
    const rare = bound((_s, kinds) => kinds.every(kind => only.includes(kind)))
    for (let n = 0; n < 20; n++)
      for (const card of cardsIn(redeal(rare, dealt(), 0, sampler(seedFrom(n))), cardZones.hand, 1))
        expect(only).toContain(card)
  })

  test('that can’t lie together at all are an error, and such a position is refused', () => {
    const never = bound((_s, kinds) => kinds.length === 0)
    expect(() => redeal(never, dealt(), 0, sampler(seedFrom('never')))).toThrow('may lie together')
    expect(whatIsWrong(never, dealt())).toMatch(/can't lie together/)
    expect(whatIsWrong(noTwoAlike, dealt())).toBeUndefined()
  })
})
