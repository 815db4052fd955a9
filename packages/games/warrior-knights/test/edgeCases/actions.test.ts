// Sections 6 to 8 and 10 where several paragraphs meet: action cards, events, movement.

import { describe, expect, test } from 'vitest'
import { draw } from '../cards/drawing.ts'
import {
  asked,
  cards,
  fact,
  goods,
  isOver,
  names,
  position,
  type Setting,
  step,
  told,
  turnUp,
  turnUpNeutral,
} from '../positions.ts'
import { attack, noble } from '../rules/battles.ts'

const TROOPS = ['regular50'] as const
const mobilized = (at: string, setting: Setting) =>
  turnUp('red', 'mobilizeForces', setting).play('red', 'perform').play('red', 'mobilize', at)
/** Red moves his star Noble with Versatile Strategy. */
const moving = (setting: Setting) =>
  turnUp('red', 'versatileStrategy', setting)
    .play('red', 'perform')
    .play('red', 'option', 'moveOneNoble')
    .play('red', 'moveNoble', 'star')

describe('6 what cards lead to', () => {
  test('6.3, 13.6 a surrender alone counts as a fight: blue', () => {
    const t = attack('d6', 'siege.dornach', {
      round: 3,
      red: { star: { at: 'd6', troops: TROOPS } },
      cities: { dornach: { siegeBy: 'red', siegeRound: 1 } },
    }).play('red', 'keepCity')
    expect([cards(t, 'special'), isOver(t)]).toEqual([{ assembly: { red: ['mobilizeForces'] } }, true])
  })

  test('6.3, 12.9 so does a capture without cards; the breaches stay', () => {
    const setting = { red: { star: { at: 'c2', troops: TROOPS } }, cities: { froli: { breaches: 1 } } } as const
    const t = attack('c2', 'assault.froli', setting).play('red', 'keepCity')
    expect([cards(t, 'special'), fact(t, 'breaches/froli')]).toEqual([{ assembly: { red: ['mobilizeForces'] } }, 1])
  })

  test('6.3, 12.1 with leave refused and no other battle the card was used for neither', () => {
    const there = { at: 'c2', troops: TROOPS } as const
    const t = attack('c2', 'siege.froli', { red: { star: there }, green: { star: there } })
    t.play('green', 'refuse').play('red', 'noBattle')
    expect(asked(t)).toEqual({ red: { allocate: names('assembly wages') } })
    expect(fact(t, 'exhausted/red.star')).toBe(false)
  })

  test('6.4, 7.7 e Versatile Strategy puts the marker that starts the Draft, and is back in the hand by then', () => {
    const t = turnUp('red', 'versatileStrategy', {
      red: { crowns: 8 },
      track: { space1: 'green', space2: 'green', space3: 'blue' },
    })
    t.play('red', 'perform').play('red', 'option', 'placeMarker').play('red', 'placeMarker', 'space4')
    expect([told(t, 'green').includes('draftBegan'), cards(t, 'special'), fact(t, 'crowns/red')]).toEqual([true, {}, 3])
    expect(isOver(t)).toBe(true) // nobody can hire
  })

  test('6.4, 6.2a a declined Serve the Church starts the Assembly all the same, and gives no faith', () => {
    const two = { special: { assembly: ['rallySupport', 'rallySupport'] } } as const
    const t = turnUp('red', 'serveTheChurch', {
      red: { special: { assembly: ['rallySupport'] } },
      green: two,
      blue: { special: { assembly: ['rallySupport', 'serveTheChurch'] } },
      agendas: ['fine', 'censure', 'royalSubsidy'],
    })
    t.play('red', 'decline').play('red', 'allocate', 'assembly')
    expect([told(t, 'green').includes('assemblyBegan'), fact(t, 'faith/red')]).toEqual([true, 0])
  })
})

describe('7 cards of the Barons', () => {
  const sheriff = { star: { at: 'c3', troops: TROOPS, office: 'sheriff' } } as const

  test('7.1 the Sheriff’s crowns are part of the card: none when it is declined, and Church Due counts them', () => {
    const declined = turnUp('red', 'levyTaxes', { red: sheriff }).play('red', 'decline')
    expect(fact(declined, 'crowns/red')).toBe(0)
    const t = turnUp('red', 'levyTaxes', { head: 'blue', laws: ['churchDue'], red: sheriff }).play('red', 'perform')
    expect(asked(t)).toEqual({ red: { obey: true, disobey: true } })
    t.play('red', 'obey')
    expect([fact(t, 'crowns/red'), fact(t, 'crowns/blue')]).toEqual([2, 1])
  })

  test('7.3, 7.4 votes of a banned Baron and faith of a heretic count as those of anybody else', () => {
    const rally = turnUp('red', 'rallySupport', { chairman: 'blue', green: { banned: true, votes: 2 } })
    expect(fact(rally.play('red', 'perform'), 'chairman')).toBe('blue')
    const serve = turnUp('red', 'serveTheChurch', { head: 'blue', green: { faith: 1, keptEvents: ['heretic'] } })
    expect(fact(serve.play('red', 'perform'), 'headOfChurch')).toBe('blue')
    const protector = { charges: ['protectorOfTheChurch'] } as const
    const both = turnUp('red', 'serveTheChurch', { head: 'blue', green: { faith: 1 }, red: protector })
    expect(fact(both.play('red', 'perform'), 'headOfChurch')).toBe('red')
  })

  test('7.6 an area overseas: who sails there waits on the icon, who stands there lays siege', () => {
    const t = mobilized('cadiz', {
      red: { star: { at: 'a3', troops: TROOPS }, circle: { at: 'cadiz', troops: TROOPS } },
    })
    t.play('red', 'moveNoble', 'star').play('red', 'sail', 'cadiz').play('red', 'attack', 'siege.cadiz')
    expect([fact(t, 'nobleAt/red.star'), fact(t, 'siegeBy/cadiz'), fact(t, 'exhausted/red.circle')]).toEqual([
      'port.cadiz',
      'red',
      true,
    ])
    expect(asked(t)).toEqual({ red: { allocate: names('assembly wages') } })
  })

  test('7.6a, 10.5, 13.5 a besieger who is stopped on the way is exhausted, and his siege is lifted', () => {
    const t = mobilized('c3', {
      red: { star: { at: 'a3', troops: TROOPS } },
      blue: { star: { at: 'b3', troops: TROOPS } },
      cities: { surat: { siegeBy: 'red' } },
    }).play('red', 'moveNoble', 'star')
    expect([fact(t, 'siegeBy/surat'), asked(t)]).toEqual(['none', { blue: { allow: true, refuse: true } }])
    t.play('blue', 'refuse')
    expect([fact(t, 'nobleAt/red.star'), fact(t, 'exhausted/red.star')]).toEqual(['b3', true])
    expect(cards(t, 'special')).toEqual({ wages: { red: ['mobilizeForces'] } })
  })
})

describe('8 neutral cards', () => {
  test.each(['earlyWinter', 'brokenLine', 'mutiny', 'thievingSteward'] as const)(
    '8.2.8 %s that can do nothing is asked about all the same',
    event => {
      const gone = { noHeir: true } as const
      const t = draw(event, 'red', {
        red: { faith: 1, crowns: 1, star: gone, square: gone, triangle: gone, circle: gone },
      })
      expect(asked(t)).toEqual({ red: { cancelEvent: true, pass: true } })
      t.play('red', 'pass')
      expect([goods(t, 'red'), cards(t, 'eventDiscard')]).toEqual([[1, 0, 1, 0], [event]])
    },
  )

  test('8.2.6 the pass begins with the drawer, whoever is Chairman', () => {
    const faith = { faith: 1 } as const
    const t = draw('famine', 'blue', { chairman: 'red', red: faith, green: faith, blue: faith })
    t.play('blue', 'pledge', { faith: 1 }).play('red', 'pledge', { faith: 0 }).play('green', 'pledge', { faith: 1 })
    expect(['red', 'green', 'blue'].map(baron => fact(t, `faith/${baron}`))).toEqual([1, 0, 0])
    expect(cards(t, 'eventDiscard')).toEqual(['famine'])
  })

  test('8.2.3 without faith he cannot draw a green one himself', () => {
    const t = turnUpNeutral('importantEvent', { head: 'red', events: ['holyRelic'] })
    expect(t.why('red', 'nameDrawer', 'red')).toEqual({ rule: '8.2.3', reason: 'cannotPay' })
  })

  test('8.3.4, 8.3.5 an expedition nobody invests in is not founded, the others move on', () => {
    const t = turnUpNeutral('fundExpedition', {
      chairman: 'red',
      head: 'green',
      red: { crowns: 3 },
      green: { faith: 2 },
      expeditions: { ceylon: { step: 1, invested: { red: 2 } }, spiceIslands: { step: 2, invested: { blue: 4 } } },
      fate: ['fate02'], // Spice Islands 2x
    })
    t.play('red', 'found', 'china').play('red', 'invest', { crowns: 0 })
    expect(['china', 'ceylon', 'spiceIslands'].map(one => fact(t, `expeditionStep/${one}`))).toEqual([0, 2, 0])
    expect([fact(t, 'crowns/blue'), fact(t, 'faith/green'), isOver(t)]).toEqual([8, 2, true])
  })

  test('8.3.6 fate comes for Ceylon, the Spice Islands and China, two cards for the blessed one', () => {
    const t = turnUpNeutral('fundExpedition', {
      chairman: 'red',
      expeditions: {
        ceylon: { step: 3, blessed: true, invested: { red: 2 } },
        spiceIslands: { step: 2, invested: { blue: 4 } },
        china: { step: 2, invested: { green: 5 } },
      },
      fate: ['fate04', 'fate17', 'fate05', 'fate02'], // fleet lost or 3x, 3x, 4x
    })
    expect(['red', 'blue', 'green'].map(baron => fact(t, `crowns/${baron}`))).toEqual([6, 12, 20])
    expect(fact(t, 'blessed/ceylon')).toBe(false)
  })

  test('8.4.1 a city at strength 0 may be fortified, a besieged stronghold or one off the board not repaired', () => {
    const t = turnUpNeutral('upgradeDefenses', {
      red: { crowns: 4, cities: ['froli'] },
      green: { crowns: 9, stronghold: 'c4', strongholdBreaches: 1 },
      blue: { star: { at: 'c4', troops: TROOPS } },
      siegeOfStronghold: { green: { by: 'blue' } },
      cities: { froli: { breaches: 1 } },
    }).play('red', 'fortify', 'froli')
    expect([fact(t, 'fortified/froli'), fact(t, 'breaches/froli'), isOver(t)]).toEqual([true, 1, true])
  })
})

test('8.5.1 off the board the Hospitaller’s army is healed free, and one army of his choice for crowns besides', () => {
  const t = turnUpNeutral('musterTroops', {
    red: {
      crowns: 3,
      star: { troops: ['polish200', 'swiss200'], casualties: 3, office: 'hospitaller' },
      square: { at: 'c3', troops: ['english200'], casualties: 1 },
    },
  })
  expect([fact(t, 'casualties/red.star'), asked(t)]).toEqual([1, { red: { heal: names('square star'), done: true } }])
  t.play('red', 'heal', 'square')
  expect([fact(t, 'casualties/red.square'), fact(t, 'crowns/red'), isOver(t)]).toEqual([0, 1, true])
})

describe('10 movement', () => {
  test('10.11 whoever enters his own besieged stronghold takes none of its troops', () => {
    const t = mobilized('c4', {
      red: { star: { at: 'c3', troops: TROOPS }, stronghold: 'c4', garrison: ['regular100'] },
      green: { star: { at: 'c4', troops: TROOPS } },
      siegeOfStronghold: { red: { by: 'green' } },
    }).play('red', 'moveNoble', 'star')
    expect(asked(t)).toEqual({ red: { attack: ['field.green'], noBattle: true } })
    t.play('red', 'noBattle')
    expect([cards(t, 'army/stronghold/red'), fact(t, 'exhausted/red.star')]).toEqual([['regular100'], true])
  })

  test('10.8 on a road he empties his stronghold in passing and goes on', () => {
    const t = moving({
      red: { star: { at: 'b4', troops: TROOPS }, stronghold: 'b3', garrison: ['regular100', 'polish50'] },
    })
    t.play('red', 'go', 'b3').play('red', 'takeTroop', 'regular100.stronghold')
    t.play('red', 'takeTroop', 'polish50.stronghold').play('red', 'go', 'b2')
    expect(cards(t, 'army/star/red')).toEqual(['regular50', 'regular100', 'polish50'])
  })

  test('10.10, 13.5 he takes all troops of the last besieger, and with them the siege', () => {
    const t = moving({
      red: { star: { at: 'c1', troops: TROOPS }, square: { at: 'c2', troops: ['regular100'] } },
      cities: { froli: { siegeBy: 'red' } },
    })
    t.play('red', 'go', 'c2').play('red', 'takeTroop', 'regular100.square')
    expect([fact(t, 'nobleAt/red.square'), fact(t, 'siegeBy/froli')]).toEqual(['none', 'red'])
  })

  test('10.8a, 9.3.12a a Noble who has drawn back from sailing has not moved: the next one may take his troops', () => {
    const t = mobilized('h1', {
      laws: ['harbourDues'],
      red: { crowns: 1, star: { at: 'a3', troops: ['polish100'] }, square: { at: 'a3', troops: TROOPS } },
    })
    t.play('red', 'moveNoble', 'star').play('red', 'sail', 'h1').play('red', 'stop')
    t.play('red', 'moveNoble', 'square').play('red', 'takeTroop', 'polish100.star')
    t.play('red', 'sail', 'h1').play('red', 'obey')
    expect([cards(t, 'army/square/red'), noble(t, 'red.star')]).toEqual([
      ['regular50', 'polish100'],
      ['none', false],
    ])
    expect(cards(t, 'special')).toEqual({ wages: { red: ['mobilizeForces'] } })
  })

  test('10.2 where roads meet he changes from one to the other, and the third step ends the move', () => {
    const t = moving({ red: { star: { at: 'f6', troops: TROOPS } } })
    t.play('red', 'go', 'f5').play('red', 'go', 'g5').play('red', 'go', 'g4')
    expect([fact(t, 'nobleAt/red.star'), isOver(t)]).toEqual(['g4', true])
  })

  test('10.4 the owner of a city and the Baron of a Noble there are both asked, of one’s own besieged city too', () => {
    const t = moving({
      red: { star: { at: 'c3', troops: TROOPS }, square: { at: 'd3', troops: TROOPS } },
      green: { cities: ['vecht'] },
      blue: { star: { at: 'd3', troops: TROOPS } },
      cities: { vecht: { siegeBy: 'red' } },
    })
    t.play('red', 'go', 'd3').play('red', 'go', 'd4')
    expect(asked(t)).toEqual({ green: { allow: true, refuse: true } })
    t.play('green', 'allow').play('blue', 'allow')
    expect(fact(t, 'nobleAt/red.star')).toBe('d4')
  })

  test('8.2.7 closed roads leave one step even to the Warden, closed seas nothing to the Admiral', () => {
    const warden = { charges: ['wardenOfTheRoads'], star: { at: 'b3', troops: TROOPS } } as const
    expect(isOver(moving({ roundEvents: ['highwaymen'], red: warden }).play('red', 'go', 'c3'))).toBe(true)
    const admiral = { star: { at: 'a3', troops: TROOPS, office: 'lordAdmiral' } } as const
    expect(asked(moving({ roundEvents: ['stormSeason'], red: admiral }))['red']).toEqual({ go: names('a2 a4 b3') })
  })

  test('10.6, 10.11a the Admiral lands inside his besieged city; the siege he has left is lifted', () => {
    const t = moving({
      red: { star: { at: 'a3', troops: TROOPS, office: 'lordAdmiral' }, cities: ['acre'] },
      green: { star: { at: 'acre', troops: TROOPS } },
      cities: { acre: { siegeBy: 'green' }, surat: { siegeBy: 'red' } },
    }).play('red', 'sail', 'acre')
    expect([fact(t, 'nobleAt/red.star'), fact(t, 'exhausted/red.star')]).toEqual(['acre', true])
    expect([fact(t, 'siegeBy/surat'), fact(t, 'siegeBy/acre')]).toEqual(['none', 'green'])
  })
})

test('written positions: without Barons who have left, the others hold both tokens', () => {
  const t = position({ players: 4, facts: { eliminated: { red: true } } })
  expect([fact(t, 'chairman'), fact(t, 'headOfChurch'), step(t)]).toEqual(['green', 'blue', 'plan.cards'])
})
