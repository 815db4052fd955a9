// Section 9 where several paragraphs meet: Taxation, Wages, Assembly, Draft.

import { describe, expect, test } from 'vitest'
import { assembly, decided, spend } from '../cards/voting.ts'
import { answer, asked, cards, fact, fateWith, goods, names, position, type Setting, step } from '../positions.ts'
import { noble } from '../rules/battles.ts'

const TROOPS = ['regular50'] as const
const PLANNING = { step: 'plan.cards' } as const
const taxation = (setting: Setting) => position({ ...setting, stack: [PLANNING, { step: 'taxation.begin' }] })
const wages = (setting: Setting) => position({ ...setting, stack: [PLANNING, { step: 'wages.pay', seat: 'red' }] })

describe('9.1 Taxation', () => {
  const four = ['kovel', 'froli', 'surat', 'monz'] as const

  test('City Tax counts besieged cities, not those overseas', () => {
    const t = taxation({
      laws: ['cityTax'],
      red: { cities: [...four, 'acre'] },
      green: { star: { at: 'b1', troops: TROOPS } },
      cities: { kovel: { siegeBy: 'green' } },
    }).play('red', 'obey')
    expect(fact(t, 'crowns/red')).toBe(2 + 3 + 2 + 4 - 1)
  })

  test('9.1.2a a law that would cost him nothing asks nothing', () => {
    const t = taxation({
      laws: ['cityTax'],
      red: { cities: four },
      green: {
        star: { at: 'b1', troops: TROOPS },
        square: { at: 'c2', troops: TROOPS },
        triangle: { at: 'a3', troops: TROOPS },
        circle: { at: 'b4', troops: TROOPS },
      },
      cities: Object.fromEntries(four.map(city => [city, { siegeBy: 'green' as const }])),
    })
    expect([step(t), fact(t, 'crowns/red')]).toEqual(['plan.cards', 0])
  })

  test('Drought is used up without cities too; guild and concession pay, and the debt is paid of it', () => {
    const t = taxation({
      red: { keptEvents: ['drought', 'merchantGuild'], charges: ['silverConcession', 'debtOfTheLateKing'] },
    })
    expect([fact(t, 'crowns/red'), cards(t, 'keptEvents/red')]).toEqual([4, ['merchantGuild']])
  })
})

describe('9.2 Wages', () => {
  test('9.2.7, 2.13a a leaderless army that desertion fills loses its tokens; its regulars stay', () => {
    const t = wages({
      red: { stronghold: 'c4', garrison: ['polish100', 'regular100'], garrisonCasualties: 1, crowns: 2 },
    }).play('red', 'done')
    expect([cards(t, 'army/stronghold/red'), fact(t, 'casualties/red.stronghold')]).toEqual([['regular100'], 0])
  })

  test('9.2.7, 13.5 when desertion kills the last besieger, his siege is lifted', () => {
    const t = wages({
      red: { star: { at: 'c2', troops: ['regular50', 'polish50', 'polish50'], casualties: 1 } },
      cities: { froli: { siegeBy: 'red' } },
      fate: ['fate03'],
    }).play('red', 'done')
    expect([noble(t, 'red.star'), fact(t, 'siegeBy/froli')]).toEqual([['none', true], 'none'])
  })

  test('9.2.2 regulars of a stronghold off the board are paid before any mercenary', () => {
    const red = { crowns: 2, garrison: ['regular100'], star: { at: 'c3', troops: ['polish50'] } } as const
    const t = wages({ red }).play('red', 'done')
    expect([fact(t, 'crowns/red'), noble(t, 'red.star')]).toEqual([0, ['none', false]])
  })

  test('9.2.2, 9.2.4 exempt regulars are not among those that must be paid', () => {
    const circle = { at: 'c3', troops: ['regular50', 'regular50'] } as const
    const t = wages({ red: { crowns: 1, circle, star: { at: 'c4', troops: ['polish50'] } } }).play('red', 'payAll')
    expect([fact(t, 'crowns/red'), cards(t, 'army/star/red')]).toEqual([0, ['polish50']])
  })

  test('9.2.4 off the board 300 and 100 maintained are exempt', () => {
    const t = wages({ red: { circle: { troops: ['polish200', 'polish100'], office: 'captainOfTheGuard' } } })
    expect([step(t), cards(t, 'army/circle/red')]).toEqual(['plan.cards', ['polish100', 'polish200']])
  })

  test('9.2.3a who obeys and can then pay nobody keeps his crowns', () => {
    const red = { crowns: 4, star: { at: 'c3', troops: ['polish150', 'regular50'] } } as const
    const t = wages({ laws: ['soldiersBread'], red }).play('red', 'obey')
    expect(asked(t)).toEqual({ red: { done: true } })
    t.play('red', 'done')
    expect([cards(t, 'army/star/red'), fact(t, 'crowns/red')]).toEqual([['regular50'], 3])
  })
})

test('9.2.1, 4.3 the Chairman breaks the law amid the payments: the token goes, the order stays', () => {
  const t = position({
    laws: ['soldiersBread'],
    chairman: 'green',
    red: { crowns: 9, votes: 1, star: { at: 'c3', troops: ['swiss150'] } },
    green: { crowns: 9, star: { at: 'c3', troops: ['polish150'] } },
    blue: { crowns: 9, votes: 5, star: { at: 'c3', troops: ['english150'] } },
    stack: [PLANNING, { step: 'wages.begin' }],
  }).play('green', 'disobey')
  expect([fact(t, 'chairman'), Object.keys(asked(t))]).toEqual(['blue', ['green']])
  t.play('green', 'payAll').play('blue', 'obey').play('blue', 'payAll')
  expect([fact(t, 'crowns/green'), fact(t, 'crowns/blue'), Object.keys(asked(t))]).toEqual([9 - 4, 9 - 5, ['red']])
})

describe('9.3 Assembly', () => {
  test('9.3.2 Weighted Seats, Keeper of the Seal and two kingdom cities are six votes', () => {
    const t = assembly(['royalSubsidy'], {
      laws: ['weightedSeats'],
      red: { charges: ['keeperOfTheSeal'], cities: ['kovel', 'froli', 'acre'] },
    })
    expect([fact(t, 'votes/red'), fact(t, 'votes/green')]).toEqual([6, 2])
  })

  test('9.3.2 the Envoy receives his faith though he is banned and a heretic, and though nobody attends', () => {
    const blue = { banned: true, charges: ['envoyToTheEmperor'], keptEvents: ['heretic'] } as const
    expect(goods(assembly(['royalSubsidy'], { blue }), 'blue')).toEqual([0, 0, 2, 0])
    const t = assembly(['fine'], { red: { banned: true }, green: { banned: true }, blue })
    expect([goods(t, 'blue'), step(t)]).toEqual([[0, 0, 2, 0], 'plan.cards'])
  })

  test('9.3.3 an absent Baron who is elected Chairman names who presides', () => {
    const t = assembly(['electionOfChairman', 'royalSubsidy'], { blue: { charges: ['envoyToTheEmperor'] } })
    spend(t.play('red', 'next', 'electionOfChairman'))
    t.play('red', 'decide', 'blue').play('blue', 'accept')
    expect(asked(t)).toEqual({ blue: { nameDeputy: names('green red') } })
    spend(t.play('blue', 'nameDeputy', 'green'))
    expect(Object.keys(asked(t))).toEqual(['green'])
  })

  test('9.3.3a elected again, the absent Chairman keeps his deputy', () => {
    const red = { charges: ['envoyToTheEmperor'] } as const
    const t = assembly(['electionOfChairman', 'royalSubsidy'], { players: 4, red, blue: { banned: true } })
    spend(t.play('red', 'nameDeputy', 'green').play('green', 'next', 'electionOfChairman'))
    expect(asked(t)).toEqual({ green: { decide: names('black green red') } })
    spend(t.play('green', 'decide', 'red').play('red', 'accept'))
    expect(asked(t)).toEqual({ green: { decide: names('against for') } })
  })

  test('9.3.6 one vote decides against none; of candidates only the tied ones are left to the Chairman', () => {
    const t = spend(assembly(['royalSubsidy']), { blue: 1 }).play('blue', 'voteFor', 'for')
    expect(fact(t, 'crowns/red')).toBe(3)
    const u = spend(assembly(['fine']), { green: 1, blue: 1 })
    u.play('green', 'voteFor', 'blue').play('blue', 'voteFor', 'green')
    expect(asked(u)).toEqual({ red: { decide: names('blue green') } })
    expect(u.why('red', 'decide', 'red')).toEqual({ rule: '9.3.6', reason: 'notTied' })
  })

  test('9.3.7a, 9.3.13 two Barons, one a heretic: the other is elected without a vote, may refuse and is banned', () => {
    const none = { first: 0, second: 0, third: 0 } as const
    const green = { keptEvents: ['heretic'] } as const
    const t = assembly(['electionOfHead'], { players: 2, head: 'red', chairman: 'green', green })
    t.play('green', 'ballots', { ...none, first: 1 })
      .play('red', 'ballots', none)
      .play('red', 'refuse')
    expect([fact(t, 'banned/red'), fact(t, 'headOfChurch'), fact(t, 'votes/green')]).toEqual([true, 'red', 1])
  })

  test('9.3.9 an office for a Baron whose Nobles have all left the game is discarded', () => {
    const facts = {
      nobleAt: Object.fromEntries(['star', 'square', 'triangle', 'circle'].map(shape => [`blue.${shape}`, 'leftGame'])),
    }
    const t = decided('sheriff', 'blue', { facts }).play('blue', 'accept')
    expect([step(t), cards(t, 'agendaDiscard')]).toEqual(['plan.cards', ['sheriff']])
  })

  test('9.3.9, 2.13 without his maintained troops the tokens are too many: repealed or replaced, the office kills him', () => {
    const marshal = { at: 'c3', office: 'lordMarshal' } as const
    const fate = [fateWith({ baron: 'green' }), 'fate24'] as const
    const t = assembly(['privateMotion'], { fate, red: { star: { ...marshal, casualties: 1 } } })
    answer(spend(t.play('green', 'propose', 'repeal.lordMarshal')), 'decide', 'for')
    expect([noble(t, 'red.star'), fact(t, 'casualties/red.star')]).toEqual([['none', true], 0])
    const u = decided('sheriff', 'red', { red: { star: { ...marshal, troops: ['regular100'], casualties: 2 } } })
    u.play('red', 'accept').play('red', 'appoint', 'star')
    expect([noble(u, 'red.star'), cards(u, 'offices/star/red')]).toEqual([['none', true], []])
  })

  test('9.3.12b the Chairman who refuses loses his token at once, and the asking goes on as it began', () => {
    const at = (area: 'c3' | 'c4' | 'd4') => ({ star: { at: area, troops: TROOPS }, crowns: 2 }) as const
    const red = { ...at('c3'), votes: 3 }
    const t = decided('warLevy', 'for', { chairman: 'green', red, green: at('c4'), blue: at('d4') })
    t.play('green', 'refuse')
    expect(fact(t, 'chairman')).toBe('red')
    t.play('blue', 'accept').play('red', 'accept')
    expect(['red', 'green', 'blue'].map(baron => fact(t, `crowns/${baron}`))).toEqual([1, 2, 1])
  })

  test('9.3.14 among those who are tied fate passes over the banned', () => {
    const black = { banned: true, votes: 9 } as const
    const t = assembly(['fine', 'royalSubsidy'], { players: 4, black, fate: ['fate04', 'fate03'] })
    spend(t.play('red', 'next', 'fine'))
    t.play('red', 'decide', 'red').play('red', 'refuse')
    expect(fact(t, 'chairman')).toBe('blue') // black, then blue
  })

  test('9.3.11 a revived law is in force for the next Private Motion, which may repeal it', () => {
    const fate = [fateWith({ baron: 'green' }), fateWith({ baron: 'blue' })]
    const t = assembly(['privateMotion', 'privateMotion', 'fine'], { fate, agendaDiscard: ['cityTax'] })
    answer(spend(t.play('green', 'propose', 'revive.cityTax')), 'decide', 'for')
    expect([cards(t, 'laws'), asked(t)['blue']?.['propose']]).toEqual([['cityTax'], names('postpone repeal.cityTax')])
    answer(spend(t.play('blue', 'propose', 'postpone')), 'decide', 'for')
    expect([step(t), cards(t, 'agendas/0')]).toEqual(['plan.cards', 'fine'])
  })

  test('17.2 Public Thanks takes the last influence: the round is the last, though Censure puts one back', () => {
    const t = assembly(['publicThanks', 'censure'], { pool: 1 })
    spend(t.play('red', 'next', 'publicThanks'))
      .play('red', 'decide', 'green')
      .play('green', 'accept')
    spend(t).play('red', 'decide', 'green').play('green', 'accept')
    expect([fact(t, 'pool'), fact(t, 'isLastRound'), goods(t, 'green')[3]]).toEqual([1, true, 0])
  })

  test('General Truce: of two besiegers one refuses and keeps his siege', () => {
    const t = decided('generalTruce', 'for', {
      chairman: 'green',
      red: { star: { at: 'c2', troops: TROOPS } },
      blue: { star: { at: 'd6', troops: TROOPS } },
      cities: { froli: { siegeBy: 'red' }, dornach: { siegeBy: 'blue' } },
    })
    t.play('blue', 'accept').play('red', 'refuse')
    expect([fact(t, 'siegeBy/froli'), fact(t, 'siegeBy/dornach'), fact(t, 'banned/red')]).toEqual(['red', 'none', true])
  })

  test('Free City, 13.7: a besieged city becomes neutral and plain, and the siege goes on', () => {
    const there = { at: 'c2', troops: TROOPS } as const
    const t = decided('freeCity', 'green', {
      red: { star: there },
      green: { cities: ['froli', 'acre'], star: there },
      cities: { froli: { siegeBy: 'red', fortified: true, breaches: 2 } },
    }).play('green', 'accept')
    expect(['control', 'siegeBy', 'fortified', 'breaches'].map(what => fact(t, `${what}/froli`))).toEqual([
      'none',
      'red',
      false,
      1,
    ])
  })

  test('War Levy counts Nobles on port icons, not those off the board', () => {
    const t = decided('warLevy', 'for', {
      red: {
        crowns: 5,
        star: { at: 'port.acre', troops: TROOPS, exhausted: true },
        square: { at: 'c3', troops: TROOPS },
        triangle: { troops: TROOPS },
      },
    }).play('red', 'accept')
    expect(fact(t, 'crowns/red')).toBe(3)
  })

  test('Dismiss the Foreigners reaches a stronghold off the board, and ends the siege of whom it empties', () => {
    const t = decided('dismissForeigners', 'for', {
      fate: [fateWith({ nationality: 'polish' })],
      red: { garrison: ['polish100'] },
      green: { star: { at: 'c2', troops: ['polish50'] } },
      cities: { froli: { siegeBy: 'green' } },
    })
    t.play('red', 'accept').play('green', 'accept')
    expect([cards(t, 'army/stronghold/red'), noble(t, 'green.star')]).toEqual([[], ['none', false]])
    expect(fact(t, 'siegeBy/froli')).toBe('none')
  })

  test('20.4 a Private Motion of two Barons is voted on in the normal way, before the lists are written', () => {
    const setting = { players: 2, fate: ['fate01'], red: { votes: 2 }, green: { votes: 1 } } as const
    const t = assembly(['privateMotion', 'fine', 'royalSubsidy'], setting).play('red', 'propose', 'postpone')
    spend(t, { green: 2 }).play('green', 'voteFor', 'against')
    expect([step(t), fact(t, 'votes/green')]).toEqual(['assembly.order', 0])
  })
})

describe('9.4 Draft', () => {
  const draft = (setting: Setting) =>
    position({
      offer: ['swiss50', 'swiss100', 'polish50', 'english200'],
      ...setting,
      stack: [PLANNING, { step: 'draft.begin' }],
    })

  test('9.4.7 a dead Noble who waits and one overseas in his city may receive; a besieged one and one elsewhere not', () => {
    const t = draft({
      track: { space1: 'red' },
      red: {
        crowns: 9,
        cities: ['acre', 'froli'],
        star: { dead: true, troops: TROOPS },
        square: { at: 'acre', troops: TROOPS, exhausted: true },
        triangle: { at: 'c2', troops: TROOPS },
        circle: { at: 'c3', troops: TROOPS },
      },
      blue: { star: { at: 'c2', troops: TROOPS } },
      cities: { froli: { siegeBy: 'blue' } },
    }).play('red', 'hire', 'swiss50')
    expect(asked(t)).toEqual({ red: { assignTo: names('square star') } })
  })

  test('Quartermaster: a 50 costs nothing, and is hired without a crown', () => {
    const t = draft({ track: { space1: 'red' }, red: { charges: ['quartermaster'] } })
    expect(asked(t)['red']?.['hire']).toEqual(names('polish50 swiss50'))
  })

  test('9.4.4a a block that cannot be paid is not offered, and his other marker stays', () => {
    const track = { space1: 'red', space2: 'green', space3: 'red' } as const
    const t = draft({ track, red: { crowns: 3 }, green: { crowns: 1 } })
    t.play('red', 'hire', 'swiss50').play('red', 'assignTo', 'star')
    expect([Object.keys(asked(t)), fact(t, 'track/space3')]).toEqual([['green'], 'red'])
  })
})
