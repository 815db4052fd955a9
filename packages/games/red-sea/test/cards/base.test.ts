// Events of the base game in the combined variant: each with its condition met and not met.

import { expect, test } from 'vitest'
import { asked, NUCLEAR_WAR, names, playEvent, position, told, withCard } from '../positions.ts'

const COMBINED = { combined: 'on' }

test('TS36 Brush War attacks a country of current stability 1 or 2', () => {
  const t = playEvent('brushWar', {
    us: {},
    ussr: { somalia: 2, kenya: 2 },
    facts: { derg: true },
    random: [4],
  })
  expect(t.why('us', 'choose', 'ethiopia')).toEqual({ rule: 'TS36', reason: 'tooStable' })
  expect(t.why('us', 'choose', 'saudiArabia')).toEqual({ rule: 'TS36', reason: 'tooStable' })
  t.play('us', 'choose', 'somalia') // 4 − 1 for Kenya
  expect(t.all()).toMatchObject({
    vp: 1,
    usInfluence: { somalia: 2 },
    ussrInfluence: { somalia: 0 },
    militaryOperations: { us: 3 },
    defcon: 4,
  })
  const failed = playEvent('brushWar', { us: {}, ussr: { somalia: 2 }, random: [2] }).play('us', 'choose', 'somalia')
  expect(failed.all()).toMatchObject({ vp: 0, ussrInfluence: { somalia: 2 }, militaryOperations: { us: 3 } })
})

test('TS39 Arms Race: 1 VP for more Military Operations, 3 if they are also enough', () => {
  const withOperations = (us: number, ussr: number) =>
    playEvent('armsRace', { facts: { militaryOperations: { us, ussr } } }).all()
  expect(withOperations(3, 2)).toMatchObject({ vp: 1 })
  expect(withOperations(4, 2)).toMatchObject({ vp: 3 })
  expect(withOperations(2, 2)).toMatchObject({ vp: 0 })
})

test('TS43 SALT Negotiations raises DEFCON, weakens coups and may take a card from the discard pile', () => {
  const t = playEvent('saltNegotiations', { discard: ['theDerg', 'africaScoring'], facts: { defcon: 2 } })
  expect(asked(t)).toEqual({ us: { take: ['theDerg'], decline: true } })
  t.play('us', 'take', 'theDerg')
  expect(t.all()).toMatchObject({ defcon: 4, salt: true, zones: { hand: { us: ['theDerg'] } } })
  expect(t.view('ussr').zones).toMatchObject({ hand: { us: { known: ['theDerg'] } } })
})

test('TS43 SALT Negotiations: 1 less on coup dice, not on Military Operations', () => {
  const t = withCard('theLionFalters', { us: { sudan: 2 }, facts: { salt: true }, random: [1] })
  t.play('ussr', 'operations', 'theLionFalters').play('ussr', 'operation', 'coup').play('ussr', 'coup', 'sudan')
  expect(t.all()).toMatchObject({ usInfluence: { sudan: 2 }, militaryOperations: { ussr: 2 } }) // 1 + 2 − 1 against 2
})

test('TS44 Bear Trap: a card worth 2 is discarded each round until a die shows 1 to 4', () => {
  const t = playEvent('bearTrap', {
    hand: { us: ['usaid'], ussr: ['theDerg', 'nasserism', 'theLionFalters'] },
    random: [5, 4],
  })
  expect(asked(t)).toEqual({ ussr: { discard: names('theDerg theLionFalters') } })
  expect(t.why('ussr', 'event', 'theDerg')).toEqual({ rule: 'TS44', reason: 'trapped' })
  expect(t.why('ussr', 'discard', 'nasserism')).toEqual({ rule: 'TS44', reason: 'tooFewOps' })
  expect(t.why('ussr', 'discard', 'romanianAutonomy')).toEqual({ rule: '9.5', reason: 'autonomyNoDiscard' })
  t.play('ussr', 'discard', 'theDerg')
  expect(t.all()).toMatchObject({ bearTrap: { ussr: true }, derg: false, waiting: ['us'] })
  t.play('us', 'operations', 'usaid')
    .play('us', 'operation', 'place')
    .play('us', 'place', 'kenya')
    .play('us', 'place', 'kenya')
    .play('us', 'done')
  t.play('ussr', 'discard', 'theLionFalters')
  expect(t.all()).toMatchObject({ bearTrap: { ussr: false } })
})

test('TS44 Bear Trap: without such a card scoring cards are played, otherwise the USSR passes', () => {
  const facts = { bearTrap: { ussr: true } }
  const scoring = position({ options: COMBINED, facts, hand: { ussr: ['nasserism', 'africaScoring'] } })
  expect(asked(scoring)).toEqual({ ussr: { score: ['africaScoring'] } })
  const nothing = position({ options: COMBINED, facts, hand: { ussr: ['nasserism'] }, autonomy: 'ussr' })
  expect(asked(nothing)).toEqual({ ussr: { pass: true } })
  const guard = { ...facts, actionRound: 7 }
  const guarded = position({ options: COMBINED, facts: guard, hand: { ussr: ['theDerg', 'africaScoring'] } })
  expect(asked(guarded)).toEqual({ ussr: { score: ['africaScoring'] } })
})

test('TS45 Summit: the higher total, with 1 for each region dominated, gains 2 VP and may shift DEFCON', () => {
  const t = playEvent('summit', { us: { egypt: 2, sudan: 1 }, ussr: {}, random: [3, 3] })
  expect(t.all()).toMatchObject({ vp: 2 })
  expect(asked(t)).toEqual({ us: { raise: true, lower: true, decline: true } })
  expect(t.play('us', 'raise').all()).toMatchObject({ defcon: 5 })
  expect(playEvent('summit', { us: {}, ussr: {}, random: [3, 3] }).all()).toMatchObject({ vp: 0, waiting: ['ussr'] })
})

test('TS45 Summit: the opponent who wins may start a nuclear war, which the active player loses', () => {
  const t = playEvent('summit', { us: {}, ussr: {}, facts: { defcon: 2 }, random: [1, 6] })
  expect(t.play('ussr', 'lower').all()).toMatchObject(NUCLEAR_WAR('ussr'))
})

test('TS49 Missile Envy: the highest card is given; the own or neutral event happens at once', () => {
  const t = playEvent('missileEnvy', {
    hand: { ussr: ['sadatExpelsSoviets', 'diegoGarcia', 'theDerg', 'africaScoring'] },
  })
  expect(asked(t)).toEqual({ ussr: { give: names('diegoGarcia theDerg') } })
  expect(t.why('ussr', 'give', 'sadatExpelsSoviets')).toEqual({ rule: 'TS49', reason: 'notTheHighest' })
  expect(t.why('ussr', 'give', 'africaScoring')).toEqual({ rule: 'TS49', reason: 'scoringCardStays' })
  t.play('ussr', 'give', 'diegoGarcia')
  expect(t.all()).toMatchObject({ usInfluence: { seaLanes: 2 }, zones: { discard: ['diegoGarcia'] } })
  expect(t.view('us').zones).toMatchObject({ hand: { ussr: { known: ['missileEnvy'] } } })
  expect(asked(t)).toEqual({ ussr: { operations: ['missileEnvy'], spaceRace: ['missileEnvy'] } })
  expect(t.why('ussr', 'event', 'missileEnvy')).toEqual({ rule: 'TS49', reason: 'missileEnvyFirst' })
})

test('TS49 Missile Envy: of an opponent’s card only the Ops are used; without a card nothing is exchanged', () => {
  const t = playEvent('missileEnvy', { hand: { ussr: ['theDerg'] } }).play('ussr', 'give', 'theDerg')
  expect(asked(t)).toEqual({ us: { operation: names('place realign coup') } })
  t.play('us', 'operation', 'place').play('us', 'place', 'kenya').play('us', 'place', 'kenya').play('us', 'done')
  expect(t.all()).toMatchObject({ derg: false, zones: { discard: ['theDerg'] } })
  expect(playEvent('missileEnvy', { hand: { ussr: ['africaScoring'] } }).all()).toMatchObject({
    zones: { discard: ['missileEnvy'], hand: { ussr: ['africaScoring'] } },
  })
})

test('TS51 Brezhnev Doctrine raises USSR cards up to 4, after T-62s', () => {
  const coupWith = (facts: Readonly<Record<string, { ussr: true }>>) => {
    const t = withCard('f5eDelivery', { options: COMBINED, us: { sudan: 1 }, facts, random: [1] })
    return t
      .play('ussr', 'operations', 'f5eDelivery')
      .play('ussr', 'operation', 'coup')
      .play('ussr', 'coup', 'sudan')
      .all()
  }
  expect(coupWith({ brezhnev: { ussr: true } })).toMatchObject({ militaryOperations: { ussr: 4 } })
  expect(coupWith({ brezhnev: { ussr: true }, t62s: { ussr: true } })).toMatchObject({
    militaryOperations: { ussr: 4 },
  })
  expect(playEvent('brezhnevDoctrine').all()).toMatchObject({ brezhnev: { ussr: true } })
})

test('TS56 Muslim Revolution clears two of three countries; impossible after AWACS Sale', () => {
  const t = playEvent('muslimRevolution', { us: { sudan: 1, egypt: 2, saudiArabia: 3 } })
  t.play('ussr', 'clear', 'egypt')
  expect(t.why('ussr', 'clear', 'egypt')).toEqual({ rule: '7.6', reason: 'enoughThere' })
  t.play('ussr', 'clear', 'sudan')
  expect(t.all()).toMatchObject({ usInfluence: { sudan: 0, egypt: 0, saudiArabia: 3 } })
  expect(playEvent('muslimRevolution', { us: { sudan: 1 } }).all()).toMatchObject({ usInfluence: { sudan: 0 } })
  const banned = withCard('muslimRevolution', { facts: { events: ['awacsSale'] }, removed: ['awacsSale'] })
  expect(banned.why('ussr', 'event', 'muslimRevolution')).toEqual({ rule: '5.2', reason: 'eventImpossible' })
})

test('TS61 OPEC: a point each for Egypt and Saudi Arabia; impossible after North Sea Oil', () => {
  expect(playEvent('opec', { us: {}, ussr: { egypt: 2, saudiArabia: 3 } }).all()).toMatchObject({ vp: -2 })
  expect(playEvent('opec', { us: {}, ussr: { egypt: 1 } }).all()).toMatchObject({ vp: 0 })
  const banned = withCard('opec', { facts: { events: ['northSeaOil'] }, removed: ['northSeaOil'] })
  expect(banned.why('ussr', 'event', 'opec')).toEqual({ rule: '5.2', reason: 'eventImpossible' })
})

test('TS62 Lone Gunman shows the US hand to the USSR alone, then an operation may follow', () => {
  const t = playEvent('loneGunman', { hand: { us: ['usaid', 'famine'] } })
  expect(t.view('ussr').zones).toMatchObject({ hand: { us: { known: ['usaid', 'famine'] } } })
  expect(t.view('spectator').zones).not.toHaveProperty('hand.us.known')
  expect(told(t, 'spectator')).not.toContain('handShown')
  expect(asked(t)).toEqual({ ussr: { operation: names('place realign coup'), decline: true } })
  expect(t.play('ussr', 'decline').all()).toMatchObject({ waiting: ['us'] })
})

test('TS63 Colonial Rear Guards adds one in each of 4 African countries', () => {
  const t = playEvent('colonialRearGuards', { us: {} })
  expect(t.why('us', 'place', 'oman')).toEqual({ rule: '7.6', reason: 'notForThisEvent' })
  for (const at of ['egypt', 'sudan', 'kenya']) t.play('us', 'place', at)
  expect(t.why('us', 'place', 'kenya')).toEqual({ rule: '7.6', reason: 'enoughThere' })
  t.play('us', 'place', 'djibouti').play('us', 'done')
  expect(t.all()).toMatchObject({ usInfluence: { egypt: 1, sudan: 1, kenya: 1, djibouti: 1 } })
})

test('TS66 Puppet Governments: up to 3 empty countries', () => {
  const t = playEvent('puppetGovernments')
  expect(t.why('us', 'place', 'somalia')).toEqual({ rule: '7.6', reason: 'notForThisEvent' })
  t.play('us', 'place', 'oman').play('us', 'done')
  expect(t.all()).toMatchObject({ usInfluence: { oman: 1 }, waiting: ['ussr'] })
})

test('TS72 Sadat Expels Soviets clears Egypt and adds 1', () => {
  expect(playEvent('sadatExpelsSoviets', { ussr: { egypt: 3 } }).all()).toMatchObject({
    usInfluence: { egypt: 1 },
    ussrInfluence: { egypt: 0 },
  })
})

test('TS74 The Voice of America removes 4, at most 2 in a country, not in the Sea Lanes', () => {
  const t = playEvent('voiceOfAmerica', { ussr: { somalia: 3, oman: 1, kenya: 2, seaLanes: 3 } })
  t.play('us', 'remove', 'somalia').play('us', 'remove', 'somalia')
  expect(t.why('us', 'remove', 'somalia')).toEqual({ rule: '7.6', reason: 'enoughThere' })
  expect(t.why('us', 'remove', 'seaLanes')).toEqual({ rule: '7.6', reason: 'notForThisEvent' })
  t.play('us', 'remove', 'oman')
  expect(t.all()).toMatchObject({ ussrInfluence: { somalia: 1, oman: 0, kenya: 1 } })
})

test('TS86 North Sea Oil gives the US an 8th action round', () => {
  const t = playEvent('northSeaOil', { hand: { us: ['usaid'] }, facts: { actionRound: 7 } })
  expect(asked(t)).toEqual({ us: { takeRound: true, decline: true } })
  t.play('us', 'decline')
  expect(t.all()).toMatchObject({ turn: 3 })
})

test('TS92 Terrorism discards a random card of the opponent; an empty hand loses nothing', () => {
  const t = playEvent('terrorism', {
    hand: { ussr: ['theDerg', 'africaScoring', 'detente'] },
    random: ['africaScoring'],
  })
  expect(t.all()).toMatchObject({
    zones: { hand: { ussr: ['theDerg', 'detente'] }, discard: ['terrorism', 'africaScoring'] },
  })
  expect(playEvent('terrorism', { hand: { ussr: [] } }).all()).toMatchObject({ zones: { discard: ['terrorism'] } })
})

test('TS98 Aldrich Ames Remix opens the US hand for the turn and discards a card of it', () => {
  const t = playEvent('aldrichAmesRemix', {
    hand: { us: ['africaScoring', 'apolloSoyuz'] },
    facts: { spaceBox: { us: 2 } },
    deck: ['famine'],
  })
  expect(asked(t)).toEqual({ ussr: { discard: names('africaScoring apolloSoyuz') } })
  t.play('ussr', 'discard', 'africaScoring').play('us', 'event', 'apolloSoyuz')
  expect(t.view('ussr').zones).toMatchObject({ hand: { us: { count: 1, known: ['famine'] } } })
  expect(playEvent('aldrichAmesRemix', { hand: { us: [] } }).all()).toMatchObject({ openHand: { us: true } })
})

test('TS100 Wargames needs DEFCON 2 and ends the game for 6 VP', () => {
  const facts = { defcon: 2, vp: 7 }
  const t = playEvent('wargames', { facts })
  expect(asked(t)).toEqual({ us: { endGame: true, decline: true } })
  expect(t.play('us', 'endGame').all()).toMatchObject({ vp: 1, result: { winners: ['us'], reason: 'wargames' } })
  const draw = playEvent('wargames', { facts: { defcon: 2, vp: 6 } }).play('us', 'endGame')
  expect(draw.all()).toMatchObject({ result: { kind: 'draw' } })
  const declined = playEvent('wargames', { facts }).play('us', 'decline')
  expect(declined.all()).toMatchObject({ vp: 7, zones: { removed: ['wargames'] } })
  expect(withCard('wargames').why('us', 'event', 'wargames')).toEqual({ rule: '5.2', reason: 'eventImpossible' })
})

test('TS108 Our Man in Tehran looks at 5 cards, discards any and shuffles the rest back', () => {
  const deck = ['famine', 'separatists', 'theDerg', 'detente', 'africaScoring', 'seychelles', 'rest'] as const
  const t = playEvent('ourManInTehran', { us: { oman: 2 }, deck })
  expect(asked(t)).toEqual({ us: { discard: names('famine separatists theDerg detente africaScoring'), done: true } })
  expect(t.view('ussr').zones).toMatchObject({ looked: { us: { count: 5 } } })
  expect(told(t, 'ussr')).not.toContain('cardsLooked')
  t.play('us', 'discard', 'africaScoring').play('us', 'done')
  expect(t.all()).toMatchObject({
    zones: { looked: { us: [] }, removed: ['ourManInTehran'], discard: ['africaScoring'] },
  })
  expect(withCard('ourManInTehran', { us: {} }).why('us', 'event', 'ourManInTehran')).toEqual({
    rule: '5.2',
    reason: 'eventImpossible',
  })
})

test('TS109 Yuri and Samantha: a point for each US coup, successful or not', () => {
  const t = playEvent('yuriAndSamantha', { ussr: { oman: 1 }, hand: { us: ['peaceCorps'] }, random: [1] })
  t.play('us', 'operations', 'peaceCorps').play('us', 'operation', 'coup').play('us', 'coup', 'oman')
  expect(t.all()).toMatchObject({ vp: -1, ussrInfluence: { oman: 1 } })
  const own = withCard('theLionFalters', { us: { oman: 1 }, facts: { yuri: { ussr: true } }, random: [1] })
  own.play('ussr', 'operations', 'theLionFalters').play('ussr', 'operation', 'coup').play('ussr', 'coup', 'oman')
  expect(own.all()).toMatchObject({ vp: 0 })
})

test('TS110 AWACS Sale to Saudis adds 2 in Saudi Arabia', () => {
  expect(playEvent('awacsSale', { us: { saudiArabia: 1 } }).all()).toMatchObject({
    usInfluence: { saudiArabia: 3 },
    zones: { removed: ['awacsSale'] },
  })
})
