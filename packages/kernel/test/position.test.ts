// Positions as JSON: everything that matters is written, everything written is read, nonsense is refused.

import { cardsIn, readPosition, redeal, sampler, seedFrom, writePosition } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { duel } from './games/duel.ts'
import { CARDS, cardZones, shelf } from './games/shelf.ts'
import { bytes, codeOf, GAMES, parsed, stages } from './play.ts'

const read = (position: unknown) => readPosition(shelf, position, seedFrom('position'))

describe('writing and reading', () => {
  test('at every decision of random games a position read back is the same position', () => {
    for (const game of GAMES) {
      for (let n = 0; n < 4; n++) {
        for (const { state } of stages(game, `position ${n}`, game === duel ? { charms: ['ward', 'shell'] } : {})) {
          const { random, news, sealed, commitment, ...position } = state
          const back = readPosition(game, parsed(bytes(writePosition(game, state))), seedFrom('other'))
          const { random: _r, news: _n, sealed: _s, commitment: _c, ...again } = back
          expect(bytes(again)).toBe(bytes(position))
        }
      }
    }
  })

  test('knowledge of hidden cards is written and read', () => {
    const position = {
      zones: { hand: { n: ['ace', 'ten'] }, blind: { e: ['six', 'two'] } },
      known: { hand: { n: [[], ['e', 'w']] }, blind: { e: [['n', 's'], []] } },
    }
    expect(writePosition(shelf, read(position))).toMatchObject({
      known: { hand: { n: [[], ['e', 'w']], e: [] }, blind: { e: [['n', 's'], []] }, pile: [] },
    })
  })

  test('a hand may be written in any order; what is known of a card goes with it', () => {
    const s = read({ zones: { hand: { n: ['ten', 'ace', 'six'] } }, known: { hand: { n: [['e'], [], []] } } })
    expect(writePosition(shelf, s)).toMatchObject({
      zones: { hand: { n: ['ace', 'six', 'ten'] } },
      known: { hand: { n: [[], [], ['e']] } },
    })
  })

  test('seats that see a card anyway need no mark', () => {
    expect(
      writePosition(shelf, read({ zones: { hand: { n: ['ten'] } }, known: { hand: { n: [['n', 's']] } } })).known,
    ).toMatchObject({
      hand: { n: [] },
    })
  })

  test('cards named nowhere go where the zones say, for every set and owner apart', () => {
    const { zones } = writePosition(shelf, read({ zones: { hand: { n: ['ace'] } } }))
    expect(zones).toMatchObject({
      pouch: { n: ['jade', 'jade'], w: ['jade', 'jade'] },
      vault: ['opal', 'opal', 'opal', 'opal'],
    })
    expect(zones?.['pile']).toHaveLength(23)
  })

  test('"rest" sends them elsewhere', () => {
    const { zones } = writePosition(shelf, read({ zones: { pile: ['ten', 'six'], bag: ['rest'] } }))
    expect(zones).toMatchObject({ pile: ['ten', 'six'], vault: ['opal', 'opal', 'opal', 'opal'] })
    expect(zones?.['bag']).toHaveLength(22)
  })

  test('a hand that takes the rest as well is in order like any other', () => {
    const s = read({ zones: { bag: ['ten', 'rest'], pile: [] } })
    expect(cardsIn(s, cardZones.bag)).toEqual(CARDS.flatMap(card => new Array<string>(6).fill(card)))
  })

  test('a finished position is read with its result', () => {
    for (const result of [
      { kind: 'draw', reason: 'r', rule: '1' },
      { kind: 'won', winners: [1], reason: 'r', rule: '1' },
    ]) {
      expect(read({ result, stack: [] }).result).toEqual(result)
    }
  })

  test('winners may be named, and a finished position needs no stack', () => {
    const s = read({ facts: { candles: 12 }, result: { kind: 'won', winners: ['e', 'w'], reason: 'r', rule: '1' } })
    expect(s).toMatchObject({ result: { winners: [1, 3] }, stack: [] })
  })

  test('a match ends for a reason the game lists, where it lists them', () => {
    const listed = { ...shelf, results: ['sat'] }
    const drawn = (reason: string) => ({ result: { kind: 'draw', reason, rule: '1' } })
    expect(readPosition(listed, drawn('sat'), seedFrom('x')).result).toMatchObject({ reason: 'sat' })
    expect(codeOf(() => readPosition(listed, drawn('sta'), seedFrom('x')))).toBe('bad-position')
  })

  test('a re-dealt position can be written and read too', () => {
    const s = redeal(shelf, read({ zones: { hand: { n: ['ten'] }, low: { e: ['ace'] } } }), 3, sampler(seedFrom('z')))
    expect(bytes(writePosition(shelf, read(parsed(bytes(writePosition(shelf, s))))))).toBe(
      bytes(writePosition(shelf, s)),
    )
  })
})

describe('refused', () => {
  test.each<[string, unknown]>([
    ['no object', []],
    ['no object at all', null],
    ['an unknown part', { cards: {} }],
    ['facts that are a list', { facts: [] }],
    ['an unknown fact', { facts: { luck: 1 } }],
    ['a fact of another type', { facts: { colour: 1 } }],
    ['an unknown zone', { zones: { attic: [] } }],
    ['an unknown card', { zones: { table: ['king'] } }],
    ['a gem among cards', { zones: { table: ['jade'] } }],
    ['a shared zone by seat', { zones: { table: { n: [] } } }],
    ['a seat’s zone without seats', { zones: { hand: ['ace'] } }],
    ['an unknown seat', { zones: { hand: { x: ['ace'] } } }],
    ['too many of a card', { zones: { table: new Array(7).fill('ace') } }],
    ['rest in two zones of one set', { zones: { table: ['rest'], bag: ['rest'] } }],
    ['rest in the middle', { zones: { table: ['rest', 'ace'] } }],
    ['too few marks', { zones: { hand: { n: ['ace', 'two'] } }, known: { hand: { n: [['e']] } } }],
    ['too many marks', { known: { hand: { n: [['e']] } } }],
    ['a mark given twice', { zones: { hand: { n: ['ace'] } }, known: { hand: { n: [['e', 'e']] } } }],
    ['a mark for an unknown seat', { zones: { hand: { n: ['ace'] } }, known: { hand: { n: [['x']] } } }],
    ['a mark that is no list', { zones: { hand: { n: ['ace'] } }, known: { hand: { n: ['e'] } } }],
    ['a stack that is no list', { stack: {} }],
    ['an unknown step', { stack: [{ step: 'dance' }] }],
    ['a step without a name', { stack: [{ seat: 1 }] }],
    ['a frame that holds an object', { stack: [{ step: 'lookUp', at: {} }] }],
    ['a frame that holds null', { stack: [{ step: 'lookUp', at: null }] }],
    ['a frame that holds a list of lists', { stack: [{ step: 'lookUp', at: [[1]] }] }],
    ['an open game without a step', { stack: [] }],
    ['an unknown result', { result: { kind: 'lost', reason: 'r', rule: '1' } }],
    ['a result without a reason', { result: { kind: 'draw', rule: '1' } }],
    ['a game won by nobody', { result: { kind: 'won', winners: [], reason: 'r', rule: '1' } }],
    ['a winner named twice', { result: { kind: 'won', winners: [1, 1], reason: 'r', rule: '1' } }],
    ['a result with a step under way', { result: { kind: 'draw', reason: 'r', rule: '1' }, stack: [{ step: 'rest' }] }],
    ['a card that a zone does not admit', { zones: { low: { e: ['ten'] } } }],
    ['a zone without the card it must hold', { zones: { aceful: { e: ['ten', 'six'] } } }],
    ['a number out of its bounds', { facts: { candles: 13 } }],
    ['a number below its bounds', { facts: { candles: -1 } }],
    ['a winner who is not seated', { result: { kind: 'won', winners: [4], reason: 'r', rule: '1' } }],
  ])('%s', (_what, position) => {
    expect(codeOf(() => read(position))).toBe('bad-position')
  })

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s in any place of a name', name => {
    for (const text of [
      `{ "${name}": {} }`,
      `{ "facts": { "${name}": 1 } }`,
      `{ "facts": { "score": { "${name}": 1 } } }`,
      `{ "facts": { "colour": "${name}" } }`,
      `{ "zones": { "${name}": [] } }`,
      `{ "zones": { "hand": { "${name}": [] } } }`,
      `{ "zones": { "table": ["${name}"] } }`,
      `{ "known": { "${name}": [] } }`,
      `{ "stack": [{ "step": "${name}" }] }`,
    ]) {
      expect(codeOf(() => read(parsed(text)))).toBe('bad-position')
    }
    expect(codeOf(() => read(parsed(`{ "options": { "${name}": "small" } }`)))).toBe('bad-options')
  })
})

describe('a frame', () => {
  const readDuel = (...stack: unknown[]) => readPosition(duel, { stack }, seedFrom('frames')).stack
  const bolt = { step: 'bolt', seat: 0, target: 1, amount: 5 }
  const harm = { step: 'harm', seat: 1, amount: 2, replaced: ['ward'] }

  test('is read with its parameters in the order they were written', () => {
    const reversed = Object.fromEntries(Object.entries(harm).reverse())
    expect(bytes(readDuel({ step: 'turn' }, reversed))).toBe(bytes([{ step: 'turn' }, reversed]))
    expect(readDuel({ step: 'turn' }, { ...bolt, item: 1 })).toEqual([{ step: 'turn' }, { ...bolt, item: 1 }])
  })

  test('may name its seats', () => {
    expect(readDuel({ step: 'turn' }, { ...bolt, seat: 'cay', target: 'ann' })).toMatchObject([
      {},
      { seat: 2, target: 0 },
    ])
    expect(read({ stack: [{ step: 'lookUp', at: ['w', 1] }] }).stack).toEqual([{ step: 'lookUp', at: [3, 1] }])
  })

  test.each<[string, unknown, string]>([
    ['a missing', { step: 'bolt', target: 1, amount: 5 }, 'The step bolt needs seat (a seat: ann, bob, cay).'],
    [
      'a misnamed',
      { ...bolt, amuont: 5 },
      'The step bolt has no parameter "amuont"; it takes seat, target, amount, item.',
    ],
    ['a superfluous', { step: 'turn', seat: 0 }, 'The step turn has no parameter "seat"; it takes no parameters.'],
    [
      'a hostile',
      parsed('{ "step": "turn", "__proto__": 0 }'),
      'The step turn has no parameter "__proto__"; it takes no parameters.',
    ],
    [
      'an unseated',
      { ...bolt, seat: 3 },
      "The parameter seat of the step bolt can't be 3; it is a seat: ann, bob, cay.",
    ],
    [
      'an unknown',
      { ...bolt, seat: 'zoe' },
      `The parameter seat of the step bolt can't be "zoe"; it is a seat: ann, bob, cay.`,
    ],
    ['a broken', { ...bolt, amount: 0.5 }, "The parameter amount of the step bolt can't be 0.5; it is a whole number."],
    [
      'a negative',
      { ...bolt, item: -1 },
      "The parameter item of the step bolt can't be -1; it is a whole number from 0.",
    ],
    [
      'a single',
      { ...harm, replaced: 'ward' },
      `The parameter replaced of the step harm can't be "ward"; it is a list of ward, shell, scapegoat.`,
    ],
    [
      'a misspelt',
      { ...harm, replaced: ['wrad'] },
      `The parameter replaced of the step harm can't be ["wrad"]; it is a list of ward, shell, scapegoat.`,
    ],
  ])('with %s parameter is refused', (_what, frame, message) => {
    expect(codeOf(() => readDuel(frame))).toBe('bad-position')
    expect(() => readDuel(frame)).toThrow(message)
  })
})
