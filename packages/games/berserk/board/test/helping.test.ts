// What helps with a question: how the dice lie, what an ability does, which order would stop the asking, what the log leaves out.

import { type Entry, entriesFor, SPECTATOR } from '@ludoteka/kernel'
import { loadEveryLanguage } from '@ludoteka/text-kit'
import { describe, expect, test } from 'vitest'
import { battle } from '../../test/positions.ts'
import { hintOn, orderFor } from '../helping.ts'
import { isTold } from '../logEntries.tsx'
import { answerName } from '../names.ts'
import { beatsOf } from '../playback.ts'
import { outlookOf, sceneOf } from '../scene.ts'
import { STRINGS } from '../strings.ts'

await loadEveryLanguage(STRINGS)

describe('questions in an attack', () => {
  const rolled = (dice: readonly number[]) =>
    battle({ one: { c3: 'vurdalak' }, two: { c4: 'nomad' }, dice }).strike('c3', 'c4')

  test.each([
    [[2, 4], 'As the dice lie: a weak hit, 3 wounds.'],
    [[6, 1], 'As the dice lie: a strong hit, 4 wounds.'],
    [[6, 5], 'As the dice lie: both miss.'],
    [[6, 6], 'As the dice lie: the target strikes back, 1 wound.'],
  ])('14.1, 14.2 the dice %j', (dice, hint) => {
    const b = rolled(dice)
    expect(hintOn(b.t.view('one'), 'en')).toBe(hint)
    b.answer('decline')
  })

  test('14.6 what changes a die counts', () => {
    const b = battle({
      one: { c3: { card: 'vurdalak', gained: [{ k: 'blessing' }] } },
      two: { c4: 'nomad' },
      dice: [3, 1],
    }).strike('c3', 'c4')
    const view = b.t.view('one')
    const { duel } = sceneOf(view)
    expect(duel && outlookOf(view, duel)).toMatchObject({ outcome: 'hit', grade: 'medium' })
    b.answer('decline')
  })

  test('13.4 of two dice the faces are on the buttons, with what each comes to', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: 'templeWarrior' }, dice: [4, 2, 6] }).strike('c3', 'c4')
    const view = b.t.view('two')
    expect([1, 2].map(n => answerName(view, 'keep', n, 'en'))).toEqual([
      'Keep the 2: a medium hit, 2 wounds',
      'Keep the 6: the target strikes back, 2 wounds',
    ])
    b.answer('keep', 1)
  })

  test('13.6 the wounds of a counter-strike are those of the attacker', () => {
    const b = battle({
      one: { c3: 'orc', a1: { card: 'bloodConjurer', chips: 1 } },
      two: { c4: 'nomad' },
      dice: [6, 6],
    }).strike('c3', 'c4')
    expect([b.step(), hintOn(b.t.view('one'), 'en')]).toEqual(['window.wounds', 'Nomad strikes Orc with strength 1.'])
    b.passAll()
  })
})

describe('18.6 who has a hidden card is asked whatever happens', () => {
  const asked = (more: object) =>
    battle({ one: { c3: 'nomad' }, two: { c4: 'nomad', hidden: { e6: 'silentBrother' }, ...more }, dice: [1, 1] })

  test('and told why, where nothing else can be answered', () => {
    const b = asked({}).strike('c3', 'c4')
    expect(hintOn(b.t.view('two'), 'en')).toBe(STRINGS.en.onlyToReveal)
    b.passAll()
  })

  test('but not where something else can', () => {
    const b = asked({ d4: 'nomad' }).strike('c3', 'c4')
    expect(hintOn(b.t.view('two'), 'en')).toBe(STRINGS.en.mayDefend)
    b.passAll()
  })

  test('nor who has none', () => {
    const b = asked({}).strike('c3', 'c4')
    b.t.play('two', 'pass')
    expect(b.step()).not.toBe('window.stack')
    b.passAll()
  })
})

test('9.8 while nothing waits nothing is said of the uppermost of the stack', () => {
  const b = battle({ one: { c3: 'nomad', e1: 'lavaHound' }, two: { c4: 'nomad', e6: 'iceGuard' } })
  b.answer('endTurn')
  expect([b.step(), b.asked()]).toEqual(['window.stack', 'two'])
  expect(hintOn(b.t.view('two'), 'en')).toBe(STRINGS.en.pauseHint)
})

test('while an ability is declared its text is told', () => {
  const b = battle({ one: { c3: 'crossbowman' }, two: { c5: 'nomad' }, dice: [1] }).use('c3', 'a1')
  expect(hintOn(b.t.view('one'), 'en')).toContain('Shot 1-2-3')
  b.target('c5')
})

describe('18.6 the order that would stop the asking', () => {
  const orderAt = (b: ReturnType<typeof battle>, seat: string) => {
    const { label: _, ...order } = orderFor(b.t.view(seat), 'en') ?? { label: '' }
    return order
  }

  test('the own declaration, a pause, and what is aimed at own cards', () => {
    const own = battle({ one: { c3: 'nomad', a1: 'iceGuard', hidden: { a2: 'silentBrother' } }, two: { c4: 'nomad' } })
    own.strike('c3', 'c4')
    expect([own.asked(), orderAt(own, 'one')]).toEqual(['one', { order: 'passOwn', span: 'match' }])

    const pause = battle({ one: { c2: 'nomad' }, two: { c5: 'nomad', hidden: { a6: 'silentBrother' } } }).move(
      'c2',
      'c3',
    )
    expect([pause.asked(), orderAt(pause, 'two')]).toEqual(['two', { order: 'passPauses', span: 'match' }])

    const aimed = battle({ one: { c3: 'nomad' }, two: { c4: 'nomad', b4: 'orc' } }).strike('c3', 'c4')
    expect([aimed.asked(), orderAt(aimed, 'two')]).toEqual([
      'two',
      { order: 'passWindows', span: 'turn', settings: { stop: 'never' } },
    ])
  })

  test('nothing is offered in the main phase', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c5: 'nomad' } })
    expect(orderFor(b.t.view('one'), 'en')).toBeUndefined()
  })
})

describe('what the log leaves out', () => {
  const entry = (key: string, data: Entry['data']): Entry => ({ key, data, rule: '' })
  const rolled = entry('rolled', { piece: 'p1', faces: [4] })

  test('a die that nothing has changed, but not one that is changed', () => {
    const settled = (result: number) => entry('rollSettled', { piece: 'p1', die: 'attack', result })
    expect([4, 5].map(result => isTold(settled(result), [rolled], undefined))).toEqual([false, true])
    const again = entry('rerolled', { piece: 'p1', face: 2 })
    expect([2, 4].map(result => isTold(settled(result), [rolled, again], undefined))).toEqual([false, true])
  })

  test('nothing opened, the end of an attack, a turn that ends at once', () => {
    expect(isTold(entry('cardsOpened', { seat: 0, n: 0 }), [], undefined)).toBe(false)
    expect(isTold(entry('cardsOpened', { seat: 0, n: 1 }), [], undefined)).toBe(true)
    expect(isTold(entry('attackEnded', { piece: 'p1' }), [], undefined)).toBe(false)
    expect(isTold(entry('turnEnding', { seat: 0 }), [], entry('turnEnded', { seat: 0 }))).toBe(false)
    expect(isTold(entry('turnEnding', { seat: 0 }), [], undefined)).toBe(true)
  })
})

test('once an attack goes on, its dice and wounds are no longer on the stack', () => {
  const b = battle({
    one: { c3: 'orc' },
    two: { c4: { card: 'nomad', closed: true }, e6: { card: 'bloodConjurer', chips: 1 } },
    dice: [1],
  }).strike('c3', 'c4')
  const before = sceneOf(b.t.view('spectator'))
  expect(before.stack.map(({ kind }) => kind)).toEqual(['wounds'])
  b.passAll()
  const beats = beatsOf(before, entriesFor(b.t.state.news, SPECTATOR), sceneOf(b.t.view('spectator')))
  expect(beats.map(({ scene }) => scene.stack.length)).toEqual(beats.map(() => 0))
})

test('12.5 whoever may name a defender is told what glows', () => {
  const b = battle({ one: { c3: 'orc' }, two: { c4: 'nomad', d4: 'nomad' }, dice: [3, 1] }).strike('c3', 'c4')
  expect(hintOn(b.t.view('two'), 'en')).toBe(STRINGS.en.mayDefend)
  b.passAll()
})
