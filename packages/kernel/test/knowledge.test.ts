// What viewers know of cards they could not follow: it survives what it logically survives, and is never untrue.

import {
  type Core,
  cardsIn,
  determinize,
  EVERYBODY,
  moveAll,
  moveCard,
  moveRandom,
  moveStack,
  moveTop,
  readPosition,
  redeal,
  reveal,
  revealRandom,
  type Seat,
  SPECTATOR,
  sampler,
  seedFrom,
  shuffle,
  view,
  whatIsWrong,
  writePosition,
} from '@ludoteka/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardZones, shelf } from './games/shelf.ts'
import { bytes, parsed } from './play.ts'

// North (0) and south (2) against east (1) and west (3).
const [N, E, S, W] = [0, 1, 2, 3] as const
const { pile, bag, table, hand, blind } = cardZones

type Written = Readonly<Record<string, unknown>>

const lay = (zones: Written): Core => readPosition(shelf, parsed(bytes({ zones })), seedFrom('knowledge'))

/** What east sees of a zone without its cards. */
function seen(s: Core, name: string, owner?: string, viewer: Seat = E): unknown {
  const zone = parsed(bytes(view(shelf, s, viewer).zones[name]))
  return owner === undefined ? zone : Reflect.get(Object(zone), owner)
}

describe('a card shown at random', () => {
  test('and shown again is still one card', () => {
    const s = lay({ hand: { n: ['six', 'six', 'ten'] } })
    s.random.queued.push('six', 'six')
    expect(revealRandom(s, hand, N, E, 1)).toEqual(['six'])
    expect(revealRandom(s, hand, N, E, 1)).toEqual(['six'])
    expect(seen(s, 'hand', 'n')).toEqual({ count: 3, known: ['six'] })
  })

  test('beside another of its kind makes two', () => {
    const s = lay({ hand: { n: ['six', 'six', 'ten'] } })
    s.random.queued.push('six', 'six', 'six')
    revealRandom(s, hand, N, E, 1)
    expect(revealRandom(s, hand, N, E, 2)).toEqual(['six', 'six'])
    expect(seen(s, 'hand', 'n')).toEqual({ count: 3, known: ['six', 'six'] })
  })

  test('may be shown to everybody at once', () => {
    const s = lay({ hand: { n: ['six', 'ten'] } })
    s.random.queued.push('ten')
    revealRandom(s, hand, N, EVERYBODY, 1)
    for (const viewer of [E, W, SPECTATOR]) expect(seen(s, 'hand', 'n', viewer)).toEqual({ count: 2, known: ['ten'] })
    expect(s.sealed).toBe(true)
  })

  test('of a zone with fewer cards all are shown', () => {
    const s = lay({ hand: { n: ['six'] } })
    expect(revealRandom(s, hand, N, E, 3)).toEqual(['six'])
    expect(revealRandom(lay({}), hand, N, E, 3)).toEqual([])
  })
})

describe('a card that leaves a known hand unseen', () => {
  const shown = (): Core => {
    const s = lay({ hand: { n: ['ace', 'two', 'six', 'ten'] }, table: ['ten'] })
    reveal(s, hand, N, E)
    return s
  }

  test('leaves all the others but one', () => {
    const s = shown()
    moveCard(s, 'six', hand, N, blind)
    expect(seen(s, 'hand', 'n')).toEqual({
      count: 3,
      doubts: [{ cards: ['ace', 'two', 'six', 'ten'], missing: 1 }],
    })
    moveCard(s, 'two', hand, N, blind)
    expect(seen(s, 'hand', 'n')).toMatchObject({ doubts: [{ missing: 2 }] })
  })

  test('and once it is shown, the rest is certain again', () => {
    const s = shown()
    moveCard(s, 'six', hand, N, blind)
    moveTop(s, blind, N, table)
    expect(seen(s, 'hand', 'n')).toEqual({ count: 3, known: ['ace', 'two', 'ten'] })
    expect(s.doubts).toEqual([])
  })

  test('is found again where it lies, by a look at that place', () => {
    const s = shown()
    moveCard(s, 'six', hand, N, blind)
    reveal(s, blind, N, W)
    expect(seen(s, 'blind', 'n')).toEqual({ count: 1, known: [[0, 'six']] })
    expect(seen(s, 'hand', 'n')).toEqual({ count: 3, known: ['ace', 'two', 'ten'] })
  })

  test('and comes back makes everything as it was', () => {
    const s = shown()
    moveCard(s, 'six', hand, N, blind)
    moveTop(s, blind, N, hand)
    expect(seen(s, 'hand', 'n')).toEqual({ count: 4, known: ['ace', 'two', 'six', 'ten'] })
  })

  test('puts nothing in doubt that was learned afterwards', () => {
    const s = shown()
    moveCard(s, 'six', hand, N, blind)
    moveCard(s, 'ace', bagWith(s, 'ace'), 0, hand, { seat: N, open: true })
    expect(seen(s, 'hand', 'n')).toEqual({
      count: 4,
      known: ['ace'],
      doubts: [{ cards: ['ace', 'two', 'six', 'ten'], missing: 1 }],
    })
  })

  test('is nobody’s doubt who saw it', () => {
    const s = shown()
    moveCard(s, 'six', hand, N, blind)
    expect(seen(s, 'hand', 'n', S)).toEqual({ count: 3, cards: ['ace', 'two', 'ten'] })
    expect(seen(s, 'blind', 'n', S)).toEqual({ count: 1, known: [[0, 'six']] })
    expect(seen(s, 'hand', 'n', SPECTATOR)).toEqual({ count: 3 })
  })

  test('is followed through a pile by its place, also when other cards come above it', () => {
    const s = shown()
    moveCard(s, 'six', hand, N, pile)
    moveCard(s, 'ten', table, N, pile) // on top of it
    moveTop(s, pile, 0, table)
    expect(seen(s, 'hand', 'n')).toMatchObject({ doubts: [{ missing: 1 }] })
    moveTop(s, pile, 0, table)
    expect(seen(s, 'hand', 'n')).toEqual({ count: 3, known: ['ace', 'two', 'ten'] })
  })

  test('among others can’t be told from them: what remains of the hand is still certain', () => {
    const s = shown()
    moveCard(s, 'six', hand, N, bag)
    moveCard(s, 'two', bagWith(s, 'two'), 0, hand, { seat: S }) // one of the bag, nobody else can tell which
    expect(seen(s, 'hand', 'n')).toMatchObject({ doubts: [{ cards: ['ace', 'two', 'six', 'ten'], missing: 1 }] })
  })

  test('nothing is said where nothing is certain, until it is again', () => {
    const s = lay({ hand: { n: ['ace', 'two'] }, blind: { n: [] } })
    reveal(s, hand, N, E, kind => kind === 'ace')
    moveCard(s, 'two', hand, N, blind)
    expect(seen(s, 'hand', 'n')).toEqual({ count: 1 })
    moveTop(s, blind, N, table)
    expect(seen(s, 'hand', 'n')).toEqual({ count: 1, known: ['ace'] })
  })
})

/** The bag with one more card in it, which nobody has seen. */
function bagWith(s: Core, card: 'ace' | 'two'): typeof bag {
  const at = cardsIn(s, pile).indexOf(card)
  s.random.queued.push(card)
  expect(at).toBeGreaterThanOrEqual(0)
  moveRandom(s, pile, 0, bag)
  return bag
}

describe('a wholly known pile moved face down', () => {
  test('is known where it comes to lie', () => {
    const s = lay({ hand: { n: ['ace', 'two', 'six'] } })
    reveal(s, hand, N, E)
    moveAll(s, hand, N, bag)
    expect(seen(s, 'bag')).toEqual({ count: 3, known: ['ace', 'two', 'six'] })
  })

  test('onto a pile is known to be in it', () => {
    const s = lay({ hand: { n: ['ace', 'two', 'six'] }, table: [] })
    const before = cardsIn(s, pile).length
    reveal(s, hand, N, E)
    moveAll(s, hand, N, pile)
    expect(seen(s, 'pile')).toEqual({ count: before + 3, doubts: [{ cards: ['ace', 'two', 'six'], missing: 0 }] })
  })

  test('and shuffled is known to be somewhere in it; each draw may be one of them', () => {
    const s = lay({ table: ['ace', 'two', 'six'], bag: ['rest'] })
    moveAll(s, table, 0, pile)
    expect(seen(s, 'pile')).toMatchObject({
      known: [
        [0, 'six'],
        [1, 'two'],
        [2, 'ace'],
      ],
    })
    shuffle(s, pile)
    expect(seen(s, 'pile')).toEqual({ count: 3, doubts: [{ cards: ['ace', 'two', 'six'], missing: 0 }] })
    moveTop(s, pile, 0, hand, { seat: N })
    expect(seen(s, 'pile')).toEqual({ count: 2, doubts: [{ cards: ['ace', 'two', 'six'], missing: 1 }] })
    moveCard(s, cardsIn(s, hand, N)[0] ?? 'ace', hand, N, table)
    expect(seen(s, 'pile')).toMatchObject({ doubts: [{ missing: 0 }] })
  })

  test('and drawn from is still short of a card when a card known in that hand has left it unseen', () => {
    const s = lay({ table: ['ace', 'two', 'six'], hand: { n: ['ten'] }, bag: ['rest'] })
    moveAll(s, table, 0, pile)
    shuffle(s, pile)
    reveal(s, hand, N, EVERYBODY)
    moveTop(s, pile, 0, hand, { seat: N })
    moveCard(s, 'ten', hand, N, blind)
    moveCard(s, 'ten', blind, N, table)
    expect(seen(s, 'pile')).toEqual({ count: 2, doubts: [{ cards: ['ace', 'two', 'six'], missing: 1 }] })
  })

  test('as one stack keeps its order', () => {
    const s = lay({ table: ['ace', 'two', 'six'], pile: ['ten', 'rest'] })
    moveStack(s, table, 0, pile)
    expect(cardsIn(s, pile).slice(0, 4)).toEqual(['ace', 'two', 'six', 'ten'])
    expect(seen(s, 'pile')).toMatchObject({
      known: [
        [0, 'ace'],
        [1, 'two'],
        [2, 'six'],
      ],
    })
    moveTop(s, pile, 0, table)
    moveStack(s, table, 0, pile, { bottom: true })
    expect(cardsIn(s, pile).at(-1)).toBe('ace')
  })
})

describe('whatever moves', () => {
  const place = fc.constantFrom(pile, bag, table, hand, blind)
  const who = fc.integer({ min: 0, max: 3 })
  const move = fc.record({
    kind: fc.constantFrom('top', 'card', 'card', 'all', 'stack', 'reveal', 'some', 'shuffle'),
    from: place,
    to: place,
    seat: who,
    other: who,
    nth: fc.nat(30),
    open: fc.boolean(),
  })
  type Move = typeof move extends fc.Arbitrary<infer M> ? M : never

  function carryOut(s: Core, moves: readonly Move[]): void {
    for (const { kind, from, to, seat, other, nth, open } of moves) {
      const cards = cardsIn(s, from, seat)
      const card = cards[nth % Math.max(1, cards.length)]
      const how = { seat: other, open: open && nth % 3 === 0, bottom: nth % 2 === 0 }
      if (kind === 'reveal') reveal(s, from, seat, nth % 4 === 0 ? EVERYBODY : other)
      else if (kind === 'some') revealRandom(s, from, seat, other, 1 + (nth % 2))
      else if (kind === 'shuffle') shuffle(s, pile)
      else if (from === to) continue
      else if (kind === 'top') moveTop(s, from, seat, to, how)
      else if (kind === 'all') moveAll(s, from, seat, to, how)
      else if (kind === 'stack') moveStack(s, from, seat, to, how)
      else if (card) moveCard(s, card, from, seat, to, how)
    }
  }

  const dealt = (): Core =>
    lay({
      hand: { n: ['ace', 'six', 'six', 'ten'], e: ['two', 'ten'] },
      table: ['ten', 'two'],
      pile: ['ace', 'two', 'six'],
      bag: ['rest'],
    })
  const viewers = fc.constantFrom(N, E, S, W, SPECTATOR)

  test('what is known is true, and survives its notation', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), moves => {
        const s = dealt()
        carryOut(s, moves)
        expect(whatIsWrong(shelf, s)).toBeUndefined()
        const { doubts, known } = readPosition(shelf, parsed(bytes(writePosition(shelf, s))), seedFrom('again'))
        expect({ doubts, known }).toEqual({ doubts: s.doubts, known: s.known })
      }),
      { numRuns: 500 },
    )
  })

  test('nobody can tell positions apart that agree with what they know, nor can their bots', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), viewers, fc.nat(), (moves, viewer, seed) => {
        const s = dealt()
        carryOut(s, moves)
        const other = redeal(shelf, s, viewer, sampler(seedFrom(seed)))
        expect(whatIsWrong(shelf, other)).toBeUndefined()
        expect(bytes(view(shelf, other, viewer))).toBe(bytes(view(shelf, s, viewer)))
        const [one, two] = [s, other].map(state => determinize(shelf, state, viewer, sampler(seedFrom('same'))))
        expect(bytes(two)).toBe(bytes(one))
      }),
      { numRuns: 500 },
    )
  })
})
