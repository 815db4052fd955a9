// Chapter 9: declaring an attack and laying the cards.

import { expect, test } from 'vitest'
import { asked, clash, duel, faceOff, told } from './positions.ts'

test('9.1 attacker and target, the attack card, the defense card, then the reveal', () => {
  const t = faceOff('sinbad', 'alice', { hand: { a1: ['sinbad.exploit'], b1: ['alice.feint'] } })
  t.play('a1', 'attack', 'sinbad')
  expect(t.all()).toMatchObject({ combat: { attacker: 'sinbad', defender: 'alice' }, waiting: ['a1'] })
  t.play('a1', 'commit', 'sinbad.exploit')
  expect(t.all()).toMatchObject({ zones: { committed: { a1: ['sinbad.exploit'] } }, waiting: ['b1'] })
  t.play('b1', 'commit', 'alice.feint')
  expect(told(t, 'a1').slice(0, 3)).toEqual(['defended', 'revealed', 'revealed'])
  expect(t.all()).toMatchObject({ health: { alice: 11 }, step: 'turn.action', waiting: ['a1'] })
})

test('9.2 an attack needs a fighter, a target in its reach and a card for that fighter', () => {
  const legal = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.feint'] } })
  expect(asked(legal)).toEqual({ a1: { maneuver: true, attack: ['arthur'] } })
  const noTarget = faceOff('arthur', 'sinbad', { at: { sinbad: 's1', porter: 's2' }, hand: { a1: ['arthur.feint'] } })
  expect(asked(noTarget)).toEqual({ a1: { maneuver: true } })
  expect(noTarget.why('a1', 'attack', 'arthur')).toEqual({ rule: '9.4', reason: 'nobodyInReach' })
  const noCard = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.theHolyGrail', 'arthur.aidTheChosenOne'] } })
  expect(asked(noCard)).toEqual({ a1: { maneuver: true } })
  expect(noCard.why('a1', 'attack', 'arthur')).toEqual({ rule: '9.2', reason: 'noAttackCard' })
})

test('9.3 attacker and target are announced publicly, and there is no way back', () => {
  const t = faceOff('arthur', 'sinbad', { at: { porter: 's24' }, hand: { a1: ['arthur.feint'] } })
  expect(t.why('a1', 'attack', 'sinbad')).toEqual({ rule: '9.3', reason: 'notYourFighter' })
  t.play('a1', 'attack', 'arthur')
  expect(asked(t)).toEqual({ a1: { target: ['porter', 'sinbad'] } })
  expect(t.why('a1', 'maneuver')).toEqual({ rule: '22.1', reason: 'notNow' })
  t.play('a1', 'target', 'porter')
  expect(t.news('spectator')).toEqual([
    { key: 'attacked', rule: '9.3', data: { attacker: 'arthur', target: 'porter' } },
  ])
  expect(t.why('a1', 'target', 'sinbad')).toEqual({ rule: '22.1', reason: 'notNow' })
})

test('9.3 a defeated fighter does not attack', () => {
  const t = faceOff('arthur', 'sinbad', { at: { merlin: 'none' }, hand: { a1: ['arthur.feint'] } })
  expect(t.why('a1', 'attack', 'merlin')).toEqual({ rule: '12.4', reason: 'fighterDefeated' })
})

test('9.4 a melee fighter attacks adjacent spaces only, a ranged one also its zone', () => {
  const foes = { medusa: 's5', harpy1: 's7', harpy2: 's35', harpy3: 's14' } as const
  const hand = { a1: ['arthur.feint'] } as const
  const merlin = duel('arthur', 'medusa', { at: { merlin: 's22', arthur: 's1', ...foes }, hand })
  merlin.play('a1', 'attack', 'merlin')
  expect(asked(merlin)).toEqual({ a1: { target: ['harpy1', 'harpy2', 'harpy3', 'medusa'] } })
  const arthur = duel('arthur', 'medusa', { at: { arthur: 's22', merlin: 's1', ...foes, harpy1: 's16' }, hand })
  arthur.play('a1', 'attack', 'arthur')
  expect(asked(arthur)).toEqual({ a1: { target: ['harpy1', 'harpy3'] } }) // s16 and s14, not s5 and s35 of its zones
  expect(arthur.why('a1', 'target', 'medusa')).toEqual({ rule: '9.4', reason: 'outOfReach' })
})

test('9.4 fighters in between do not block a ranged attack', () => {
  const at = { medusa: 's32', harpy1: 's36', arthur: 's35', merlin: 's31', harpy2: 's30' } as const
  const t = duel('medusa', 'arthur', { at, hand: { a1: ['medusa.gazeOfStone'] } })
  t.play('a1', 'attack', 'medusa').play('a1', 'target', 'merlin')
  expect(t.all()).toHaveProperty('combat.defender', 'merlin')
})

test('9.5 friends cannot be attacked', () => {
  const t = faceOff('arthur', 'sinbad', { at: { merlin: 's24', porter: 's12' }, hand: { a1: ['arthur.feint'] } })
  t.play('a1', 'attack', 'arthur')
  expect(asked(t)).toEqual({ a1: { target: ['porter', 'sinbad'] } })
  expect(t.why('a1', 'target', 'merlin')).toEqual({ rule: '9.5', reason: 'friendlyFighter' })
})

test('9.5 reach is checked only at the declaration: who has moved away since is still in the combat', () => {
  const t = faceOff('sinbad', 'alice', {
    size: 'big',
    hand: { a1: ['sinbad.voyageManEatingApes'], b1: ['alice.imLateImLate'] },
  })
  clash(t, 'sinbad', 'sinbad.voyageManEatingApes', 'alice.imLateImLate')
  t.play('b1', 'to', 's9') // out of reach, and still bitten
  expect(t.all()).toMatchObject({ at: { alice: 's9' }, health: { alice: 11 } })
})

test('9.6 the attack card lies face down: opponents see how many cards, not which', () => {
  const t = faceOff('sinbad', 'alice', {
    hand: { a1: ['sinbad.exploit', 'sinbad.feint', 'sinbad.richesBeyondCompare'] },
  })
  t.play('a1', 'attack', 'sinbad')
  expect(asked(t)).toEqual({ a1: { commit: ['sinbad.exploit', 'sinbad.feint'] } })
  expect(t.why('a1', 'decline')).toEqual({ rule: '9.6', reason: 'attackCardNeeded' })
  expect(t.why('a1', 'commit', 'sinbad.regroup')).toEqual({ rule: '9.6', reason: 'notInHand' })
  t.play('a1', 'commit', 'sinbad.exploit')
  expect(t.view('b1')).toHaveProperty('zones.committed.a1', { count: 1 })
  expect(t.view('b1')).toHaveProperty('zones.hand.a1', { count: 2 })
  expect(t.news('b1')).toEqual([{ key: 'committed', rule: '9.6', data: { seat: 0, cards: 1 } }])
})

test('9.6 when Arthur himself attacks, a second card may be laid beside the first', () => {
  const t = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.feint', 'arthur.prophecy'] } })
  t.play('a1', 'attack', 'arthur').play('a1', 'commit', 'arthur.feint')
  expect(asked(t)).toEqual({ a1: { commitBoost: ['arthur.prophecy'], decline: true } })
  t.play('a1', 'commitBoost', 'arthur.prophecy')
  expect(t.news('b1')).toEqual([{ key: 'committed', rule: '17.1.2', data: { seat: 0, cards: 2 } }])
})

test('9.7 committed cards have left the hand: they cannot be discarded or looked at', () => {
  const t = faceOff('sinbad', 'medusa', {
    hand: { a1: ['sinbad.exploit', 'sinbad.feint'], b1: ['medusa.hissAndSlither'] },
  })
  clash(t, 'sinbad', 'sinbad.exploit', 'medusa.hissAndSlither')
  expect(asked(t)).toEqual({ a1: { discard: ['sinbad.feint'] } })
  const look = faceOff('sinbad', 'medusa', {
    hand: { a1: ['sinbad.voyageGiantSnakes'], b1: ['medusa.dash', 'medusa.feint', 'medusa.hissAndSlither'] },
  })
  clash(look, 'sinbad', 'sinbad.voyageGiantSnakes', 'medusa.hissAndSlither')
  const shown = look.news('a1').find(({ key }) => key === 'handShown')
  expect(shown).toMatchObject({ data: { cards: ['medusa.dash', 'medusa.feint'] } })
})

test('9.8 the defender may lay one fitting card or play nothing, and is asked even without one', () => {
  const hand = { a1: ['arthur.feint'], b1: ['sinbad.leapAway', 'sinbad.richesBeyondCompare'] } as const
  const t = faceOff('arthur', 'sinbad', { hand }).play('a1', 'attack', 'arthur').play('a1', 'commit', 'arthur.feint')
  expect(asked(t)).toEqual({ b1: { commit: ['sinbad.leapAway'], decline: true } })
  expect(t.why('b1', 'commit', 'sinbad.feint')).toEqual({ rule: '9.8', reason: 'notInHand' })
  const empty = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.feint'] } })
  empty.play('a1', 'attack', 'arthur').play('a1', 'commit', 'arthur.feint')
  expect(asked(empty)).toEqual({ b1: { decline: true } })
})

test('9.9 the defender knows attacker, target and the number of cards, but not the attack card', () => {
  const seenWith = (card: 'arthur.feint' | 'arthur.excalibur', boost: 'arthur.feint' | 'arthur.excalibur') => {
    const t = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.feint', 'arthur.excalibur'] } })
    t.play('a1', 'attack', 'arthur').play('a1', 'commit', card).play('a1', 'commitBoost', boost)
    expect(t.view('b1').facts['combat']).toMatchObject({ attacker: 'arthur', defender: 'sinbad', attackPlus: 0 })
    expect(t.view('b1')).toHaveProperty('zones.committedBoost.a1', { count: 1 })
    return JSON.stringify(t.view('b1'))
  }
  expect(seenWith('arthur.feint', 'arthur.excalibur')).toBe(seenWith('arthur.excalibur', 'arthur.feint'))
})

test('9.10 when both have chosen, all committed cards are turned up at the same moment', () => {
  const t = faceOff('arthur', 'sinbad', {
    hand: { a1: ['arthur.nobleSacrifice', 'arthur.excalibur', 'arthur.feint'], b1: ['sinbad.exploit'] },
  })
  t.play('a1', 'attack', 'arthur').play('a1', 'commit', 'arthur.nobleSacrifice')
  t.play('a1', 'commitBoost', 'arthur.excalibur').play('b1', 'commit', 'sinbad.exploit')
  expect(t.view('spectator').zones).toMatchObject({
    committed: { a1: { count: 0 }, b1: { count: 0 } },
    committedBoost: { a1: { count: 0 } },
    played: { a1: { cards: ['arthur.nobleSacrifice'] }, b1: { cards: ['sinbad.exploit'] } },
    playedBoost: { a1: { cards: ['arthur.excalibur'] } },
  })
})
