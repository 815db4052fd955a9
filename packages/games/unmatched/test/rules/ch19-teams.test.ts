// Chapter 19: team play with three or four players.

import { LudotekaError } from '@ludoteka/kernel'
import { table } from '@ludoteka/kernel/testing'
import { expect, test } from 'vitest'
import { START_SPACES } from '../../content/boards.ts'
import { unmatched } from '../../index.ts'
import { asked, assigned, clash, idle, names, newTable, teamGame, told } from './positions.ts'

const FOUR = ['arthur', 'medusa', 'alice', 'sinbad'] as const

test('19.1 two teams of two seats; everybody controls only the own fighters', () => {
  const t = teamGame({ hand: { a1: ['arthur.feint'] }, at: { alice: 's19' } })
  expect(t.view('spectator').seats).toEqual(['a1', 'b1', 'a2', 'b2'])
  expect(asked(t)).toEqual({ a1: { maneuver: true, attack: ['arthur'] } })
  expect(t.why('a1', 'attack', 'alice')).toEqual({ rule: '9.3', reason: 'notYourFighter' })
  t.play('a1', 'maneuver').play('a1', 'decline')
  expect(asked(t)).toEqual({ a1: { move: ['arthur', 'merlin'], done: true } })
})

test('19.2 both boards have four start spaces', () => {
  expect(Object.values(START_SPACES).map(spaces => new Set(spaces).size)).toEqual([4, 4])
})

test('19.3 A1 on start space 1, B1 on 2, A2 on 3, B2 on 4, each with sidekicks and ability decisions', () => {
  const t = assigned(FOUR, { mode: 'team4', board: 'marmoreal' })
  expect(t.all()).toMatchObject({ at: { arthur: 'm13', medusa: 'none' }, waiting: ['a1'] })
  expect(t.why('a1', 'to', 'm11')).toEqual({ rule: '2.9', reason: 'startSpaceNeeded' })
  t.play('a1', 'to', 'm20')
  expect(t.all()).toMatchObject({ at: { medusa: 'm31' }, waiting: ['b1'] })
  t.play('b1', 'to', 'm30').play('b1', 'to', 'm29').play('b1', 'to', 'm28')
  expect(t.all()).toMatchObject({ at: { alice: 'm3' }, waiting: ['a2'] })
  t.play('a2', 'to', 'm2').play('a2', 'size', 'big')
  expect(t.all()).toMatchObject({ at: { sinbad: 'm11' }, waiting: ['b2'] })
  t.play('b2', 'to', 'm10')
  expect(t.all()).toMatchObject({ turn: 'a1', step: 'turn.action', waiting: ['a1'] })
})

test('19.3 heroes are picked in the order A1, B1, A2, B2, none twice', () => {
  const t = newTable({ mode: 'team4', board: 'sarpedon', firstPlayer: 'a1' })
  for (const [i, seat] of (['a1', 'b1', 'a2', 'b2'] as const).entries()) {
    expect(asked(t)).toEqual({ [seat]: { hero: FOUR.slice(i).toSorted() } })
    t.play(seat, 'hero', FOUR[i] ?? '')
  }
  expect(t.all()).toHaveProperty('hero', { a1: 'arthur', b1: 'medusa', a2: 'alice', b2: 'sinbad' })
  expect(() => assigned(['arthur', 'medusa', 'alice', 'alice'], { mode: 'team4' })).toThrow(LudotekaError)
})

test('19.3 the team that begins is set in the lobby or drawn; its first seat starts on space 1', () => {
  const t = assigned(FOUR, { mode: 'team4', firstPlayer: 'b1' })
  expect(t.all()).toMatchObject({ at: { medusa: 's20', arthur: 'none' }, waiting: ['b1'] })
  t.play('b1', 'to', 's18').play('b1', 'to', 's19').play('b1', 'to', 's23')
  expect(t.all()).toMatchObject({ at: { alice: 's32' }, waiting: ['a2'] })
  t.play('a2', 'to', 's36').play('a2', 'size', 'small').play('b2', 'to', 's1').play('a1', 'to', 's6')
  expect(t.all()).toMatchObject({ at: { sinbad: 's3', arthur: 's14' }, turn: 'b1' })
  const options = { mode: 'team4' }
  const first = Array.from(
    { length: 30 },
    (_, i) => table(unmatched, { options, seed: String(i) }).view('a1').facts['first'],
  )
  expect(new Set(first)).toEqual(new Set(['a1', 'b1']))
})

test('19.4 turn order A1, B1, A2, B2, repeated', () => {
  const t = teamGame({ at: { medusa: 's9' } })
  for (const seat of ['a1', 'b1', 'a2', 'b2', 'a1'] as const) {
    expect(t.all()).toMatchObject({ turn: seat, waiting: [seat] })
    idle(idle(t, seat), seat)
  }
})

test("19.5 a teammate's fighters may be walked through and cannot be attacked", () => {
  const t = teamGame({ at: { alice: 's24', jabberwock: 's31', merlin: 's11' }, hand: { a1: ['arthur.feint'] } })
  t.play('a1', 'attack', 'arthur')
  expect(t.all()).toHaveProperty('combat.defender', 'medusa') // the only target, although Alice is adjacent
  const walk = teamGame({ at: { alice: 's24', jabberwock: 's31', merlin: 's11' } })
  walk.play('a1', 'maneuver').play('a1', 'decline').play('a1', 'move', 'arthur')
  expect(asked(walk)).toEqual({ a1: { to: names('s21 s12 s5 s13 s10 s3 s4 s30 s35') } })
})

test('19.5 effects on "a fighter" or "each fighter" include them, "your fighters" do not', () => {
  const storms = teamGame({ hand: { a1: ['arthur.commandTheStorms'] } }).play('a1', 'scheme', 'arthur.commandTheStorms')
  const everybody = 'arthur merlin medusa harpy1 harpy2 harpy3 alice jabberwock sinbad porter'
  expect(asked(storms)).toEqual({ a1: { move: names(everybody), done: true } })
  const glance = teamGame({
    turn: 'b1',
    at: { medusa: 's23' },
    hand: { b1: ['medusa.aMomentaryGlance'] },
  }).play('b1', 'scheme', 'medusa.aMomentaryGlance')
  expect(asked(glance)).toEqual({ b1: { hurt: ['medusa', 'sinbad'] } })
  const frenzy = teamGame({ turn: 'b1', hand: { b1: ['medusa.wingedFrenzy'] } })
  frenzy.play('b1', 'scheme', 'medusa.wingedFrenzy').play('b1', 'by', 'medusa')
  expect(asked(frenzy)).toEqual({ b1: { move: ['harpy1', 'harpy2', 'harpy3', 'medusa'], done: true } })
})

test("19.6 a teammate sees the hand and the committed cards, not the deck; the choices remain the owner's", () => {
  const t = teamGame({ hand: { a1: ['arthur.feint', 'arthur.excalibur', 'arthur.regroup'] } })
  t.play('a1', 'attack', 'arthur').play('a1', 'commit', 'arthur.feint').play('a1', 'commitBoost', 'arthur.excalibur')
  expect(t.view('a2').zones).toMatchObject({
    hand: { a1: { cards: ['arthur.regroup'] } },
    committed: { a1: { cards: ['arthur.feint'] } },
    committedBoost: { a1: { cards: ['arthur.excalibur'] } },
  })
  expect(t.view('a2')).toHaveProperty('zones.deck.a1', { count: 27 })
  expect(t.view('b2')).toHaveProperty('zones.committed.a1', { count: 1 })
  expect(t.why('a2', 'decline')).toEqual({ rule: '22.1', reason: 'notYourDecision' })
})

test("19.6 a teammate sees an opponent's hand, the Prophecy cards and a searched deck with the owner", () => {
  const look = teamGame({
    turn: 'a2',
    at: { alice: 's19' },
    hand: { a2: ['alice.snickerSnack'], b1: ['medusa.dash', 'medusa.feint'] },
  })
  clash(look, 'alice', 'alice.snickerSnack', undefined, ['a2', 'b1'])
  for (const seat of ['a1', 'a2']) {
    expect(told(look, seat)).toContain('handShown')
    expect(look.view(seat)).toHaveProperty('zones.hand.b1', { count: 2, known: ['medusa.dash', 'medusa.feint'] })
  }
  const deck = teamGame({
    hand: { a1: ['arthur.prophecy', 'arthur.theLadyOfTheLake'] },
    deck: { a1: ['arthur.feint', 'arthur.regroup', 'arthur.skirmish', 'arthur.swiftStrike', 'rest'] },
  })
  deck.play('a1', 'scheme', 'arthur.prophecy')
  expect(told(deck, 'a2')).toContain('cardsLooked')
  expect(deck.view('a2')).toHaveProperty('zones.looked.a1.cards.length', 4)
  deck.play('a1', 'take', 'arthur.feint').play('a1', 'take', 'arthur.regroup').play('a1', 'putBack', 'arthur.skirmish')
  deck.play('a1', 'scheme', 'arthur.theLadyOfTheLake')
  expect(told(deck, 'a2')).toContain('deckShown')
})

test('19.7 in combat only the owners of the two fighters choose cards', () => {
  const t = teamGame({
    hand: { a1: ['arthur.feint'], a2: ['alice.feint'], b1: ['medusa.feint'], b2: ['sinbad.feint'] },
  })
  t.play('a1', 'attack', 'arthur')
  expect(asked(t)).toEqual({ a1: { commit: ['arthur.feint'] } })
  t.play('a1', 'commit', 'arthur.feint')
  expect(asked(t)).toEqual({ b1: { commit: ['medusa.feint'], decline: true } })
  expect(t.why('b2', 'commit', 'sinbad.feint')).toEqual({ rule: '22.1', reason: 'notYourDecision' })
})

test('19.8 a defeated hero is removed; its owner goes on with full turns while a sidekick stands', () => {
  const t = teamGame({
    actionsLeft: 1,
    at: { harpy1: 'none', harpy3: 'none', harpy2: 's11' },
    health: { medusa: 1 },
    hand: { a1: ['arthur.feint'], b1: ['medusa.clutchingClaws', 'medusa.gazeOfStone', 'medusa.snipe'] },
  })
  t.play('a1', 'attack', 'arthur').play('a1', 'target', 'medusa').play('a1', 'commit', 'arthur.feint')
  t.play('b1', 'decline')
  expect(t.all()).toMatchObject({ at: { medusa: 'none' }, result: { kind: 'open' }, turn: 'b1', actionsLeft: 2 })
  t.play('b1', 'attack', 'harpy2')
  expect(asked(t)).toEqual({ b1: { commit: ['medusa.clutchingClaws', 'medusa.snipe'] } })
  t.play('b1', 'commit', 'medusa.clutchingClaws').play('a1', 'decline')
  expect(t.all()).toMatchObject({ turn: 'b1', actionsLeft: 1, health: { arthur: 15 } })
})

test('19.8 a seat without fighters is out and takes no more turns', () => {
  const t = teamGame({
    at: { medusa: 'none', harpy1: 's20', harpy2: 'none', harpy3: 'none' },
    hand: { a1: ['arthur.feint'] },
  })
  clash(t, 'arthur', 'arthur.feint')
  expect(t.news('b2')).toContainEqual({ key: 'seatOut', rule: '19.8', data: { seat: 1 } })
  idle(t, 'a1')
  expect(t.all()).toMatchObject({ turn: 'a2', waiting: ['a2'], result: { kind: 'open' } })
})

test('19.9 with three players one of them plays both seats of a team, which one the lobby decides', () => {
  const doubled = (doubleSeatTeam: string) =>
    assigned(FOUR, { mode: 'team3', doubleSeatTeam }).view('a1').facts['doubleTeam']
  expect(doubled('a')).toBe('a')
  expect(doubled('b')).toBe('b')
  const drawn = Array.from(
    { length: 30 },
    (_, i) => table(unmatched, { options: { mode: 'team3' }, seed: String(i) }).view('a1').facts['doubleTeam'],
  )
  expect(new Set(drawn)).toEqual(new Set(['a', 'b']))
  expect(assigned(FOUR, { mode: 'team4' }).view('a1').facts['doubleTeam']).toBe('none')
})

test('19.9 the two seats keep separate decks, hands, piles and turns', () => {
  const t = teamGame({
    options: { mode: 'team3', doubleSeatTeam: 'a' },
    hand: { a1: ['arthur.prophecy'], a2: ['alice.feint'] },
  })
  t.play('a1', 'maneuver')
  expect(t.why('a1', 'boost', 'alice.feint')).toEqual({ rule: '7.1', reason: 'notInHand' })
  t.play('a1', 'boost', 'arthur.prophecy').play('a1', 'done')
  expect(t.all()).toMatchObject({
    zones: { discard: { a1: ['arthur.prophecy'], a2: [] }, hand: { a2: ['alice.feint'] } },
  })
  idle(t, 'a1')
  expect(t.all()).toMatchObject({ turn: 'b1' })
})

test('19.10 a team wins at once when both heroes of the other are defeated, whatever sidekicks stand', () => {
  const t = teamGame({
    at: { sinbad: 'none' },
    health: { medusa: 2 },
    hand: { a1: ['arthur.swiftStrike'] },
  })
  clash(t, 'arthur', 'arthur.swiftStrike')
  expect(t.all()).toMatchObject({
    at: { porter: 's34', harpy1: 's1' },
    result: { kind: 'won', winners: ['a1', 'a2'], rule: '19.10' },
    waiting: [],
  })
})

test('19.10 one hero of each team down: the game goes on', () => {
  const t = teamGame({ at: { alice: 'none' }, health: { medusa: 2 }, hand: { a1: ['arthur.feint'] } })
  clash(t, 'arthur', 'arthur.feint')
  expect(t.all()).toMatchObject({ at: { medusa: 'none' }, result: { kind: 'open' } })
})

test('19.10 should the last heroes of both teams fall together, the active team wins', () => {
  // Only with the later printings' check can both teams be without a hero when the end is looked for (23.1).
  const t = teamGame({
    turn: 'a2',
    options: { gameEndCheck: 'endOfAction' },
    at: { arthur: 'none', medusa: 'none', alice: 's5', jabberwock: 's12', sinbad: 's21' },
    health: { alice: 2, sinbad: 3 },
    hand: { a2: ['alice.jawsThatBite'] },
  })
  clash(t, 'jabberwock', 'alice.jawsThatBite', undefined, ['a2', 'b2'])
  expect(t.all()).toMatchObject({
    at: { alice: 'none', sinbad: 'none' },
    result: { winners: ['a1', 'a2'], reason: 'bothHeroesDefeated' },
  })
})

test('19.11 a seat that is out is skipped, the order of the others does not change', () => {
  const t = teamGame({ at: { alice: 'none', jabberwock: 'none', medusa: 's9' } })
  const seats = ['a1', 'b1', 'a2', 'b2']
  for (const [seat, next] of [
    ['a1', 'b1'],
    ['b1', 'b2'],
    ['b2', 'a1'],
    ['a1', 'b1'],
  ] as const) {
    idle(idle(t, seat), seat)
    const begun = t.news('spectator').filter(({ key }) => key === 'turnStarted')
    expect(begun).toEqual([{ key: 'turnStarted', rule: '4.1', data: { seat: seats.indexOf(next) } }])
  }
})

test('19.11 out in its own turn: the action is carried through, the rest of the turn is lost, the cards stay', () => {
  const nine = new Array(3).fill(['medusa.dash', 'medusa.feint', 'medusa.snipe'] as const).flat()
  const t = teamGame({
    turn: 'b1',
    at: { medusa: 'none', harpy2: 'none', harpy3: 'none' },
    hand: { b1: nine },
    discard: { b1: ['rest'] },
  })
  t.play('b1', 'maneuver')
  expect(t.all()).toMatchObject({ at: { harpy1: 'none' }, turn: 'a2', actionsLeft: 2, waiting: ['a2'] })
  expect(t.all()).toHaveProperty('zones.hand.b1.length', 9) // no discard to seven
  expect(t.view('a1')).toHaveProperty('zones.discard.b1.cards.length', 21)
})

test('19.12 an ability that names its hero stops with the hero: no gaze without Medusa', () => {
  const t = teamGame({ at: { medusa: 'none', harpy1: 's30' }, stack: [{ step: 'turn.start', seat: 1 }] })
  expect(t.all()).toMatchObject({ turn: 'b1', step: 'turn.action' })
})

test("19.12 Sinbad's bonus goes on for the Porter", () => {
  const t = teamGame({
    turn: 'b2',
    at: { sinbad: 'none', porter: 's7', merlin: 's6' },
    discard: { b2: ['sinbad.voyageHome', 'sinbad.voyageGiantSnakes'] },
  })
  t.play('b2', 'maneuver').play('b2', 'decline').play('b2', 'move', 'porter')
  expect(asked(t)).toEqual({ b2: { to: names('s7 s15 s17 s27 s33') } })
})

test('19.12 Winged Frenzy may be played by a Harpy without Medusa, but no Harpy returns', () => {
  const t = teamGame({ turn: 'b1', at: { medusa: 'none', harpy3: 'none' }, hand: { b1: ['medusa.wingedFrenzy'] } })
  t.play('b1', 'scheme', 'medusa.wingedFrenzy').play('b1', 'by', 'harpy1')
  t.play('b1', 'move', 'harpy1').play('b1', 'to', 's9').play('b1', 'done')
  expect(t.all()).toMatchObject({ at: { harpy1: 's9', harpy3: 'none' }, actionsLeft: 1 })
})

test('19.13 after-combat effects go on, also of a seat that has just lost its last fighter', () => {
  const t = teamGame({
    at: { medusa: 'none', harpy1: 's20', harpy2: 'none', harpy3: 'none' },
    hand: { a1: ['arthur.skirmish', 'arthur.feint'], b1: ['medusa.clutchingClaws'] },
  })
  clash(t, 'arthur', 'arthur.skirmish', 'medusa.clutchingClaws') // 4 − 3
  expect(t.all()).toMatchObject({ at: { harpy1: 'none' } })
  expect(asked(t)).toEqual({ a1: { discard: ['arthur.feint'] } })
  t.play('a1', 'discard', 'arthur.feint').play('a1', 'to', 's21')
  expect(t.all()).toMatchObject({
    zones: { discard: { a1: ['arthur.skirmish', 'arthur.feint'], b1: ['medusa.clutchingClaws'] } },
    actionsLeft: 1,
    waiting: ['a1'],
  })
})

test('19.13 a seat that lost its hero in its own turn takes its remaining actions with its sidekicks', () => {
  const t = teamGame({ turn: 'a2', health: { alice: 2 }, discard: { a2: ['rest'] } })
  t.play('a2', 'maneuver')
  expect(t.all()).toMatchObject({ at: { alice: 'none', jabberwock: 's37' }, health: { jabberwock: 6 } })
  t.play('a2', 'done')
  expect(t.all()).toMatchObject({ turn: 'a2', actionsLeft: 1, step: 'turn.action', waiting: ['a2'] })
})

test('19.14 "your opponent" is the seat in the combat, not its teammate', () => {
  const t = teamGame({
    hand: { a1: ['arthur.feint', 'arthur.skirmish'], a2: ['alice.feint'], b1: ['medusa.hissAndSlither'] },
  })
  clash(t, 'arthur', 'arthur.skirmish', 'medusa.hissAndSlither')
  expect(asked(t)).toEqual({ a1: { discard: ['arthur.feint'] } })
  expect(t.why('a2', 'discard', 'alice.feint')).toEqual({ rule: '22.1', reason: 'notYourDecision' })
})
