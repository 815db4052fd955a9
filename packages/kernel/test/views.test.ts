// Views: what an owner, an ally, an opponent and a spectator see of one table.

import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import {
  type Core,
  cloneState,
  determinize,
  entriesFor,
  logger,
  moveCard,
  readPosition,
  redeal,
  reveal,
  SPECTATOR,
  sampler,
  seedFrom,
  start,
  type Viewer,
  view,
  viewer,
} from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { cardZones, shelf } from './games/shelf.ts'
import { codeOf } from './play.ts'

const dealt = () =>
  readPosition(
    shelf,
    {
      facts: { score: { e: 3 }, colour: 'blue' },
      zones: {
        table: ['ten', 'ace'],
        hand: { n: ['six', 'two'] },
        blind: { n: ['ten', 'ten'] },
      },
    },
    seedFrom('views'),
  )

const COUNT_ONLY = { count: 2 }

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

describe('a view', () => {
  test.each([
    {
      who: 'its owner',
      seat: 0,
      hand: { count: 2, cards: ['two', 'six'] },
      gems: { count: 2, cards: ['jade', 'jade'] },
    },
    { who: 'an ally', seat: 2, hand: { count: 2, cards: ['two', 'six'] }, gems: { count: 2, cards: ['jade', 'jade'] } },
    { who: 'an opponent', seat: 1, hand: COUNT_ONLY, gems: COUNT_ONLY },
    { who: 'a spectator', seat: SPECTATOR, hand: COUNT_ONLY, gems: COUNT_ONLY },
  ])('of hidden hands gives $who exactly what was declared', ({ seat, hand, gems }) => {
    const { zones } = view(shelf, dealt(), seat)
    expect(zones['hand']).toMatchObject({ n: hand })
    expect(zones['pouch']).toMatchObject({ n: gems })
    expect(zones['blind']).toMatchObject({ n: COUNT_ONLY })
    expect(zones['table']).toEqual({ count: 2, cards: ['ten', 'ace'] })
    expect(zones['pile']).toEqual({ count: 18 })
  })

  test('shows facts by name, whom the table waits for, and only the own choice', () => {
    const own = view(shelf, dealt(), 0)
    expect(own.facts).toMatchObject({ score: { n: 0, e: 3, s: 0, w: 0 }, colour: 'blue', leader: 'n' })
    expect([own.you, own.waiting, own.choice]).toEqual(['n', ['n'], { sit: true }])
    const other = view(shelf, dealt(), 1)
    expect([other.you, other.waiting, other.choice]).toEqual(['e', ['n'], {}])
    expect(view(shelf, dealt(), SPECTATOR).you).toBe('spectator')
  })

  test('has no generator, no stack and no seed in it', () => {
    const s = dealt()
    const shown = JSON.stringify(view(shelf, s, 0))
    for (const secret of ['random', 'stack', 'seed', 'queued', ...s.random.seed.map(String)])
      expect(shown).not.toContain(secret)
  })

  test('waits for nobody once the game is over', () => {
    const s = start(shelf, {}, seedFrom('views'))
    s.result = { kind: 'draw', reason: 'late', rule: '0' }
    expect(view(shelf, s, 0)).toMatchObject({ waiting: [], choice: {}, result: { kind: 'draw' } })
  })

  test.each([4, 32, 33, -2, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'for seat number %d is refused: no bit trick opens a hand',
    seat => {
      const s = dealt()
      expect(codeOf(() => view(shelf, s, seat))).toBe('wrong-seat')
      expect(codeOf(() => redeal(shelf, s, seat, sampler(seedFrom('x'))))).toBe('wrong-seat')
      expect(codeOf(() => determinize(shelf, s, seat, sampler(seedFrom('x'))))).toBe('wrong-seat')
    },
  )

  test('lists what a viewer knows of a hidden hand by name, of a hidden pile by place', () => {
    const s = dealt()
    reveal(s, cardZones.hand, 0, 1, kind => kind === 'six')
    reveal(s, cardZones.blind, 0, 1, (_kind, position) => position === 1)
    expect(view(shelf, s, 1).zones).toMatchObject({
      hand: { n: { count: 2, known: ['six'] } },
      blind: { n: { count: 2, known: [[1, 'ten']] } },
    })
    expect(view(shelf, s, SPECTATOR).zones).toMatchObject({ hand: { n: COUNT_ONLY }, blind: { n: COUNT_ONLY } })
  })
})

describe('a viewer that follows another', () => {
  const looked = (s: Core) => {
    const first = viewer(shelf, s)
    return { first, own: first.from(0), other: first.from(1) }
  }

  test('takes over what has not changed as it is, and writes the rest anew', () => {
    const s = dealt()
    const { first, own, other } = looked(s)
    const next = cloneState(shelf, s)
    moveCard(next, 'six', cardZones.hand, 0, cardZones.table)
    const second = viewer(shelf, next, undefined, first)
    expect(second.from(0).facts).toBe(own.facts)
    expect(second.from(0).zones['pouch']).toBe(own.zones['pouch'])
    expect(second.from(0).zones['hand']).toMatchObject({ n: { count: 1, cards: ['two'] } })
    expect(second.from(1).zones['blind']).toBe(other.zones['blind'])
    expect(second.from(1).zones['hand']).toMatchObject({ n: { count: 1 } })
    expect(second.from(1).zones['table']).toEqual({ count: 3, cards: ['six', 'ten', 'ace'] })
  })

  test('notices what somebody has learned of cards that stay', () => {
    const s = dealt()
    const { first } = looked(s)
    const next = cloneState(shelf, s)
    reveal(next, cardZones.hand, 0, 1, kind => kind === 'six')
    const second = viewer(shelf, next, undefined, first)
    expect(second.from(1).zones['hand']).toMatchObject({ n: { count: 2, known: ['six'] } })
    expect(second.from(SPECTATOR).zones['hand']).toMatchObject({ n: COUNT_ONLY })
  })

  test('keeps none of the states before the one it follows', async () => {
    const follow = (before: Viewer): Viewer => {
      const next = viewer(shelf, cloneState(shelf, before.zones.state), undefined, before)
      next.from(0)
      return next
    }
    let last = viewer(shelf, dealt())
    const first = new WeakRef(last.zones.state)
    last = follow(follow(last))
    await setImmediate() // what a new WeakRef points at lives until the end of the turn
    collectGarbage()
    expect(last.from(1).you).toBe('e')
    expect(first.deref()).toBeUndefined()
  })

  test('takes nothing over from another match', () => {
    const { first, own } = looked(dealt())
    const second = viewer(shelf, dealt(), undefined, first)
    expect(second.from(0)).toEqual(own)
    expect(second.from(0).facts).not.toBe(own.facts)
    expect(second.from(0).zones['hand']).not.toBe(own.zones['hand'])
  })
})

describe('the log', () => {
  const { log, tell } = logger<{ came: { n: number }; saw: { card: string } }>()

  test('tells everybody, or a seat with its allies, and nobody learns who else was told', () => {
    const s = dealt()
    log(s, 'came', '1', { n: 1 })
    expect(s.sealed).toBe(false)
    tell(s, 0, 'saw', '2', { card: 'six' })
    expect(s.sealed).toBe(true)
    expect([0, 1, 2, 3, SPECTATOR].map(seat => entriesFor(s.news, seat).length)).toEqual([2, 1, 2, 1, 1])
    expect(entriesFor(s.news, 2)[1]).toEqual({ key: 'saw', rule: '2', data: { card: 'six' } })
  })
})
