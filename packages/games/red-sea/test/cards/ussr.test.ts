// USSR events: each with its condition met and not met.

import { expect, test } from 'vitest'
import { asked, NUCLEAR_WAR, names, playEvent, position, told, withCard } from '../positions.ts'

test('KM19 Soviets Airlift Cubans clears an African country, Egypt included', () => {
  const t = playEvent('sovietsAirliftCubans', { us: { egypt: 3, sudan: 1, oman: 2 } })
  expect(asked(t)).toEqual({ ussr: { clear: names('egypt sudan') } })
  expect(t.why('ussr', 'clear', 'oman')).toEqual({ rule: '7.6', reason: 'notForThisEvent' })
  expect(t.why('ussr', 'clear', 'kenya')).toEqual({ rule: '7.6', reason: 'noOpponentInfluence' })
  expect(t.play('ussr', 'clear', 'egypt').all()).toMatchObject({ usInfluence: { egypt: 0, sudan: 1 } })
  expect(playEvent('sovietsAirliftCubans', { us: { oman: 1 } }).all()).toMatchObject({ usInfluence: { oman: 1 } })
})

test('KM20 The Derg raises the stability only if it gives control', () => {
  expect(playEvent('theDerg', { us: { ethiopia: 1 } }).all()).toMatchObject({
    derg: true,
    ussrInfluence: { ethiopia: 2 },
  })
  expect(playEvent('theDerg', { us: { ethiopia: 2 } }).all()).toMatchObject({
    derg: false,
    ussrInfluence: { ethiopia: 2 },
  })
})

test('KM21 The Lion Falters: points with control of Ethiopia, otherwise the country is turned', () => {
  expect(playEvent('theLionFalters', { us: {}, ussr: { ethiopia: 1 } }).all()).toMatchObject({ vp: -2 })
  expect(playEvent('theLionFalters', { us: { ethiopia: 3 }, ussr: {} }).all()).toMatchObject({
    vp: 0,
    usInfluence: { ethiopia: 0 },
    ussrInfluence: { ethiopia: 1 },
  })
})

test('KM22 Detente moves Military Operations within 0 and 5; Romanian Autonomy stays where it lies with the USSR', () => {
  const facts = { militaryOperations: { ussr: 4, us: 1 }, autonomyFaceUp: false }
  expect(playEvent('detente', { facts, autonomy: 'ussr' }).all()).toMatchObject({
    militaryOperations: { ussr: 5, us: 0 },
    autonomyFaceUp: false,
    zones: { autonomy: { ussr: ['romanianAutonomy'] } },
  })
  expect(playEvent('detente', { facts }).all()).toMatchObject({
    autonomyFaceUp: true,
    zones: { autonomy: { us: [], ussr: ['romanianAutonomy'] } },
  })
})

test('KM23 Nasserism adds 1 to USSR coups this turn', () => {
  const t = position({
    us: { sudan: 2 },
    hand: { ussr: ['nasserism', 'theLionFalters'], us: ['diegoGarcia'] },
    random: [1],
  })
  t.play('ussr', 'event', 'nasserism').play('us', 'event', 'diegoGarcia')
  t.play('ussr', 'operations', 'theLionFalters').play('ussr', 'operation', 'coup').play('ussr', 'coup', 'sudan')
  expect(t.all()).toMatchObject({ usInfluence: { sudan: 0 }, militaryOperations: { ussr: 2 } }) // 1 + 2 + 1 against 2
})

test('KM24 T-62s and Kalashnikovs raises USSR cards up to 3, not those of the US', () => {
  const t = playEvent('t62sAndKalashnikovs', { ussr: { sudan: 1 }, hand: { us: ['peaceCorps'] }, random: [1] })
  t.play('us', 'operations', 'peaceCorps').play('us', 'operation', 'coup').play('us', 'coup', 'sudan')
  expect(t.all()).toMatchObject({ t62s: { ussr: true, us: false }, militaryOperations: { us: 2 } })
})

test('KM25 Gosplan Advisers draws 2 hidden cards and discards 2 open ones, scoring cards too', () => {
  const t = playEvent('gosplanAdvisers', { hand: { ussr: ['detente'] }, deck: ['africaScoring', 'usaid'] })
  expect(told(t, 'us')).toContain('drew')
  expect(told(t, 'us')).not.toContain('drewCards')
  expect(told(t, 'ussr')).toContain('drewCards')
  expect(asked(t)).toEqual({ ussr: { discard: names('africaScoring usaid detente') } })
  expect(t.why('ussr', 'discard', 'romanianAutonomy')).toEqual({ rule: '9.5', reason: 'autonomyNoDiscard' })
  t.play('ussr', 'discard', 'africaScoring').play('ussr', 'discard', 'usaid')
  expect(t.all()).toMatchObject({ zones: { hand: { ussr: ['detente'] }, discard: ['usaid', 'africaScoring'] } })
})

test('KM26 Dhofar Rebellion needs control of South Yemen', () => {
  const t = playEvent('dhofarRebellion')
  expect(asked(t)).toEqual({ ussr: { place: names('egypt saudiArabia yemen southYemen') } })
  t.play('ussr', 'place', 'egypt')
  expect(t.all()).toMatchObject({ ussrInfluence: { oman: 1, egypt: 1 } })
  expect(withCard('dhofarRebellion', { ussr: {} }).why('ussr', 'event', 'dhofarRebellion')).toEqual({
    rule: '5.2',
    reason: 'eventImpossible',
  })
})

test('KM27 Mengistu plays a US card of the hand with the sides exchanged, condition included', () => {
  const t = playEvent('mengistuHaileMariam', {
    us: { ethiopia: 1 },
    hand: { ussr: ['eritreanLiberationFront', 'centcom', 'weAreTheWorld', 'detente'] },
  })
  expect(asked(t)).toEqual({ ussr: { event: names('eritreanLiberationFront centcom'), decline: true } })
  expect(t.why('ussr', 'event', 'weAreTheWorld')).toEqual({ rule: '5.2', reason: 'eventImpossible' })
  expect(t.why('ussr', 'event', 'detente')).toEqual({ rule: 'KM27', reason: 'notAnOpponentsCard' })
  t.play('ussr', 'event', 'eritreanLiberationFront').play('ussr', 'place', 'sudan')
  expect(t.all()).toMatchObject({ vp: -1, ussrInfluence: { ethiopia: 1, sudan: 1 } })
})

test('KM27 Mengistu makes lasting effects work for the USSR, and bans that name a card stay', () => {
  const t = playEvent('mengistuHaileMariam', {
    hand: { ussr: ['centcom', 'ogadenWar'] },
    facts: { events: ['f5eDelivery'] },
    removed: ['f5eDelivery'],
  })
  expect(t.why('ussr', 'event', 'ogadenWar')).toEqual({ rule: '5.2', reason: 'eventImpossible' })
  t.play('ussr', 'event', 'centcom').play('ussr', 'choose', 'somalia')
  expect(t.all()).toMatchObject({
    centcom: { ussr: 'somalia', us: 'none' },
    zones: { removed: ['centcom', 'f5eDelivery'], discard: ['mengistuHaileMariam'] },
  })
  expect(
    playEvent('mengistuHaileMariam', { hand: { ussr: ['centcom'] } })
      .play('ussr', 'decline')
      .all(),
  ).toMatchObject({
    zones: { hand: { ussr: ['centcom'] } },
  })
})

test('KM28 US Presidential Elections happens in the Headline Phase only', () => {
  const t = withCard('usPresidentialElections', { by: 'us' })
  t.play('us', 'operations', 'usPresidentialElections').play('us', 'eventFirst')
  expect(told(t, 'us')).toContain('eventImpossible')
  expect(withCard('usPresidentialElections').why('ussr', 'event', 'usPresidentialElections')).toEqual({
    rule: '5.2',
    reason: 'eventImpossible',
  })
})

test('KM28 US Presidential Elections cancels even a scoring card', () => {
  const hand = { us: ['africaScoring'], ussr: ['usPresidentialElections', 'detente'] } as const
  const t = position({ hand, facts: { actionRound: 0 } })
  t.play('us', 'headline', 'africaScoring').play('ussr', 'headline', 'usPresidentialElections')
  expect(t.all()).toMatchObject({ vp: 0, zones: { discard: ['usPresidentialElections', 'africaScoring'] } })
})

test('KM29 F-5E Delivery realigns each African country at most once and bans Ogaden War in any case', () => {
  const t = playEvent('f5eDelivery', {
    us: { egypt: 1, sudan: 1 },
    hand: { us: ['ogadenWar'] },
    facts: { defcon: 2 },
    random: [1, 1],
  })
  expect(asked(t)).toEqual({ ussr: { realign: names('egypt sudan'), done: true } })
  t.play('ussr', 'realign', 'egypt')
  expect(asked(t)).toEqual({ ussr: { realign: ['sudan'], done: true } })
  expect(t.why('ussr', 'realign', 'egypt')).toEqual({ rule: 'KM29', reason: 'alreadyRolled' })
  t.play('ussr', 'done')
  expect(t.why('us', 'event', 'ogadenWar')).toEqual({ rule: '5.2', reason: 'eventImpossible' })
})

test('KM30 Marxist-Leninist Vanguard Party moves up to 3 out of one country, at most 2 into another', () => {
  const t = playEvent('vanguardParty', { us: { oman: 2 }, ussr: { somalia: 4, seaLanes: 2 } })
  expect(asked(t)).toEqual({ ussr: { choose: ['somalia'], decline: true } })
  t.play('ussr', 'choose', 'somalia').play('ussr', 'place', 'oman').play('ussr', 'place', 'oman')
  expect(t.why('ussr', 'place', 'oman')).toEqual({ rule: 'KM30', reason: 'enoughThere' })
  expect(t.why('ussr', 'place', 'somalia')).toEqual({ rule: 'KM30', reason: 'sameCountry' })
  expect(t.why('ussr', 'place', 'seaLanes')).toEqual({ rule: '2.1.7', reason: 'notACountry' })
  t.play('ussr', 'place', 'kenya')
  expect(t.why('ussr', 'place', 'sudan')).toEqual({ rule: 'KM30', reason: 'nothingToMove' })
  t.play('ussr', 'done')
  expect(t.all()).toMatchObject({ ussrInfluence: { somalia: 1, oman: 2, kenya: 1 } })
  expect(playEvent('vanguardParty').play('ussr', 'decline').all()).toMatchObject({ ussrInfluence: { somalia: 1 } })
})

test('KM31 Presidential Directive 30: an influence anywhere and an 8th action round, both optional', () => {
  const t = playEvent('presidentialDirective30', {
    hand: { ussr: ['detente'] },
    facts: { actionRound: 7 },
    autonomy: 'ussr',
  })
  expect(asked(t)).toHaveProperty('ussr.place.length', 12)
  t.play('ussr', 'place', 'seaLanes')
  expect(t.all()).toMatchObject({ ussrInfluence: { seaLanes: 1 }, directiveRound: { ussr: true } })
  t.play('us', 'event', 'diegoGarcia')
  expect(asked(t)).toEqual({ ussr: { takeRound: true, decline: true } })
  t.play('ussr', 'takeRound')
  expect(t.all()).toMatchObject({ actionRound: 8, step: 'actionRound.play', waiting: ['ussr'] })
  t.play('ussr', 'event', 'detente')
  expect(t.all()).toMatchObject({ result: { kind: 'won' } })
})

test('KM31 The 8th action round can be declined, unless a scoring card is held', () => {
  const stack = [{ step: 'turn.roundsOver' }, { step: 'actionRound.extra', side: 'ussr' }]
  const facts = { actionRound: 7, directiveRound: { ussr: true } }
  const held = position({ hand: { ussr: ['africaScoring', 'detente'] }, facts, stack })
  expect(asked(held)).toEqual({ ussr: { takeRound: true } })
  expect(held.why('ussr', 'decline')).toEqual({ rule: '10.1.5', reason: 'scoringCardsFirst' })
})

test('KM32 Cyrus Vance draws 2 cards of the US hand; a discarded USSR event gives 2 VP', () => {
  const t = playEvent('cyrusVance', {
    hand: { us: ['theDerg', 'usaid', 'peaceCorps'] },
    random: ['theDerg', 'usaid'],
  })
  expect(asked(t)).toEqual({ ussr: { discard: names('theDerg usaid') } })
  expect(told(t, 'us')).toContain('cardsDrawn')
  expect(told(t, 'spectator')).not.toContain('cardsDrawn')
  t.play('ussr', 'discard', 'theDerg')
  expect(t.all()).toMatchObject({ vp: -2, zones: { hand: { us: ['peaceCorps', 'usaid'] }, discard: ['theDerg'] } })
  expect(t.view('ussr').zones).toMatchObject({ hand: { us: { count: 2, known: ['usaid'] } } })
  expect(t.view('spectator').zones).not.toHaveProperty('hand.us.known')
})

test('KM32 Cyrus Vance discards the only card there is; another event than the own gives nothing', () => {
  expect(playEvent('cyrusVance', { hand: { us: ['africaScoring'] } }).all()).toMatchObject({
    vp: 0,
    zones: { discard: ['africaScoring'], hand: { us: [] } },
  })
})

test('KM33 Stagflation shows the scoring cards; one must be played next, and the operation is free to use', () => {
  const t = playEvent('stagflation', { hand: { us: ['africaScoring', 'usaid'] } })
  expect(t.view('spectator').zones).toMatchObject({ hand: { us: { known: ['africaScoring'] } } })
  expect(asked(t)).toEqual({ ussr: { operation: names('place realign coup'), decline: true } })
  expect(t.why('ussr', 'spaceRace', 'stagflation')).toEqual({ rule: '7.3.2', reason: 'notForTheSpaceRace' })
  t.play('ussr', 'decline')
  expect(asked(t)).toEqual({ us: { score: ['africaScoring'] } })
  expect(t.why('us', 'event', 'usaid')).toEqual({ rule: 'KM33', reason: 'mustScoreNow' })
  expect(t.why('us', 'operations', 'romanianAutonomy')).toEqual({ rule: 'KM33', reason: 'mustScoreNow' })
})

test('KM33 Stagflation without a scoring card binds nobody', () => {
  const t = playEvent('stagflation', { hand: { us: ['usaid'] } }).play('ussr', 'decline')
  expect(asked(t)).toHaveProperty('us.event')
})

test('KM34 CENTO Collapses removes 2 in the Middle East, or what is there', () => {
  const t = playEvent('centoCollapses', { us: { saudiArabia: 2, oman: 1 } })
  t.play('ussr', 'remove', 'saudiArabia')
  t.play('ussr', 'remove', 'saudiArabia').play('ussr', 'done')
  expect(t.all()).toMatchObject({ usInfluence: { saudiArabia: 0, oman: 1 } })
  expect(playEvent('centoCollapses', { us: { egypt: 1, sudan: 1 } }).all()).toMatchObject({
    usInfluence: { egypt: 0, sudan: 1 },
  })
})

test('KM35 Anti-Zionist Committee realigns twice in the Middle East with +1, ban or no ban', () => {
  const t = playEvent('antiZionistCommittee', { us: { oman: 2 }, ussr: {}, facts: { defcon: 2 }, random: [3, 2, 2, 2] })
  expect(t.why('ussr', 'done')).toEqual({ rule: '6.0', reason: 'mustSpend' })
  t.play('ussr', 'realign', 'oman') // 3 + 1 against 2 + 1
  expect(t.all()).toMatchObject({ usInfluence: { oman: 1 } })
  t.play('ussr', 'realign', 'oman') // 2 + 1 against 2 + 1
  expect(t.all()).toMatchObject({ usInfluence: { oman: 1 }, waiting: ['us'] })
  expect(playEvent('antiZionistCommittee', { us: { kenya: 1 } }).all()).toMatchObject({ waiting: ['us'] })
})

test('KM36 Mr. Nyet clears a single country if no pair is possible, and ends the game at DEFCON 2', () => {
  const setting = { us: { sudan: 1, kenya: 1 }, ussr: { sudan: 1, kenya: 1 } }
  const t = playEvent('mrNyet', setting)
  expect(asked(t)).toEqual({ ussr: { clear: names('sudan kenya') } })
  expect(t.why('ussr', 'clear', 'oman')).toEqual({ rule: 'KM36', reason: 'notBothSidesThere' })
  expect(t.play('ussr', 'clear', 'kenya').all()).toMatchObject({ defcon: 3, usInfluence: { sudan: 1, kenya: 0 } })
  const war = playEvent('mrNyet', { ...setting, facts: { defcon: 2 } })
  expect(war.all()).toMatchObject({ ...NUCLEAR_WAR('us'), usInfluence: { kenya: 1 } })
})

test('KM47 Malagasy Constitutional Referendum gives control of Madagascar', () => {
  expect(playEvent('malagasyReferendum', { us: { madagascar: 2 } }).all()).toMatchObject({
    usInfluence: { madagascar: 1 },
    ussrInfluence: { madagascar: 3 },
  })
  expect(playEvent('malagasyReferendum', { us: {}, ussr: { madagascar: 4 } }).all()).toMatchObject({
    ussrInfluence: { madagascar: 4 },
  })
})

test('KM48 Seychelles counts Middle East countries without US influence', () => {
  expect(playEvent('seychelles', { us: {} }).all()).toMatchObject({ ussrInfluence: { seaLanes: 5 } })
  const us = { egypt: 1, oman: 1, yemen: 1, southYemen: 1, saudiArabia: 1 }
  expect(playEvent('seychelles', { us }).all()).toMatchObject({ ussrInfluence: { seaLanes: 0 } })
})

test('KM50 Yemeni Presidential Assassinations lowers DEFCON; a modified 4 gives control of Yemen', () => {
  const setting = { us: { yemen: 1 }, ussr: { southYemen: 1 } }
  expect(playEvent('yemeniAssassinations', { ...setting, random: [3] }).all()).toMatchObject({
    defcon: 3,
    ussrInfluence: { yemen: 3, southYemen: 1 },
  })
  expect(playEvent('yemeniAssassinations', { ...setting, random: [2] }).all()).toMatchObject({
    ussrInfluence: { yemen: 0 },
  })
  expect(playEvent('yemeniAssassinations', { ...setting, facts: { defcon: 2 } }).all()).toMatchObject(NUCLEAR_WAR('us'))
})
