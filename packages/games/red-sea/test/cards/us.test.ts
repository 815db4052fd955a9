// US events: each with its condition met and not met.

import { expect, test } from 'vitest'
import { asked, NUCLEAR_WAR, names, playEvent, position, withCard } from '../positions.ts'

test('KM1 Peace Corps removes one where the opponent has no control, then adds in two controlled countries', () => {
  const t = playEvent('peaceCorps', {
    us: { sudan: 1, kenya: 2, oman: 2 },
    ussr: { somalia: 1, djibouti: 1, yemen: 2 },
  })
  expect(asked(t)).toEqual({ us: { remove: names('somalia djibouti') } })
  expect(t.why('us', 'remove', 'yemen')).toEqual({ rule: '7.6', reason: 'notForThisEvent' })
  t.play('us', 'remove', 'somalia')
  expect(asked(t)).toEqual({ us: { place: names('sudan kenya oman') } })
  t.play('us', 'place', 'sudan')
  expect(t.why('us', 'place', 'sudan')).toEqual({ rule: '7.6', reason: 'enoughThere' })
  t.play('us', 'place', 'kenya').play('us', 'done')
  expect(t.all()).toMatchObject({ usInfluence: { sudan: 2, kenya: 3, oman: 2 }, ussrInfluence: { somalia: 0 } })
})

test('KM1 Peace Corps does as much as possible: nothing to remove, one country to add', () => {
  const t = playEvent('peaceCorps', { us: { sudan: 1 }, ussr: { seaLanes: 2 } })
  expect(t.all()).toMatchObject({ usInfluence: { sudan: 2 }, ussrInfluence: { seaLanes: 2 }, waiting: ['ussr'] })
})

test('KM2 Zbigniew Brzezinski ignores the ban, reveals nothing and never touches DEFCON', () => {
  const t = playEvent('zbigniewBrzezinski', {
    us: {},
    ussr: { somalia: 2, saudiArabia: 1 },
    facts: { defcon: 2, indianOcean: true },
    deck: ['peaceCorps'],
    random: [1],
  })
  expect(asked(t)).toEqual({ us: { coup: names('somalia saudiArabia') } })
  t.play('us', 'coup', 'somalia')
  expect(t.all()).toMatchObject({
    defcon: 2,
    militaryOperations: { us: 3 },
    zones: { discard: ['zbigniewBrzezinski'] },
  })
})

test('KM2 Zbigniew Brzezinski without a target has no result', () => {
  expect(playEvent('zbigniewBrzezinski', { us: {}, ussr: {} }).all()).toMatchObject({ waiting: ['ussr'] })
})

test('KM3 Ogaden War succeeds on 5, one less for each neighbour of Ethiopia under USSR control', () => {
  const setting = { us: { ethiopia: 1 }, ussr: { ethiopia: 2, kenya: 2 } }
  expect(playEvent('ogadenWar', { ...setting, random: [6] }).all()).toMatchObject({
    vp: 2,
    usInfluence: { ethiopia: 3 },
    ussrInfluence: { ethiopia: 0 },
    militaryOperations: { us: 2 },
  })
  expect(playEvent('ogadenWar', { ...setting, random: [5] }).all()).toMatchObject({
    vp: 0,
    ussrInfluence: { ethiopia: 2 },
    militaryOperations: { us: 2 },
  })
})

test('KM3 Ogaden War is impossible after F-5E Delivery', () => {
  const t = withCard('ogadenWar', { facts: { events: ['f5eDelivery'] }, removed: ['f5eDelivery'] })
  expect(t.why('us', 'event', 'ogadenWar')).toEqual({ rule: '5.2', reason: 'eventImpossible' })
})

test('KM4 USAID grants an operation of 1; in an action round nobody goes first', () => {
  const t = playEvent('usaid')
  expect(asked(t)).toEqual({ us: { operation: names('place realign coup') } })
  t.play('us', 'operation', 'place').play('us', 'place', 'kenya').play('us', 'done')
  expect(t.all()).toMatchObject({ usInfluence: { kenya: 1 }, first: 'ussr', step: 'actionRound.play' })
})

test('KM4 USAID as a headline lets the US go first, no matter who chose it', () => {
  const t = position({
    hand: { us: ['detente', 'diegoGarcia'], ussr: ['usaid', 'nasserism'] },
    facts: { actionRound: 0 },
  })
  t.play('us', 'headline', 'detente').play('ussr', 'headline', 'usaid')
  t.play('us', 'operation', 'place').play('us', 'place', 'kenya').play('us', 'done')
  expect(asked(t)).toEqual({ us: { goFirst: true, decline: true } })
  t.play('us', 'goFirst')
  expect(t.all()).toMatchObject({ first: 'us', actionRound: 1, waiting: ['us'] })
})

test('KM5 Albano-Stalinist Economics costs the USSR one Ops of each card placed in Africa, this turn', () => {
  const t = playEvent('albanoStalinistEconomics', { hand: { ussr: ['f5eDelivery'] } })
  t.play('ussr', 'operations', 'f5eDelivery').play('ussr', 'operation', 'place')
  t.play('ussr', 'place', 'somalia').play('ussr', 'place', 'somalia')
  expect(asked(t)).toEqual({ ussr: { done: true } })
  expect(t.all()).toMatchObject({ zones: { removed: ['albanoStalinistEconomics'] } })
})

test('KM5 Albano-Stalinist Economics does not touch coups', () => {
  const t = playEvent('albanoStalinistEconomics', { us: { sudan: 1 }, hand: { ussr: ['f5eDelivery'] }, random: [1] })
  t.play('ussr', 'operations', 'f5eDelivery').play('ussr', 'operation', 'coup').play('ussr', 'coup', 'sudan')
  expect(t.all()).toMatchObject({ militaryOperations: { ussr: 3 } })
})

test('KM6 The Victorious Leader adds 4, at most 2 each, next to countries the USSR controlled', () => {
  const t = playEvent('theVictoriousLeader', { us: {}, ussr: { southYemen: 1, somalia: 1 } })
  expect(asked(t)).toEqual({ us: { place: names('djibouti saudiArabia') } })
  t.play('us', 'place', 'djibouti').play('us', 'place', 'djibouti')
  expect(t.why('us', 'place', 'djibouti')).toBeDefined()
  expect(t.all()).toMatchObject({ usInfluence: { djibouti: 2, saudiArabia: 2 }, waiting: ['ussr'] })
})

test('KM6 The Victorious Leader reads control as it was when the action round began', () => {
  const t = withCard('theVictoriousLeader', { by: 'ussr', us: {}, ussr: { yemen: 2 } })
  t.play('ussr', 'operations', 'theVictoriousLeader').play('ussr', 'operationFirst')
  t.play('ussr', 'place', 'seaLanes').play('ussr', 'place', 'saudiArabia').play('ussr', 'place', 'saudiArabia')
  t.play('ussr', 'done')
  expect(t.all()).toMatchObject({ usInfluence: { saudiArabia: 2, yemen: 0, oman: 0 } })
})

test('KM7 Eritrean People’s Liberation Front needs USSR control of Ethiopia', () => {
  const t = playEvent('eritreanLiberationFront', { us: {}, ussr: { ethiopia: 1 } })
  expect(asked(t)).toEqual({ us: { place: names('sudan kenya') } })
  t.play('us', 'place', 'kenya')
  expect(t.all()).toMatchObject({ vp: 1, usInfluence: { ethiopia: 1, kenya: 1 } })
  expect(withCard('eritreanLiberationFront').why('us', 'event', 'eritreanLiberationFront')).toEqual({
    rule: '5.2',
    reason: 'eventImpossible',
  })
})

test('KM8 CENTCOM closes a country to USSR coups and realignments, also from events', () => {
  const t = playEvent('centcom', { us: { kenya: 1, sudan: 1 }, ussr: {}, hand: { ussr: ['f5eDelivery', 'detente'] } })
  expect(asked(t)).toHaveProperty('us.choose.length', 11)
  expect(t.why('us', 'choose', 'seaLanes')).toEqual({ rule: '2.1.7', reason: 'notACountry' })
  t.play('us', 'choose', 'kenya')
  expect(t.all()).toMatchObject({ centcom: { us: 'kenya' }, zones: { removed: ['centcom'] } })
  t.play('ussr', 'event', 'f5eDelivery')
  expect(asked(t)).toEqual({ ussr: { realign: ['sudan'], done: true } })
  expect(t.why('ussr', 'realign', 'kenya')).toEqual({ rule: 'KM8', reason: 'protectedByCentcom' })
})

test('KM9 Carter Doctrine sets one US die to 1 or 6, once', () => {
  const t = playEvent('carterDoctrine', {
    ussr: { sudan: 1 },
    hand: { us: ['diegoGarcia', 'peaceCorps'], ussr: ['detente'] },
  })
  t.play('ussr', 'event', 'detente').play('us', 'spaceRace', 'diegoGarcia')
  expect(asked(t)).toEqual({ us: { roll: true, setDie: ['1', '6'] } })
  t.play('us', 'setDie', '1')
  expect(t.all()).toMatchObject({ spaceBox: { us: 1 }, carter: { us: false } })
})

test('KM9 Carter Doctrine is asked before either die of a realignment, and not before a USSR die', () => {
  const t = withCard('f5eDelivery', { us: { kenya: 1 }, ussr: {}, facts: { carter: { us: true } }, random: [6] })
  t.play('ussr', 'event', 'f5eDelivery').play('ussr', 'realign', 'kenya')
  expect(asked(t)).toEqual({ us: { roll: true, setDie: ['1', '6'] } })
  t.play('us', 'setDie', '6')
  expect(t.all()).toMatchObject({ usInfluence: { kenya: 1 }, die: { us: 6, ussr: 6 } })
  const coup = withCard('theLionFalters', { us: { sudan: 1 }, facts: { carter: { us: true } }, random: [1] })
  coup.play('ussr', 'operations', 'theLionFalters').play('ussr', 'operation', 'coup').play('ussr', 'coup', 'sudan')
  expect(coup.all()).toMatchObject({ carter: { us: true }, waiting: ['us'], step: 'actionRound.play' })
})

test('KM10 Kenya Joins Rapid Deployment Force adds one in Kenya, then removes one where there is no control', () => {
  const t = playEvent('kenyaJoinsRapidDeploymentForce', { us: {}, ussr: { kenya: 2, oman: 1 } })
  expect(asked(t)).toEqual({ us: { remove: names('kenya oman') } })
  t.play('us', 'remove', 'kenya')
  expect(t.all()).toMatchObject({ usInfluence: { kenya: 1 }, ussrInfluence: { kenya: 1 } })
  const nothing = playEvent('kenyaJoinsRapidDeploymentForce', { us: {}, ussr: { oman: 2 } })
  expect(nothing.all()).toMatchObject({ usInfluence: { kenya: 1 }, ussrInfluence: { oman: 2 }, waiting: ['ussr'] })
})

test('KM11 Voice of America in Amharic: its own operation is worth 1, later cards printed 1 are worth 2', () => {
  const t = playEvent('voiceOfAmericaInAmharic', { hand: { us: ['theStrongManOfSudan'], ussr: ['detente'] } })
  t.play('us', 'operation', 'place').play('us', 'place', 'kenya')
  expect(asked(t)).toEqual({ us: { done: true } })
  t.play('us', 'done').play('ussr', 'event', 'detente')
  t.play('us', 'operations', 'theStrongManOfSudan').play('us', 'operation', 'place').play('us', 'place', 'kenya')
  expect(asked(t)).toHaveProperty('us.place')
})

test('KM12 The Events of ’86: a point for USSR control of South Yemen, removals by own control', () => {
  const t = playEvent('theEventsOf86', { us: { oman: 2, egypt: 2 }, ussr: { southYemen: 2, yemen: 1, kenya: 1 } })
  expect(t.all()).toMatchObject({ vp: 1 })
  expect(asked(t)).toEqual({ us: { remove: names('southYemen yemen') } })
  t.play('us', 'remove', 'southYemen').play('us', 'remove', 'southYemen').play('us', 'done')
  expect(t.all()).toMatchObject({ ussrInfluence: { southYemen: 0, yemen: 1 } })
  expect(playEvent('theEventsOf86', { us: {}, ussr: { yemen: 1 } }).all()).toMatchObject({ vp: 0, waiting: ['ussr'] })
})

test('KM13 French Connections clears Djibouti or Madagascar and adds 2 in one of them', () => {
  const t = playEvent('frenchConnections', { ussr: { djibouti: 2 } })
  expect(asked(t)).toEqual({ us: { clear: names('djibouti madagascar') } })
  t.play('us', 'clear', 'djibouti').play('us', 'place', 'madagascar')
  expect(t.all()).toMatchObject({ ussrInfluence: { djibouti: 0 }, usInfluence: { madagascar: 2 }, waiting: ['ussr'] })
  const other = playEvent('frenchConnections', { ussr: { djibouti: 2 } })
  other.play('us', 'clear', 'madagascar').play('us', 'place', 'djibouti')
  expect(other.all()).toMatchObject({ ussrInfluence: { djibouti: 2 }, usInfluence: { djibouti: 2 } })
})

test('KM14 Hero of the Crossing discards a USSR card and takes a US or neutral one', () => {
  const t = playEvent('heroOfTheCrossing', {
    hand: { us: ['theDerg', 'usaid'] },
    discard: ['peaceCorps', 'famine', 'detente', 'africaScoring'],
  })
  expect(asked(t)).toEqual({ us: { discard: ['theDerg'] } })
  expect(t.why('us', 'discard', 'usaid')).toEqual({ rule: '7.6', reason: 'notAnOpponentsCard' })
  t.play('us', 'discard', 'theDerg')
  expect(asked(t)).toEqual({ us: { take: names('peaceCorps famine') } })
  expect(t.why('us', 'take', 'africaScoring')).toEqual({ rule: '7.6', reason: 'scoringCardStays' })
  expect(t.why('us', 'take', 'theDerg')).toEqual({ rule: 'KM14', reason: 'opponentsEvent' })
  t.play('us', 'take', 'famine')
  expect(t.view('ussr').zones).toMatchObject({ hand: { us: { known: ['famine'] } } })
})

test('KM14 Hero of the Crossing without a USSR card in hand still takes one; it can’t take itself', () => {
  const t = playEvent('heroOfTheCrossing', { hand: { us: ['usaid'] }, discard: ['famine'] })
  expect(asked(t)).toEqual({ us: { take: ['famine'] } })
  expect(playEvent('heroOfTheCrossing', { hand: { us: ['usaid'] } }).all()).toMatchObject({ waiting: ['ussr'] })
})

test('KM15 Israeli Periphery Doctrine: up to 2 realignments in Africa with +1, also in Egypt at DEFCON 2', () => {
  const t = playEvent('israeliPeripheryDoctrine', {
    us: {},
    ussr: { egypt: 3, oman: 1 },
    facts: { defcon: 2 },
    random: [3, 2],
  })
  expect(asked(t)).toEqual({ us: { realign: ['egypt'], done: true } })
  t.play('us', 'realign', 'egypt') // 3 + 1 against 2 + 1 for more influence
  expect(t.all()).toMatchObject({ ussrInfluence: { egypt: 2 } })
  t.play('us', 'done')
  expect(t.all()).toMatchObject({ waiting: ['ussr'] })
})

test('KM16 The Strong Man of Sudan adds one more than the USSR has in Ethiopia', () => {
  expect(playEvent('theStrongManOfSudan', { us: { sudan: 1 }, ussr: { ethiopia: 2 } }).all()).toMatchObject({
    usInfluence: { sudan: 4 },
  })
  expect(playEvent('theStrongManOfSudan', { us: {}, ussr: {} }).all()).toMatchObject({ usInfluence: { sudan: 1 } })
})

test('KM17 Afghanistan Invasion lies beside the board, cancels Directive 30 and weakens USSR cards this turn', () => {
  const t = playEvent('afghanistanInvasion', {
    us: { sudan: 1 },
    hand: { ussr: ['theLionFalters', 'presidentialDirective30'] },
    facts: { directiveRound: { ussr: true } },
    random: [1],
  })
  expect(t.all()).toMatchObject({ directiveRound: { ussr: false }, zones: { beside: ['afghanistanInvasion'] } })
  expect(t.why('ussr', 'event', 'presidentialDirective30')).toEqual({ rule: '5.2', reason: 'eventImpossible' })
  t.play('ussr', 'operations', 'theLionFalters').play('ussr', 'operation', 'coup').play('ussr', 'coup', 'sudan')
  expect(t.all()).toMatchObject({ militaryOperations: { ussr: 1 } })
})

test('KM17 Afghanistan Invasion played by the USSR for Ops weakens only its next card', () => {
  const t = withCard('afghanistanInvasion', { by: 'ussr', us: { sudan: 1 }, random: [1] })
  t.play('ussr', 'operations', 'afghanistanInvasion').play('ussr', 'eventFirst')
  t.play('ussr', 'operation', 'coup').play('ussr', 'coup', 'sudan')
  expect(t.all()).toMatchObject({ militaryOperations: { ussr: 4 }, afghanistan: { ussr: true } })
})

test('KM18 Daniel Arap Moi: with control of Kenya a point and a shift of DEFCON, otherwise 2 influence', () => {
  const t = playEvent('danielArapMoi', { us: { kenya: 2 } })
  expect(asked(t)).toEqual({ us: { raise: true, lower: true } })
  expect(t.why('us', 'decline')).toEqual({ rule: '7.6', reason: 'compulsory' })
  t.play('us', 'lower')
  expect(t.all()).toMatchObject({ vp: 1, defcon: 3 })
  expect(playEvent('danielArapMoi', { us: {} }).all()).toMatchObject({ vp: 0, usInfluence: { kenya: 2 } })
})

test('KM18 Daniel Arap Moi may start a nuclear war, which the USSR loses that played it, and DEFCON never rises above 5', () => {
  const t = withCard('danielArapMoi', { by: 'ussr', us: { kenya: 2 }, facts: { defcon: 2 } })
  t.play('ussr', 'operations', 'danielArapMoi').play('ussr', 'eventFirst').play('us', 'lower')
  expect(t.all()).toMatchObject(NUCLEAR_WAR('us'))
  const high = playEvent('danielArapMoi', { us: { kenya: 2 }, facts: { defcon: 5 } })
  expect(high.play('us', 'raise').all()).toMatchObject({ defcon: 5 })
})

test('KM46 We Are the World needs Famine: a point, 2 influence there, and the marker goes', () => {
  const t = playEvent('weAreTheWorld', { facts: { famine: { sudan: true, yemen: true } } })
  expect(asked(t)).toEqual({ us: { choose: names('sudan yemen') } })
  t.play('us', 'choose', 'sudan')
  expect(t.all()).toMatchObject({ vp: 1, usInfluence: { sudan: 2 }, famine: { sudan: false, yemen: true } })
  expect(withCard('weAreTheWorld').why('us', 'event', 'weAreTheWorld')).toEqual({
    rule: '5.2',
    reason: 'eventImpossible',
  })
})

test('KM49 Diego Garcia adds 2 in the Sea Lanes and removes 1 there, if there is one', () => {
  expect(playEvent('diegoGarcia', { ussr: { seaLanes: 2 } }).all()).toMatchObject({
    usInfluence: { seaLanes: 2 },
    ussrInfluence: { seaLanes: 1 },
  })
  expect(playEvent('diegoGarcia').all()).toMatchObject({ usInfluence: { seaLanes: 2 }, ussrInfluence: { seaLanes: 0 } })
})
