// Plausible clicks that no rule allows, each answered by the paragraph that forbids it.

import { describe, expect, test } from 'vitest'
import { type Battle, battle, closed, placed, revealed, withChips } from '../positions.ts'

const whyNoTarget = (b: Battle, piece: string): string | undefined => b.whyNot('target', piece)

describe('targets', () => {
  const opened = { one: { c3: 'garridArcher' }, two: { c4: 'nomad', e6: 'nomad', extra: ['deadMarsh'] } } as const

  test('15.4 a shot at an adjacent card, or out of its range', () => {
    const b = battle({ ...opened, two: { ...opened.two, b5: 'orc' } }).use('c3', 'a1')
    expect([whyNoTarget(b, b.piece('c4')), whyNoTarget(b, b.piece('e6'))]).toEqual([
      '15.4 outOfReach',
      '15.4 outOfReach',
    ])
    expect(whyNoTarget(b, b.piece('deadMarsh'))).toBe('12.2 illegalTarget')
    expect(whyNoTarget(b, 'p40')).toBe('19.1 illegalTarget')
  })

  test('15.3, 16.5 a special strike two cells away, or at a flyer', () => {
    const two = { c4: 'nomad', c5: 'nomad', extra: ['korpit'] } as const
    const b = battle({ one: { c3: withChips('kshar', 1) }, two }).use('c3', 'a2')
    expect(whyNoTarget(b, b.piece('c5'))).toBe('15.3 outOfReach')
    expect(whyNoTarget(b, b.piece('korpit'))).toBe('16.5 outOfReach')
  })

  test('12.9 a shot past the Shimmering Serpent', () => {
    const two = { c5: 'nomad', extra: ['shimmeringSerpent'] } as const
    const b = battle({ one: { c3: 'crossbowman' }, two }).use('c3', 'a1')
    expect(whyNoTarget(b, b.piece('c5'))).toBe('12.9 mustChooseAnother')
  })

  test('8.4, 19.4 healing a creature that does not stand beside the healer, or has no wounds', () => {
    const one = { c2: 'sexton', c3: { card: 'nomad', wounds: 1 }, b3: 'orc', e3: { card: 'nomad', wounds: 1 } } as const
    const b = battle({ one, two: { c5: 'nomad' } }).use('c2', 'a1')
    expect([whyNoTarget(b, b.piece('e3')), whyNoTarget(b, b.piece('b3'))]).toEqual(['8.4 outOfReach', '19.4 noEffect'])
  })

  test('22.2 an own hidden card must be revealed first', () => {
    const b = battle({ one: { c3: 'nomad', hidden: { c2: 'silentBrother' } }, two: { c4: 'orc' } })
    expect(b.whyNot('strike', `${b.piece('c3')}:${b.choice('reveal')[0]}`)).toBe('22.2 hiddenCard')
    const healer = battle({ one: { c3: 'iceGuard', hidden: { c2: 'silentBrother' } }, two: { c4: 'orc' } })
    const hidden = healer.choice('reveal')[0] ?? ''
    expect(whyNoTarget(healer.use('c3', 'a1'), hidden)).toBe('22.2 hiddenCard')
  })
})

describe('strikes and defences', () => {
  test('11.8 the second strike of the Berserker at the same card', () => {
    const b = battle({ one: { c3: 'berserker' }, two: { c4: closed('orc'), b4: closed('orc') }, dice: [1] })
    b.strike('c3', 'c4').answer('decline')
    expect(b.whyNoStrike('c3', 'c4')).toBe('11.8 mustChooseAnother')
  })

  test('16.4 a flyer for a ground creature against a ground creature, and the other way round', () => {
    const two = { c4: 'nomad', c5: 'orc', extra: ['korpit'] } as const
    const ground = battle({ one: { c3: 'nomad' }, two: { ...two, b4: 'orc' } }).strike('c3', 'c4')
    expect(ground.whyNot('defend', ground.piece('korpit'))).toBe('16.4 wrongForFlight')
    expect(ground.whyNot('defend', ground.piece('c5'))).toBe('12.5 notAdjacentToBoth')
    const air = battle({ one: { extra: ['whiteVulture'] }, two: { ...two, extra: ['korpit', 'manticore'] } })
    air.strike('whiteVulture', 'korpit')
    expect(air.whyNot('defend', air.piece('c4'))).toBe('16.4 wrongForFlight')
  })
})

describe('movement and timing', () => {
  test('12.2 a strike at a name that no card has yet', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: 'orc' } })
    expect(b.whyNot('strike', `${b.piece('c3')}:p40`)).toBe('12.2 outOfReach')
  })

  test('N.39 a card that has moved does not teleport', () => {
    const b = battle({ one: { c3: { card: 'hornedDemon', moved: true } }, two: { c5: 'orc' } })
    expect(b.whyNot('teleport', `${b.piece('c3')}:a1`)).toBe('N.39 movedAlready')
  })

  test('18.1 an instant of a window outside of it', () => {
    const b = battle({ one: { c3: 'ost' }, two: { c5: 'orc' } })
    expect(b.whyNoUse('c3', 'a1')).toBe('18.1 wrongTiming')
  })
})

describe('hosts', () => {
  test('21.3, 21.4, 21.5 equipment, symbiotes and parasites each by their own paragraph', () => {
    const b = revealed(
      placed(
        { c3: 'orc', b3: 'nomad', c2: 'runedBlade', b2: 'brambleTick', d2: 'bloodTick' },
        { c4: 'nomad', c5: 'nomad' },
      ),
    )
    const onto = (piece: string, host: string): string => `${piece}:${host}`
    expect([
      b.whyNot('attach', onto(b.piece('runedBlade'), b.piece('b3'))),
      b.whyNot('attach', onto(b.piece('brambleTick'), b.piece('c4'))),
      b.whyNot('attach', onto(b.piece('bloodTick'), b.piece('c5'))),
    ]).toEqual(['21.3 notAHost', '21.4 notAHost', '21.5 notAHost'])
  })
})
