// Chapters 26 and 27: what each player and an observer may know.

import { type Table, table } from '@ludoteka/kernel/testing'
import { describe, expect, test } from 'vitest'
import { game } from '../index.ts'
import { battle, placed, type Seat } from './positions.ts'

const OTHER: Readonly<Record<Seat, Seat>> = { one: 'two', two: 'one' }

/** Two tables that differ only in what this seat may not know look alike to it. */
function alike(first: Table, second: Table, seat: string): void {
  expect(second.view(seat)).toEqual(first.view(seat))
  expect(second.news(seat)).toEqual(first.news(seat))
}

describe('27.1 hidden information', () => {
  const recruiting = (deal: readonly string[]) =>
    table(game, {
      seed: 'the same',
      position: {
        facts: { phase: 'recruiting', dealSize: { one: 3, two: 2 } },
        zones: {
          deal: { one: [...deal], two: ['nomad', 'orc'] },
          deck: { one: ['leshy', 'druid'], two: ['hedd'] },
        },
        stack: [{ step: 'recruit.end' }, { step: 'recruit.squad' }],
      },
    })

  test('27.1, D3 the deal and the squad: neither cards nor how many are taken', () => {
    const [a, b] = [recruiting(['nomad', 'orc', 'torvald']), recruiting(['kshar', 'ost', 'jotun'])]
    alike(a, b, 'two')
    alike(a, b, 'spectator')
    a.play('one', 'take', 'nomad').play('one', 'take', 'orc')
    b.play('one', 'take', 'kshar')
    alike(a, b, 'two')
    expect(a.view('two').zones['unseen']).toEqual({ one: { count: 5 } })
  })

  test('27.1, D2 a redeal is public as a number, its cards are not', () => {
    const t = recruiting(['nomad', 'orc', 'torvald']).play('one', 'redeal')
    expect(t.view('two').facts['dealSize']).toEqual({ one: 2, two: 2 })
    expect(t.news('two').map(({ key }) => key)).toEqual(['redealt'])
    expect(t.news('one').map(({ key }) => key)).toEqual(['redealt', 'dealtCards'])
  })

  test('27.1, D4 the placement until B1', () => {
    const placing = () =>
      table(game, {
        position: {
          facts: { phase: 'placement' },
          zones: { squad: { one: ['nomad', 'orc'], two: ['nomad'] } },
          stack: [{ step: 'prepare.begin' }, { step: 'place.cards' }],
        },
      })
    const [a, b] = [placing(), placing()]
    a.play('one', 'place', 'nomad:b3').play('one', 'place', 'orc:c3').play('one', 'ready')
    b.play('one', 'place', 'orc:d1').play('one', 'place', 'nomad:c1').play('one', 'ready')
    alike(a, b, 'two')
    alike(a, b, 'spectator')
  })

  test('27.1, D5 who hides nothing looks like who has nothing to hide', () => {
    const [a, b] = [placed({ c3: 'silentBrother' }, { c4: 'orc' }), placed({ c3: 'nomad' }, { c4: 'orc' })]
    alike(a, b, 'two')
    a.play('one', 'hide', 'c3').play('one', 'done')
    b.play('one', 'done')
    alike(a, b, 'two')
  })

  test('27.1, 22.1 the identity of a hidden card, also in what is offered and asked', () => {
    const setting = (card: 'orc' | 'deadMarsh' | 'korpit' | 'brambleTick') =>
      battle({
        one: { c3: 'orc', a1: 'crossbowman' },
        two: { c4: 'nomad', hidden: { c6: card } },
        facts: { turn: 1 },
        dice: [],
      })
    const first = setting('orc')
    for (const card of ['deadMarsh', 'korpit', 'brambleTick'] as const) {
      const b = setting(card)
      alike(first.t, b.t, 'one')
      expect(b.t.choice('one')).toEqual(first.t.choice('one'))
    }
  })

  test('18.6 in a window the pause tells nothing: a player with a hidden card is asked whatever it is', () => {
    for (const card of ['silentBrother'] as const) {
      const b = battle({
        one: { c3: 'orc' },
        two: { c4: { card: 'nomad', closed: true }, hidden: { a6: card } },
        dice: [1],
      }).strike('c3', 'c4')
      expect([b.step(), b.asked()]).toEqual(['window.stack', 'two'])
      b.answer('pass')
      expect(b.step()).toBe('window.roll')
      b.passAll()
    }
  })

  test('27.1 cards of the deck: their number is public, their order and content are not', () => {
    const b = battle({ one: { c3: 'nomad', deck: ['orc', 'leshy'] }, two: { c5: 'nomad', deck: ['hedd'] } })
    for (const seat of ['one', 'two'] as const)
      expect(b.t.view(seat).zones['unseen']).toEqual({ [OTHER[seat]]: { count: seat === 'one' ? 1 : 2 } })
    expect(b.t.view('one').zones['deck']).toMatchObject({ one: { count: 2, cards: ['orc', 'leshy'] } })
  })

  test('27.1 graveyards, chips, wounds and what waits on the stack are public', () => {
    const b = battle({
      one: { c2: { card: 'crossbowman', chips: 1 }, graveyard: ['orc'] },
      two: { c5: { card: 'nomad', wounds: 2 }, e6: 'exorcist', a6: { card: 'wanderingUngar', chips: 1 } },
      dice: [],
    })
      .use('c2', 'a1')
      .target('c5')
    for (const seat of ['one', 'two', 'spectator']) {
      const { zones, terms } = b.t.view(seat)
      expect(zones['graveyard']).toMatchObject({ one: { cards: ['orc'] } })
      expect(terms).toMatchObject({ stack: [{ kind: 'ability', card: 'crossbowman', targets: [b.piece('c5')] }] })
    }
  })
})

test('27.2 an observer sees what both players see in common', () => {
  const b = battle({
    one: { c3: 'nomad', deck: ['orc'], hidden: { a1: 'silentBrother' } },
    two: { c5: 'nomad', deck: ['hedd'], hidden: { e6: 'silentBrother' } },
  })
  const { zones } = b.t.view('spectator')
  expect(zones['unseen']).toEqual({ one: { count: 1 }, two: { count: 1 } })
  expect(zones['faceDown']).toEqual({ a1: { one: { count: 1 } }, e6: { two: { count: 1 } } })
})

test('26.1 all dice are drawn when they are thrown: the same choices with the same seed give the same game', () => {
  const played = () => {
    const t = table(game, { seed: 'dice' })
    const [chooser = 'one'] = t.view('spectator').waiting
    return t.play(chooser, 'beFirst').play('one', 'redeal').view('one')
  }
  expect(played()).toEqual(played())
})
