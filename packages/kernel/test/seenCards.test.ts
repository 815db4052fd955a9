// What was seen of a stack, and what of it must still be there: cards that were turned down, and deals that agree with notes.

import {
  type Core,
  cardsIn,
  defineGame,
  determinize,
  frames,
  type Game,
  moveAll,
  moveCard,
  noteSighting,
  offer,
  perSeat,
  readPosition,
  readState,
  sampler,
  seedFrom,
  start,
  view,
  writePosition,
  zones,
} from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { prepareSeen } from '../src/seenCards.ts'
import { slotOf } from '../src/zones.ts'
import { refusals, text } from './games/common.ts'

const KINDS = ['a', 'b', 'c', 'd'] as const
const ZONES = zones(KINDS, {
  open: perSeat({ owner: 'cards', others: 'cards', takesRest: true }),
  stack: perSeat({ owner: 'cards', others: 'count' }),
  pile: perSeat({ owner: 'cards', others: 'count' }),
})
const [LOOKER, OWNER] = [0, 1]

/** The owner's cards lie open, two of each kind. */
const game: Game = defineGame({
  id: 'stacks',
  version: 1,
  options: {},
  seats: () => ['looker', 'owner'],
  zones: ZONES,
  fields: {},
  frames: frames({ wait: {} }),
  steps: { wait: { ask: () => offer<{ go: true }>(LOOKER, { go: true }), do: { go: () => undefined } } },
  verbs: { go: true },
  setup(s) {
    s.zones[OWNER] = [0, 0, 1, 1, 2, 2, 3, 3]
    s.stack.push({ step: 'wait' })
  },
  inventory: (_s, seat) => new Map(seat === OWNER ? KINDS.map(kind => [kind, 2]) : []),
  refusals,
  reasons: [],
  bound: 1,
  text: text('Stacks'),
})

const began = (): Core => start(game, {}, seedFrom('stacks'))
type Kind = (typeof KINDS)[number]

/** Cards that nobody but their owner has ever seen. */
const unseen = (stack: readonly Kind[], pile: readonly Kind[]): Core =>
  readPosition(
    game,
    { zones: { stack: { owner: [...stack] }, pile: { owner: [...pile, 'rest'] } }, stack: [{ step: 'wait' }] },
    seedFrom('stacks'),
  )
/** Turns cards down before everybody. */
const lay = (s: Core, kinds: readonly Kind[], to = ZONES.stack): void => {
  for (const kind of kinds) moveCard(s, kind, ZONES.open, OWNER, to, { turnedDown: true })
}
const samplesOf = (s: Core) =>
  Array.from({ length: 40 }, (_, n) =>
    cardsIn(determinize(game, s, LOOKER, sampler(seedFrom(String(n)))), ZONES.stack, OWNER).join(''),
  )

test('cards that are turned down are not followed', () => {
  const s = began()
  lay(s, ['a', 'b'])
  expect(view(game, s, LOOKER).zones['stack']).toEqual({ looker: { count: 0, cards: [] }, owner: { count: 2 } })
  expect(view(game, s, OWNER).zones['stack']).toMatchObject({ owner: { count: 2, cards: ['a', 'b'] } })
})

describe('deals agree with what was seen', () => {
  test('all of it while nothing has left', () => {
    const s = unseen(['a', 'b', 'c'], ['a', 'b', 'c', 'd', 'd'])
    noteSighting(s, ZONES.stack, OWNER, LOOKER, ['a', 'b'], 1)
    const samples = samplesOf(s)
    expect(samples.filter(cards => !cards.includes('a') || !cards.includes('b'))).toEqual([])
    expect(new Set(samples).size).toBeGreaterThan(1)
  })

  test('all but as many as have left', () => {
    const s = unseen(['a', 'b', 'c'], ['a', 'b', 'c', 'd', 'd'])
    noteSighting(s, ZONES.stack, OWNER, LOOKER, ['a', 'b', 'c'], 1)
    moveCard(s, 'b', ZONES.stack, OWNER, ZONES.pile)
    const kept = samplesOf(s).map(cards => new Set(cards.replaceAll('d', '')).size)
    expect(kept.every(n => n === 2)).toBe(true)
  })

  test('others who saw nothing suppose anything', () => {
    expect(new Set(samplesOf(unseen(['a', 'b'], ['a', 'b', 'c', 'c', 'd', 'd']))).size).toBeGreaterThan(3)
  })
})

describe('traces: where cards lie that everybody saw turned down', () => {
  const traced = (s: Core) =>
    s.traces.map(({ cards, slots, most }) => [
      cards.map(card => KINDS[card]).join(''),
      Object.fromEntries(slots.map((slot, i) => [slot === STACK ? 'stack' : 'pile', most[i]])),
    ])
  const STACK = slotOf(began(), ZONES.stack, OWNER)

  test('in their stack, as long as nothing leaves it unseen', () => {
    const s = began()
    lay(s, ['a', 'b'])
    lay(s, ['a', 'b', 'c', 'c'], ZONES.pile)
    expect(traced(s)).toEqual([
      ['ab', { stack: 2 }],
      ['abcc', { pile: 4 }],
    ])
    expect(new Set(samplesOf(s))).toEqual(new Set(['ab']))
  })

  test('what leaves unseen may be any of them, and lies there or where it went', () => {
    const s = began()
    lay(s, ['a', 'b', 'c'])
    moveCard(s, 'b', ZONES.stack, OWNER, ZONES.pile)
    expect(traced(s)).toEqual([['abc', { stack: 3, pile: 1 }]])
    expect(new Set(samplesOf(s))).toEqual(new Set(['ab', 'ac', 'bc']))
  })

  test('a card that came later is in no stack to which nothing has come since', () => {
    const s = unseen(['a', 'a'], ['b', 'b'])
    moveAll(s, ZONES.pile, OWNER, ZONES.open)
    lay(s, ['c', 'd'], ZONES.pile)
    for (const cards of samplesOf(s)) expect(cards).not.toMatch(/[cd]/)
    moveCard(s, 'c', ZONES.pile, OWNER, ZONES.stack)
    expect(new Set(samplesOf(s))).toEqual(new Set(['aac', 'aad']))
  })

  test('of a stack that is gone nothing is left to trace it by', () => {
    const s = began()
    lay(s, ['a'])
    moveAll(s, ZONES.stack, OWNER, ZONES.pile)
    expect(traced(s)).toEqual([['a', { pile: 1 }]])
  })

  test('a card that is turned up is traced no more; if it may have been either of two, the other may lie where both could', () => {
    const s = began()
    lay(s, ['a', 'b'])
    lay(s, ['a'], ZONES.pile)
    moveCard(s, 'b', ZONES.stack, OWNER, ZONES.pile) // perhaps it was a
    expect(traced(s)).toEqual([
      ['ab', { stack: 2, pile: 1 }],
      ['a', { pile: 1 }],
    ])
    moveCard(s, 'a', ZONES.pile, OWNER, ZONES.open)
    expect(traced(s)).toEqual([['ab', { stack: 2, pile: 2 }]])
    moveCard(s, 'a', ZONES.stack, OWNER, ZONES.open)
    expect(traced(s)).toEqual([['b', { pile: 1 }]])
  })

  test('their owner, who sees the cards, needs none, and views tell nothing of them', () => {
    const s = began()
    lay(s, ['a', 'b'])
    lay(s, ['c', 'd'], ZONES.pile)
    expect(cardsIn(determinize(game, s, OWNER, sampler(seedFrom('owner'))), ZONES.stack, OWNER)).toEqual(['a', 'b'])
    expect(JSON.stringify(view(game, s, LOOKER))).not.toContain('trace')
  })

  test('they are written into positions and read again, and untrue ones are refused', () => {
    const s = began()
    lay(s, ['a', 'b'])
    const position = writePosition(game, s)
    expect(position.traces).toEqual([{ cards: ['a', 'b'], zones: { 'stack/owner': 2 } }])
    expect(readPosition(game, position, seedFrom('stacks')).traces).toEqual(s.traces)
    const traces = [{ cards: ['c'], zones: { 'stack/owner': 1 } }]
    expect(() => readPosition(game, { ...position, traces }, seedFrom('stacks'))).toThrow(/can’t have come to/)
    expect(() =>
      readPosition(game, { ...position, traces: [{ cards: ['c'], zones: {} }] }, seedFrom('stacks')),
    ).toThrow(/names no zone/)
    expect(readState(game, JSON.parse(JSON.stringify(s)))).toEqual(s)
  })
})

test('several sightings of a stack share its places', () => {
  const [a, b, c] = [0, 1, 2]
  // Of a and b one is left, and of b and c one: with one card in the stack that is b.
  const stack = {
    slot: 0,
    places: [5],
    sightings: [
      { cards: [a, b], left: 1 },
      { cards: [b, c], left: 1 },
    ],
  }
  const draws = sampler(seedFrom('places'))
  for (let n = 0; n < 20; n++) {
    expect(prepareSeen([stack], [a, b, c], [])(draws.below).groups).toEqual([
      { cards: [b], places: [5], piles: [], lost: 0 },
    ])
  }
})
