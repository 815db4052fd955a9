// 17 Upkeep, 18 end of the game, 19 other rules, 20 number of players, 21 optional rules.

import { describe, expect, test } from 'vitest'
import { CITY, type City, KINGDOM_CITIES } from '../../content/cities.ts'
import {
  answer,
  asked,
  cards,
  fact,
  fateWith,
  goods,
  names,
  position,
  type Setting,
  step,
  turnUp,
} from '../positions.ts'

const REVOLT = fateWith({ revolt: true })
const QUIET = fateWith({ revolt: false })
const upkeep = (setting: Setting) => position({ ...setting, stack: [{ step: 'upkeep.begin' }] })
/** The Upkeep of Barons with strongholds, of which everybody leaves his troops as they are. */
function wholeUpkeep(setting: Setting) {
  const { red, green, blue } = setting
  const t = upkeep({
    ...setting,
    red: { stronghold: 'c4', ...red },
    green: { stronghold: 'e5', ...green },
    ...(setting.players === 2 ? {} : { blue: { stronghold: 'f3', ...blue } }),
  })
  while (step(t).startsWith('upkeep.')) answer(t, 'done')
  return t
}
const result = (t: ReturnType<typeof position>) => t.view('spectator').result
const OPEN = { kind: 'open' } as const
const WINS = { red: { winners: [0] }, green: { winners: [1] } } as const
const guard = (city: City) => ({ at: CITY[city].area, troops: ['regular50'] }) as const
/** All kingdom cities but so many are razed. */
const standing = (n: number): NonNullable<Setting['cities']> =>
  Object.fromEntries(KINGDOM_CITIES.slice(n).map(city => [city, { razed: true }]))
const first = (n: number): readonly City[] => KINGDOM_CITIES.slice(0, n)

describe('1.3, 17.1, 18.1 win by force', () => {
  test('more than half of the unrazed kingdom cities; half is not enough, overseas cities never count', () => {
    expect(result(upkeep({ cities: standing(6), red: { cities: first(4) } }))).toMatchObject({ reason: 'citiesHeld' })
    const t = upkeep({ cities: standing(6), red: { cities: [...first(3), 'acre', 'cadiz'] } })
    expect(result(t)).toEqual(OPEN)
  })

  test('20.5 with the option two Barons need 5', () => {
    const options = { twoBaronFiveCities: 'on' } as const
    const held = (n: number) => result(upkeep({ players: 2, options, cities: standing(7), red: { cities: first(n) } }))
    expect([held(5), held(4)]).toEqual([expect.objectContaining({ reason: 'citiesHeld' }), OPEN])
  })

  test('20.5 with more Barons the option means nothing', () => {
    const options = { twoBaronFiveCities: 'on' } as const
    const held = (n: number) => result(upkeep({ options, cities: standing(12), red: { cities: first(n) } }))
    expect([held(7), held(6)]).toEqual([expect.objectContaining({ reason: 'citiesHeld' }), OPEN])
  })
})

describe('17.2 influence', () => {
  test('1 per city, kingdom and overseas, that is not besieged; nothing without the stronghold', () => {
    const t = upkeep({
      pool: 20,
      red: { stronghold: 'c4', cities: ['vecht', 'acre', 'monz'] },
      green: { cities: ['thira'], star: { at: 'b4', troops: ['polish200'] } },
      cities: { monz: { siegeBy: 'green' } },
    })
    expect([goods(t, 'red')[3], goods(t, 'green')[3], fact(t, 'pool')]).toEqual([2, 0, 18])
  })

  test('what the pool lacks comes from outside, and this is the last round', () => {
    const t = upkeep({ pool: 1, red: { stronghold: 'c4', star: guard('vecht'), cities: ['vecht', 'acre'] } })
    expect([goods(t, 'red')[3], fact(t, 'pool'), fact(t, 'isLastRound')]).toEqual([2, 0, true])
  })
})

describe('17.3 revolts', () => {
  const red = { crowns: 8, faith: 1, cities: ['vecht'] } as const

  test('a city with one of his Nobles is safe', () => {
    const t = wholeUpkeep({ red: { cities: ['vecht'], star: guard('vecht') }, fate: [REVOLT] })
    expect([step(t), fact(t, 'control/vecht')]).toEqual(['plan.cards', 'red'])
  })

  test('1 faith, or twice the printed income, or the city becomes neutral and loses its fortification', () => {
    const revolt = () => upkeep({ red, cities: { vecht: { fortified: true, breaches: 1 } }, fate: [REVOLT] })
    expect(asked(revolt())).toEqual({ red: { payFaith: true, payCrowns: true, letGo: true } })
    expect(goods(revolt().play('red', 'payFaith'), 'red')).toEqual([8, 0, 0, 0])
    expect(goods(revolt().play('red', 'payCrowns'), 'red')).toEqual([8 - 2 * CITY.vecht.income, 0, 1, 0])
    const t = revolt().play('red', 'letGo')
    expect(['control', 'fortified', 'breaches'].map(what => fact(t, `${what}/vecht`))).toEqual(['none', false, 1])
  })

  test('who can pay neither loses it without a question; another card means no revolt', () => {
    expect(fact(upkeep({ red: { cities: ['vecht'] }, fate: [REVOLT] }), 'control/vecht')).toBe('none')
    expect(fact(upkeep({ red: { cities: ['vecht'] }, fate: [QUIET] }), 'control/vecht')).toBe('red')
  })

  test('in his order, the next city after the last is settled; overseas cities too', () => {
    const t = upkeep({ red: { faith: 2, cities: ['vecht', 'acre'] }, fate: [REVOLT] })
    expect(asked(t)).toEqual({ red: { nameCity: names('acre vecht') } })
    t.play('red', 'nameCity', 'acre')
    expect([step(t), asked(t)['red']]).toEqual(['upkeep.revolt', { payFaith: true, letGo: true }])
  })
})

test('17.4, 17.5 Nobles on port icons land; the exhausted become ready', () => {
  const t = upkeep({
    red: {
      star: { at: 'port.a3', troops: ['regular50'], exhausted: true },
      square: { at: 'c3', troops: ['regular50'], exhausted: true },
    },
  })
  expect([fact(t, 'nobleAt/red.star'), fact(t, 'exhausted/red.star'), fact(t, 'exhausted/red.square')]).toEqual([
    'a3',
    false,
    false,
  ])
})

describe('17.6 reorganising and return', () => {
  test('a: troops between Nobles in one area and the stronghold there, each card once', () => {
    const t = upkeep({
      red: { stronghold: 'c4', garrison: ['regular100'], star: { at: 'c4', troops: ['regular50', 'polish50'] } },
    })
    t.play('red', 'transfer', 'regular100.stronghold.star')
    expect(cards(t, 'army/star/red')).toEqual(['regular50', 'regular100', 'polish50'])
    expect(t.why('red', 'transfer', 'regular100.star.stronghold')).toEqual({ rule: '17.6', reason: 'cardHasMoved' })
  })

  test('10.10 who has given away all troops leaves the board at once: nobody there can give him others', () => {
    const t = upkeep({
      red: {
        stronghold: 'c4',
        star: { at: 'c3', troops: ['regular50'] },
        square: { at: 'c3', troops: ['regular100', 'polish50'] },
      },
    })
    t.play('red', 'transfer', 'regular50.star.square')
    expect([fact(t, 'nobleAt/red.star'), fact(t, 'dead/red.star')]).toEqual(['none', false])
    expect(t.why('red', 'transfer', 'regular100.square.star')).toBeDefined()
  })

  test('a, b, c, d, e in this order: troops that come back with a stronghold go to Nobles off the board, not to those who stand there', () => {
    const t = upkeep({
      red: { garrison: ['regular100'], star: { at: 'c3', troops: ['regular50', 'polish50'] }, square: {} },
    })
    expect(step(t)).toBe('upkeep.stronghold')
    t.play('red', 'placeStronghold', 'c3')
    expect(asked(t)).toEqual({
      red: { transfer: ['circle', 'square', 'triangle'].map(shape => `regular100.stronghold.${shape}`), done: true },
    })
    expect(t.why('red', 'transfer', 'regular100.stronghold.star')).toEqual({ rule: '17.6', reason: 'notToTake' })
    t.play('red', 'transfer', 'regular100.stronghold.square')
    expect(asked(t)).toEqual({ red: { returnNoble: ['square.stronghold'], done: true } })
  })

  test('d: a card that has come to the stronghold in (a) goes no further', () => {
    const t = upkeep({
      red: { stronghold: 'c4', garrison: ['polish50'], star: { at: 'c4', troops: ['regular100', 'swiss50'] } },
    })
    t.play('red', 'transfer', 'swiss50.star.stronghold').play('red', 'done')
    expect(step(t)).toBe('upkeep.reserves')
    expect(t.why('red', 'transfer', 'swiss50.stronghold.square')).toEqual({ rule: '17.6', reason: 'cardHasMoved' })
    expect(t.why('red', 'transfer', 'polish50.stronghold.square')).toBeUndefined()
  })

  test('c, d: troops go between Nobles off the board, and from the stronghold to them', () => {
    const t = upkeep({ red: { stronghold: 'c4', garrison: ['regular100'], star: { troops: ['polish50'] } } })
    t.play('red', 'transfer', 'polish50.star.square').play('red', 'transfer', 'regular100.stronghold.square')
    expect([cards(t, 'army/star/red'), cards(t, 'army/square/red')]).toEqual([[], ['regular100', 'polish50']])
  })

  test('2.13a a stronghold army that a battle has filled keeps its tokens and troops in an Upkeep', () => {
    const t = upkeep({ red: { stronghold: 'c4', garrison: ['polish100'], garrisonCasualties: 1 } })
    t.play('red', 'done') // it could go to a Noble off the board
    expect([cards(t, 'army/stronghold/red'), fact(t, 'casualties/red.stronghold')]).toEqual([['polish100'], 1])
  })

  test('10.9 of an army with casualty tokens all troops go together with all tokens', () => {
    const t = upkeep({
      red: {
        stronghold: 'c4',
        garrison: ['regular100', 'polish100'],
        garrisonCasualties: 1,
        star: { troops: ['swiss50'] },
      },
    })
    expect(t.why('red', 'transfer', 'regular100.stronghold.star')).toBeDefined()
    t.play('red', 'transferAll', 'stronghold.star')
    expect([cards(t, 'army/stronghold/red'), fact(t, 'casualties/red.star')]).toEqual([[], 1])
  })

  test('10.9 an army that has gone whole goes no further, and other troops still move before and after it', () => {
    const t = upkeep({
      red: {
        stronghold: 'c4',
        garrison: ['regular100', 'polish100'],
        garrisonCasualties: 1,
        star: { troops: ['swiss50'] },
        square: { troops: ['english50', 'english100'] },
      },
    })
    t.play('red', 'transfer', 'english50.square.triangle').play('red', 'transferAll', 'stronghold.circle')
    expect(asked(t)['red']?.['transferAll']).toBeUndefined()
    expect(t.why('red', 'transferAll', 'circle.star')).toEqual({ rule: '17.6', reason: 'cardHasMoved' })
    t.play('red', 'transfer', 'english100.square.star')
    expect([cards(t, 'army/circle/red'), cards(t, 'army/star/red'), cards(t, 'army/triangle/red')]).toEqual([
      ['regular100', 'polish100'],
      ['english100', 'swiss50'],
      ['english50'],
    ])
  })

  test('10.9 an army with tokens that has received a card does not go whole any more', () => {
    const t = upkeep({
      red: {
        stronghold: 'd4',
        star: { at: 'c3', troops: ['polish100'] },
        square: { at: 'c3', troops: ['swiss200'], casualties: 1 },
      },
    })
    expect(asked(t)['red']?.['transferAll']).toEqual(['square.star'])
    t.play('red', 'transfer', 'polish100.star.square')
    expect([fact(t, 'casualties/red.square'), fact(t, 'nobleAt/red.star'), asked(t)['red']]).toEqual([
      1,
      'none',
      undefined,
    ])
  })

  test('b: a lost stronghold is put where no city, stronghold or other Baron stands; with few Barons not on the edge', () => {
    const t = upkeep({ red: {}, green: { stronghold: 'c4', star: { at: 'd4', troops: ['regular50'] } } })
    expect(step(t)).toBe('upkeep.stronghold')
    const offered = asked(t)['red']?.['placeStronghold']
    expect(offered).toEqual(expect.arrayContaining(['c3', 'e3']))
    for (const area of ['c4', 'd4', 'd3', 'a1']) expect(offered).not.toContain(area)
    t.play('red', 'placeStronghold', 'c3')
    expect(fact(t, 'strongholdAt/red')).toBe('c3')
  })

  test('e: Nobles off the board with troops return to the stronghold or an unbesieged city of his; a dead one as his heir', () => {
    const t = upkeep({
      red: {
        stronghold: 'c4',
        cities: ['vecht', 'monz'],
        square: guard('vecht'),
        triangle: guard('monz'),
        star: { dead: true, troops: ['regular100'] },
      },
      green: { star: { at: 'b4', troops: ['polish200'] } },
      cities: { monz: { siegeBy: 'green' } },
    })
    t.play('red', 'done') // his troops stay with him
    expect(asked(t)).toEqual({ red: { returnNoble: names('star.stronghold star.vecht'), done: true } })
    t.play('red', 'returnNoble', 'star.stronghold')
    expect([fact(t, 'nobleAt/red.star'), fact(t, 'dead/red.star'), fact(t, 'exhausted/red.star')]).toEqual([
      'c4',
      false,
      false,
    ])
  })
})

describe('17.7 after the last round the game ends', () => {
  test('otherwise the next round starts', () => {
    const t = wholeUpkeep({ round: 4, pool: 5 })
    expect([fact(t, 'round'), step(t), result(t)]).toEqual([5, 'plan.cards', OPEN])
  })

  test('when the pool has run out', () => {
    const t = wholeUpkeep({
      round: 4,
      pool: 1,
      red: { cities: ['acre', 'kovel'], star: guard('kovel'), square: { at: 'acre', troops: ['regular50'] } },
    })
    expect([fact(t, 'round'), result(t)]).toMatchObject([
      4,
      { kind: 'won', ...WINS.red, reason: 'mostInfluence', rule: '18.2' },
    ])
  })
})

describe('17.8 one Baron after the other', () => {
  test('a Baron reorganises and returns completely before the next one; both are voluntary', () => {
    const off = { star: { troops: ['regular50'] }, square: { troops: ['regular50'] } } as const
    const t = upkeep({ chairman: 'green', red: { ...off, stronghold: 'c4' }, green: off, blue: { stronghold: 'e5' } })
    const seen: string[] = []
    const play = (seat: string, verb: string, arg?: string) => {
      seen.push(`${seat} ${step(t)}`)
      t.play(seat, verb, arg)
    }
    play('green', 'placeStronghold', 'f3')
    play('green', 'done')
    play('green', 'returnNoble', 'square.stronghold')
    play('green', 'done')
    play('red', 'done')
    play('red', 'done')
    expect(seen).toEqual([
      'green upkeep.stronghold',
      'green upkeep.reserves',
      'green upkeep.nobles',
      'green upkeep.nobles',
      'red upkeep.reserves',
      'red upkeep.nobles',
    ])
    expect([fact(t, 'nobleAt/green.square'), fact(t, 'exhausted/green.square'), fact(t, 'nobleAt/green.star')]).toEqual(
      ['f3', false, 'none'],
    )
    expect([fact(t, 'nobleAt/red.star'), step(t)]).toEqual(['none', 'plan.cards'])
  })
})

describe('1.2, 18.2 the winner after the last round', () => {
  const last = (setting: Setting) => result(wholeUpkeep({ pool: 0, facts: { isLastRound: true }, ...setting }))

  test('most influence', () => {
    expect(last({ red: { influence: 3 }, green: { influence: 4 } })).toMatchObject(WINS.green)
  })

  test('then cities, kingdom and overseas', () => {
    const red = { influence: 4, crowns: 9 } as const
    expect(last({ red, green: { influence: 3, cities: ['acre'], star: guard('acre') } })).toMatchObject(WINS.green)
  })

  test('then crowns, faith and votes together', () => {
    expect(last({ red: { crowns: 4 }, green: { faith: 3, votes: 2 } })).toMatchObject(WINS.green)
  })

  test('then troops on the board, casualties ignored; those off the board do not count', () => {
    expect(
      last({
        red: { star: { troops: ['polish200'] } },
        green: { star: { at: 'c3', troops: ['regular100'] } },
      }),
    ).toMatchObject(WINS.green)
  })

  test('still tied: nobody wins', () => {
    expect(last({})).toMatchObject({ reason: 'nobodyWins' })
  })

  test('17.2 an empty pool means the last round, also where a position says no more', () => {
    expect(result(wholeUpkeep({ pool: 0, red: { influence: 3 } }))).toMatchObject(WINS.red)
  })

  test('18.3 the round of the limit is the last, whatever is in the pool', () => {
    const at = (round: number) => result(wholeUpkeep({ round, options: { roundLimit: '10' }, red: { influence: 1 } }))
    expect([at(10), at(9)]).toEqual([expect.objectContaining(WINS.red), OPEN])
  })
})

describe('19.2, 19.3 cities', () => {
  const taken = (setting: Setting) =>
    position({ ...setting, stack: [{ step: 'plan.cards' }, { step: 'city.captured', seat: 'red', city: 'vecht' }] })

  test('19.2.2 a fortified city stays so when another Baron gains control', () => {
    const t = taken({ green: { cities: ['vecht'] }, cities: { vecht: { fortified: true } } }).play('red', 'keepCity')
    expect([fact(t, 'control/vecht'), fact(t, 'fortified/vecht')]).toEqual(['red', true])
  })

  test('19.3.1 razed at once for three times the printed income, a fortification adds nothing', () => {
    const t = taken({ cities: { vecht: { fortified: true, breaches: 1 } } }).play('red', 'razeCity')
    expect([goods(t, 'red')[0], fact(t, 'razed/vecht')]).toEqual([3 * CITY.vecht.income, true])
    expect(['control', 'fortified', 'breaches'].map(what => fact(t, `${what}/vecht`))).toEqual(['none', false, 0])
  })
})

describe('19.4 bargaining', () => {
  const waiting = () => turnUp('red', 'levyTaxes', { red: { crowns: 5 }, green: { crowns: 4 } })
  const nothing = { promise: 'nothing', wants: 'nothing' } as const

  test('19.4.1 crowns change hands at any time, also those of a Baron who is not asked', () => {
    const t = waiting().play('green', 'give', { to: 'blue', crowns: 3 })
    expect([goods(t, 'green')[0], goods(t, 'blue')[0], step(t)]).toEqual([1, 3, 'baron.card'])
    expect(t.why('green', 'give', { to: 'blue', crowns: 2 })).toBeDefined()
  })

  test('19.4.2 an offer happens when it is accepted; one open offer to each Baron', () => {
    const t = waiting().play('red', 'offerDeal', { to: 'green', gives: 2, asks: 0, ...nothing })
    expect(t.why('red', 'offerDeal', { to: 'green', gives: 1, asks: 0, ...nothing })).toBeDefined()
    expect(goods(t, 'red')[0]).toBe(5)
    t.play('green', 'acceptDeal', 'red')
    expect([goods(t, 'red')[0], goods(t, 'green')[0]]).toEqual([3, 6])
  })

  test('an offer can no longer be accepted when the crowns are gone', () => {
    const t = waiting().play('red', 'offerDeal', { to: 'green', gives: 5, asks: 0, ...nothing })
    t.play('red', 'give', { to: 'blue', crowns: 1 })
    expect(t.why('green', 'acceptDeal', 'red')).toEqual({ rule: '19.4.2', reason: 'noSuchOffer' })
  })
})

describe('21 optional rules', () => {
  test.each([
    ['8', 24],
    ['10', 30],
    ['15', 45],
  ] as const)('21.1 %s influence per Baron: a pool of %i', (gameLength, pool) => {
    expect(fact(position({ options: { gameLength } }), 'pool')).toBe(pool)
  })

  describe('21.4 Baron elimination', () => {
    const fall = (setting: Setting) =>
      position({
        options: { baronElimination: 'on' },
        ...setting,
        stack: [{ step: 'plan.cards' }, { step: 'elimination.begin', seat: 'red' }],
      })

    test('his Nobles leave, his cities become neutral, what he owns is gone, his tokens pass on', () => {
      const t = fall({
        chairman: 'red',
        red: { crowns: 9, cities: ['vecht'], star: guard('vecht'), charges: ['wineConcession'] },
        green: { votes: 1 },
        blue: { votes: 2 },
      })
      expect([fact(t, 'control/vecht'), fact(t, 'nobleAt/red.star'), fact(t, 'chairman')]).toEqual([
        'none',
        'leftGame',
        'blue',
      ])
      expect([goods(t, 'red'), cards(t, 'charges/red'), cards(t, 'agendaDiscard')]).toEqual([
        [0, 0, 0, 0],
        [],
        ['wineConcession'],
      ])
      expect(Object.keys(asked(t))).toEqual(['green', 'blue'])
    })

    test('sieges he has laid end, his investments are lost, his markers leave the track', () => {
      const t = fall({
        red: { star: guard('vecht') },
        cities: { vecht: { siegeBy: 'red' } },
        track: { space1: 'red', space2: 'green' },
        expeditions: { ceylon: { step: 2, invested: { red: 3 } }, china: { step: 1, invested: { red: 2, blue: 1 } } },
      })
      expect([fact(t, 'siegeBy/vecht'), fact(t, 'track/space1'), fact(t, 'track/space2')]).toEqual([
        'none',
        'none',
        'green',
      ])
      expect([fact(t, 'expeditionStep/ceylon'), fact(t, 'expeditionStep/china')]).toEqual([0, 1])
    })

    test('phases that now have enough cards follow when the current card has been allocated', () => {
      const t = turnUp('red', 'mobilizeForces', {
        options: { baronElimination: 'on' },
        round: 2,
        red: {
          star: { at: 'c4', troops: ['polish200', 'swiss200', 'english200'] },
          special: { wages: ['draftSoldiers', 'draftSoldiers'] },
        },
        green: { stronghold: 'c4' },
        blue: { special: { wages: ['draftSoldiers', 'draftSoldiers'] } },
        siegeOfStronghold: { green: { by: 'red', round: 1 } },
      })
      t.play('red', 'perform').play('red', 'mobilize', 'c4').play('red', 'attack', 'siege.green')
      expect([step(t), fact(t, 'eliminated/green')]).toEqual(['wages.mercenaries', true])
      expect(cards(t, 'special/assembly')).toEqual({ red: ['mobilizeForces'] })
    })

    test('23.7 what Informers showed still comes in that order, without the cards of who has left', () => {
      const t = position({
        players: 4,
        options: { baronElimination: 'on' },
        area: 'first',
        red: { plan: { first: ['levyTaxes', 'rallySupport'] } },
        green: { plan: { first: ['serveTheChurch', 'levyTaxes'] } },
        black: { plan: { first: ['draftSoldiers'] } },
        facts: {
          informed: 'blue',
          foreseenArea: 'first',
          foreseen: { blue: 4 }, // black's card,
          foreseenSecond: { blue: 1 }, // the second of red,
          foreseenThird: { blue: 2 }, // the second of green
        },
        stack: [{ step: 'upkeep.begin' }, { step: 'action.next' }, { step: 'elimination.begin', seat: 'red' }],
      })
      expect([step(t), fact(t, 'foreseenUsed'), cards(t, 'turnedUp/black')]).toEqual([
        'baron.card',
        2,
        ['draftSoldiers'],
      ])
      t.play('black', 'decline')
      expect([fact(t, 'informed'), cards(t, 'turnedUp/green')]).toEqual(['none', ['levyTaxes']])
    })

    test('the last Baron wins at once', () => {
      expect(result(fall({ players: 2 }))).toMatchObject({ ...WINS.green, reason: 'lastBaron' })
    })
  })

  test('21.5 might makes right: an empty pool ends nothing; at the limit of rounds nobody has won', () => {
    const options = { mightMakesRight: 'on', roundLimit: '10' } as const
    const facts = { isLastRound: true } as const
    expect(result(wholeUpkeep({ options, pool: 0, facts, red: { influence: 9 } }))).toEqual(OPEN)
    expect(result(wholeUpkeep({ options, round: 10, red: { influence: 9 } }))).toMatchObject({ reason: 'noConqueror' })
  })

  describe('21.6 abandoned Noble', () => {
    const unpaid = (options: Setting['options']) =>
      position({
        ...(options ? { options } : {}),
        fate: [fateWith({ nationality: 'english' })],
        red: { star: { at: 'c3', troops: ['regular100', 'polish50'], casualties: 1, office: 'sheriff' } },
        stack: [{ step: 'plan.cards' }, { step: 'wages.pay', seat: 'red' }],
      }).play('red', 'done')

    test('whose army deserters leave full of casualties, he is not dead, and keeps his office', () => {
      const t = unpaid({ abandonedNoble: 'on' })
      expect([fact(t, 'nobleAt/red.star'), fact(t, 'dead/red.star')]).toEqual(['none', false])
      expect([cards(t, 'offices/star/red'), cards(t, 'army/star/red')]).toEqual([['sheriff'], ['regular100']])
    })

    test('4.4 of several his Baron chooses who is first', () => {
      const alone = { troops: ['regular100', 'polish50'], casualties: 1 } as const
      const t = position({
        options: { abandonedNoble: 'on' },
        red: { star: { at: 'c3', ...alone }, square: { at: 'c4', ...alone, troops: ['regular50', 'polish50'] } },
        stack: [{ step: 'plan.cards' }, { step: 'wages.pay', seat: 'red' }],
      }).play('red', 'done')
      expect(asked(t)).toEqual({ red: { nextNoble: names('square star') } })
      t.play('red', 'nextNoble', 'square')
      expect([fact(t, 'nobleAt/red.square'), fact(t, 'nobleAt/red.star'), fact(t, 'dead/red.star')]).toEqual([
        'none',
        'none',
        false,
      ])
    })

    test('without the option he dies', () => {
      const t = unpaid(undefined)
      expect([fact(t, 'dead/red.star'), cards(t, 'agendaDiscard')]).toEqual([true, ['sheriff']])
    })
  })
})
