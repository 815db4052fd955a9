// Scenario files: a right one passes, a wrong outcome is reported with its place, a malformed one is refused.

import { runScenario, scenarioGame } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { duel } from './games/duel.ts'
import { market } from './games/market.ts'
import { codeOf, parsed } from './play.ts'

const COUNTERED = {
  name: '3 a counter cancels a bolt',
  game: 'duel',
  rules: ['3'],
  position: { zones: { hand: { ann: ['bolt'], bob: ['counter'] } } },
  do: [
    { refuse: ['ann', 'bolt', 'ann'], rule: '1', reason: 'notYourself' },
    {
      play: ['ann', 'bolt', 'bob'],
      expect: { waiting: ['bob'], 'choice/bob': { pass: true, counter: [1] }, log: ['cast'] },
    },
    {
      play: ['bob', 'counter', 1],
      note: 'nobody has a card left to answer with',
      expect: { 'life/bob': 5, step: 'turn' },
    },
    { expect: { 'zones/discard': ['counter', 'bolt'], 'zones/hand/bob/count': 0, 'happened/counter': 1 } },
  ],
}

const failures = (change: object) => runScenario(duel, { ...COUNTERED, ...change }).failures

describe('a scenario', () => {
  test('that holds has no failures', () => {
    expect(runScenario(duel, COUNTERED)).toEqual({ name: '3 a counter cancels a bolt', failures: [] })
    expect(scenarioGame(COUNTERED)).toBe('duel')
  })

  test('gives the same verdict every time', () => {
    const fresh = { name: 'fresh', game: 'duel', do: [{ play: ['ann', 'endTurn'], expect: { 'zones/hand/ann': [] } }] }
    expect(runScenario(duel, fresh)).toEqual(runScenario(duel, fresh))
  })

  test('that expects something else is told the path, what was expected and what is', () => {
    expect(failures({ do: [{ play: ['ann', 'bolt', 'cay'], expect: { waiting: ['cay'], 'life/cay': 5 } }] })).toEqual([
      { path: 'do[0].expect waiting', expected: ['cay'], actual: ['bob'] },
    ])
  })

  test('reports every wrong expectation, and a path that leads nowhere as nothing', () => {
    expect(failures({ do: [{ expect: { 'life/ann': 4, 'life/zoe': 5, 'constructor/name': 'Object' } }] })).toEqual([
      { path: 'do[0].expect life/ann', expected: 4, actual: 5 },
      { path: 'do[0].expect life/zoe', expected: 5, actual: 'nothing' },
      { path: 'do[0].expect constructor/name', expected: 'Object', actual: 'nothing' },
    ])
  })

  test('takes lists of choices as sets', () => {
    const position = { zones: { hand: { ann: ['bolt'] } } }
    expect(failures({ position, do: [{ expect: { 'choice/ann/bolt': ['cay', 'bob'] } }] })).toEqual([])
  })

  test('that plays something illegal stops there and says why', () => {
    const [failure, ...more] = failures({ do: [{ play: ['ann', 'bolt', 'ann'] }, { expect: { step: 'never' } }] })
    expect(more).toEqual([])
    expect(failure).toMatchObject({
      path: 'do[0].play',
      expected: 'legal',
      actual: expect.stringContaining('notYourself'),
    })
  })

  test('that expects a refusal is told when it is legal, or refused by another rule', () => {
    expect(failures({ do: [{ refuse: ['ann', 'bolt', 'bob'] }] })).toEqual([
      { path: 'do[0].refuse', expected: 'refused', actual: 'legal' },
    ])
    expect(failures({ do: [{ refuse: ['ann', 'bolt', 'ann'], rule: '9', reason: 'noBolt' }] })).toEqual([
      { path: 'do[0].rule', expected: '9', actual: '1' },
      { path: 'do[0].reason', expected: 'noBolt', actual: 'notYourself' },
    ])
  })

  test('uses queued results and must use them all', () => {
    const errand = {
      name: 'errand',
      game: 'market',
      random: [6],
      do: [{ play: ['gil', 'errand'], expect: { 'crowns/gil': 4 } }],
    }
    expect(runScenario(market, errand).failures).toEqual([])
    expect(runScenario(market, { ...errand, random: [6, 2] }).failures).toEqual([
      { path: 'random', expected: [], actual: [2] },
    ])
    const [wrong] = runScenario(market, { ...errand, random: [7] }).failures
    expect(wrong).toMatchObject({ path: 'do[0].play', actual: expect.stringContaining('7') })
  })

  test('sees the result with the winners by name', () => {
    const won = {
      name: 'won',
      game: 'duel',
      position: { facts: { life: { cay: 0 } }, zones: { hand: { ann: ['bolt'] } } },
      do: [
        {
          play: ['ann', 'bolt', 'bob'],
          expect: { 'result/kind': 'won', 'result/winners': ['ann'], waiting: [], step: '' },
        },
      ],
    }
    expect(runScenario(duel, won).failures).toEqual([])
  })
})

describe('malformed', () => {
  test.each<[string, object]>([
    ['without a name', { name: undefined }],
    ['with an unknown part', { moves: [] }],
    ['without anything to do', { do: undefined }],
    ['with a step that is no object', { do: ['play'] }],
    ['with an unknown part of a step', { do: [{ plays: [] }] }],
    ['with an action that is no list', { do: [{ play: 'ann bolt' }] }],
    ['with an action that is too long', { do: [{ play: ['ann', 'bolt', 'bob', 1] }] }],
    ['with an action without a verb', { do: [{ play: ['ann'] }] }],
    ['with an unknown seat', { do: [{ play: ['zoe', 'endTurn'] }] }],
    ['with an unknown verb', { do: [{ play: ['ann', 'fly'] }] }],
    ['with an inherited name for a verb', { do: [{ refuse: ['ann', 'constructor'] }] }],
    ['with an argument that is an object', { do: [{ play: ['ann', 'bolt', {}] }] }],
    ['with an expectation that is a list', { do: [{ expect: [] }] }],
    ['with a rule nothing is refused by', { do: [{ play: ['ann', 'endTurn'], rule: '1' }] }],
    ['with queued results that are no list', { random: 6 }],
    ['with a queued result that is an object', { random: [{}] }],
  ])('a scenario %s is refused', (_what, change) => {
    expect(codeOf(() => runScenario(duel, { ...COUNTERED, ...change }))).toBe('bad-scenario')
  })

  test('a wrong position or wrong options are refused as such', () => {
    expect(codeOf(() => runScenario(duel, { ...COUNTERED, position: { zones: { hand: { zoe: [] } } } }))).toBe(
      'bad-position',
    )
    expect(codeOf(() => runScenario(duel, { name: 'x', game: 'duel', options: { luck: 1 }, do: [] }))).toBe(
      'bad-options',
    )
  })

  test.each(['null', '[]', '"x"', '{"game": 7}', '{"__proto__": {"game": "duel"}}'])('%s names no game', text => {
    expect(codeOf(() => scenarioGame(parsed(text)))).toBe('bad-scenario')
  })
})
