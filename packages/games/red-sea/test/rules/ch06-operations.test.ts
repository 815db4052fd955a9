// Chapter 6: operations.

import { expect, test } from 'vitest'
import { asked, NUCLEAR_WAR, names, playEvent, position, type Setting, told, withCard } from '../positions.ts'

/** The USSR uses a card of its own for one kind of operation. */
function operate(
  kind: 'place' | 'realign' | 'coup',
  setting: Setting = {},
  card: 'theLionFalters' | 'f5eDelivery' = 'theLionFalters',
) {
  const t = withCard(card, setting).play('ussr', 'operations', card)
  return 'operation' in t.choice('ussr') ? t.play('ussr', 'operation', kind) : t
}

test('6.0 all points go to one kind, and every point that can be spent must be', () => {
  const t = operate('place').play('ussr', 'place', 'somalia')
  expect(t.why('ussr', 'done')).toEqual({ rule: '6.0', reason: 'mustSpend' })
  t.play('ussr', 'place', 'somalia')
  expect(asked(t)).toEqual({ ussr: { done: true } })
})

test('6.0 points that can’t be spent are lost', () => {
  const t = operate('place', { us: { seaLanes: 4, sudan: 1 }, ussr: {}, facts: { afghanistan: { ussr: true } } })
  expect(asked(t)).toEqual({ ussr: { done: true } })
  expect(told(t.play('ussr', 'done'), 'us')).toContain('opsLost')
})

test('6.1.1 reach is what the side had and its neighbours when the action round began', () => {
  const t = operate('place', { ussr: { yemen: 1 } })
  expect(asked(t)).toEqual({ ussr: { place: names('yemen saudiArabia seaLanes') } })
  t.play('ussr', 'place', 'saudiArabia')
  expect(t.why('ussr', 'place', 'oman')).toEqual({ rule: '6.1.1', reason: 'outOfReach' })
})

test('6.1.1 an event first neither widens nor narrows the reach', () => {
  const t = withCard('sovietsAirliftCubans', { by: 'us', us: { sudan: 1 }, ussr: {} })
  t.play('us', 'operations', 'sovietsAirliftCubans').play('us', 'eventFirst')
  expect(t.all()).toMatchObject({ usInfluence: { sudan: 0 } })
  expect(asked(t)).toEqual({ us: { place: names('sudan egypt ethiopia somalia seaLanes') } })
})

test('6.1.2 each influence costs 2 where the opponent is in control, read anew every time', () => {
  const t = operate('place', { us: { sudan: 1 }, ussr: { egypt: 1 } }, 'f5eDelivery').play('ussr', 'place', 'sudan')
  t.play('ussr', 'place', 'sudan')
  expect(t.all()).toMatchObject({ ussrInfluence: { sudan: 2 } })
  expect(asked(t)).toEqual({ ussr: { done: true } })
  const poor = operate('place', { us: { seaLanes: 4 }, ussr: { somalia: 1 } }).play('ussr', 'place', 'somalia')
  expect(poor.why('ussr', 'place', 'seaLanes')).toEqual({ rule: '6.1.2', reason: 'tooExpensive' })
})

test('6.1.3, 6.1.4 points may be spread over both regions and the Sea Lanes, which are always in reach', () => {
  const t = operate('place', {}, 'f5eDelivery')
  t.play('ussr', 'place', 'somalia')
    .play('ussr', 'place', 'southYemen')
    .play('ussr', 'place', 'seaLanes')
    .play('ussr', 'done')
  expect(t.all()).toMatchObject({ ussrInfluence: { somalia: 2, southYemen: 2, seaLanes: 1 } })
})

test('6.1.6 influence of both sides is public', () => {
  expect(position({ hand: { ussr: ['detente'] } }).view('spectator').facts).toMatchObject({
    usInfluence: { ethiopia: 1 },
    ussrInfluence: { somalia: 1 },
  })
})

test('6.2.1 realignment needs opponent influence in the target, nothing else; the same country again', () => {
  const t = operate('realign', { us: { oman: 5 }, ussr: {}, random: [1, 1, 1, 1] })
  expect(asked(t)).toEqual({ ussr: { realign: ['oman'] } })
  expect(t.why('ussr', 'realign', 'kenya')).toEqual({ rule: '6.2.1', reason: 'noOpponentInfluence' })
  t.play('ussr', 'realign', 'oman')
  expect(asked(t)).toEqual({ ussr: { realign: ['oman'] } })
  expect(t.play('ussr', 'realign', 'oman').all()).toMatchObject({ waiting: ['us'] })
})

test('6.2.2 the higher total removes the difference; the attacker can lose too; a tie changes nothing', () => {
  const setting = { us: { kenya: 2 }, ussr: { somalia: 2, kenya: 1 } } as const
  const t = operate('realign', { ...setting, random: [1, 4, 2, 2] })
  t.play('ussr', 'realign', 'kenya') // 1 + Somalia against 4 + more influence
  expect(t.all()).toMatchObject({ ussrInfluence: { kenya: 0 } })
  t.play('ussr', 'realign', 'kenya') // 2 + Somalia against 2 + more influence
  expect(t.all()).toMatchObject({ usInfluence: { kenya: 2 } })
})

test('6.2.3 no more is removed than there is, and nothing is added', () => {
  const t = operate('realign', { us: { sudan: 1 }, ussr: {}, random: [6, 1] }).play('ussr', 'realign', 'sudan')
  expect(t.all()).toMatchObject({ usInfluence: { sudan: 0 }, ussrInfluence: { sudan: 0 } })
})

test('6.2.4 no realignment in the Sea Lanes', () => {
  const t = operate('realign', { us: { seaLanes: 2, sudan: 1 } })
  expect(t.why('ussr', 'realign', 'seaLanes')).toEqual({ rule: '2.1.7', reason: 'notACountry' })
})

test('6.2.5 a flashpoint is realigned without turning up a card', () => {
  const t = operate('realign', { us: { ethiopia: 1 }, ussr: {}, random: [1, 1] }).play('ussr', 'realign', 'ethiopia')
  expect(told(t, 'us')).not.toContain('cardTurnedUp')
})

test('6.2.6 realignments in a named region ignore the ban', () => {
  const t = playEvent('antiZionistCommittee', { us: { oman: 1, kenya: 1 }, facts: { defcon: 3 } })
  expect(asked(t)).toEqual({ ussr: { realign: ['oman'] } })
  expect(t.why('ussr', 'realign', 'kenya')).toEqual({ rule: '6.2.6', reason: 'outsideTheRegion' })
})

test('6.3.1 a coup needs opponent influence; one attempt a play', () => {
  const t = operate('coup', { us: { sudan: 1 }, ussr: {}, random: [1] })
  expect(t.why('ussr', 'coup', 'kenya')).toEqual({ rule: '6.3.1', reason: 'noOpponentInfluence' })
  expect(t.why('ussr', 'done')).toEqual({ rule: '6.0', reason: 'mustSpend' })
  expect(t.play('ussr', 'coup', 'sudan').all()).toMatchObject({ waiting: ['us'] })
})

test('6.3.2 the margin over twice the stability removes, and what is left adds', () => {
  const withDie = (die: number) =>
    operate('coup', { us: { oman: 2 }, ussr: {}, random: [die] })
      .play('ussr', 'coup', 'oman')
      .all()
  expect(withDie(2)).toMatchObject({ usInfluence: { oman: 2 }, ussrInfluence: { oman: 0 } })
  expect(withDie(3)).toMatchObject({ usInfluence: { oman: 1 }, ussrInfluence: { oman: 0 } })
  expect(withDie(6)).toMatchObject({ usInfluence: { oman: 0 }, ussrInfluence: { oman: 2 } })
})

test('6.3.3 Military Operations by Ops used, at most 5', () => {
  const t = operate('coup', { us: { oman: 1 }, facts: { militaryOperations: { ussr: 4 } }, random: [1] })
  expect(t.play('ussr', 'coup', 'oman').all()).toMatchObject({ militaryOperations: { ussr: 5 } })
})

test('6.3.4 a coup in a battleground lowers DEFCON, even a failed one', () => {
  const t = operate('coup', { us: { kenya: 1, oman: 1 }, random: [1] }).play('ussr', 'coup', 'kenya')
  expect(t.all()).toMatchObject({ defcon: 3, usInfluence: { kenya: 1 } })
  const plain = operate('coup', { us: { oman: 1 }, random: [1] }).play('ussr', 'coup', 'oman')
  expect(plain.all()).toMatchObject({ defcon: 4 })
})

test('6.3.5 a coup that ignores the ban: only the events that say so', () => {
  const t = playEvent('zbigniewBrzezinski', { ussr: { oman: 1, kenya: 1 }, facts: { defcon: 3 } })
  expect(asked(t)).toEqual({ us: { coup: names('oman kenya') } })
  const banned = playEvent('usaid', { ussr: { oman: 1, kenya: 1 }, facts: { defcon: 3 } }).play(
    'us',
    'operation',
    'coup',
  )
  expect(asked(banned)).toEqual({ us: { coup: ['kenya'] } })
})

test('6.3.6.1 a card of 3 or 4 Ops goes under the deck, and everybody knows it there', () => {
  const t = operate('coup', { us: { somalia: 1 }, deck: ['f5eDelivery', 'usaid'], hand: { us: ['rest'] }, random: [1] })
  t.play('ussr', 'coup', 'somalia')
  expect(t.all()).toMatchObject({ defcon: 4, zones: { deck: ['usaid', 'f5eDelivery'] } })
  for (const viewer of ['us', 'ussr', 'spectator']) {
    expect(t.view(viewer).zones).toMatchObject({ deck: { count: 2, known: [[1, 'f5eDelivery']] } })
  }
})

test('6.3.6.1 a card of 1 or 2 Ops lowers DEFCON and is discarded without its event', () => {
  const t = operate('coup', { us: { somalia: 1 }, deck: ['theDerg'], random: [1] }).play('ussr', 'coup', 'somalia')
  expect(t.all()).toMatchObject({ defcon: 3, derg: false, zones: { discard: ['theLionFalters', 'theDerg'] } })
})

test('6.3.6.1 a scoring card lowers DEFCON and scores; if that ends the game there is no coup', () => {
  const t = operate('coup', { us: { somalia: 2, ethiopia: 1 }, ussr: {}, deck: ['africaScoring'] })
  t.play('ussr', 'coup', 'somalia')
  expect(t.all()).toMatchObject({ result: { reason: 'flashpoints' }, militaryOperations: { ussr: 0 }, defcon: 3 })
})

test('6.3.6.1 with nothing to turn up DEFCON stays; printed Ops count', () => {
  const empty = operate('coup', { us: { somalia: 1 }, deck: [], hand: { us: ['rest'] }, random: [1] })
  expect(told(empty.play('ussr', 'coup', 'somalia'), 'us')).toContain('nothingTurnedUp')
  expect(empty.all()).toMatchObject({ defcon: 4 })
  const raised = operate('coup', {
    us: { somalia: 1 },
    deck: ['theDerg'],
    facts: { t62s: { ussr: true } },
    random: [1],
  })
  expect(raised.play('ussr', 'coup', 'somalia').all()).toMatchObject({ defcon: 3 })
})

test('6.3.6.1 nuclear war by the card turned up, before the coup', () => {
  const t = operate('coup', { us: { somalia: 1 }, facts: { defcon: 2 }, deck: ['theDerg'] }).play(
    'ussr',
    'coup',
    'somalia',
  )
  expect(t.all()).toMatchObject({ ...NUCLEAR_WAR('us'), militaryOperations: { ussr: 0 } })
})

test('6.3.7 the order of a coup', () => {
  const facts = { indianOcean: true, yuri: { us: true }, famine: { somalia: true } }
  const t = operate('coup', { us: { somalia: 1 }, ussr: {}, deck: ['theDerg'], facts, random: [6] })
  t.play('ussr', 'coup', 'somalia')
  expect(told(t, 'us').slice(0, 12)).toEqual([
    'coupAttempted',
    'cardTurnedUp',
    'defconFalls',
    'cardDiscarded',
    'militaryOperationsGained',
    'dieThrown',
    'coupResult',
    'influenceRemoved',
    'influenceAdded',
    'famineEnds',
    'defconFalls',
    'vpGained',
  ])
})

test('6.4.1 a card worth enough, modifiers included, and a die within the range of the box', () => {
  const t = position({ hand: { ussr: ['nasserism', 'theDerg'], us: ['usaid'] }, random: [4] })
  expect(asked(t)).toMatchObject({ ussr: { spaceRace: ['theDerg'] } })
  expect(t.why('ussr', 'spaceRace', 'nasserism')).toEqual({ rule: '6.4.1', reason: 'tooFewOps' })
  expect(t.play('ussr', 'spaceRace', 'theDerg').all()).toMatchObject({ spaceBox: { ussr: 1 } })
  const failed = withCard('theDerg', { random: [5] }).play('ussr', 'spaceRace', 'theDerg')
  expect(failed.all()).toMatchObject({ spaceBox: { ussr: 0 }, spaceAttempted: { ussr: true } })
  const raised = position({ hand: { ussr: ['nasserism'] }, facts: { t62s: { ussr: true } } })
  expect(asked(raised)).toMatchObject({ ussr: { spaceRace: ['nasserism'] } })
})

test('6.4.2 one attempt a turn, Romanian Autonomy included', () => {
  const t = position({ hand: { ussr: ['theDerg'], us: ['usaid'] }, autonomy: 'ussr', random: [6] })
  t.play('ussr', 'spaceRace', 'romanianAutonomy')
  expect(t.all()).toMatchObject({ spaceAttempted: { ussr: true }, autonomyFaceUp: false })
  const used = position({ hand: { ussr: ['theDerg'] }, facts: { spaceAttempted: { ussr: true } } })
  expect(used.why('ussr', 'spaceRace', 'theDerg')).toEqual({ rule: '6.4.2', reason: 'attemptUsed' })
})

test('6.4.3 box 2 gives 2 VP to the first and 1 to the second', () => {
  const arrive = (us: number) =>
    withCard('theDerg', { facts: { spaceBox: { ussr: 1, us } }, random: [3] })
      .play('ussr', 'spaceRace', 'theDerg')
      .all()
  expect(arrive(1)).toMatchObject({ vp: -2 })
  expect(arrive(2)).toMatchObject({ vp: -1 })
})

test('6.4.4 box 3 gives a card and 3 VP to the first only', () => {
  const facts = { spaceBox: { ussr: 2 } }
  const t = withCard('f5eDelivery', { facts, deck: ['usaid'], random: [1] }).play('ussr', 'spaceRace', 'f5eDelivery')
  expect(t.all()).toMatchObject({ vp: -3, zones: { hand: { ussr: ['usaid'] } } })
  expect(t.view('us').zones).toMatchObject({ hand: { ussr: { count: 1 } } })
})

test('6.4.5 the event of a card used for the Space Race does not happen', () => {
  const t = withCard('theDerg', { random: [1] }).play('ussr', 'spaceRace', 'theDerg')
  expect(t.all()).toMatchObject({ ussrInfluence: { ethiopia: 0 }, zones: { discard: ['theDerg'] } })
})

test('6.4.6 no more attempts in the last box', () => {
  const t = withCard('mrNyet', { facts: { spaceBox: { ussr: 3 } } })
  expect(t.why('ussr', 'spaceRace', 'mrNyet')).toEqual({ rule: '6.4.6', reason: 'lastBoxReached' })
})
