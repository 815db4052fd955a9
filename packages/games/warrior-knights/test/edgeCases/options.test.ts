// Sections 20 and 21 where several paragraphs meet: heirs, elimination, abandoned Nobles, miracles, open motions.

import { describe, expect, test } from 'vitest'
import { draw } from '../cards/drawing.ts'
import { assembly, spend } from '../cards/voting.ts'
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
  told,
  turnUp,
} from '../positions.ts'
import { attack, DEAL, noble, PREVENT, putAway } from '../rules/battles.ts'

const TROOPS = ['regular50'] as const
const PLANNING = { step: 'plan.cards' } as const
const result = (t: ReturnType<typeof position>) => t.view('spectator').result

describe('20 number of Barons', () => {
  test('20.5 five cities are asked for, however few are left; without the option more than half', () => {
    const four = ['kovel', 'norrid', 'ostrel', 'froli'] as const
    const razed = 'surat vecht tarvos monz castrel hallin belcourt thira lorvane dornach quellen ardrun gedze'.split(
      ' ',
    )
    const upkeep = (fiveCities: 'on' | 'off') =>
      position({
        players: 2,
        options: { twoBaronFiveCities: fiveCities },
        cities: Object.fromEntries(razed.map(city => [city, { razed: true as const }])),
        red: { stronghold: 'c4', cities: four, faith: 9 },
        stack: [{ step: 'upkeep.begin' }],
      })
    expect(result(upkeep('on'))).toEqual({ kind: 'open' })
    expect(result(upkeep('off'))).toMatchObject({ winners: [0], reason: 'citiesHeld' })
  })
})

describe('21.3 exchanging heirs', () => {
  const options = { exchangingHeirs: 'on' } as const
  const held = { heirHolder: { 'red.star': 'green' } } as const
  const returning = (setting: Setting) =>
    position({
      options,
      facts: held,
      ...setting,
      stack: [{ step: 'round.begin' }, { step: 'upkeep.nobles', seat: 'red' }],
    })

  test('a dead Noble whose heir another holds does not return; given back meanwhile, he does', () => {
    const t = returning({
      red: { stronghold: 'c4', star: { dead: true, troops: TROOPS }, square: { troops: ['polish50'] } },
    })
    expect(asked(t)['red']).toEqual({ returnNoble: ['square.stronghold'], done: true })
    expect(t.why('red', 'returnNoble', 'star.stronghold')).toEqual({ rule: '21.3', reason: 'heirNotHeld' })
    t.play('green', 'giveBackHeir', 'red.star')
    expect(asked(t)['red']?.['returnNoble']).toEqual(names('square.stronghold star.stronghold'))
  })

  test('2.13 one who was only removed returns without him', () => {
    const t = returning({ red: { stronghold: 'c4', star: { troops: TROOPS } } })
    expect(asked(t)['red']?.['returnNoble']).toEqual(['star.stronghold'])
  })

  test('a third Baron gets the heir by a deal, and he alone may execute it; the Noble lives on', () => {
    const t = position({ options, facts: held })
    t.play('green', 'offerHeir', { to: 'blue', heir: 'red.star', asks: 0, promise: 'nothing', wants: 'nothing' })
    t.play('blue', 'acceptDeal', 'green')
    expect(t.why('green', 'executeHeir', 'red.star')).toEqual({ rule: '21.3', reason: 'heirNotHeld' })
    t.play('blue', 'executeHeir', 'red.star')
    expect([fact(t, 'heirHolder/red.star'), fact(t, 'nobleAt/red.star')]).toEqual(['none', 'none'])
  })

  test('16.5 when a Noble without a token dies, he leaves the game with his regulars', () => {
    const t = position({
      options,
      facts: { heirHolder: { 'red.star': 'none' } },
      red: { star: { at: 'c3', troops: ['regular100', 'polish50'], casualties: 2 } },
      fate: ['fate24'],
      stack: [PLANNING, { step: 'army.check', seat: 'red' }],
    })
    expect([fact(t, 'nobleAt/red.star'), cards(t, 'army/star/red')]).toEqual(['leftGame', []])
  })

  test('9.3.9, 16.5 a dead Noble who has been given an office loses it when his heir is executed', () => {
    const star = { dead: true, troops: ['regular100', 'polish50'], office: 'sheriff' } as const
    const t = position({ options, facts: held, red: { star } }).play('green', 'executeHeir', 'red.star')
    expect([fact(t, 'nobleAt/red.star'), cards(t, 'army/star/red')]).toEqual(['leftGame', []])
    expect([cards(t, 'offices/star/red'), cards(t, 'agendaDiscard')]).toEqual([[], ['sheriff']])
  })

  test('Broken Line may name a Noble whose token another holds, not one whose token is destroyed', () => {
    const facts = { heirHolder: { 'red.star': 'green', 'red.square': 'none' } } as const
    const t = draw('brokenLine', 'red', { options, facts })
    expect(asked(t)).toEqual({ red: { nextNoble: names('circle star triangle') } })
    t.play('red', 'nextNoble', 'star')
    expect([fact(t, 'heirHolder/red.star'), cards(t, 'eventDiscard')]).toEqual(['none', ['brokenLine']])
  })
})

describe('21.4 Baron elimination', () => {
  const options = { baronElimination: 'on' } as const

  test('14.7 a stronghold that falls to an attacker who dies eliminates too, and nobody bargains with who has left', () => {
    const t = attack('c4', 'assault.green', {
      players: 4,
      options,
      red: { circle: { at: 'c4', troops: TROOPS } },
      green: {
        stronghold: 'c4',
        strongholdBreaches: 3,
        garrison: ['regular100'],
        cities: ['kovel'],
        crowns: 9,
        influence: 5,
      },
      fate: [DEAL[0], PREVENT[0], DEAL[1], 'fate24', 'fate21'],
    })
    putAway(t, 'red', PREVENT[0])
    expect([fact(t, 'eliminated/green'), goods(t, 'green'), goods(t, 'red')]).toEqual([
      true,
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ])
    expect(fact(t, 'control/kovel')).toBe('none')
    expect(t.why('red', 'give', { to: 'green', crowns: 1 })).toBeDefined()
  })

  test('13.7 his sieges end, that of a city of his goes on; the Church goes to the most faith, not to a heretic', () => {
    const t = attack('c4', 'siege.green', {
      players: 4,
      options,
      round: 3,
      head: 'green',
      red: { circle: { at: 'c4', troops: ['polish200'] } },
      green: { stronghold: 'c4', cities: ['froli'], star: { at: 'b4', troops: TROOPS } },
      blue: { cities: ['monz'], star: { at: 'c2', troops: TROOPS }, faith: 1 },
      black: { faith: 2, keptEvents: ['heretic'] },
      cities: { monz: { siegeBy: 'green' }, froli: { siegeBy: 'blue' } },
      siegeOfStronghold: { green: { by: 'red', round: 2 } },
    })
    expect([fact(t, 'siegeBy/monz'), fact(t, 'siegeBy/froli'), fact(t, 'control/froli')]).toEqual([
      'none',
      'blue',
      'none',
    ])
    expect(fact(t, 'headOfChurch')).toBe('blue')
  })

  test('with everybody else banned the Chairman is who has the most votes all the same', () => {
    const t = position({
      options,
      chairman: 'green',
      red: { banned: true, votes: 1 },
      blue: { banned: true, votes: 2 },
      stack: [PLANNING, { step: 'elimination.begin', seat: 'green' }],
    })
    expect(fact(t, 'chairman')).toBe('blue')
  })

  test('9.3.7, 20.4 who has left is no candidate; two who are left write their votes for all agendas', () => {
    const left = { facts: { eliminated: { blue: true } }, options } as const
    expect(asked(spend(assembly(['fine'], { players: 4, ...left })))).toEqual({
      red: { decide: names('black green red') },
    })
    expect(step(assembly(['royalSubsidy'], left))).toBe('assembly.ballots')
  })

  test('with a smaller N Wages, Taxation, Assembly and Draft follow in this order; then the offer is smaller', () => {
    const two = (card: 'draftSoldiers' | 'levyTaxes') => [card, card] as const
    const t = turnUp('red', 'mobilizeForces', {
      options,
      round: 2,
      red: {
        crowns: 40,
        star: { at: 'c4', troops: ['polish200', 'swiss200', 'english200'] },
        special: { wages: two('draftSoldiers'), taxation: two('levyTaxes'), assembly: ['rallySupport'] },
      },
      green: { stronghold: 'c4', special: { taxation: ['levyTaxes'] } },
      blue: {
        crowns: 40,
        special: {
          wages: two('draftSoldiers'),
          taxation: two('levyTaxes'),
          assembly: ['serveTheChurch', 'serveTheChurch'],
        },
      },
      siegeOfStronghold: { green: { by: 'red', round: 1 } },
      track: { space1: 'red', space3: 'blue', space4: 'blue' },
      agendas: ['royalSubsidy'],
      offer: ['swiss50', 'swiss100', 'polish50', 'english100'],
    })
    t.play('red', 'perform').play('red', 'mobilize', 'c4').play('red', 'attack', 'siege.green')
    expect(step(t)).toBe('wages.mercenaries')
    t.play('red', 'payAll')
    const phases = told(t, 'blue').filter(key => key === 'taxationBegan' || key === 'assemblyBegan')
    expect([phases, step(t)]).toEqual([['taxationBegan', 'assemblyBegan'], 'assembly.ballots'])
    const none = { first: 0, second: 0, third: 0 } as const
    t.play('red', 'ballots', none).play('blue', 'ballots', none)
    answer(t, 'decide', 'against')
    expect(step(t)).toBe('draft.hire')
    t.play('red', 'pass').play('blue', 'pass').play('blue', 'pass')
    expect(cards(t, 'offer')).toHaveLength(3)
  })
})

describe('21.6 abandoned Noble', () => {
  const options = { abandonedNoble: 'on' } as const

  test('15.2 left by his deserters on the retreat: no second card, and he keeps his office', () => {
    const t = position({
      options,
      red: { star: { at: 'c3', troops: ['swiss100', 'swiss50'], casualties: 1, office: 'sheriff' } },
      fate: ['fate03', 'fate01'],
      stack: [PLANNING, { step: 'retreat.noble', seat: 'red', shape: 'star', isTaken: false }],
    }).play('red', 'desert', 'swiss50')
    expect([noble(t, 'red.star'), cards(t, 'offices/star/red')]).toEqual([['none', false], ['sheriff']])
    expect([cards(t, 'army/star/red'), cards(t, 'fateDeck/0')]).toEqual([[], 'fate01'])
  })

  test('a Noble whom casualties kill is dead, with the option as without', () => {
    const t = position({
      options,
      red: { star: { at: 'c3', troops: ['regular100'], casualties: 1, office: 'sheriff' } },
      stack: [PLANNING, { step: 'army.check', seat: 'red' }],
    })
    expect([noble(t, 'red.star'), cards(t, 'agendaDiscard')]).toEqual([['none', true], ['sheriff']])
  })

  test('21.3 he needs no heir to return', () => {
    const t = position({
      options: { ...options, exchangingHeirs: 'on' },
      facts: { heirHolder: { 'red.star': 'green' } },
      red: { stronghold: 'c4', star: { at: 'c3', troops: ['regular100', 'polish50'], casualties: 1 } },
      stack: [{ step: 'round.begin' }, { step: 'upkeep.nobles', seat: 'red' }, { step: 'wages.pay', seat: 'red' }],
    }).play('red', 'done')
    expect(asked(t)['red']?.['returnNoble']).toEqual(['star.stronghold'])
  })
})

describe('21.7 miracles', () => {
  const options = { miracles: 'on' } as const

  test('a heretic who pays 3 serves the Church again with the same card; events of the round lie on nobody', () => {
    const t = turnUp('red', 'serveTheChurch', {
      options,
      head: 'blue',
      blue: { faith: 3 },
      red: { faith: 4, keptEvents: ['heretic', 'merchantGuild'] },
      roundEvents: ['springFlood'],
    })
    expect(t.why('red', 'miracle', 'springFlood')).toEqual({ rule: '21.7', reason: 'notOnYou' })
    expect(t.why('red', 'miracle', 'merchantGuild')).toBeDefined()
    t.play('red', 'miracle', 'heretic').play('red', 'perform')
    expect([fact(t, 'faith/red'), cards(t, 'eventDiscard')]).toEqual([4 - 3 + 1, ['heretic']])
  })
})

describe('21.2 open private motions', () => {
  const options = { openPrivateMotions: 'on' } as const

  test('Peace between Two covers the siege of a city where nobody of his stands', () => {
    const t = attack('c2', 'siege.froli', {
      options,
      motionLaws: [{ motion: 'peaceBetween', one: 'green', two: 'red' }],
      red: { star: { at: 'c2', troops: ['polish200'] } },
      green: { cities: ['froli'] },
    })
    expect(asked(t)).toEqual({ red: { obey: true, disobey: true } })
  })

  test('Limit on Armies: each army for itself, and casualty tokens do not make one smaller', () => {
    const setting = {
      options,
      motionLaws: [{ motion: 'capArmy' }],
      green: { star: { at: 'c3', troops: TROOPS } },
    } as const
    const wounded = { at: 'c3', troops: ['polish200', 'swiss200', 'english200'], casualties: 2 } as const
    expect(asked(attack('c3', 'field.green', { ...setting, red: { star: wounded } }))).toEqual({
      red: { obey: true, disobey: true },
    })
    const star = { at: 'c3', troops: ['polish200', 'swiss200'] } as const
    const circle = { at: 'c3', troops: ['english200', 'italian200'] } as const
    const t = attack('c3', 'field.green', { ...setting, red: { star, circle } })
    t.play('red', 'attackWith', 'star').play('red', 'attackWith', 'circle')
    expect(step(t)).toBe('battle.commander')
  })

  test('Tribute: a banned proposer may name himself, and refuses without a further penalty', () => {
    const green = { crowns: 5, banned: true } as const
    const t = assembly(['privateMotion'], { options, fate: [fateWith({ baron: 'green' })], green })
    t.play('green', 'propose', 'open.tribute').play('green', 'nameBaron', 'green')
    answer(spend(t), 'decide', 'for').play('green', 'refuse')
    expect([fact(t, 'crowns/green'), fact(t, 'banned/green')]).toEqual([5, true])
  })
})
