// Events, laws and sections 17 to 20 where several paragraphs meet.

import { describe, expect, test } from 'vitest'
import { draw } from '../cards/drawing.ts'
import {
  answer,
  asked,
  cards,
  fact,
  fateWith,
  goods,
  isOver,
  names,
  position,
  type Setting,
  step,
  turnUp,
} from '../positions.ts'
import { attack, noble } from '../rules/battles.ts'

const TROOPS = ['regular50'] as const
const upkeep = (setting: Setting) => position({ ...setting, stack: [{ step: 'upkeep.begin' }] })
const result = (t: ReturnType<typeof position>) => t.view('spectator').result
/** Everybody leaves his troops as they are. */
function inPeace(t: ReturnType<typeof position>) {
  while (step(t).startsWith('upkeep.')) answer(t, 'done')
  return t
}
const HOMES = { red: 'c4', green: 'e5', blue: 'f3', black: 'd5' } as const
const REVOLT = fateWith({ revolt: true })

describe('events', () => {
  test('Plague spares the port icon, and lifts the siege of a besieger it kills', () => {
    const t = draw('plague', 'red', {
      chairman: 'green',
      fate: [fateWith({ city: 'surat' }), 'fate24', 'fate12'],
      red: {
        star: { at: 'a3', troops: ['regular100'] },
        square: { at: 'port.a3', troops: TROOPS, exhausted: true },
      },
      green: { cities: ['surat'], circle: { at: 'a3', troops: ['polish200', 'polish100'] } },
      cities: { surat: { siegeBy: 'red' } },
    })
    expect([fact(t, 'casualties/red.square'), fact(t, 'casualties/green.circle')]).toEqual([0, 2])
    expect([noble(t, 'red.star'), fact(t, 'siegeBy/surat')]).toEqual([['none', true], 'none'])
  })

  test('Crumbling Walls brings a damaged fortified city down to a plain one at 0, and spares those at 0', () => {
    const t = draw('crumblingWalls', 'red', {
      red: { cities: ['froli', 'acre', 'monz'] },
      cities: { froli: { fortified: true, breaches: 1 }, monz: { breaches: 1 } },
    })
    expect(['froli', 'acre', 'monz'].map(city => fact(t, `breaches/${city}`))).toEqual([1, 1, 1])
    expect(fact(t, 'fortified/froli')).toBe(false)
  })

  test('Great Fire: a besieged city burns as any other', () => {
    const t = draw('greatFire', 'red', {
      fate: [fateWith({ city: 'froli' })],
      green: { cities: ['froli'] },
      blue: { star: { at: 'c2', troops: TROOPS } },
      cities: { froli: { fortified: true, siegeBy: 'blue' } },
    })
    expect(['breaches', 'fortified', 'siegeBy'].map(what => fact(t, `${what}/froli`))).toEqual([1, false, 'blue'])
  })

  test('Crusade Preached, 17.2: the last influence goes to the first, the second takes his from outside', () => {
    const t = draw('crusadePreached', 'red', {
      pool: 1,
      red: { cities: ['acre', 'cadiz'] },
      green: {
        cities: ['syracuse'],
        star: { at: 'port.cadiz', troops: TROOPS, exhausted: true },
        square: { at: 'jerusalem', troops: TROOPS },
      },
    })
    expect([goods(t, 'red'), goods(t, 'green')]).toEqual([
      [0, 0, 0, 1],
      [0, 0, 1, 1],
    ])
    expect([fact(t, 'pool'), fact(t, 'isLastRound')]).toEqual([0, true])
  })

  test('Open Gates: current strength counts, overseas too; port icons count for nobody; his own siege ends', () => {
    const t = draw('openGates', 'red', {
      red: {
        star: { at: 'd3', troops: TROOPS },
        square: { at: 'cadiz', troops: TROOPS },
        triangle: { at: 'port.a3', troops: TROOPS, exhausted: true },
        circle: { at: 'c2', troops: TROOPS },
      },
      blue: { star: { at: 'c2', troops: TROOPS }, square: { at: 'port.cadiz', troops: TROOPS, exhausted: true } },
      cities: { vecht: { breaches: 1, siegeBy: 'red' } },
    })
    expect(asked(t)).toEqual({ red: { nameCity: names('cadiz vecht') } })
    t.play('red', 'nameCity', 'vecht').play('red', 'keepCity')
    expect([fact(t, 'control/vecht'), fact(t, 'siegeBy/vecht')]).toEqual(['red', 'none'])
  })

  test('Open Gates, 19.3.1 under the Law Against Razing: who obeys keeps the city', () => {
    const t = draw('openGates', 'red', { laws: ['lawAgainstRazing'], red: { star: { at: 'c2', troops: TROOPS } } })
    t.play('red', 'razeCity').play('red', 'obey')
    expect([fact(t, 'control/froli'), fact(t, 'banned/red')]).toEqual(['red', false])
  })

  test('Famine: one’s own stronghold feeds nobody, lands overseas do', () => {
    const t = draw('famine', 'red', {
      fate: ['fate24'],
      red: {
        crowns: 1,
        stronghold: 'c4',
        star: { at: 'c4', troops: ['polish100'] },
        square: { at: 'acre', troops: TROOPS },
        circle: { at: 'c3', troops: ['polish200'] },
      },
    })
    expect(asked(t)).toEqual({ red: { payFor: names('circle star'), done: true } })
    t.play('red', 'payFor', 'circle')
    expect([noble(t, 'red.star'), fact(t, 'casualties/red.circle')]).toEqual([['none', true], 0])
  })

  test('Schism with heretics all around: the token stays', () => {
    const t = draw('schism', 'red', { players: 2, head: 'red', green: { keptEvents: ['heretic'] } })
    expect(fact(t, 'headOfChurch')).toBe('red')
  })

  test('Mutiny reaches exempt armies and strongholds; who is emptied leaves the board with his siege', () => {
    const t = draw('mutiny', 'red', {
      fate: [fateWith({ nationality: 'polish' })],
      red: {
        stronghold: 'c4',
        garrison: ['polish50'],
        star: { at: 'c2', troops: ['polish50'] },
        circle: { at: 'c3', troops: ['polish100', 'regular50'] },
      },
      cities: { froli: { siegeBy: 'red' } },
    })
    expect([noble(t, 'red.star'), fact(t, 'siegeBy/froli')]).toEqual([['none', false], 'none'])
    expect([cards(t, 'army/circle/red'), cards(t, 'army/stronghold/red')]).toEqual([['regular50'], []])
  })

  test('Plundered Convoy: with money at sea he loses no other; the blessing goes with the last investor only', () => {
    const t = draw('plunderedConvoy', 'red', {
      red: { crowns: 5 },
      expeditions: {
        ceylon: { step: 2, blessed: true, invested: { red: 2 } },
        china: { step: 3, blessed: true, invested: { red: 1, blue: 4 } },
      },
    })
    expect([fact(t, 'crowns/red'), fact(t, 'blessed/ceylon'), fact(t, 'blessed/china')]).toEqual([5, false, true])
    expect([fact(t, 'expeditionStep/ceylon'), fact(t, 'expeditionStep/china')]).toEqual([0, 3])
  })
})

describe('laws', () => {
  test('12.1, 9.3.12a leave is asked first: refused, nobody is banned', () => {
    const t = attack('c2', 'assault.froli', {
      laws: ['peaceOfGod'],
      red: { star: { at: 'c2', troops: ['polish200'] } },
      green: { cities: ['froli'] },
      blue: { star: { at: 'c2', troops: TROOPS } },
    }).play('blue', 'refuse')
    expect([fact(t, 'banned/red'), asked(t)['red']?.['attack']]).toEqual([false, ['field.blue']])
  })

  test('9.3.12a who breaks one law and obeys the next is banned, and nothing happens', () => {
    const t = attack('c4', 'siege.green', {
      laws: ['inviolableStrongholds', 'peaceOfGod'],
      red: { star: { at: 'c4', troops: ['polish200', 'swiss200'] } },
      green: { stronghold: 'c4' },
    })
    t.play('red', 'disobey').play('red', 'obey')
    expect([fact(t, 'banned/red'), fact(t, 'siegeBy/green')]).toEqual([true, 'none'])
  })

  test('9.3.13a the Chairman who storms an inviolable stronghold is banned before the battle', () => {
    const t = attack('c4', 'assault.green', {
      laws: ['inviolableStrongholds'],
      red: { star: { at: 'c4', troops: ['polish200'] }, votes: 3 },
      green: { stronghold: 'c4', votes: 1 },
    }).play('red', 'disobey')
    expect([fact(t, 'chairman'), step(t)]).toEqual(['green', 'battle.putAway'])
  })

  test('the Admiral pays Harbour Dues as well', () => {
    const t = turnUp('red', 'versatileStrategy', {
      laws: ['harbourDues'],
      red: { crowns: 1, star: { at: 'a3', troops: TROOPS, office: 'lordAdmiral' } },
    })
    t.play('red', 'perform').play('red', 'option', 'moveOneNoble').play('red', 'moveNoble', 'star')
    t.play('red', 'sail', 'acre').play('red', 'obey')
    expect([fact(t, 'crowns/red'), fact(t, 'nobleAt/red.star')]).toEqual([0, 'acre'])
  })

  test('14.4a under the Law Against Razing a city handed over is kept, and the stronghold goes afterwards', () => {
    const t = attack('c4', 'siege.green', {
      round: 3,
      laws: ['lawAgainstRazing'],
      red: { star: { at: 'c4', troops: ['polish200'] } },
      green: { stronghold: 'c4', cities: ['kovel'] },
      siegeOfStronghold: { green: { by: 'red', round: 2 } },
    })
    t.play('red', 'razeCity').play('red', 'obey')
    expect([fact(t, 'control/kovel'), fact(t, 'strongholdAt/green'), isOver(t)]).toEqual(['red', 'none', true])
  })
})

describe('17, 18 Upkeep and the end', () => {
  test('17.2 to 17.5 influence for a city that then revolts; the Noble on its icon lands too late', () => {
    const star = { at: 'port.acre', troops: TROOPS, exhausted: true } as const
    const t = upkeep({ red: { stronghold: 'c4', cities: ['acre'], star }, fate: [REVOLT] })
    expect([goods(t, 'red')[3], fact(t, 'control/acre'), fact(t, 'nobleAt/red.star')]).toEqual([1, 'none', 'acre'])
  })

  test('17.3, 13.7 a besieged city revolts too, and the siege goes on', () => {
    const t = upkeep({
      red: { cities: ['froli'] },
      green: { star: { at: 'c2', troops: TROOPS } },
      cities: { froli: { siegeBy: 'green' } },
      fate: [REVOLT],
    })
    expect([fact(t, 'control/froli'), fact(t, 'siegeBy/froli')]).toEqual(['none', 'green'])
  })

  test('17.3 he settles one city after the other with what he has left; what he cannot pay is lost unasked', () => {
    const fate = ['fate03', 'fate06', 'fate10'] as const // three revolts
    const t = upkeep({ red: { faith: 1, crowns: 6, cities: ['kovel', 'acre', 'froli'] }, fate })
    t.play('red', 'nameCity', 'kovel').play('red', 'payFaith').play('red', 'nameCity', 'acre')
    expect([fact(t, 'control/acre'), asked(t)['red']]).toEqual(['none', { payCrowns: true, letGo: true }])
    expect(goods(t.play('red', 'payCrowns'), 'red')).toEqual([2, 0, 0, 0])
  })

  test('17.1 half of the cities is not enough', () => {
    const nine = ['kovel', 'norrid', 'ostrel', 'froli', 'elsmark', 'surat', 'vecht', 'tarvos', 'monz'] as const
    expect(result(upkeep({ pool: 9, red: { stronghold: 'c4', cities: nine, faith: 9 } }))).toEqual({ kind: 'open' })
  })

  test('17.6 a a besieger outside exchanges troops, those inside do not', () => {
    const t = upkeep({
      red: {
        stronghold: HOMES.red,
        cities: ['froli'],
        circle: { at: 'c2', troops: TROOPS },
        star: { at: 'c2', troops: ['polish50'] },
      },
      green: {
        stronghold: HOMES.green,
        star: { at: 'c2', troops: TROOPS },
        square: { at: 'c2', troops: ['polish100'] },
      },
      blue: { stronghold: HOMES.blue },
      cities: { froli: { siegeBy: 'green' } },
    })
    expect(Object.keys(asked(t))).toEqual(['green'])
    t.play('green', 'transfer', 'polish100.square.star')
    expect([fact(t, 'nobleAt/green.square'), fact(t, 'siegeBy/froli')]).toEqual(['none', 'green'])
  })

  test('17.6 b four Barons may use the edge and the area of a razed city; 17.6 e besieged: only the stronghold', () => {
    const placing = asked(upkeep({ players: 4, cities: { froli: { razed: true } } }))['red']?.['placeStronghold']
    expect(placing).toEqual(expect.arrayContaining(['a1', 'c2']))
    for (const area of ['b1', 'acre']) expect(placing).not.toContain(area)
    const t = upkeep({
      red: {
        stronghold: 'c4',
        cities: ['acre', 'froli'],
        triangle: { at: 'acre', troops: TROOPS },
        circle: { at: 'c2', troops: TROOPS },
        star: { troops: TROOPS },
      },
      green: { star: { at: 'c4', troops: TROOPS }, square: { at: 'c2', troops: TROOPS } },
      siegeOfStronghold: { red: { by: 'green' } },
      cities: { froli: { siegeBy: 'green' } },
    })
    while (step(t) !== 'upkeep.nobles') answer(t, 'done')
    expect(asked(t)['red']?.['returnNoble']).toEqual(names('star.acre star.stronghold'))
  })

  test('18.2 cities decide among those tied by influence, whatever the others own', () => {
    const t = upkeep({
      players: 4,
      pool: 0,
      red: { stronghold: HOMES.red, influence: 3, cities: ['froli'], star: { at: 'c2', troops: TROOPS } },
      green: {
        stronghold: HOMES.green,
        influence: 3,
        cities: ['surat'],
        star: { at: 'a3', troops: TROOPS },
        crowns: 2,
      },
      blue: { stronghold: HOMES.blue, influence: 4, crowns: 50 },
      black: {
        stronghold: HOMES.black,
        influence: 1,
        cities: ['monz', 'kovel'],
        star: { at: 'b4', troops: TROOPS },
        square: { at: 'b1', troops: TROOPS },
        crowns: 90,
      },
    })
    expect(result(inPeace(t))).toMatchObject({ winners: [1] }) // 4, 4, 4 and 3 influence; a city each, and 2 crowns more
  })

  test('18.2 maintained troops and the stronghold army are troops on the board; the count comes after the revolts', () => {
    const t = upkeep({
      pool: 0,
      red: { stronghold: HOMES.red, garrison: ['regular100'], influence: 1 },
      green: { stronghold: HOMES.green, influence: 1, star: { at: 'e3', office: 'lordMarshal' } },
      blue: { stronghold: HOMES.blue, garrison: ['polish200'] },
    })
    expect(result(inPeace(t))).toMatchObject({ winners: [1] })
    const none = upkeep({
      pool: 1,
      red: { stronghold: HOMES.red, cities: ['froli'] },
      green: { stronghold: HOMES.green, influence: 1 },
      fate: [REVOLT],
    })
    expect(result(inPeace(none.play('blue', 'pass')))).toMatchObject({ reason: 'nobodyWins' })
  })
})
