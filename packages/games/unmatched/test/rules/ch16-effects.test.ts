// Chapter 16: reading effects.

import { expect, test } from 'vitest'
import { asked, clash, duel, faceOff, names, teamGame, told } from './positions.ts'

test('16.1 effects are compulsory unless they say "may", and "up to N" allows 0', () => {
  const t = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.swiftStrike'] } })
  clash(t, 'arthur', 'arthur.swiftStrike')
  expect(t.choice('a1')['to']).toContain('s21')
  expect(t.choice('a1')).not.toHaveProperty('decline')
  t.play('a1', 'to', 's21')
  expect(t.all()).toMatchObject({ at: { arthur: 's21' }, step: 'turn.action' })
})

test('16.2 impossible parts are skipped, the rest still happens', () => {
  const t = faceOff('alice', 'sinbad', {
    at: { jabberwock: 'none' },
    size: 'big',
    hand: { a1: ['alice.madAsAHatter'] },
  })
  clash(t, 'alice', 'alice.madAsAHatter')
  expect(asked(t)).toEqual({ a1: { move: ['alice'], done: true } })
  t.play('a1', 'done')
  expect(t.all()).toMatchObject({ size: 'small', health: { sinbad: 10 } })
})

test("16.3 the owner of the effect chooses where another player's fighter goes", () => {
  const t = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.skirmish'] } })
  clash(t, 'arthur', 'arthur.skirmish').play('a1', 'move', 'sinbad').play('a1', 'to', 's24')
  expect(t.all()).toHaveProperty('at.sinbad', 's24')
})

test('16.3 "each of your fighters" are those of the seat, not a teammate\'s, one after another in an order chosen', () => {
  const t = teamGame({
    turn: 'a2',
    at: { alice: 's19', jabberwock: 's18', merlin: 's23' },
    hand: { a2: ['alice.madAsAHatter'] },
  })
  clash(t, 'alice', 'alice.madAsAHatter', undefined, ['a2', 'b1'])
  expect(asked(t)).toEqual({ a2: { move: ['alice', 'jabberwock'], done: true } })
  t.play('a2', 'move', 'jabberwock').play('a2', 'to', 's29') // past Merlin
  expect(asked(t)).toEqual({ a2: { move: ['alice'], done: true } })
})

test('16.4 placing knows no path; the space must be empty and another', () => {
  const t = faceOff('sinbad', 'alice', { hand: { a1: ['sinbad.exploit'], b1: ['alice.lookingGlass'] } })
  clash(t, 'sinbad', 'sinbad.exploit', 'alice.lookingGlass').play('b1', 'pair', 'place-recover')
  expect(t.choice('b1')['to']).toHaveLength(38 - 4)
  expect(t.why('b1', 'to', 's20')).toEqual({ rule: '16.4', reason: 'spaceTaken' })
  expect(t.why('b1', 'to', 's21')).toEqual({ rule: '16.4', reason: 'spaceTaken' })
  expect(t.why('b1', 'to', 'm1')).toEqual({ rule: '3.1', reason: 'otherBoard' })
  t.play('b1', 'to', 's38')
  expect(t.all()).toHaveProperty('at.alice', 's38')
})

test('16.4 placing changes the space for 16.8', () => {
  const t = faceOff('sinbad', 'alice', {
    size: 'big',
    hand: { a1: ['sinbad.exploit', 'sinbad.leapAway'], b1: ['alice.lookingGlass', 'alice.momentousShift'] },
  })
  clash(t, 'sinbad', 'sinbad.exploit', 'alice.lookingGlass')
  t.play('b1', 'pair', 'place-recover').play('b1', 'to', 's24')
  clash(t, 'sinbad', 'sinbad.leapAway', 'alice.momentousShift')
  expect(t.news('a1')).toContainEqual({ key: 'combatValues', rule: '10.4', data: { attack: 4, defense: 5 } })
})

test('16.5 effect damage ignores defense and hits the other fighter wherever it stands now', () => {
  const t = faceOff('sinbad', 'alice', {
    size: 'small',
    hand: { a1: ['sinbad.voyageManEatingApes'], b1: ['alice.imLateImLate'] },
  })
  clash(t, 'sinbad', 'sinbad.voyageManEatingApes', 'alice.imLateImLate') // 2 − 3
  t.play('b1', 'to', 's9')
  expect(t.all()).toMatchObject({ health: { alice: 11 }, at: { alice: 's9' } })
})

test('16.5 if the opposing fighter is defeated nothing happens', () => {
  const t = faceOff('sinbad', 'medusa', {
    at: { medusa: 's34', harpy1: 's20' },
    hand: { a1: ['sinbad.voyageManEatingApes'] },
  })
  clash(t, 'sinbad', 'sinbad.voyageManEatingApes')
  expect(told(t, 'b1').filter(key => key === 'damaged')).toHaveLength(1)
})

test('16.6 Feint cancels all effects of the other card, at all timings; value and boost stay', () => {
  const t = faceOff('alice', 'arthur', {
    at: { arthur: 's1', merlin: 's20' },
    size: 'small',
    hand: { a1: ['alice.feint'], b1: ['arthur.bewilderment'] },
  })
  clash(t, 'alice', 'alice.feint', 'arthur.bewilderment') // neither the protection during nor the placing after
  expect(t.all()).toMatchObject({ health: { merlin: 5 }, step: 'turn.action' })
  const voyage = faceOff('sinbad', 'alice', {
    size: 'big',
    hand: { a1: ['sinbad.voyageHome'], b1: ['alice.feint'] },
    discard: { a1: ['sinbad.voyageGiantSnakes', 'sinbad.voyageIslandWhale'] },
  })
  clash(voyage, 'sinbad', 'sinbad.voyageHome', 'alice.feint')
  expect(voyage.all()).toMatchObject({ health: { alice: 13 }, zones: { hand: { a1: [] } } }) // 2 − 2, nothing taken back
})

test("16.6 hero abilities are not cancelled: Alice's bonus stays", () => {
  const t = faceOff('alice', 'sinbad', { size: 'big', hand: { a1: ['alice.oFrabjousDay'], b1: ['sinbad.feint'] } })
  clash(t, 'alice', 'alice.oFrabjousDay', 'sinbad.feint')
  expect(t.all()).toMatchObject({ health: { sinbad: 11 }, size: 'big' }) // 4 + 2 − 2, and no change of size
})

test("16.6.1 two Feints: the defender's cancels the attacker's, and an Arthur boost is lost", () => {
  const t = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.feint', 'arthur.excalibur'], b1: ['sinbad.feint'] } })
  t.play('a1', 'attack', 'arthur').play('a1', 'commit', 'arthur.feint').play('a1', 'commitBoost', 'arthur.excalibur')
  t.play('b1', 'commit', 'sinbad.feint')
  expect(t.all()).toMatchObject({
    health: { sinbad: 15 }, // 2 − 2
    zones: { discard: { a1: ['arthur.feint', 'arthur.excalibur'] } }, // the boost went first
  })
})

test('16.6.2 with a cancelled "you may boost" nobody is asked and no card is spent', () => {
  const t = faceOff('medusa', 'sinbad', { hand: { a1: ['medusa.secondShot', 'medusa.dash'], b1: ['sinbad.feint'] } })
  clash(t, 'medusa', 'medusa.secondShot', 'sinbad.feint')
  expect(t.all()).toMatchObject({
    health: { sinbad: 14 },
    zones: { hand: { a1: ['medusa.dash'] } },
    step: 'turn.action',
  })
})

test('16.6.3 a cancel against no card does nothing', () => {
  const t = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.feint'] } })
  clash(t, 'arthur', 'arthur.feint')
  expect(told(t, 'a1')).not.toContain('cancelled')
  expect(t.all()).toHaveProperty('health.sinbad', 13)
})

test('16.7 "your opponent" is the seat of the other fighter', () => {
  const t = faceOff('sinbad', 'medusa', {
    at: { sinbad: 's34', porter: 's21' },
    hand: { a1: ['sinbad.exploit', 'sinbad.feint'], b1: ['medusa.hissAndSlither', 'medusa.dash'] },
  })
  clash(t, 'porter', 'sinbad.exploit', 'medusa.hissAndSlither')
  expect(asked(t)).toEqual({ a1: { discard: ['sinbad.feint'] } })
})

test('16.8 who stands elsewhere than when this turn began counts, whoever moved it and whose turn it is', () => {
  const t = faceOff('arthur', 'sinbad', {
    hand: { a1: ['arthur.commandTheStorms', 'arthur.skirmish'], b1: ['sinbad.momentousShift'] },
  })
  t.play('a1', 'scheme', 'arthur.commandTheStorms')
  t.play('a1', 'move', 'sinbad').play('a1', 'to', 's24').play('a1', 'done')
  clash(t, 'arthur', 'arthur.skirmish', 'sinbad.momentousShift')
  expect(t.news('a1')).toContainEqual({ key: 'combatValues', rule: '10.4', data: { attack: 4, defense: 5 } })
  expect(t.all()).toMatchObject({ health: { sinbad: 15 }, actionsLeft: 2, turn: 'b1' })
})

test('16.8 leaving and coming back is no move', () => {
  const t = faceOff('alice', 'sinbad', { size: 'small', hand: { a1: ['alice.momentousShift'] } })
  t.play('a1', 'maneuver').play('a1', 'decline').play('a1', 'move', 'alice').play('a1', 'to', 's21').play('a1', 'done')
  clash(t, 'alice', 'alice.momentousShift')
  expect(t.all()).toHaveProperty('health.sinbad', 12) // 3, not 5
})

test('16.9 "in X\'s zone" needs X on the board', () => {
  const t = teamGame({
    turn: 'b1',
    at: { medusa: 'none', harpy2: 'none' },
    hand: { b1: ['medusa.wingedFrenzy'] },
    stack: [{ step: 'turn.start', seat: 1 }],
  })
  expect(asked(t)).toEqual({ b1: { maneuver: true, scheme: ['medusa.wingedFrenzy'] } }) // no gaze
  t.play('b1', 'scheme', 'medusa.wingedFrenzy').play('b1', 'by', 'harpy1').play('b1', 'done')
  expect(t.all()).toMatchObject({ at: { harpy2: 'none' }, step: 'turn.action' })
})

test('16.10 the only legal fighter or space is taken without asking and noted in the log', () => {
  const t = duel('alice', 'arthur', {
    at: { alice: 's5', jabberwock: 's12', arthur: 's21', merlin: 's1' },
    hand: { a1: ['alice.jawsThatBite'], b1: ['arthur.divineIntervention'] },
  })
  clash(t, 'jabberwock', 'alice.jawsThatBite', 'arthur.divineIntervention').play('b1', 'to', 's24')
  expect(t.news('b1')).toContainEqual({ key: 'forcedFighter', rule: '16.10', data: { fighter: 'alice' } })
  expect(t.all()).toMatchObject({ health: { alice: 11 }, step: 'turn.action' })
})

test('16.10 choices of hidden cards are asked even when there is only one', () => {
  const t = faceOff('sinbad', 'medusa', {
    hand: { a1: ['sinbad.exploit', 'sinbad.feint'], b1: ['medusa.hissAndSlither'] },
  })
  t.play('a1', 'attack', 'sinbad').play('a1', 'commit', 'sinbad.exploit')
  expect(asked(t)).toEqual({ b1: { commit: ['medusa.hissAndSlither'], decline: true } })
  t.play('b1', 'commit', 'medusa.hissAndSlither')
  expect(asked(t)).toEqual({ a1: { discard: ['sinbad.feint'] } })
})

test('16.11 the order of sentences is binding: first the draws, then the size', () => {
  const t = faceOff('alice', 'arthur', { size: 'big', hand: { a1: ['alice.drinkMe'] } })
  t.play('a1', 'scheme', 'alice.drinkMe')
  const order = told(t, 'b1').filter(key => key === 'drew' || key === 'sizeChanged')
  expect(order).toEqual(['drew', 'sizeChanged'])
  const hatter = faceOff('alice', 'sinbad', { size: 'big', hand: { a1: ['alice.theOtherSideOfTheMushroom'] } })
  clash(hatter, 'alice', 'alice.theOtherSideOfTheMushroom')
  expect(hatter.all()).toMatchObject({ step: 'move.to', size: 'big' })
  expect(hatter.choice('a1')['to']).toEqual(expect.arrayContaining(names('s21 s24 s30')))
})
