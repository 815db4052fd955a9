// 28.4, 28.5 Protections: each kind of attack, spells, instant actions and poison.

import { describe, expect, test } from 'vitest'
import type { CardId } from '../../content/cards.ts'
import type { FlagKeyword } from '../../content/keywords.ts'
import { ATTACK_TYPES, type AttackType } from '../../content/terms.ts'
import { battle, type Standing } from '../positions.ts'

type Kind = AttackType | 'spell'
const KINDS: readonly Kind[] = [...ATTACK_TYPES, 'spell']

/** One wound of each kind for a card that has gained a protection; says how many it has received. */
function woundsOf(kind: Kind, gained: FlagKeyword | undefined): number {
  const target: Standing = { card: 'orc', closed: true, ...(gained && { gained: [{ k: gained }] }) }
  const near = (c3: Standing, dice: readonly number[] = []) => battle({ one: { c3 }, two: { c4: target }, dice })
  const far = (c3: Standing, dice: readonly number[] = []) => battle({ one: { c3 }, two: { c5: target }, dice })
  switch (kind) {
    case 'simpleStrike':
      return near('nomad', [1]).strike('c3', 'c4').wounds('orc')
    case 'specialStrike':
      return near({ card: 'kshar', chips: 1 }).use('c3', 'a2').target('c4').wounds('orc') - 2
    case 'magicStrike':
      return near('exorcist', [1]).use('c3', 'a2').target('c4').wounds('orc')
    case 'rowStrike':
      return far('kshar').use('c3', 'a1').target('c5').wounds('orc')
    case 'shot':
      return far('crossbowman', [1]).use('c3', 'a1').target('c5').wounds('orc')
    case 'throw':
      return far('emberImp').use('c3', 'a1').target('c5').wounds('orc')
    case 'discharge':
      return far('krondak').use('c3', 'a2').target('c5').wounds('orc')
    case 'spell':
      return far({ card: 'soulReaper', chips: 1 }).use('c3', 'a1').target('c5').wounds('orc')
  }
}

const PROTECTION: readonly [number: string, k: FlagKeyword, covers: readonly Kind[]][] = [
  ['P.1', 'protAttacks', ATTACK_TYPES],
  ['P.2', 'protDischarges', ['discharge']],
  ['P.4', 'protMagic', ['magicStrike', 'discharge', 'spell']],
  ['P.5', 'protMagicStrikes', ['magicStrike']],
  ['P.6', 'protRangedNonMagic', ['shot', 'throw', 'rowStrike']],
  ['P.8', 'protRanged', ['shot', 'throw', 'discharge', 'rowStrike']],
  ['P.9', 'protRowStrikes', ['rowStrike']],
  ['P.10', 'protShots', ['shot']],
  ['P.11', 'protSimpleStrikes', ['simpleStrike']],
  ['P.12', 'protSpecialStrikes', ['specialStrike']],
  ['P.13', 'protSpells', ['spell']],
  ['P.14', 'protThrows', ['throw']],
]

test.each(KINDS)('28.4 without a protection a wound of kind %s is inflicted', kind => {
  expect(woundsOf(kind, undefined)).toBe(1)
})

describe.each(PROTECTION)('%s %s', (number, k, covers) => {
  test.each(covers)(`${number} keeps off %s`, kind => {
    expect(Math.max(0, woundsOf(kind, k))).toBe(0)
  })

  test.each(KINDS.filter(kind => !covers.includes(kind)))(`${number} does not keep off %s`, kind => {
    expect(woundsOf(kind, k)).toBe(1)
  })
})

describe('P.3 Protection from instant actions', () => {
  test('P.3 no defender may be assigned against its simple strike', () => {
    const b = battle({
      one: { c3: 'salamanderLord' },
      two: { c4: { card: 'nomad', closed: true }, d4: 'nomad' },
      dice: [1],
    })
    expect(b.strike('c3', 'c4').step()).toBe('turn.main')
  })

  test('P.3 instant actions do nothing to it, but are paid: it is not closed', () => {
    const answer = (c3: CardId) => {
      const b = battle({ one: { c3 }, two: { e6: 'iceGuard' } }).answer('endTurn')
      return b.use('e6', 'a1').target('c3').passAll()
    }
    expect([answer('salamanderLord').row('c3').closed, answer('orc').row('c3').closed]).toEqual([false, true])
    expect(answer('salamanderLord').row('e6').closed).toBe(true)
  })

  test('P.3, 28.5.4 of the own side neither: the Cathedral does not help Torvald', () => {
    const b = battle({
      one: { c3: 'torvald', extra: ['cathedralOfSegger'] },
      two: { c4: { card: 'nomad', closed: true } },
      dice: [4],
    }).strike('c3', 'c4')
    b.use('cathedralOfSegger', 'a2').target('c3')
    expect([b.wounds('c4'), b.row('cathedralOfSegger').closed]).toEqual([4, true])
  })

  test('P.3 an instant ability without closing works on it', () => {
    const b = battle({
      one: { c3: { card: 'salamanderLord', wounds: 5 } },
      two: { c4: { card: 'nomad', with: [{ card: 'bloodTick', of: 'one', chips: 2 }] } },
    })
      .use('bloodTick', 'a2')
      .target('c3')
    expect(b.wounds('c3')).toBe(3)
  })

  test('28.5.4 a defender may be assigned for it when it is struck', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: 'salamanderLord', d4: 'nomad' }, dice: [1, 1] })
      .strike('c3', 'c4')
      .defend('d4')
    expect([b.wounds('c4'), b.wounds('d4')]).toEqual([0, 1])
  })
})

describe('P.7 Protection from poison', () => {
  test('P.7 the creature cannot become poisoned, by no ability', () => {
    const struck = (card: CardId) =>
      battle({ one: { c3: 'hedd' }, two: { c4: { card, closed: true } }, dice: [4] })
        .strike('c3', 'c4')
        .row('c4').poison
    expect([struck('druid'), struck('nomad')]).toEqual([0, 1])
  })

  test('P.7, 19.4.1 it may be named all the same', () => {
    const b = battle({ one: { c3: 'undine' }, two: { c5: 'druid' } }).use('c3', 'a1')
    expect(b.choice('target')).toContain(b.piece('c5'))
    expect(b.target('c5').row('c5').poison).toBe(0)
  })
})

describe('28.5 notes', () => {
  test('28.5.2 a protected card can be attacked: dice are rolled and costs are paid', () => {
    const b = battle({
      one: { c3: 'crossbowman' },
      two: { c5: 'footManAtArms' },
      dice: [6],
    })
      .use('c3', 'a1')
      .target('c5')
    expect(b.log()).toContain('rolled')
    expect([b.wounds('c5'), b.row('c3').closed]).toEqual([0, true])
  })

  test('28.5.2 a card protected from simple strikes suffers nothing from a counter-strike', () => {
    const b = battle({
      one: { c3: { card: 'nomad', gained: [{ k: 'protSimpleStrikes' }] } },
      two: { c4: 'orc' },
      dice: [1, 6],
    }).strike('c3', 'c4')
    expect(b.wounds('c3')).toBe(0)
  })

  test('28.5.1 one of several protections is left when another ends', () => {
    const b = battle({
      one: { c3: 'krondak', d3: 'emberImp' },
      two: { c5: { card: 'undine', gained: [{ k: 'protMagic' }] } },
    })
      .use('c3', 'a2')
      .target('c5')
      .use('d3', 'a1')
      .target('c5')
    expect(b.wounds('c5')).toBe(0)
  })

  test('28.5.3 protection stops neither a defender nor a redirection', () => {
    const b = battle({
      one: { c3: 'nomad' },
      two: { c4: { card: 'orc', gained: [{ k: 'protSimpleStrikes' }] }, d4: 'nomad' },
      dice: [1, 1],
    })
      .strike('c3', 'c4')
      .defend('d4')
    expect(b.wounds('d4')).toBe(1)
  })

  test('13.9 what accompanies a stopped attack does not work either', () => {
    const b = battle({
      one: { c3: 'purifier' },
      two: { c5: { card: 'undine' } },
      dice: [6],
    })
      .use('c3', 'a1')
      .target('c5')
      .answer('decline')
    expect(b.t.view('spectator').facts['lasting']).toEqual([])
  })
})
