// What is known of cards under a veil: those who see only the sum of several zones can't tell in which of them a card lies.

import {
  type Core,
  cardsIn,
  determinize,
  EVERYBODY,
  type Game,
  moveAll,
  moveCard,
  moveTop,
  perSeat,
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
  type Zone,
  zones,
} from '@ludoteka/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CARDS, cardZones, gemZones, shelf } from './games/shelf.ts'
import { bytes, codeOf, parsed } from './play.ts'

// North (0) and south (2) against east (1) and west (3).
const [N, E, S, W] = [0, 1, 2, 3] as const
const { pile, bag, table, hand, blind } = cardZones
const hidden = { owner: 'cards', others: 'count', stock: 'shared', veil: 'coat' } as const
const coat = zones(
  CARDS,
  { sleeve: perSeat(hidden), boot: perSeat({ ...hidden, ordered: true }) },
  { after: shelf.zones },
)
const { sleeve, boot } = coat
const game: Game = { ...shelf, zones: { ...cardZones, ...gemZones, ...coat } }

const lay = (written: object): Core => readPosition(game, parsed(bytes({ zones: written })), seedFrom('veil'))

/** What a viewer sees under north's veil, or of another zone. */
function seen(s: Core, viewer: Seat = E, name = 'coat', owner = 'n'): unknown {
  return Reflect.get(Object(parsed(bytes(view(game, s, viewer).zones[name]))), owner)
}

describe('under a veil', () => {
  test('a zone that must hold a card gets one in every deal, as far as the game divides them so', () => {
    const bound = zones(
      CARDS,
      { pocket: perSeat({ ...hidden, veil: 'lining', mustHold: (_s, kind) => kind === 'ace' }) },
      { after: shelf.zones },
    )
    const lined: Game = { ...shelf, zones: { ...cardZones, ...gemZones, ...bound } }
    const written = { pocket: { n: ['ace', 'six'] }, hand: { s: ['ten', 'ten', 'six', 'six', 'six'] } }
    const s = readPosition(lined, parsed(bytes({ zones: written })), seedFrom('lining'))
    for (let n = 0; n < 50; n++)
      expect(cardsIn(redeal(lined, s, E, sampler(seedFrom(n))), bound.pocket, N)).toContain('ace')
  })

  test('a known copy may be the one that has left, whichever zone it came from', () => {
    for (const from of [sleeve, boot]) {
      const s = lay({ sleeve: { n: ['six'] }, boot: { n: ['six'] } })
      reveal(s, sleeve, N, E)
      expect(seen(s)).toEqual({ count: 2, known: ['six'] })
      moveCard(s, 'six', from, N, table)
      expect(seen(s)).toEqual({ count: 1 })
    }
  })

  test('a card shown twice is one card, also in another zone', () => {
    const s = lay({ sleeve: { n: ['six', 'ten'] }, boot: { n: ['six'] } })
    reveal(s, sleeve, N, E, kind => kind === 'six')
    reveal(s, boot, N, E)
    expect(seen(s)).toEqual({ count: 3, known: ['six'] })
  })

  test('a card that leaves unseen leaves all the others but one, and once it is shown the rest is certain again', () => {
    const s = lay({ sleeve: { n: ['ace', 'two'] }, boot: { n: ['ten'] } })
    reveal(s, sleeve, N, E)
    moveCard(s, 'two', sleeve, N, boot) // nobody but north and south can tell
    moveCard(s, 'two', boot, N, blind)
    expect(seen(s)).toEqual({ count: 2, doubts: [{ cards: ['ace', 'two'], missing: 1 }] })
    expect(seen(s, S, 'boot')).toEqual({ count: 1, cards: ['ten'] })
    moveTop(s, blind, N, table)
    expect(seen(s)).toEqual({ count: 2, known: ['ace'] })
    expect(s.doubts).toEqual([])
  })

  test('a card that comes back makes everything as it was', () => {
    const s = lay({ sleeve: { n: ['ace', 'two'] }, boot: { n: ['ten'] } })
    reveal(s, sleeve, N, E)
    moveCard(s, 'ten', boot, N, blind)
    moveTop(s, blind, N, sleeve)
    expect(seen(s)).toEqual({ count: 3, known: ['ace', 'two'] })
  })

  test('all that leave unseen are known where they come to lie', () => {
    const s = lay({ sleeve: { n: ['ace'] }, boot: { n: ['two'] } })
    reveal(s, sleeve, N, E)
    reveal(s, boot, N, E)
    moveAll(s, boot, N, hand)
    moveAll(s, sleeve, N, hand)
    expect(seen(s, E, 'hand')).toEqual({ count: 2, known: ['ace', 'two'] })
  })

  test('a copy that leaves a shuffled pile openly leaves the other one, for those who knew both and those who knew one', () => {
    const s = lay({ pile: ['ace', 'two'], sleeve: { n: ['ace'] }, bag: ['rest'] })
    reveal(s, pile, 0, E)
    shuffle(s, pile)
    moveCard(s, 'ace', sleeve, N, pile, { open: true })
    shuffle(s, pile)
    moveCard(s, 'ace', pile, 0, table)
    const inPile = (viewer: Seat) => view(game, s, viewer).zones['pile']
    expect(inPile(E)).toEqual({ count: 2, doubts: [{ cards: ['ace', 'two'], missing: 0 }] })
    expect(inPile(S)).toEqual({ count: 2 })
  })

  test('a shuffle changes nothing for those who can’t tell the zones apart', () => {
    const s = lay({ boot: { n: ['ace', 'two', 'six'] } })
    reveal(s, boot, N, E, kind => kind === 'two')
    shuffle(s, boot, N)
    expect(seen(s)).toEqual({ count: 3, known: ['two'] })
    expect(whatIsWrong(game, s)).toBeUndefined()
  })
})

test('its owner sees the cards', () => {
  expect(codeOf(() => zones(['a'], { chest: perSeat({ ...hidden, owner: 'count' }) }))).toBe('broken-rules')
})

describe('whatever moves', () => {
  const place = fc.constantFrom(pile, bag, table, hand, blind, sleeve, sleeve, boot, boot)
  const who = fc.constantFrom(N, E)
  const move = fc.record({
    kind: fc.constantFrom('top', 'card', 'card', 'card', 'all', 'reveal', 'some', 'shuffle'),
    from: place,
    to: place,
    seat: who,
    other: fc.constantFrom(N, E, S, W),
    nth: fc.nat(30),
    open: fc.boolean(),
  })
  type Move = typeof move extends fc.Arbitrary<infer M> ? M : never

  function carryOut(s: Core, moves: readonly Move[]): void {
    for (const { kind, from, to, seat, other, nth, open } of moves) {
      const cards = cardsIn(s, from, seat)
      const card = cards[nth % Math.max(1, cards.length)]
      const how = { seat: nth % 5 === 0 ? other : seat, open: open && nth % 3 === 0, bottom: nth % 2 === 0 }
      if (kind === 'reveal') reveal(s, from, seat, nth % 4 === 0 ? EVERYBODY : other)
      else if (kind === 'some') revealRandom(s, from, seat, other, 1 + (nth % 2))
      else if (kind === 'shuffle') shuffle(s, nth % 2 === 0 ? pile : boot, seat)
      else if (from === to) continue
      else if (kind === 'top') moveTop(s, from, seat, to, how)
      else if (kind === 'all') moveAll(s, from, seat, to, how)
      else if (card) moveCard(s, card, from, seat, to, how)
    }
  }

  const dealt = (): Core =>
    lay({
      hand: { n: ['six', 'ten'], e: ['two'] },
      sleeve: { n: ['ace', 'six', 'six'], e: ['ten'] },
      boot: { n: ['six', 'ten'], e: ['two', 'two'] },
      table: ['ten', 'two'],
      pile: ['ace', 'two'],
      bag: ['rest'],
    })
  const viewers = fc.constantFrom(N, E, S, W, SPECTATOR)

  test('what is known is true, and survives its notation', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 25 }), moves => {
        const s = dealt()
        carryOut(s, moves)
        expect(whatIsWrong(game, s)).toBeUndefined()
        const { doubts, known } = readPosition(game, parsed(bytes(writePosition(game, s))), seedFrom('again'))
        expect({ doubts, known }).toEqual({ doubts: s.doubts, known: s.known })
      }),
      { numRuns: 300 },
    )
  })

  test('nobody can tell positions apart that agree with what they know, nor can their bots', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 25 }), viewers, fc.nat(), (moves, viewer, seed) => {
        const s = dealt()
        carryOut(s, moves)
        const other = redeal(game, s, viewer, sampler(seedFrom(seed)))
        expect(whatIsWrong(game, other)).toBeUndefined()
        expect(bytes(view(game, other, viewer))).toBe(bytes(view(game, s, viewer)))
        const [one, two] = [s, other].map(state => determinize(game, state, viewer, sampler(seedFrom('same'))))
        expect(bytes(two)).toBe(bytes(one))
      }),
      { numRuns: 300 },
    )
  })

  /** The zones of north's among which east, west and spectators can't tell one from the other. */
  const alike = (zone: Zone<Card>): readonly Zone<Card>[] => (zone.veil ? [sleeve, boot] : [zone])
  const isPile = (zone: Zone): boolean => zone.ordered === true && zone.veil === undefined

  /** North moves a card openly, the same one in both as far as the viewer can tell; says whether there was one. */
  function moveOpenly([s, other]: Twins, from: Zone<Card>, to: Zone<Card>, nth: number): boolean {
    const cards = cardsIn(s, from, N)
    const card = isPile(from) ? cards[0] : cards[nth % Math.max(1, cards.length)]
    const source = alike(from).find(zone => {
      const there = cardsIn(other, zone, N)
      return isPile(zone) ? there[0] === card : there.some(one => one === card)
    })
    if (card === undefined || !source) return false
    moveCard(s, card, from, N, to, { open: true })
    moveCard(other, card, source, N, to, { open: true })
    return true
  }

  /** North moves a card that the viewer does not see, whichever it is. */
  function moveHidden([s, other]: Twins, from: Zone<Card>, to: Zone<Card>, nth: number): boolean {
    const source = alike(from).find(zone => cardsIn(other, zone, N).length > 0)
    if (cardsIn(s, from, N).length === 0 || !source) return false
    for (const [state, zone] of [
      [s, from],
      [other, source],
    ] as const) {
      const cards = cardsIn(state, zone, N)
      const card = cards[nth % cards.length]
      if (isPile(zone)) moveTop(state, zone, N, to)
      else if (card) moveCard(state, card, zone, N, to)
    }
    return true
  }

  test('nor after something has happened in them that looks the same', () => {
    fc.assert(
      fc.property(
        fc.array(move, { maxLength: 20 }),
        fc.array(move, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(E, W, SPECTATOR),
        fc.nat(),
        (moves, more, viewer, seed) => {
          const s = dealt()
          carryOut(s, moves)
          const twins: Twins = [s, redeal(game, s, viewer, sampler(seedFrom(seed)))]
          for (const { from, to, nth, open } of more) {
            if (from === to || (from.veil && from.veil === to.veil)) continue
            const isSeen = open || from === table || to === table
            const hasMoved = isSeen ? moveOpenly(twins, from, to, nth) : moveHidden(twins, from, to, nth)
            if (!hasMoved) continue
            const [one, two] = twins.map(state => bytes(view(game, state, viewer).zones))
            expect(two).toBe(one)
            for (const state of twins) expect(whatIsWrong(game, state)).toBeUndefined()
          }
        },
      ),
      { numRuns: 600 },
    )
  })
})

type Card = (typeof CARDS)[number]
type Twins = readonly [Core, Core]
