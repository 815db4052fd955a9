// Chapter 21: the decision points, each with who is asked, exactly which options, and whether declining is one.

import { actionsOf } from '@ludoteka/kernel'
import { type Table, table } from '@ludoteka/kernel/testing'
import { expect, test } from 'vitest'
import { unmatched } from '../../index.ts'
import { asked, assigned, clash, duel, faceOff, idle, names, newTable, teamGame } from './positions.ts'

const TURN_OF_A1 = [{ step: 'turn.start', seat: 0 }]
const COMPULSORY = { rule: '16.1', reason: 'compulsory' }

/** Every space of Sarpedon but these. */
function allBut(taken: string): string[] {
  const spaces = Array.from({ length: 38 }, (_, i) => `s${i + 1}`)
  return spaces.filter(space => !taken.split(' ').includes(space)).sort()
}

test('21 DP-01, DP-03 the lobby or chance decides board and player 1: nobody is asked', () => {
  expect(unmatched.options['board']).toMatchObject({ values: ['sarpedon', 'marmoreal', 'random'], initial: 'random' })
  expect(unmatched.options['firstPlayer']).toMatchObject({ values: ['random', 'a1', 'b1'], initial: 'random' })
  const t = newTable({})
  expect(Object.values(asked(t))).toEqual([{ hero: ['alice', 'arthur', 'medusa', 'sinbad'] }])
})

test('21 DP-02 each seat in order picks a hero not yet taken, and may not decline', () => {
  const t = newTable({ board: 'sarpedon', firstPlayer: 'b1' })
  expect(asked(t)).toEqual({ b1: { hero: ['alice', 'arthur', 'medusa', 'sinbad'] } })
  t.play('b1', 'hero', 'alice')
  expect(asked(t)).toEqual({ a1: { hero: ['arthur', 'medusa', 'sinbad'] } })
})

test('21 DP-04 the placing player puts each sidekick, and may not decline', () => {
  const t = assigned(['medusa', 'arthur'])
  expect(asked(t)).toEqual({ a1: { to: names('s18 s19 s23 s28 s29') } })
  t.play('a1', 'to', 's18')
  expect(asked(t)).toEqual({ a1: { to: names('s19 s23 s28 s29') } })
})

test("21 DP-05 Alice's owner says big or small, with her placement", () => {
  const t = assigned(['arthur', 'alice']).play('a1', 'to', 's19').play('b1', 'to', 's36')
  expect(asked(t)).toEqual({ b1: { size: ['big', 'small'] } })
})

test("21 DP-06 Medusa's owner may gaze at an opposing fighter in her zone", () => {
  const t = faceOff('medusa', 'arthur', { at: { arthur: 's24', merlin: 's35' }, stack: TURN_OF_A1 })
  expect(asked(t)).toEqual({ a1: { gaze: ['arthur', 'merlin'], decline: true } })
})

test('21 DP-07 the active player takes an action twice, and may not decline', () => {
  const t = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.feint', 'arthur.prophecy'] } })
  const actions = { a1: { maneuver: true, scheme: ['arthur.prophecy'], attack: ['arthur'] } }
  expect(asked(t)).toEqual(actions)
  idle(t, 'a1')
  expect(Object.keys(t.choice('a1'))).toEqual(['maneuver', 'scheme', 'attack'])
})

test('21 DP-08 before moving any card of the hand may boost', () => {
  const t = faceOff('arthur', 'sinbad', {
    hand: { a1: ['arthur.feint', 'arthur.feint', 'arthur.prophecy'] },
    deck: { a1: ['arthur.excalibur', 'rest'] },
  }).play('a1', 'maneuver')
  expect(asked(t)).toEqual({ a1: { boost: ['arthur.excalibur', 'arthur.feint', 'arthur.prophecy'], decline: true } })
})

test('21 DP-09 the next fighter not yet moved and its destination, or finished', () => {
  const t = duel('arthur', 'sinbad', { at: { arthur: 's7', merlin: 's37', sinbad: 's1' } })
  t.play('a1', 'maneuver').play('a1', 'decline')
  expect(asked(t)).toEqual({ a1: { move: ['arthur', 'merlin'], done: true } })
  t.play('a1', 'move', 'arthur')
  expect(asked(t)).toEqual({ a1: { to: names('s7 s6 s15 s14 s17') } })
  t.play('a1', 'to', 's6')
  expect(asked(t)).toEqual({ a1: { move: ['merlin'], done: true } })
})

test('21 DP-10 a scheme card, then a fighter who may play it', () => {
  const t = faceOff('medusa', 'arthur', { hand: { a1: ['medusa.wingedFrenzy', 'medusa.aMomentaryGlance'] } })
  expect(asked(t)).toEqual({ a1: { maneuver: true, scheme: ['medusa.aMomentaryGlance', 'medusa.wingedFrenzy'] } })
  t.play('a1', 'scheme', 'medusa.wingedFrenzy')
  expect(asked(t)).toEqual({ a1: { by: ['harpy1', 'harpy2', 'harpy3', 'medusa'] } })
})

test('21 DP-11 an attacker, then a target in its reach', () => {
  const t = faceOff('arthur', 'medusa', {
    at: { harpy1: 's24', merlin: 's31' },
    hand: { a1: ['arthur.feint'] },
  })
  expect(asked(t)).toEqual({ a1: { maneuver: true, attack: ['arthur', 'merlin'] } })
  t.play('a1', 'attack', 'arthur')
  expect(asked(t)).toEqual({ a1: { target: ['harpy1', 'medusa'] } })
})

test('21 DP-12 an attack card of the attacker, and for Arthur none or one other card', () => {
  const t = faceOff('arthur', 'sinbad', {
    hand: { a1: ['arthur.feint', 'arthur.theHolyGrail', 'arthur.aidTheChosenOne', 'arthur.excalibur'] },
  }).play('a1', 'attack', 'arthur')
  expect(asked(t)).toEqual({ a1: { commit: ['arthur.excalibur', 'arthur.feint'] } })
  t.play('a1', 'commit', 'arthur.excalibur')
  expect(asked(t)).toEqual({
    a1: { commitBoost: ['arthur.aidTheChosenOne', 'arthur.feint', 'arthur.theHolyGrail'], decline: true },
  })
})

test('21 DP-13 none, or a defense card of the defender; always asked', () => {
  const question = (b1: readonly ('sinbad.feint' | 'sinbad.leapAway' | 'sinbad.byFortuneAndFate')[]) => {
    const t = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.feint'], b1 } })
    return asked(t.play('a1', 'attack', 'arthur').play('a1', 'commit', 'arthur.feint'))
  }
  expect(question(['sinbad.feint', 'sinbad.leapAway', 'sinbad.byFortuneAndFate'])).toEqual({
    b1: { commit: ['sinbad.feint', 'sinbad.leapAway'], decline: true },
  })
  expect(question(['sinbad.byFortuneAndFate'])).toEqual({ b1: { decline: true } })
  expect(question([])).toEqual({ b1: { decline: true } })
})

test('21 DP-14 Noble Sacrifice and Second Shot may be boosted with any card of the hand', () => {
  const noble = faceOff('arthur', 'sinbad', {
    hand: { a1: ['arthur.nobleSacrifice', 'arthur.prophecy', 'arthur.feint'] },
  })
  clash(noble, 'arthur', 'arthur.nobleSacrifice')
  expect(asked(noble)).toEqual({ a1: { boost: ['arthur.feint', 'arthur.prophecy'], decline: true } })
  expect(noble.why('a1', 'boost', 'arthur.excalibur')).toEqual({ rule: '7.4', reason: 'notInHand' })
  const shot = faceOff('medusa', 'sinbad', { hand: { a1: ['medusa.secondShot', 'medusa.wingedFrenzy'] } })
  clash(shot, 'medusa', 'medusa.secondShot')
  expect(asked(shot)).toEqual({ a1: { boost: ['medusa.wingedFrenzy'], decline: true } })
})

test('21 DP-15 a move effect asks for a destination, the own space among them', () => {
  const t = faceOff('sinbad', 'arthur', {
    at: { sinbad: 's7', arthur: 's6', porter: 's1', merlin: 's2' },
    hand: { a1: ['sinbad.toilAndDanger'] },
  })
  clash(t, 'sinbad', 'sinbad.toilAndDanger')
  expect(asked(t)).toEqual({ a1: { to: names('s7 s15 s17 s27') } })
})

test('21 DP-16 the winner picks a surviving combatant, compulsorily, then its destination', () => {
  const t = faceOff('sinbad', 'arthur', { hand: { a1: ['sinbad.leapAway'] } })
  clash(t, 'sinbad', 'sinbad.leapAway')
  expect(asked(t)).toEqual({ a1: { move: ['arthur', 'sinbad'] } })
  expect(t.why('a1', 'decline')).toEqual(COMPULSORY)
  expect(t.why('a1', 'move', 'merlin')).toEqual({ rule: '18.1.1', reason: 'notInThisCombat' })
  t.play('a1', 'move', 'arthur')
  expect(t.choice('a1')['to']).toContain('s20') // distance 0
})

test('21 DP-17 Looking Glass: one of six ordered pairs', () => {
  const t = faceOff('sinbad', 'alice', { hand: { a1: ['sinbad.exploit'], b1: ['alice.lookingGlass'] } })
  clash(t, 'sinbad', 'sinbad.exploit', 'alice.lookingGlass')
  const pairs = names('draw-recover draw-place recover-draw recover-place place-draw place-recover')
  expect(asked(t)).toEqual({ b1: { pair: pairs } })
  expect(t.why('b1', 'decline')).toEqual(COMPULSORY)
})

test('21 DP-18 placing asks for an empty space; Bewilderment may be declined, Looking Glass not', () => {
  const merlin = faceOff('medusa', 'arthur', {
    at: { arthur: 's1', merlin: 's20' },
    hand: { a1: ['medusa.snipe'], b1: ['arthur.bewilderment'] },
  })
  clash(merlin, 'medusa', 'medusa.snipe', 'arthur.bewilderment')
  expect(asked(merlin)).toEqual({ b1: { to: allBut('s1 s20 s21 s7 s6 s14'), decline: true } })
  const alice = faceOff('sinbad', 'alice', { hand: { a1: ['sinbad.exploit'], b1: ['alice.lookingGlass'] } })
  clash(alice, 'sinbad', 'sinbad.exploit', 'alice.lookingGlass').play('b1', 'pair', 'place-draw')
  expect(asked(alice)).toEqual({ b1: { to: allBut('s20 s21 s1 s7') } })
  expect(alice.why('b1', 'decline')).toEqual(COMPULSORY)
})

test('21 DP-19 Jaws That Bite and A Momentary Glance ask for a fighter, friend or foe', () => {
  const jaws = duel('alice', 'arthur', {
    at: { alice: 's5', jabberwock: 's12', arthur: 's21', merlin: 's1' },
    hand: { a1: ['alice.jawsThatBite'] },
  })
  clash(jaws, 'jabberwock', 'alice.jawsThatBite')
  expect(asked(jaws)).toEqual({ a1: { hurt: ['alice', 'arthur'] } })
  expect(jaws.why('a1', 'hurt', 'merlin')).toEqual({ rule: '18.2.1', reason: 'notNextToJabberwock' })
  expect(jaws.why('a1', 'decline')).toEqual(COMPULSORY)
  const glance = faceOff('medusa', 'arthur', {
    at: { arthur: 's24', harpy1: 's5' },
    hand: { a1: ['medusa.aMomentaryGlance'] },
  }).play('a1', 'scheme', 'medusa.aMomentaryGlance')
  expect(asked(glance)).toEqual({ a1: { hurt: ['arthur', 'harpy1', 'medusa'] } })
  expect(glance.why('a1', 'hurt', 'merlin')).toEqual({ rule: '18.3.5', reason: 'outsideMedusasZone' })
})

test("21 DP-20 Restless Spirits: a space of Merlin's zones, then one adjacent to it", () => {
  const t = faceOff('arthur', 'sinbad', { at: { merlin: 's22' }, hand: { a1: ['arthur.restlessSpirits'] } })
  t.play('a1', 'scheme', 'arthur.restlessSpirits')
  const zones = 's5 s12 s13 s16 s21 s22 s24 s25 s6 s7 s14 s26 s30 s31 s32 s34 s35 s36'
  expect(asked(t)).toEqual({ a1: { to: names(zones) } })
  expect(t.why('a1', 'to', 's20')).toEqual({ rule: '18.1.5', reason: 'outsideMerlinsZone' })
  t.play('a1', 'to', 's36')
  expect(asked(t)).toEqual({ a1: { to: names('s32 s35 s37') } })
  expect(t.why('a1', 'to', 's38')).toEqual({ rule: '18.1.5', reason: 'notAdjacent' })
})

test('21 DP-21 the combat opponent discards a card of the own hand, compulsorily', () => {
  const hiss = faceOff('sinbad', 'medusa', {
    hand: { a1: ['sinbad.leapAway', 'sinbad.feint', 'sinbad.regroup'], b1: ['medusa.hissAndSlither'] },
  })
  clash(hiss, 'sinbad', 'sinbad.leapAway', 'medusa.hissAndSlither')
  expect(asked(hiss)).toEqual({ a1: { discard: ['sinbad.feint', 'sinbad.regroup'] } })
  expect(hiss.why('a1', 'decline')).toEqual(COMPULSORY)
  expect(hiss.why('a1', 'discard', 'sinbad.exploit')).toEqual({ rule: '15.5', reason: 'notInHand' })
  const claws = faceOff('medusa', 'sinbad', {
    at: { medusa: 's7', harpy1: 's21' },
    hand: { a1: ['medusa.clutchingClaws'], b1: ['sinbad.feint', 'sinbad.regroup'] },
  })
  clash(claws, 'harpy1', 'medusa.clutchingClaws')
  expect(asked(claws)).toEqual({ b1: { discard: ['sinbad.feint', 'sinbad.regroup'] } })
})

test("21 DP-22 Snicker-Snack won: Alice's owner names any card of the opponent's hand", () => {
  const t = faceOff('alice', 'sinbad', {
    hand: { a1: ['alice.snickerSnack'], b1: ['sinbad.feint', 'sinbad.exploit', 'sinbad.voyageHome'] },
  })
  clash(t, 'alice', 'alice.snickerSnack')
  expect(asked(t)).toEqual({ a1: { discard: ['sinbad.exploit', 'sinbad.feint', 'sinbad.voyageHome'] } })
  expect(t.why('a1', 'decline')).toEqual(COMPULSORY)
})

test('21 DP-23 Prophecy: two of the top four, then the order of the other two', () => {
  const t = faceOff('arthur', 'sinbad', {
    hand: { a1: ['arthur.prophecy'] },
    deck: { a1: ['arthur.feint', 'arthur.excalibur', 'arthur.skirmish', 'arthur.regroup', 'rest'] },
  }).play('a1', 'scheme', 'arthur.prophecy')
  expect(asked(t)).toEqual({ a1: { take: ['arthur.excalibur', 'arthur.feint', 'arthur.regroup', 'arthur.skirmish'] } })
  expect(t.why('a1', 'take', 'arthur.bewilderment')).toEqual({ rule: '18.1.6', reason: 'notAmongTheCards' })
  expect(t.why('a1', 'decline')).toEqual(COMPULSORY)
  t.play('a1', 'take', 'arthur.excalibur')
  expect(asked(t)).toEqual({ a1: { take: ['arthur.feint', 'arthur.regroup', 'arthur.skirmish'] } })
  t.play('a1', 'take', 'arthur.skirmish')
  expect(asked(t)).toEqual({ a1: { putBack: ['arthur.feint', 'arthur.regroup'] } })
  t.play('a1', 'putBack', 'arthur.feint')
  expect(t.all()).toMatchObject({
    zones: { hand: { a1: ['arthur.skirmish', 'arthur.excalibur'] } },
    step: 'turn.action',
  })
  expect(t.all()).toHaveProperty('zones.deck.a1.0', 'arthur.regroup')
  expect(t.all()).toHaveProperty('zones.deck.a1.1', 'arthur.feint')
})

/** After "finished" nobody else moves, and the turn goes on. */
function finishes(t: Table, seat: string, movers: string): void {
  expect(asked(t)).toEqual({ [seat]: { move: names(movers), done: true } })
  const { at } = t.view('spectator').facts
  t.play(seat, 'done')
  expect(t.view('spectator').facts['at']).toEqual(at)
}

test('21 DP-24 effects that move several fighters ask for the next one, or finished', () => {
  const hatter = faceOff('alice', 'sinbad', { hand: { a1: ['alice.madAsAHatter'] } })
  finishes(clash(hatter, 'alice', 'alice.madAsAHatter'), 'a1', 'alice jabberwock')
  const hounds = faceOff('medusa', 'sinbad', {
    at: { medusa: 's7', harpy1: 's21', harpy2: 'none' },
    hand: { a1: ['medusa.theHoundsOfMightyZeus'] },
  })
  finishes(clash(hounds, 'harpy1', 'medusa.theHoundsOfMightyZeus'), 'a1', 'harpy1 harpy3')
  const frenzy = faceOff('medusa', 'sinbad', { hand: { a1: ['medusa.wingedFrenzy'] } })
  frenzy.play('a1', 'scheme', 'medusa.wingedFrenzy').play('a1', 'by', 'medusa')
  finishes(frenzy, 'a1', 'medusa harpy1 harpy2 harpy3')
  const storms = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.commandTheStorms'] } })
  finishes(storms.play('a1', 'scheme', 'arthur.commandTheStorms'), 'a1', 'arthur merlin sinbad porter')
})

test("21 DP-25 a returning Harpy goes to an empty space of Medusa's zone, compulsorily", () => {
  const t = faceOff('medusa', 'arthur', { at: { harpy2: 'none' }, hand: { a1: ['medusa.wingedFrenzy'] } })
  t.play('a1', 'scheme', 'medusa.wingedFrenzy').play('a1', 'by', 'medusa').play('a1', 'done')
  expect(asked(t)).toEqual({ a1: { to: names('s5 s12 s13 s16 s22 s24 s25 s26 s30 s31 s32 s34 s35 s36') } })
  expect(t.why('a1', 'decline')).toEqual(COMPULSORY)
  expect(t.why('a1', 'to', 's3')).toEqual({ rule: '18.3.4', reason: 'outsideMedusasZone' })
})

test('21 DP-26 at the end of the turn exactly so many cards as there are above seven', () => {
  const t = faceOff('arthur', 'sinbad', {
    hand: {
      a1: [
        'arthur.feint',
        'arthur.feint',
        'arthur.feint',
        'arthur.regroup',
        'arthur.regroup',
        'arthur.regroup',
        'arthur.skirmish',
        'arthur.skirmish',
      ],
    },
    deck: { a1: ['arthur.skirmish', 'rest'] },
    actionsLeft: 1,
  })
  idle(t, 'a1')
  expect(t.all()).toHaveProperty('zones.hand.a1.length', 9)
  expect(asked(t)).toEqual({ a1: { setAside: ['arthur.feint', 'arthur.regroup', 'arthur.skirmish'] } })
  expect(t.why('a1', 'decline')).toEqual({ rule: '4.6', reason: 'mustDiscard' })
  t.play('a1', 'setAside', 'arthur.feint').play('a1', 'setAside', 'arthur.feint')
  expect(asked(t)).toEqual({ a1: { done: true } })
})

test('21.1 the random discard is drawn by the server and can be seeded', () => {
  const hand = { a1: ['sinbad.voyageEyesOfCoals'], b1: ['arthur.feint', 'arthur.regroup', 'arthur.excalibur'] } as const
  const queued = faceOff('sinbad', 'arthur', { hand, random: ['arthur.regroup'] })
  clash(queued, 'sinbad', 'sinbad.voyageEyesOfCoals')
  expect(queued.all()).toMatchObject({ zones: { discard: { b1: ['arthur.regroup'] } }, step: 'turn.action' })
  const drawn = () => clash(faceOff('sinbad', 'arthur', { hand }), 'sinbad', 'sinbad.voyageEyesOfCoals').all()
  expect(drawn()).toEqual(drawn())
})

test('21.1 shuffles, board, heroes and first player come from the seed', () => {
  const dealt = (seed: string) => table(unmatched, { seed, options: { heroPick: 'random' } }).all()
  expect(dealt('one')).toEqual(dealt('one'))
  expect(dealt('one')).not.toEqual(dealt('two'))
})

/** 21.2: decline, finish, maneuver, or the first legal option. */
function safeDefault(t: Table): void {
  const [seat = ''] = t.view('spectator').waiting
  const choice = t.choice(seat)
  const plain = ['decline', 'done', 'maneuver'].find(verb => choice[verb] === true)
  if (plain !== undefined) {
    t.play(seat, plain)
    return
  }
  const [first] = actionsOf(0, choice)
  t.play(seat, first?.verb ?? '', first?.arg)
}

test('21.2 the safe defaults are always on offer: a whole game can be played on them', () => {
  for (const mode of ['duel', 'team4']) {
    const t = table(unmatched, { options: { mode } })
    for (let n = 0; n < 5000 && t.state.result.kind === 'open'; n++) safeDefault(t)
    expect(t.state.result.kind).toBe('won') // by exhaustion, since nobody ever attacks
  }
})

test('21.3 with an empty hand nobody is asked to boost or to discard', () => {
  const maneuver = faceOff('arthur', 'sinbad', { discard: { a1: ['rest'] } }).play('a1', 'maneuver')
  expect(asked(maneuver)).toEqual({ a1: { move: ['arthur', 'merlin'], done: true } }) // DP-08
  const shot = clash(
    faceOff('medusa', 'sinbad', { hand: { a1: ['medusa.secondShot'] } }),
    'medusa',
    'medusa.secondShot',
  )
  expect(shot.all()).toMatchObject({ health: { sinbad: 12 }, step: 'turn.action' }) // DP-14
  const claws = faceOff('medusa', 'sinbad', {
    at: { medusa: 's7', harpy1: 's21' },
    hand: { a1: ['medusa.clutchingClaws'] },
  })
  expect(clash(claws, 'harpy1', 'medusa.clutchingClaws').all()).toHaveProperty('step', 'turn.action') // DP-21
})

test('21.3 without a target there is no gaze, and with nobody left to move the maneuver is over', () => {
  expect(faceOff('medusa', 'arthur', { stack: TURN_OF_A1 }).all()).toHaveProperty('step', 'turn.action') // DP-06
  const t = duel('arthur', 'sinbad', { at: { arthur: 's7', merlin: 'none', sinbad: 's1' } })
  t.play('a1', 'maneuver').play('a1', 'decline').play('a1', 'move', 'arthur').play('a1', 'to', 's15')
  expect(t.all()).toMatchObject({ step: 'turn.action', actionsLeft: 1 })
})

test('21.3 the defense question is never skipped', () => {
  const t = teamGame({ hand: { a1: ['arthur.feint'] } })
  t.play('a1', 'attack', 'arthur').play('a1', 'commit', 'arthur.feint')
  expect(asked(t)).toEqual({ b1: { decline: true } })
})
