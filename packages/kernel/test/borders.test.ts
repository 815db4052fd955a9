// Hidden places: zones per place, a veil over several zones, sightings with their age, secret numbers, brought decks.

import {
  begin,
  type Core,
  cardsIn,
  dealer,
  determinize,
  matchOf,
  moveCard,
  perPlace,
  perSeat,
  readMatch,
  readState,
  replay,
  SPECTATOR,
  sampler,
  secretNumbers,
  seedFrom,
  shared,
  stateHash,
  view,
  zones,
} from '@ludoteka/kernel'
import { table } from '@ludoteka/kernel/testing'
import { describe, expect, test } from 'vitest'
import { borders, FORTS, TROOPS, ZONES } from './games/borders.ts'
import { bytes, codeOf, parsed } from './play.ts'

const DECKS = [
  ['spear', 'spear', 'bow', 'bow', 'horse', 'ram'],
  ['sling', 'sling', 'ram', 'ram', 'horse', 'bow'],
]
const started = () => begin(borders, {}, seedFrom('borders'), DECKS)
const RED = 0
const BLUE = 1

/** The armies stand, and red is to move. */
const standing = (more: object = {}) =>
  table(borders, {
    position: {
      facts: { ready: { red: true, blue: true } },
      zones: {
        army: { north: { red: ['spear', 'bow'], blue: ['sling', 'ram', 'ram', 'bow'] }, south: { red: ['horse'] } },
        reserve: { blue: ['horse', 'sling'], red: ['bow', 'ram', 'spear'] },
      },
      stack: [{ step: 'turn', seat: 0 }],
      ...more,
    },
  })

describe('zones per place', () => {
  test('a view has places by name, then seats; empty places are left out', () => {
    expect(standing().view('red').zones['army']).toEqual({
      north: { red: { count: 2, cards: ['spear', 'bow'] }, blue: { count: 4 } },
      south: { red: { count: 1, cards: ['horse'] } },
    })
  })

  test('a place that does not exist is an error in a position and in the rules', () => {
    expect(codeOf(() => standing({ zones: { army: { west: { red: ['spear'] } } } }))).toBe('bad-position')
    expect(codeOf(() => ZONES.army.at(parsed('"west"') as 'north'))).toBe('broken-rules')
  })

  test('a cell with room for one card takes no second', () => {
    const cells = zones(['a', 'b'], { cell: perPlace(['x', 'y'], shared({ everyone: 'cards', max: 1 })) })
    const s: Core = { ...standing().state, zones: [[0], [1]], known: [[], []] }
    expect(codeOf(() => moveCard(s, 'a', cells.cell.at('x'), 0, cells.cell.at('y')))).toBe('broken-rules')
  })
})

describe('under a veil', () => {
  const posting = () => started().state

  test('others see only the sum, however the cards are divided', () => {
    let live = started()
    const sums = () => [BLUE, SPECTATOR].map(viewer => bytes(view(borders, live.state, viewer).zones))
    const before = sums()
    expect(view(borders, live.state, BLUE).zones).toMatchObject({
      camp: { red: { count: 6 } },
      muster: { blue: { count: 6 } },
      posted: {},
    })
    live = replay(borders, { ...matchOf(live), actions: [{ seat: RED, verb: 'north', arg: 'bow' }] })
    expect(sums()).toEqual(before)
    expect(view(borders, live.state, RED).zones).toMatchObject({
      muster: { red: { count: 5 } },
      posted: { north: { red: { count: 1, cards: ['bow'] } } },
    })
  })

  test('a supposed state divides them anew', () => {
    const s = posting()
    const counts = new Set<number>()
    for (let n = 0; n < 40; n++)
      counts.add(cardsIn(determinize(borders, s, BLUE, sampler(seedFrom(n))), ZONES.muster, RED).length)
    expect(counts.size).toBeGreaterThan(3)
  })

  test('every card finds a zone that takes it, also where there is little room', () => {
    const hidden = { owner: 'cards', others: 'count', veil: 'camp' } as const
    const narrow = zones(TROOPS, {
      muster: perSeat({ ...hidden, max: 2 }), // the only zone for rams, of which nobody has three
      posted: perPlace(FORTS, perSeat({ ...hidden, max: 3, admits: (_s, kind) => kind !== 'ram' })),
    })
    const game = { ...borders, zones: { ...ZONES, ...narrow }, veils: {} }
    for (let n = 0; n < 100; n++) {
      const s = determinize(game, posting(), BLUE, sampler(seedFrom(n)))
      const posted = FORTS.flatMap(fort => cardsIn(s, narrow.posted.at(fort), RED))
      const mustered = cardsIn(s, narrow.muster, RED)
      expect(posted).not.toContain('ram')
      expect(posted.length + mustered.length).toBe(6)
      expect(mustered.length).toBeLessThanOrEqual(2)
    }
  })
})

describe('a sighting', () => {
  const scouted = () => {
    const t = standing()
    t.state.random.queued.push('ram', 'sling')
    return t.play('red', 'scout', 'north')
  }
  const seen = (t: ReturnType<typeof standing>, viewer: string) =>
    Reflect.get(Object(Reflect.get(Object(t.view(viewer).zones['army']), 'north')), 'blue')

  test('is what was seen, and when; only for who saw it', () => {
    const t = scouted()
    expect(seen(t, 'red')).toEqual({
      count: 4,
      known: ['ram', 'sling'],
      sightings: [{ when: 0, cards: ['ram', 'sling'], came: 0, left: 0 }],
    })
    expect(seen(t, 'spectator')).toEqual({ count: 4 })
  })

  test('counts what has come and gone since', () => {
    const t = scouted().play('blue', 'withdraw', 'north')
    expect(seen(t, 'red')).toEqual({
      count: 3,
      doubts: [{ cards: ['ram', 'sling'], missing: 1 }],
      sightings: [{ when: 0, cards: ['ram', 'sling'], came: 0, left: 1 }],
    })
  })

  test('goes with the stack that was seen', () => {
    const t = scouted().play('blue', 'march', 'north')
    expect(t.view('red').zones['army']).toMatchObject({
      middle: { blue: { count: 4, known: ['ram', 'sling'], sightings: [{ when: 0, came: 0, left: 0 }] } },
    })
  })

  test('survives storing', () => {
    const { state } = scouted().play('blue', 'withdraw', 'north')
    expect(readState(borders, parsed(bytes(state)))).toEqual(state)
    expect(codeOf(() => readState(borders, { ...state, sightings: [{ ...state.sightings[0], slot: 99 }] }))).toBe(
      'bad-state',
    )
  })
})

describe('secret numbers', () => {
  const staking = () => standing().play('red', 'challenge', 'north').play('red', 'stake', '2')

  test('are "written" to others until they are shown', () => {
    const t = staking()
    expect(t.view('red').facts['stake']).toEqual({ red: 2, blue: 'none' })
    for (const viewer of ['blue', 'spectator'])
      expect(t.view(viewer).facts['stake']).toEqual({ red: 'written', blue: 'none' })
    t.play('blue', 'stake', '1')
    expect(t.all()).toMatchObject({ coins: { red: 1, blue: 2 }, stake: { red: 'none', blue: 'none' } })
  })

  test('are supposed within the range that everybody knows', () => {
    const t = staking()
    const deals = dealer(borders, t.state, BLUE)
    const supposed = new Set<number>()
    for (let n = 0; n < 60; n++) {
      const { stake } = deals.deal(sampler(seedFrom(n))) as Core & { stake: { written: number[] } }
      supposed.add(stake.written[RED] ?? -1)
    }
    expect([...supposed].sort()).toEqual([0, 1, 2, 3])
  })

  test('are written in positions, shown ones as such', () => {
    const field = secretNumbers({ max: 5 })
    const value = field.read({ a: 3, b: { shown: 0 } }, 'x', ['a', 'b', 'c'])
    expect(value).toEqual({ written: [3, 0, -1], shown: [false, true, false] })
    expect(field.write(value, ['a', 'b', 'c'])).toEqual({ a: 3, b: { shown: 0 }, c: 'none' })
    for (const wrong of [{ a: -1 }, { a: 'many' }, { a: { hidden: 1 } }, { d: 1 }])
      expect(codeOf(() => field.read(wrong, 'x', ['a', 'b', 'c']))).toBe('bad-position')
  })
})

describe('a brought deck', () => {
  test('is checked by the game, with the rule', () => {
    const bring = (red: readonly string[]) => () => begin(borders, {}, seedFrom('x'), [red])
    expect(codeOf(bring(['spear', 'spear', 'spear', 'bow', 'bow', 'ram']))).toBe('bad-options')
    expect(bring(['spear'])).toThrow('sixCards, rule 1')
    expect(codeOf(bring(['dragon']))).toBe('bad-options')
    expect(codeOf(() => begin(borders, {}, seedFrom('x'), [[], [], []]))).toBe('bad-options')
  })

  test('is stored with the match; whoever brings none gets one that is allowed', () => {
    expect(matchOf(started()).brought).toEqual(DECKS.map(deck => deck.toSorted((a, b) => kind(a) - kind(b))))
    const match = matchOf(begin(borders, {}, seedFrom('none')))
    expect(match.brought?.map(deck => deck.length)).toEqual([6, 6])
    const again = replay(borders, readMatch(borders, parsed(bytes(match))))
    expect(stateHash(borders, again.state)).toBe(stateHash(borders, begin(borders, {}, seedFrom('none')).state))
  })

  test('is in no view, and bots suppose others', () => {
    const { state } = started()
    for (const viewer of [BLUE, SPECTATOR]) {
      expect(bytes(view(borders, state, viewer))).not.toContain('spear')
      const decks = new Set<string>()
      for (let n = 0; n < 20; n++)
        decks.add(bytes(determinize(borders, state, viewer, sampler(seedFrom(n))).brought[RED]))
      expect(decks.size).toBeGreaterThan(5)
    }
    expect(determinize(borders, state, RED, sampler(seedFrom('own'))).brought[RED]).toEqual(state.brought[RED])
  })

  test('can’t be brought to a game that knows none', () => {
    const { bringing: _, ...plain } = borders
    expect(codeOf(() => begin(plain, {}, seedFrom('x'), DECKS))).toBe('bad-options')
  })
})

const kind = (name: string): number => TROOPS.map(String).indexOf(name)
