// Scenario files: a right one passes, a wrong outcome is reported with its place, a malformed one is refused.

import {
  type Core,
  type Game,
  logger,
  runScenario,
  type Seat,
  scenarioGame,
  scenariosIn,
  scenarioVersion,
} from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { council } from './games/council.ts'
import { duel } from './games/duel.ts'
import { edicts } from './games/edicts.ts'
import { market } from './games/market.ts'
import { shelf } from './games/shelf.ts'
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

  test('names the version of the rules it is about, and is run by no other', () => {
    expect(scenarioVersion(COUNTERED)).toBeUndefined()
    expect(scenarioVersion({ ...COUNTERED, version: 4 })).toBe(4)
    expect(codeOf(() => scenarioVersion({ ...COUNTERED, version: '4' }))).toBe('bad-scenario')
    expect(failures({ version: duel.version })).toEqual([])
    expect(codeOf(() => failures({ version: duel.version + 1 }))).toBe('version-mismatch')
  })

  test('gives the same verdict every time', () => {
    const fresh = { name: 'fresh', game: 'duel', do: [{ play: ['ann', 'endTurn'], expect: { 'zones/hand/ann': [] } }] }
    expect(runScenario(duel, fresh)).toEqual(runScenario(duel, fresh))
  })

  test('that expects something else is told the path, what was expected and what is', () => {
    expect(failures({ do: [{ play: ['ann', 'bolt', 'cay'], expect: { waiting: ['cay'], 'life/cay': 5 } }] })).toEqual([
      { path: 'do[0].expect waiting', expected: ['cay'], actual: ['bob'], line: 0, action: 'play ann bolt cay' },
    ])
  })

  test('reports every wrong expectation, and what is not there as nothing', () => {
    expect(
      failures({
        do: [
          { expect: { 'life/ann': 4, 'choice/bob/pass': true, 'zones/discard/0': 'bolt', 'entries/0/data/seat': 0 } },
        ],
      }),
    ).toEqual([
      { path: 'do[0].expect life/ann', expected: 4, actual: 5, line: 0 },
      { path: 'do[0].expect choice/bob/pass', expected: true, actual: 'nothing', line: 0 },
      { path: 'do[0].expect zones/discard/0', expected: 'bolt', actual: 'nothing', line: 0 },
      { path: 'do[0].expect entries/0/data/seat', expected: 0, actual: 'nothing', line: 0 },
    ])
  })

  test('that fails is told the line as it was written: its number, its action and its note', () => {
    const [failure] = failures({ do: [COUNTERED.do[0], { refuse: ['ann', 'bolt', 'bob'], note: 'bob is in reach' }] })
    expect(failure).toMatchObject({ line: 1, action: 'refuse ann bolt bob', note: 'bob is in reach' })
  })

  test('sees what each seat and a spectator see, and what they were told', () => {
    const position = {
      zones: { hand: { ann: ['bolt'], bob: ['counter', 'duck'] } },
      known: { hand: { bob: [['ann'], []] } },
    }
    const expectation = {
      'view/ann/zones/hand/bob': { count: 2, known: ['counter'] },
      'view/bob/zones/hand/bob/cards': ['counter', 'duck'],
      'view/spectator/zones/hand/bob/count': 2,
      'view/spectator/zones/hand/bob/cards': 'nothing',
      'view/cay/choice': {},
      'view/bob/waiting': ['bob'],
      'view/cay/facts/life/ann': 5,
      'view/spectator/log': ['cast'],
      'known/hand/bob': [['ann'], []],
    }
    expect(failures({ position, do: [{ play: ['ann', 'bolt', 'bob'], expect: expectation }] })).toEqual([])
  })

  test('sees log entries with their data and who was told', () => {
    const { log, tell } = logger<{ sat: { seat: Seat }; whispered: { word: string } }>()
    const sit = (s: Core): void => {
      log(s, 'sat', '1', { seat: 0 })
      tell(s, 0, 'whispered', '2', { word: 'ace' })
    }
    const rest: Game['steps'][string] = { ask: () => [{ seat: 0, choice: { sit: true } }], do: { sit } }
    const game: Game = { ...shelf, steps: { ...shelf.steps, rest } }
    const expectation = {
      log: ['sat', 'whispered'],
      entries: [
        { key: 'sat', rule: '1', data: { seat: 0 } },
        { key: 'whispered', rule: '2', data: { word: 'ace' }, to: ['n', 's'] },
      ],
      'entries/1/data/word': 'ace',
      'view/s/log': ['sat', 'whispered'],
      'view/e/entries/count': 1,
      'view/spectator/entries/1': 'nothing',
    }
    const told = { name: 'told', game: 'shelf', do: [{ play: ['n', 'sit'], expect: expectation }] }
    expect(runScenario(game, told).failures).toEqual([])
  })

  test('compares the seats the table waits for as a set', () => {
    const all = {
      name: 'waiting',
      game: 'council',
      do: [{ expect: { waiting: ['fay', 'eve', 'dov', 'cyd', 'ben', 'ada'] } }],
    }
    expect(runScenario(council, all).failures).toEqual([])
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

  test('that names an answer to avoid is told when it is not possible, or nothing else is', () => {
    const COMMON = { line: 0, path: 'do[0].avoid' }
    expect(failures({ do: [{ avoid: ['ann', 'bolt', 'bob'] }, { play: ['ann', 'bolt', 'bob'] }] })).toEqual([])
    expect(failures({ do: [{ avoid: ['bob', 'pass'] }] })).toEqual([
      { ...COMMON, expected: 'legal', actual: 'not legal', action: 'avoid bob pass' },
    ])
    expect(failures({ do: [{ play: ['ann', 'bolt', 'bob'] }, { avoid: ['bob', 'counter'] }] })).toEqual([])
  })

  test('that expects a refusal is told when it is legal, or refused by another rule', () => {
    expect(failures({ do: [{ refuse: ['ann', 'bolt', 'bob'] }] })).toEqual([
      { path: 'do[0].refuse', expected: 'refused', actual: 'legal', line: 0, action: 'refuse ann bolt bob' },
    ])
    expect(failures({ do: [{ refuse: ['ann', 'bolt', 'ann'], rule: '9', reason: 'noBolt' }] })).toEqual([
      { path: 'do[0].rule', expected: '9', actual: '1', line: 0, action: 'refuse ann bolt ann' },
      { path: 'do[0].reason', expected: 'noBolt', actual: 'notYourself', line: 0, action: 'refuse ann bolt ann' },
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

describe('variations', () => {
  const errands = {
    name: 'errands',
    game: 'market',
    do: [{ play: ['gil', 'job'] }],
    variations: [
      { name: 'a good one', random: [6], do: [{ play: ['hal', 'errand'], expect: { 'crowns/hal': 4 } }] },
      { name: 'a bad one', random: [1], do: [{ play: ['hal', 'errand'], expect: { 'crowns/hal': 2 } }] },
      { name: 'a wrong one', do: [{ play: ['hal', 'job'], expect: { 'crowns/gil': 9 } }] },
    ],
  }

  test('begin alike and are judged one by one', () => {
    expect(scenariosIn(errands).map(one => runScenario(market, one))).toEqual([
      { name: 'errands: a good one', failures: [] },
      { name: 'errands: a bad one', failures: [] },
      {
        name: 'errands: a wrong one',
        failures: [{ path: 'do[1].expect crowns/gil', expected: 9, actual: 3, line: 1, action: 'play hal job' }],
      },
    ])
  })

  test('begin with the same cards, whatever they are called', () => {
    const draw = { play: ['ann', 'endTurn'], expect: { 'zones/hand/ann': [] } }
    const file = {
      name: 'draw',
      game: 'duel',
      variations: [
        { name: 'x', do: [draw] },
        { name: 'y', do: [draw] },
      ],
    }
    const [x, y] = scenariosIn(file).map(one => runScenario(duel, one).failures[0]?.actual)
    expect(x).toEqual(y)
  })

  test('a file without any is one scenario', () => {
    expect(scenariosIn(COUNTERED)).toEqual([COUNTERED])
  })

  test.each<[string, object]>([
    ['none', { variations: [] }],
    ['no list', { variations: {} }],
    ['one without a name', { variations: [{ do: [{ play: ['gil', 'job'] }] }] }],
    ['one without lines', { variations: [{ name: 'x' }] }],
    ['one with a position', { variations: [{ name: 'x', position: {}, do: [{ play: ['gil', 'job'] }] }] }],
    ['two of one name', { variations: [errands.variations[0], errands.variations[0]] }],
  ])('%s are refused', (_what, change) => {
    expect(codeOf(() => scenariosIn({ ...errands, ...change }))).toBe('bad-scenario')
  })

  test('are not taken for one scenario', () => {
    expect(codeOf(() => runScenario(market, errands))).toBe('bad-scenario')
  })
})

describe('malformed', () => {
  test.each<[string, string]>([
    ['choise/ann', 'do[0].expect: there is no "choise"; known are active, life'],
    ['zones/hnd/ann', 'do[0].expect: there is no "hnd" in zones; known are deck, hand, discard.'],
    ['zones/hand/zoe', 'do[0].expect: there is no "zoe" in zones/hand; known are ann, bob, cay.'],
    ['zones/discard/ann', 'do[0].expect: there is no "ann" in zones/discard; an item is a number.'],
    ['zones/discard/count/0', 'do[0].expect: there is no "count" in zones/discard; an item is a number.'],
    ['choice/ann/blot', 'do[0].expect: there is no "blot" in choice/ann; known are bolt, endTurn'],
    ['choice/zoe', 'do[0].expect: there is no "zoe" in choice; known are ann, bob, cay.'],
    ['life/zoe', 'do[0].expect: there is no "zoe" in life; known are ann, bob, cay.'],
    ['active/ann', 'do[0].expect: there is no "ann" in active; it has no parts.'],
    ['constructor/name', 'do[0].expect: there is no "constructor"; known are'],
    ['__proto__', 'do[0].expect: there is no "__proto__"; known are'],
    ['entries/0/dta/seat', 'do[0].expect: there is no "dta" in entries/0; known are key, rule, data, to.'],
    ['result/winner', 'do[0].expect: there is no "winner" in result; known are kind, winners, reason, rule.'],
    ['view/zoe', 'do[0].expect: there is no "zoe" in view; known are ann, bob, cay, spectator.'],
    ['view/ann/zones/hnd', 'do[0].expect: there is no "hnd" in view/ann/zones; known are'],
    [
      'view/ann/zones/hand/bob/crads',
      'do[0].expect: there is no "crads" in view/ann/zones/hand/bob; known are count, cards, known, doubts, sightings.',
    ],
    ['known/hnd', 'do[0].expect: there is no "hnd" in known; known are deck, hand, discard.'],
    ['entries/0/data/amuont', 'do[0].expect: entries/0/data/amuont may be misspelt; expect all of entries/0/data.'],
    ['view/ann/terms/stcak', 'do[0].expect: view/ann/terms/stcak may be misspelt; expect all of view/ann/terms.'],
    ['doubts/0/viwers', 'do[0].expect: there is no "viwers" in doubts/0; known are home, viewers, cards, strays.'],
    ['sightings/0/whne', 'do[0].expect: there is no "whne" in sightings/0; known are zone, when, came, left, viewers'],
    [
      'view/bob/zones/hand/ann/doubts/0/mising',
      'do[0].expect: there is no "mising" in view/bob/zones/hand/ann/doubts/0; known are missing, cards.',
    ],
    [
      'view/ann/options/asksFrist',
      'do[0].expect: there is no "asksFrist" in view/ann/options; known are charms, asksFirst.',
    ],
  ])('the path %s is refused', (path, message) => {
    const run = () => runScenario(duel, { ...COUNTERED, do: [{ expect: parsed(`{ "${path}": "nothing" }`) }] })
    expect(codeOf(run)).toBe('bad-scenario')
    expect(run).toThrow(message)
  })

  test('names of a sparse column are known although it is empty, and so are the columns of rows', () => {
    const expecting = (path: string) => () =>
      runScenario(edicts, { name: 'x', game: 'edicts', do: [{ expect: { [path]: 'nothing' } }] }).failures
    expect(expecting('built/north')()).toEqual([])
    expect(expecting('built/nroth')).toThrow('there is no "nroth" in built; known are north')
    expect(expecting('inForce/0/edict')()).toEqual([])
    expect(expecting('inForce/0/edcit')).toThrow('there is no "edcit" in inForce/0; known are edict')
  })

  test('what stands at its default is expected by it or as nothing, also in views; a row that is not there has no columns', () => {
    const position = { facts: { inForce: [{ edict: 'toll' }] } }
    const failing = (path: string, expected: unknown) =>
      runScenario(edicts, { name: 'x', game: 'edicts', position, do: [{ expect: { [path]: expected } }] }).failures
    for (const path of [
      'built/north',
      'view/spectator/facts/built/north',
      'inForce/0/left',
      'view/spectator/facts/inForce/0/left',
    ])
      expect([failing(path, path.endsWith('north') ? 0 : 1), failing(path, 'nothing')], path).toEqual([[], []])
    expect(failing('built/north', 2)).toMatchObject([{ expected: 2, actual: 0 }])
    expect(failing('inForce/1/left', 1)).toMatchObject([{ expected: 1, actual: 'nothing' }])
  })

  test('a mistake in the last line is found although the first one fails', () => {
    expect(codeOf(() => failures({ do: [{ play: ['ann', 'bolt', 'ann'] }, { expect: { stpe: 'turn' } }] }))).toBe(
      'bad-scenario',
    )
  })

  test('an unknown log entry is refused where the game lists its entries', () => {
    const listed = {
      ...duel,
      coverage: { cards: [], fired: () => undefined, entries: ['cast'], rareEntries: ['harmed'] },
    }
    const run = (log: readonly string[]) => runScenario(listed, { name: 'x', game: 'duel', do: [{ expect: { log } }] })
    expect(codeOf(() => run(['cats']))).toBe('bad-scenario')
    expect(run(['cast', 'harmed']).failures).toHaveLength(1)
  })

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
    ['with an empty list of things to do', { do: [] }],
    ['with an empty line', { do: [{}] }],
    ['with a line that is a note only', { do: [{ note: 'and then' }] }],
    ['with an empty expectation', { do: [{ expect: {} }] }],
    ['with a refusal without its argument', { do: [{ refuse: ['ann', 'bolt'] }] }],
    ['with an action without its argument', { do: [{ play: ['ann', 'bolt'] }] }],
    ['with an argument that is never one of the verb', { do: [{ refuse: ['ann', 'bolt', 'zoe'] }] }],
    ['with an argument of a verb without one', { do: [{ refuse: ['ann', 'endTurn', 'bob'] }] }],
    ['with a reason the game never gives', { do: [{ refuse: ['ann', 'bolt', 'ann'], reason: 'notYourslef' }] }],
    ['with options beside a position', { options: { asksFirst: 'next' } }],
    ['with a note that is no text', { note: 7 }],
    ['with rules that are no list', { rules: '3' }],
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
    expect(codeOf(() => runScenario(duel, { name: 'x', game: 'duel', options: { luck: 1 }, do: COUNTERED.do }))).toBe(
      'bad-options',
    )
  })

  test('a position from which nobody is ever asked is refused', () => {
    const endless: Game = { ...shelf, steps: { ...shelf.steps, rest: { run: s => s.stack.push({ step: 'rest' }) } } }
    const idle: Game = { ...shelf, steps: { ...shelf.steps, rest: { run: () => undefined } } }
    const run = (game: Game) => () =>
      runScenario(game, {
        name: 'x',
        game: 'shelf',
        position: { stack: [{ step: 'rest' }] },
        do: [{ expect: { step: '' } }],
      })
    expect(codeOf(run(endless))).toBe('bad-position')
    expect(run(endless)).toThrow("The game can't go on from this position: The steps around rest never end.")
    expect(codeOf(run(idle))).toBe('bad-position')
  })

  test('a window on nothing is refused', () => {
    const stack = [{ step: 'turn' }, { step: 'answer', about: 1, order: ['ann'], passed: 0 }]
    expect(codeOf(() => runScenario(duel, { ...COUNTERED, position: { stack } }))).toBe('bad-position')
  })

  test.each(['null', '[]', '"x"', '{"game": 7}', '{"__proto__": {"game": "duel"}}'])('%s names no game', text => {
    expect(codeOf(() => scenarioGame(parsed(text)))).toBe('bad-scenario')
  })
})
