// Zones: who learns and who forgets what when cards move, and what an action that showed something leaves behind.

import {
  type Core,
  cardsIn,
  countIn,
  hasCard,
  kindsIn,
  moveAll,
  moveCard,
  moveRandom,
  moveTop,
  onlyCard,
  readPosition,
  readState,
  redeal,
  reveal,
  type Seat,
  SPECTATOR,
  sampler,
  seedFrom,
  shuffle,
  view,
  whatIsWrong,
} from '@ludoteka/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CARDS, cardZones, shelf } from './games/shelf.ts'
import { bytes, codeOf, parsed } from './play.ts'

// Four seats in two teams: north (0) and south (2) against east (1) and west (3).
const [N, E, S, W] = [0, 1, 2, 3] as const
const { pile, bag, table, hand, blind, low } = cardZones

type Written = Readonly<
  Record<string, readonly string[] | Readonly<Record<string, readonly (string | readonly string[])[]>>>
>

const laid = (zones: Written, known: Readonly<Record<string, unknown>> = {}): Core =>
  readPosition(shelf, parsed(bytes({ zones, known })), seedFrom('zones'))

/** What a viewer sees of a zone: cards where it sees them, otherwise those it knows. */
function seen(s: Core, viewer: Seat, name: string, owner?: string): unknown {
  const zone = parsed(bytes(view(shelf, s, viewer).zones[name]))
  const { cards, known } = part(owner === undefined ? zone : part(zone)[owner])
  return cards ?? known ?? []
}

function part(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

describe('a move tells exactly those who see one of its ends', () => {
  test('from a hand to the table: everybody learns, and it is sealed', () => {
    const s = laid({ hand: { n: ['two', 'ten'] } })
    moveCard(s, 'ten', hand, N, table)
    expect(seen(s, SPECTATOR, 'table')).toEqual(['ten'])
    expect(s.sealed).toBe(true)
  })

  test('from a pile to a hand: the owner and its ally learn, nobody else', () => {
    const s = laid({ pile: ['six', 'rest'] })
    expect(moveTop(s, pile, N, hand, { seat: E })).toBe('six')
    expect([N, E, S, W, SPECTATOR].map(seat => seen(s, seat, 'hand', 'e'))).toEqual([[], ['six'], [], ['six'], []])
    expect(s.sealed).toBe(true)
  })

  test('from a hand to an ally: nobody learns anything, and nothing is sealed', () => {
    const s = laid({ hand: { n: ['two', 'ten'] } })
    moveCard(s, 'ten', hand, N, hand, { seat: S })
    expect(seen(s, N, 'hand', 's')).toEqual(['ten'])
    expect(seen(s, E, 'hand', 's')).toEqual([])
    expect(s.sealed).toBe(false)
  })

  test('from a hand to the other team: givers remember, takers see', () => {
    const s = laid({ hand: { n: ['two', 'ten'] } })
    moveCard(s, 'ten', hand, N, hand, { seat: E })
    expect([N, E, S, W, SPECTATOR].map(seat => seen(s, seat, 'hand', 'e'))).toEqual([
      ['ten'],
      ['ten'],
      ['ten'],
      ['ten'],
      [],
    ])
    expect(s.sealed).toBe(true)
  })

  test('from the table to a hand: everybody at the table knows it is there', () => {
    const s = laid({ table: ['ace'], hand: { n: ['two'] } })
    moveCard(s, 'ace', table, N, hand)
    expect(seen(s, E, 'hand', 'n')).toEqual(['ace'])
    expect(seen(s, N, 'hand', 'n')).toEqual(['ace', 'two'])
    expect(s.sealed).toBe(false)
  })

  test('a card shown on the way is known to everybody where it lands', () => {
    const s = laid({ hand: { n: ['two'] } })
    moveCard(s, 'two', hand, N, pile, { open: true })
    expect(seen(s, W, 'pile')).toEqual([[0, 'two']])
    expect(s.sealed).toBe(true)
  })

  test('a card put into a zone that even its owner may not look into is remembered by place', () => {
    const s = laid({ hand: { n: ['two', 'ten'] }, blind: { n: ['ace'] } })
    moveCard(s, 'ten', hand, N, blind)
    expect(seen(s, N, 'blind', 'n')).toEqual([[0, 'ten']])
    expect(seen(s, S, 'blind', 'n')).toEqual([[0, 'ten']])
    expect(seen(s, E, 'blind', 'n')).toEqual([])
  })

  test('a card under a pile is known by its place at the bottom, also when the top is drawn', () => {
    const s = laid({ table: ['ace'] })
    moveCard(s, 'ace', table, N, pile, { bottom: true })
    const size = countIn(s, pile)
    expect(seen(s, E, 'pile')).toEqual([[size - 1, 'ace']])
    moveTop(s, pile, N, hand)
    expect(seen(s, E, 'pile')).toEqual([[size - 2, 'ace']])
  })
})

describe('what was known is known as long as it can be', () => {
  test('a known top card that is drawn is known in the hand', () => {
    const s = laid({ pile: ['six', 'rest'] })
    reveal(s, pile, N, E, (_kind, position) => position === 0)
    moveTop(s, pile, N, hand)
    expect(seen(s, E, 'hand', 'n')).toEqual(['six'])
    expect(seen(s, W, 'hand', 'n')).toEqual(['six'])
  })

  test('when a hand loses a card unseen, outsiders can no longer rely on anything they knew of it', () => {
    const s = laid({ hand: { n: ['two', 'six', 'ten'] } })
    reveal(s, hand, N, E)
    expect(seen(s, E, 'hand', 'n')).toEqual(['two', 'six', 'ten'])
    moveCard(s, 'six', hand, N, blind)
    expect(seen(s, E, 'hand', 'n')).toEqual([])
    expect(seen(s, E, 'blind', 'n')).toEqual([])
    expect(s.known.flat()).not.toContain(1 << E)
  })

  test('when a hand loses a card in the open, the rest stays known', () => {
    const s = laid({ hand: { n: ['two', 'six', 'ten'] } })
    reveal(s, hand, N, E)
    moveCard(s, 'six', hand, N, table)
    expect(seen(s, E, 'hand', 'n')).toEqual(['two', 'ten'])
  })

  test.each([
    { known: 'ew,', left: [] },
    { known: ',ew', left: [] },
    { known: 'ew,ew', left: ['six'] },
    { known: ',ew,ew', left: ['six'] },
    { known: 'ew,,ew', left: ['six'] },
  ])('of copies known as $known, the one that leaves in the open is one they knew', ({ known, left }) => {
    const marks = known.split(',').map(seats => [...seats])
    const s = laid({ hand: { n: marks.map(() => 'six') } }, { hand: { n: marks } })
    moveCard(s, 'six', hand, N, table)
    expect(seen(s, E, 'hand', 'n')).toEqual(left)
    expect(seen(s, E, 'hand', 'n')).toEqual(seen(s, W, 'hand', 'n'))
  })

  test('a card that everybody knew already tells nobody anything by being laid open', () => {
    const s = laid({ table: ['ace'], hand: { n: ['two'] } })
    moveCard(s, 'ace', table, N, hand)
    moveCard(s, 'ace', hand, N, table)
    expect(s.sealed).toBe(false)
    moveCard(s, 'two', hand, N, table)
    expect(s.sealed).toBe(true)
  })

  test('a card drawn beside known ones is not known, and does not hide them', () => {
    const s = laid({ hand: { n: ['six'] }, pile: ['two', 'rest'] })
    reveal(s, hand, N, E)
    moveTop(s, pile, N, hand)
    expect(seen(s, E, 'hand', 'n')).toEqual(['six'])
    expect(seen(s, N, 'hand', 'n')).toEqual(['two', 'six'])
  })

  test('the only card of a zone is known by its place when it moves face down', () => {
    const s = laid({ hand: { n: ['six'] } })
    reveal(s, hand, N, E)
    moveCard(s, 'six', hand, N, blind)
    expect(seen(s, E, 'blind', 'n')).toEqual([[0, 'six']])
  })

  test('a shuffle makes everybody forget, and is sealed', () => {
    const s = laid({ table: ['ace', 'two'] })
    moveAll(s, table, N, pile)
    expect(seen(s, E, 'pile')).toHaveLength(2)
    shuffle(s, pile)
    expect([N, E, S, W].map(seat => seen(s, seat, 'pile'))).toEqual([[], [], [], []])
    expect(s.sealed).toBe(true)
  })
})

describe('showing', () => {
  test('shows to a seat and its ally only', () => {
    const s = laid({ hand: { n: ['two', 'six'] } })
    reveal(s, hand, N, E)
    expect([E, W, SPECTATOR].map(seat => seen(s, seat, 'hand', 'n'))).toEqual([['two', 'six'], ['two', 'six'], []])
  })

  test('may show some cards only', () => {
    const s = laid({ hand: { n: ['two', 'six', 'six'] } })
    reveal(s, hand, N, E, kind => kind === 'six')
    expect(seen(s, E, 'hand', 'n')).toEqual(['six', 'six'])
  })

  test.each([
    { what: 'cards they see anyway', to: S, again: false, sealed: false },
    { what: 'cards they did not know', to: E, again: false, sealed: true },
    { what: 'cards they have been shown before', to: E, again: true, sealed: false },
  ])('$what: sealed is $sealed', ({ to, again, sealed }) => {
    const s = laid({ hand: { n: ['two'] } })
    if (again) reveal(s, hand, N, to)
    s.sealed = false
    reveal(s, hand, N, to)
    expect(s.sealed).toBe(sealed)
  })

  test('an empty zone shows nothing', () => {
    const s = laid({})
    reveal(s, hand, N, E)
    expect(s.sealed).toBe(false)
    expect(whatIsWrong(shelf, s)).toBeUndefined()
  })
})

describe('moving by chance', () => {
  test('a blind draw takes what was queued, and is sealed', () => {
    const s = laid({ hand: { n: ['two', 'six', 'ten'] } })
    s.random.queued.push('six')
    expect(moveRandom(s, hand, N, table)).toBe('six')
    expect(cardsIn(s, hand, N)).toEqual(['two', 'ten'])
    expect(s.sealed).toBe(true)
  })

  test('nothing comes of an empty zone', () => {
    const s = laid({})
    expect(moveRandom(s, hand, N, table)).toBeUndefined()
    expect(moveTop(s, hand, N, table)).toBeUndefined()
    moveAll(s, hand, N, table)
    expect(countIn(s, table)).toBe(0)
  })
})

describe('looking into zones', () => {
  test('kinds come once each and in the order of the card list, whatever the order of the pile', () => {
    const s = laid({ table: ['ten', 'ace', 'ten', 'two', 'ace'] })
    expect(kindsIn(s, table)).toEqual(['ace', 'two', 'ten'])
    expect(kindsIn(s, table, 0, kind => kind !== 'two')).toEqual(['ace', 'ten'])
  })

  test('a hand has one order only, however its cards came', () => {
    const s = laid({ pile: ['ten', 'ace', 'six', 'ace', 'rest'] })
    for (let n = 0; n < 4; n++) moveTop(s, pile, N, hand)
    expect(cardsIn(s, hand, N)).toEqual(['ace', 'ace', 'six', 'ten'])
    expect(hasCard(s, hand, 'six', N)).toBe(true)
    expect(hasCard(s, hand, 'two', N)).toBe(false)
  })

  test('the only card of a zone, or nothing', () => {
    const s = laid({ low: { e: ['ace'] } })
    expect(onlyCard(s, low, E)).toBe('ace')
    expect(onlyCard(s, low, N)).toBeUndefined()
  })

  test('a card that is not there can not be moved', () => {
    const s = laid({ hand: { n: ['two'] } })
    const before = bytes(s)
    expect(codeOf(() => moveCard(s, 'ten', hand, N, table))).toBe('broken-rules')
    expect(bytes(s)).toBe(before)
  })
})

describe('whatever moves', () => {
  const place = fc.constantFrom(pile, bag, table, hand, blind)
  const who = fc.integer({ min: 0, max: 3 })
  const move = fc.record({
    kind: fc.constantFrom('top', 'card', 'all', 'random', 'reveal', 'shuffle'),
    from: place,
    to: place,
    seat: who,
    other: who,
    nth: fc.nat(30),
    bottom: fc.boolean(),
    open: fc.boolean(),
  })

  /** Carries out moves as rules would: whatever is possible of them. */
  function carryOut(s: Core, moves: readonly (typeof move extends fc.Arbitrary<infer M> ? M : never)[]): void {
    for (const { kind, from, to, seat, other, nth, bottom, open } of moves) {
      const how = { seat: other, bottom, open }
      const cards = cardsIn(s, from, seat)
      if (kind === 'reveal') reveal(s, from, seat, other)
      else if (kind === 'shuffle') shuffle(s, pile)
      else if (from === to) continue
      else if (kind === 'top') moveTop(s, from, seat, to, how)
      else if (kind === 'random') moveRandom(s, from, seat, to, how)
      else if (kind === 'all') moveAll(s, from, seat, to, how)
      else {
        const card = cards[nth % Math.max(1, cards.length)]
        if (card) moveCard(s, card, from, seat, to, how)
      }
    }
  }

  const dealt = (): Core => laid({ hand: { n: ['ace', 'six', 'six'], e: ['two', 'ten'] }, table: ['ten', 'two'] })

  test('cards are conserved, hands stay sorted, knowledge stays beside its cards', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), moves => {
        const s = dealt()
        carryOut(s, moves)
        expect(whatIsWrong(shelf, s)).toBeUndefined()
        expect(bytes(readState(shelf, parsed(bytes(s))))).toBe(bytes(s))
      }),
    )
  })

  test('re-dealing what a seat does not know leaves its view byte for byte', () => {
    fc.assert(
      fc.property(
        fc.array(move, { maxLength: 40 }),
        fc.constantFrom(N, E, S, W, SPECTATOR),
        fc.nat(),
        (moves, viewer, seed) => {
          const s = dealt()
          carryOut(s, moves)
          const other = redeal(shelf, s, viewer, sampler(seedFrom(seed)))
          expect(bytes(view(shelf, other, viewer))).toBe(bytes(view(shelf, s, viewer)))
        },
      ),
    )
  })

  test('allies always know the same', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), moves => {
        const s = dealt()
        carryOut(s, moves)
        expect(bytes(view(shelf, s, N).zones)).toBe(bytes(view(shelf, s, S).zones))
        expect(bytes(view(shelf, s, E).zones)).toBe(bytes(view(shelf, s, W).zones))
      }),
    )
  })

  const anyCard = fc.constantFrom(...CARDS)

  test('a hand that only its owner ever looked into tells outsiders nothing but its size', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyCard, anyCard), { maxLength: 6 }), pairs => {
        const hands = [pairs.map(([one]) => one), pairs.map(([, two]) => two)]
        const [a, b] = hands.map(cards => view(shelf, laid({ hand: { n: cards } }), E).zones['hand'])
        expect(bytes(a)).toBe(bytes(b))
        expect(a).toMatchObject({ n: { count: pairs.length } })
      }),
    )
  })
})
