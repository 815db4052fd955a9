// Standing orders: which may be given, when they end, what they answer, and what others can't tell from it.

import { type Action, ONLY_ANSWER, type Seat, seedFrom } from '@ludoteka/kernel'
import {
  applyEvents,
  beginMatch,
  logFor,
  logPage,
  type MatchEvent,
  type MatchState,
  NO_ORDERS,
  type OrderRequest,
  type Orders,
  orderedAnswers,
  orderKinds,
  ordersAfterAnswer,
  ordersOf,
  ordersStanding,
  pauseBefore,
  recordedViews,
  restoreMatch,
  snapshotOf,
  withEvent,
  withOrder,
  withoutOrder,
} from '@ludoteka/table'
import { describe, expect, test } from 'vitest'
import { LANDS, roads } from '../../kernel/test/games/roads.ts'

const [NORTH, EAST] = [0, 1]
const ALL: readonly Seat[] = [0, 1, 2]

/** The first match in which east has, or has not, a guard. */
function begin({ guard }: { readonly guard: boolean }): MatchState {
  for (let n = 0; n < 100; n++) {
    const match = beginMatch(roads, { options: {}, seed: seedFrom('roads', n) })
    if ('stop' in choiceAfterMarch(match) === guard) return match
  }
  throw new Error('there is no such match')
}

function choiceAfterMarch(match: MatchState): object {
  return play(match, NORTH, 'march', 'east').live.asked[0]?.choice ?? {}
}

function play(match: MatchState, seat: Seat, verb: string, arg?: string, ordered?: true): MatchState {
  const action: Action = arg === undefined ? { seat, verb } : { seat, verb, arg }
  return withEvent(match, { kind: 'act', action, ...(ordered ? { ordered } : {}) })
}

function given(match: MatchState, seat: Seat, request: OrderRequest, orders = NO_ORDERS, at = 0): Orders {
  const next = withOrder(match, orders, seat, request, at)
  if (!next) throw new Error('the order was refused')
  return next
}

const LET_PASS: OrderRequest = { order: 'letPass', span: 'match' }
const ONLY: OrderRequest = { order: ONLY_ANSWER, span: 'match' }

const verbs = (match: MatchState, orders: Orders): readonly string[] =>
  orderedAnswers(match, orders, ALL).map(({ action }) => `${LANDS[action.seat]} ${action.verb}`)

describe('giving orders', () => {
  test('a game has its own, and every game the one for a single answer', () => {
    expect(orderKinds(roads).map(({ order }) => order)).toEqual([ONLY_ANSWER, 'letPass', 'acceptGifts', 'alwaysRest'])
    expect(orderKinds({}).map(({ order, spans }) => [order, spans])).toEqual([[ONLY_ANSWER, ['match']]])
  })

  test('what is not set has its usual value; what the game does not know is refused', () => {
    const match = begin({ guard: true })
    expect(given(match, EAST, LET_PASS)).toEqual([
      [],
      [{ order: 'letPass', settings: { whom: 'all' }, span: 'match', at: 0 }],
      [],
    ])
    const refused: OrderRequest[] = [
      { order: 'winAlways', span: 'match' },
      { order: 'toString', span: 'match' },
      { order: 'acceptGifts', span: 'once' },
      { order: 'letPass', span: 'match', settings: { whom: 'nobody' } },
      { order: 'letPass', span: 'match', settings: { toString: 'all' } },
    ]
    for (const request of refused) expect(withOrder(match, NO_ORDERS, EAST, request, 0)).toBeUndefined()
  })

  test('a second one of the same kind replaces the first; orders are taken back one by one or all at once', () => {
    const match = begin({ guard: true })
    const two = given(match, EAST, ONLY, given(match, EAST, LET_PASS))
    const changed = given(match, EAST, { ...LET_PASS, settings: { whom: 'north' } }, two)
    expect(ordersOf(match, changed, EAST).map(({ order, settings }) => [order, settings])).toEqual([
      [ONLY_ANSWER, {}],
      ['letPass', { whom: 'north' }],
    ])
    expect(ordersOf(match, withoutOrder(match, changed, EAST, 'letPass'), EAST)).toHaveLength(1)
    expect(withoutOrder(match, changed, EAST)).toEqual(NO_ORDERS)
  })

  test('an order for the turn ends with it, one for a single answer with that', () => {
    const match = begin({ guard: true })
    const forTurn = given(match, EAST, { ...LET_PASS, span: 'turn' })
    const rested = play(match, NORTH, 'rest')
    expect(ordersOf(rested, forTurn, EAST)).toHaveLength(1)
    expect(ordersOf(play(rested, NORTH, 'done'), forTurn, EAST)).toEqual([])
    const later = play(rested, NORTH, 'done')
    expect(ordersStanding(later, forTurn)).toEqual(NO_ORDERS)
    expect(ordersStanding(rested, forTurn)).toBe(forTurn)
    const once = given(match, EAST, { ...LET_PASS, span: 'once' })
    expect(ordersAfterAnswer(match, once, EAST, 'letPass')).toEqual(NO_ORDERS)
    expect(ordersAfterAnswer(match, forTurn, EAST, 'letPass')).toBe(forTurn)
  })
})

describe('what orders answer', () => {
  test('their own question, as they are set, and nothing else', () => {
    const match = begin({ guard: true })
    const orders = given(match, EAST, { ...LET_PASS, settings: { whom: 'north' } })
    expect(verbs(match, orders)).toEqual([])
    const marched = play(match, NORTH, 'march', 'east')
    expect(verbs(marched, orders)).toEqual(['east letPass'])
    expect(verbs(marched, given(match, EAST, { ...LET_PASS, settings: { whom: 'south' } }))).toEqual([])
    expect(verbs(play(match, NORTH, 'march', 'south'), orders)).toEqual([])
  })

  test('offers beside the questions, such as gifts', () => {
    const match = begin({ guard: true })
    const orders = given(match, EAST, { order: 'acceptGifts', span: 'match' })
    const rich = play(play(match, NORTH, 'march', 'east'), EAST, 'letPass')
    expect(verbs(rich, orders)).toEqual([])
    expect(verbs(play(rich, NORTH, 'give', 'east'), orders)).toEqual(['east accept'])
  })

  test('only answers are given where they lose nothing: not while the seat may take back what it did itself', () => {
    const match = begin({ guard: true })
    const orders = given(match, NORTH, ONLY)
    const rested = play(match, NORTH, 'rest')
    expect(verbs(rested, orders)).toEqual([])
    const passed = play(play(match, NORTH, 'march', 'east'), EAST, 'letPass')
    expect(verbs(passed, orders)).toEqual(['north pay'])
    expect(verbs(play(passed, NORTH, 'pay', undefined, true), orders)).toEqual(['north done'])
    expect(verbs(play(passed, NORTH, 'pay'), orders)).toEqual([])
  })

  test('several answers are left to the seat', () => {
    const match = begin({ guard: true })
    expect(verbs(play(match, NORTH, 'march', 'east'), given(match, EAST, ONLY))).toEqual([])
  })

  test('nothing for a seat that is not named, such as one that a bot plays', () => {
    const match = begin({ guard: true })
    const orders = given(match, EAST, LET_PASS)
    expect(orderedAnswers(play(match, NORTH, 'march', 'east'), orders, [NORTH])).toEqual([])
  })

  test('after an undo of the seat they wait for its next question', () => {
    const match = begin({ guard: false })
    const orders = given(match, NORTH, { order: 'alwaysRest', span: 'match' })
    const rested = play(match, NORTH, 'rest', undefined, true)
    const undone = withEvent(rested, { kind: 'undo', seat: NORTH, to: 0 })
    expect(verbs(match, orders)).toEqual(['north rest'])
    expect(verbs(undone, orders)).toEqual([])
    let later = play(play(undone, NORTH, 'rest'), NORTH, 'done')
    for (const seat of [1, 2]) later = play(play(later, seat, 'rest'), seat, 'done')
    expect(verbs(later, orders)).toEqual(['north rest'])
  })

  test('an undo of somebody else does not hold them back', () => {
    const match = begin({ guard: true })
    const orders = given(match, EAST, LET_PASS)
    const passed = play(play(match, NORTH, 'march', 'east'), EAST, 'letPass', undefined, true)
    const undone = withEvent(passed, { kind: 'undo', seat: NORTH, to: 0 })
    expect(verbs(play(undone, NORTH, 'march', 'east'), orders)).toEqual(['east letPass'])
  })

  test('not for ever, where nobody acts by hand', () => {
    let match = beginMatch(endless, { options: {}, seed: seedFrom('endless') })
    let orders = NO_ORDERS
    for (const seat of ALL)
      orders = given(match, seat, { order: 'alwaysRest', span: 'match' }, given(match, seat, ONLY, orders))
    let count = 0
    for (let [next] = orderedAnswers(match, orders, ALL); next; [next] = orderedAnswers(match, orders, ALL)) {
      match = withEvent(match, { kind: 'act', action: next.action, ordered: true })
      count++
    }
    expect(count).toBe(100)
  })
})

/** Nobody wins and no turn is the last. */
const endless = {
  ...roads,
  steps: {
    ...roads.steps,
    finish: { ...roads.steps['finish'], do: { done: (s: MatchState['live']['state']) => void s.stack.pop() } },
  },
}

describe('what others can tell', () => {
  test('the only answer waits like a person where it follows from the hand, and not where everybody can tell', () => {
    const match = begin({ guard: false })
    const marched = play(match, NORTH, 'march', 'east')
    const [hidden] = orderedAnswers(marched, given(match, EAST, ONLY), ALL)
    expect(hidden).toMatchObject({ action: { verb: 'letPass' }, isTelling: true })
    const [known] = orderedAnswers(play(marched, EAST, 'letPass'), given(match, NORTH, ONLY), ALL)
    expect(known).toMatchObject({ action: { verb: 'pay' }, isTelling: false })
  })

  test('an order of the game answers whatever the hand is, after a pause that does not depend on it', () => {
    const pauses = [true, false].map(guard => {
      const match = begin({ guard })
      const same = { ...match, live: { ...match.live, setup: { ...match.live.setup, seed: seedFrom('same') } } }
      const [answer] = orderedAnswers(play(same, NORTH, 'march', 'east'), given(match, EAST, LET_PASS), ALL)
      return answer && pauseBefore(same, answer, { kind: 'days', days: 3 })
    })
    expect(pauses[0]).toBeGreaterThanOrEqual(2_000)
    expect(pauses[0]).toBe(pauses[1])
  })

  test('pauses are those of the clock, differ from question to question, and are drawn again the same', () => {
    const match = begin({ guard: false })
    const [hidden] = orderedAnswers(play(match, NORTH, 'march', 'east'), given(match, EAST, ONLY), ALL)
    if (!hidden) throw new Error('there is no answer')
    const pauseAt = (since: number, kind: 'days' | 'none', isTelling: boolean): number =>
      pauseBefore(match, { ...hidden, since, isTelling }, kind === 'days' ? { kind, days: 1 } : { kind })
    const pauses = Array.from({ length: 50 }, (_, since) => pauseAt(since, 'days', true))
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(60_000)
    expect(Math.max(...pauses)).toBeLessThanOrEqual(3_600_000)
    expect(new Set(pauses).size).toBeGreaterThan(30)
    expect(pauses).toEqual(Array.from({ length: 50 }, (_, since) => pauseAt(since, 'days', true)))
    expect(Math.max(...Array.from({ length: 50 }, (_, since) => pauseAt(since, 'none', false)))).toBeLessThanOrEqual(
      3_000,
    )
  })

  test('the log says to the seat alone that an order has answered, a replay to nobody', () => {
    const match = play(play(begin({ guard: true }), NORTH, 'march', 'east'), EAST, 'letPass', undefined, true)
    const signed = (seats: readonly Seat[]) => logFor(match, seats).filter(({ ordered }) => ordered)
    expect(signed([EAST]).map(({ key }) => key)).toEqual(['letPass'])
    expect(logPage(match, [EAST]).entries.filter(({ ordered }) => ordered)).toHaveLength(1)
    for (const others of [[NORTH], [2], []]) expect(signed(others)).toEqual([])
    const replayed = [...recordedViews(match, EAST, 0, 2)].flatMap(({ log }) => log)
    expect(replayed.some(entry => 'ordered' in entry)).toBe(false)
  })
})

test('what orders have answered is the same from a snapshot, and from events of which some were taken back', () => {
  const seat = NORTH
  const events: readonly MatchEvent[] = [
    { kind: 'act', action: { seat, verb: 'rest' }, ordered: true },
    { kind: 'undo', seat, to: 0 },
    { kind: 'act', action: { seat, verb: 'rest' } },
    { kind: 'act', action: { seat, verb: 'done' }, ordered: true },
  ]
  const begun = begin({ guard: true })
  const onwards = events.reduce<MatchState>(withEvent, begun)
  expect(onwards.notes[seat]?.ordered).toEqual([{ actions: 2, seq: 4 }])
  const numbered = events.map((event, i) => ({ seq: i + 1, at: 0, event }))
  const folded = applyEvents(begun, numbered)
  expect([folded.notes, folded.undos]).toEqual([onwards.notes, onwards.undos])
  const start = { options: {}, seed: begun.live.setup.seed }
  const restored = restoreMatch(roads, start, JSON.parse(JSON.stringify(snapshotOf(onwards))))
  expect([restored?.notes, restored?.undos, restored?.standingAt]).toEqual([
    onwards.notes,
    onwards.undos,
    onwards.standingAt,
  ])
})
