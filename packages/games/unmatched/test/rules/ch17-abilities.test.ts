// Chapter 17: hero abilities.

import type { Table } from '@ludoteka/kernel/testing'
import { expect, test } from 'vitest'
import { CARD, CARDS } from '../../content/cards.ts'
import { asked, clash, faceOff, names, type Setting } from './positions.ts'

const TURN_OF_A1 = [{ step: 'turn.start', seat: 0 }]

/** Arthur attacks with a second card beside the first. */
function boosted(t: Table, card: string, boost: string): Table {
  return t.play('a1', 'attack', 'arthur').play('a1', 'commit', card).play('a1', 'commitBoost', boost)
}

test('17.1.1 only Arthur himself may lay a second card, any other card of a hand of at least two', () => {
  const hand = { a1: ['arthur.feint', 'arthur.feint', 'arthur.prophecy', 'arthur.theHolyGrail'] } as const
  const t = faceOff('arthur', 'sinbad', { at: { merlin: 's24' }, hand })
  t.play('a1', 'attack', 'arthur').play('a1', 'commit', 'arthur.feint')
  expect(asked(t)).toEqual({
    a1: { commitBoost: ['arthur.feint', 'arthur.prophecy', 'arthur.theHolyGrail'], decline: true },
  })
  expect(t.why('a1', 'commitBoost', 'arthur.excalibur')).toEqual({ rule: '17.1.1', reason: 'notInHand' })
  const merlin = faceOff('arthur', 'sinbad', { at: { arthur: 's7', merlin: 's21' }, hand })
  merlin.play('a1', 'attack', 'merlin').play('a1', 'commit', 'arthur.feint')
  expect(merlin.all()).toHaveProperty('waiting', ['b1'])
  const single = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.feint'] } })
  single.play('a1', 'attack', 'arthur').play('a1', 'commit', 'arthur.feint')
  expect(single.all()).toHaveProperty('waiting', ['b1'])
})

test('17.1.2 the decision is made before the defender chooses, and the number of cards is public', () => {
  const hand = { a1: ['arthur.feint', 'arthur.excalibur'], b1: ['sinbad.feint'] } as const
  const two = boosted(faceOff('arthur', 'sinbad', { hand }), 'arthur.feint', 'arthur.excalibur')
  expect(two.view('b1').zones).toMatchObject({ committed: { a1: { count: 1 } }, committedBoost: { a1: { count: 1 } } })
  const one = faceOff('arthur', 'sinbad', { hand })
  one.play('a1', 'attack', 'arthur').play('a1', 'commit', 'arthur.feint').play('a1', 'decline')
  expect(one.view('b1').zones).toMatchObject({ committed: { a1: { count: 1 } }, committedBoost: { a1: { count: 0 } } })
  expect(one.news('b1')).toEqual([{ key: 'committed', rule: '9.6', data: { seat: 0, cards: 1 } }])
})

test('17.1.3 the second card is turned up too and adds its boost; its text is ignored; it is discarded at clean-up', () => {
  const t = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.momentousShift', 'arthur.theAidOfMorgana'] } })
  boosted(t, 'arthur.momentousShift', 'arthur.theAidOfMorgana').play('b1', 'decline')
  expect(t.news('b1')).toContainEqual({
    key: 'boostRevealed',
    rule: '17.1.3',
    data: { seat: 0, card: 'arthur.theAidOfMorgana' },
  })
  expect(t.all()).toMatchObject({
    health: { sinbad: 10 }, // 3 + 2
    zones: { hand: { a1: [] }, discard: { a1: ['arthur.theAidOfMorgana', 'arthur.momentousShift'] } },
  })
})

test('17.1.4 if the attack card is cancelled the second card is discarded at once and adds nothing', () => {
  const t = faceOff('arthur', 'alice', {
    size: 'small',
    hand: { a1: ['arthur.swiftStrike', 'arthur.nobleSacrifice'], b1: ['alice.feint'] },
  })
  boosted(t, 'arthur.swiftStrike', 'arthur.nobleSacrifice').play('b1', 'commit', 'alice.feint')
  expect(t.all()).toMatchObject({
    health: { alice: 13 }, // 3 − (2 + 1)
    at: { arthur: 's21' },
    step: 'turn.action',
    zones: { discard: { a1: ['arthur.swiftStrike', 'arthur.nobleSacrifice'] } },
  })
})

const FEINT_AT_EXCALIBUR: Setting = {
  hand: { a1: ['arthur.excalibur', 'arthur.nobleSacrifice'], b1: ['medusa.feint'] },
}

test('17.1.5 Feint removes the boost beside Excalibur too, and Excalibur keeps its 6', () => {
  const t = faceOff('arthur', 'medusa', FEINT_AT_EXCALIBUR)
  boosted(t, 'arthur.excalibur', 'arthur.nobleSacrifice').play('b1', 'commit', 'medusa.feint')
  expect(t.all()).toHaveProperty('health.medusa', 12)
})

test('17.1.5 with excaliburBoostCancel = kept the boost beside Excalibur survives', () => {
  const t = faceOff('arthur', 'medusa', { ...FEINT_AT_EXCALIBUR, options: { excaliburBoostCancel: 'kept' } })
  boosted(t, 'arthur.excalibur', 'arthur.nobleSacrifice').play('b1', 'commit', 'medusa.feint')
  expect(t.all()).toHaveProperty('health.medusa', 9)
})

test('17.1.6 the second card is no attack card: a Feint laid there cancels nothing', () => {
  const t = faceOff('arthur', 'alice', {
    size: 'big',
    hand: { a1: ['arthur.regroup', 'arthur.feint'], b1: ['alice.lookingGlass'] },
  })
  boosted(t, 'arthur.regroup', 'arthur.feint').play('b1', 'commit', 'alice.lookingGlass')
  expect(t.all()).toMatchObject({ health: { alice: 13 }, step: 'effect.pair', waiting: ['b1'] }) // 1 + 1 − 2
})

test('17.1.7 Noble Sacrifice allows a second boost in addition', () => {
  const t = faceOff('arthur', 'sinbad', {
    hand: { a1: ['arthur.nobleSacrifice', 'arthur.nobleSacrifice', 'arthur.nobleSacrifice'] },
  })
  boosted(t, 'arthur.nobleSacrifice', 'arthur.nobleSacrifice').play('b1', 'decline')
  t.play('a1', 'boost', 'arthur.nobleSacrifice')
  expect(t.all()).toHaveProperty('health.sinbad', 7) // 2 + 3 + 3
})

test('17.2.1 "change size" is compulsory and flips the token', () => {
  for (const [before, after] of [
    ['big', 'small'],
    ['small', 'big'],
  ] as const) {
    const t = faceOff('alice', 'sinbad', { size: before, hand: { a1: ['alice.oFrabjousDay'] } })
    clash(t, 'alice', 'alice.oFrabjousDay')
    expect(t.view('spectator').facts['size']).toBe(after)
  }
})

test('17.2.2 BIG adds 2 when Alice attacks, SMALL 1 when she defends with a card', () => {
  const health = (t: Table) => Object(t.all()).health
  const attacking = (size: 'big' | 'small') =>
    clash(faceOff('alice', 'sinbad', { size, hand: { a1: ['alice.skirmish'] } }), 'alice', 'alice.skirmish')
  expect(health(attacking('big'))).toMatchObject({ sinbad: 9 })
  expect(health(attacking('small'))).toMatchObject({ sinbad: 11 })
  const defending = (size: 'big' | 'small', card?: 'alice.feint') =>
    clash(
      faceOff('sinbad', 'alice', { size, hand: { a1: ['sinbad.exploit'], b1: ['alice.feint'] } }),
      'sinbad',
      'sinbad.exploit',
      card,
    )
  expect(health(defending('big', 'alice.feint'))).toMatchObject({ alice: 11 })
  expect(health(defending('small', 'alice.feint'))).toMatchObject({ alice: 12 })
  expect(health(defending('small'))).toMatchObject({ alice: 9 }) // no card, no bonus
})

test('17.2.2 the Jabberwock never gets the bonus', () => {
  const at = { alice: 's7', jabberwock: 's21' } as const
  const t = faceOff('alice', 'sinbad', { at, size: 'big', hand: { a1: ['alice.feint'] } })
  expect(clash(t, 'jabberwock', 'alice.feint').all()).toHaveProperty('health.sinbad', 13)
  const defends = faceOff('sinbad', 'alice', {
    at: { alice: 's1', jabberwock: 's20' },
    size: 'small',
    hand: { a1: ['sinbad.exploit'], b1: ['alice.feint'] },
  })
  expect(clash(defends, 'sinbad', 'sinbad.exploit', 'alice.feint').all()).toHaveProperty('health.jabberwock', 6)
})

test('17.2.3 the bonus survives Feint and uses the size at the damage; a later change counts from the next combat', () => {
  const t = faceOff('alice', 'sinbad', {
    size: 'big',
    hand: { a1: ['alice.oFrabjousDay', 'alice.skirmish'], b1: ['sinbad.feint'] },
  })
  clash(t, 'alice', 'alice.oFrabjousDay') // 4 + 2, then small
  clash(t, 'alice', 'alice.skirmish', 'sinbad.feint') // 4 − 2
  expect(t.all()).toMatchObject({ health: { sinbad: 7 }, size: 'small' })
})

test("17.3.1 at the start of her turn Medusa's owner may deal 1 damage to an opposing fighter in her zone", () => {
  const t = faceOff('medusa', 'arthur', {
    at: { harpy1: 's24', arthur: 's31', merlin: 's5' },
    stack: TURN_OF_A1,
  })
  expect(asked(t)).toEqual({ a1: { gaze: ['arthur', 'merlin'], decline: true } })
  expect(t.why('a1', 'gaze', 'harpy1')).toEqual({ rule: '17.3.1', reason: 'friendlyFighter' })
  t.play('a1', 'gaze', 'merlin')
  expect(t.all()).toMatchObject({ health: { merlin: 6, arthur: 18 }, actionsLeft: 2, step: 'turn.action' })
})

test('17.3.1 it may be declined, and without a target nobody is asked', () => {
  const t = faceOff('medusa', 'arthur', { at: { arthur: 's31' }, stack: TURN_OF_A1 })
  expect(t.why('a1', 'gaze', 'merlin')).toEqual({ rule: '17.3.1', reason: 'outsideMedusasZone' })
  t.play('a1', 'decline')
  expect(t.all()).toMatchObject({ health: { arthur: 18 }, step: 'turn.action' })
  expect(faceOff('medusa', 'arthur', { stack: TURN_OF_A1 }).all()).toHaveProperty('step', 'turn.action')
})

test('17.3.2 it happens once per own turn, is not an action, and can win the game', () => {
  const setting: Setting = { at: { arthur: 's31' }, health: { arthur: 1 }, stack: TURN_OF_A1 }
  const t = faceOff('medusa', 'arthur', setting).play('a1', 'gaze', 'arthur')
  expect(t.all()).toMatchObject({ result: { kind: 'won', winners: ['a1'] } })
  const others = faceOff('arthur', 'medusa', { at: { medusa: 's31' }, stack: TURN_OF_A1 })
  expect(others.all()).toMatchObject({ step: 'turn.action', waiting: ['a1'] }) // not in the other's turn
})

/** Sinbad in the brown corner, his way out through s15 only. */
const CORNERED: Setting = {
  at: { sinbad: 's7', arthur: 's6', porter: 's1', merlin: 's2' },
  discard: { a1: ['sinbad.voyageIslandWhale'] },
}

test('17.4.1 every Voyage card in the pile lengthens the moves of his maneuvers, not other moves', () => {
  const t = faceOff('sinbad', 'arthur', { ...CORNERED, hand: { a1: ['sinbad.toilAndDanger'] } })
  t.play('a1', 'maneuver').play('a1', 'decline').play('a1', 'move', 'sinbad')
  expect(asked(t)).toEqual({ a1: { to: names('s7 s15 s17 s27') } }) // 2 + 1
  t.play('a1', 'to', 's7').play('a1', 'move', 'porter')
  expect(asked(t)).toEqual({ a1: { to: names('s1 s8 s9 s10 s18 s19 s23 s3 s11 s20') } }) // the Porter too, round Merlin
  t.play('a1', 'to', 's1')
  clash(t, 'sinbad', 'sinbad.toilAndDanger')
  expect(asked(t)).toEqual({ a1: { to: names('s7 s15 s17 s27') } }) // 3
})

test('17.4.2 the number is counted after the draw and after a boost card was discarded', () => {
  const t = faceOff('sinbad', 'arthur', { ...CORNERED, deck: { a1: ['sinbad.voyageGiantSnakes', 'rest'] } })
  t.play('a1', 'maneuver').play('a1', 'boost', 'sinbad.voyageGiantSnakes').play('a1', 'move', 'sinbad')
  expect(asked(t)).toEqual({ a1: { to: names('s7 s15 s17 s27 s33') } }) // 2 + 0 + 2
})

test('17.4.3 the bonus is a maximum', () => {
  const t = faceOff('sinbad', 'arthur', CORNERED)
  t.play('a1', 'maneuver').play('a1', 'decline').play('a1', 'move', 'sinbad').play('a1', 'to', 's15')
  expect(t.all()).toHaveProperty('at.sinbad', 's15')
})

test('17.4.4 seven cards carry the tag', () => {
  expect(CARDS.filter(card => 'voyage' in CARD[card])).toEqual([
    'sinbad.voyageHome',
    'sinbad.voyageIslandWhale',
    'sinbad.voyageGiantSnakes',
    'sinbad.voyageEyesOfCoals',
    'sinbad.voyageRootOfMadness',
    'sinbad.voyageManEatingApes',
    'sinbad.voyageKingOfSerendib',
  ])
})
