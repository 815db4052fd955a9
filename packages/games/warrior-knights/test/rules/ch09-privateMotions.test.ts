// 9.3.11 Private motions, 20.4 the voting of two Barons, 21.2 open private motions.

import { describe, expect, test } from 'vitest'
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

const proposer = { fate: [fateWith({ baron: 'green' })] } as const
const motion = (setting: Setting = {}, ...more: Parameters<typeof assembly>[0]) =>
  assembly(['privateMotion', ...more], { ...proposer, ...setting })
const proposed = (proposal: string, setting: Setting = {}, ...more: Parameters<typeof assembly>[0]) =>
  motion(setting, ...more).play('green', 'propose', proposal)
const voted = (t: ReturnType<typeof assembly>, option: 'for' | 'against') => answer(spend(t), 'decide', option)

describe('9.3.11 private motion', () => {
  test('a random Baron proposes, attending or not; only what has an object (9.3.11a)', () => {
    const t = motion({
      green: { banned: true, star: { at: 'c3', troops: ['regular50'], office: 'sheriff' } },
      red: { charges: ['wineConcession'] },
      laws: ['cityTax'],
      agendaDiscard: ['fine', 'privateMotion'],
    })
    const all = 'lift.green postpone repeal.cityTax repeal.sheriff repeal.wineConcession revive.fine'
    expect(asked(t)).toEqual({ green: { propose: names(all), pass: true } })
    expect(t.why('green', 'propose', 'lift.red')).toEqual({ rule: '9.3.11a', reason: 'nothingToPropose' })
  })

  test('he may propose nothing: the card is discarded', () => {
    const t = motion().play('green', 'pass')
    expect([step(t), cards(t, 'agendaDiscard')]).toEqual(['plan.cards', ['privateMotion']])
  })

  test('9.3.4 it comes before the order of the others is announced', () => {
    expect(Object.keys(asked(motion({}, 'fine', 'warLevy')))).toEqual(['green'])
  })

  test('a: a ban is lifted, or not', () => {
    const setting = { blue: { banned: true } } as const
    expect(fact(voted(proposed('lift.blue', setting), 'for'), 'banned/blue')).toBe(false)
    expect(fact(voted(proposed('lift.blue', setting), 'against'), 'banned/blue')).toBe(true)
  })

  test('b: a law, a charge or an office is discarded; nobody can refuse', () => {
    const setting = {
      laws: ['cityTax'],
      red: { charges: ['wineConcession'], star: { at: 'c3', office: 'captainOfTheGuard' } },
    } as const
    expect(cards(voted(proposed('repeal.cityTax', setting), 'for'), 'laws')).toEqual([])
    const t = voted(proposed('repeal.wineConcession', setting), 'for')
    expect([cards(t, 'charges/red'), step(t)]).toEqual([[], 'plan.cards'])
    const u = voted(proposed('repeal.captainOfTheGuard', setting), 'for')
    expect(fact(u, 'nobleAt/red.star')).toBe('none') // 2.13: he has no troops left
    expect(cards(voted(proposed('repeal.cityTax', setting), 'against'), 'laws')).toEqual(['cityTax'])
  })

  test('c: the Assembly ends at once; agendas not yet voted on stay', () => {
    const t = voted(proposed('postpone', { agendaDeck: ['censure'] }, 'fine', 'warLevy'), 'for')
    expect([step(t), cards(t, 'agendas')]).toEqual(['plan.cards', ['fine', 'warLevy', 'censure']])
    expect(cards(t, 'agendaDiscard')).toEqual(['privateMotion'])
    const u = voted(proposed('postpone', {}, 'fine', 'warLevy'), 'against')
    expect(step(u)).toBe('assembly.order')
  })

  test('d: the vote on a discarded agenda, by its own type; rejected it goes back to the pile', () => {
    const thanks = proposed('revive.publicThanks', { agendaDiscard: ['publicThanks'] })
    expect(asked(spend(thanks))).toEqual({ red: { decide: names('blue green red') } })
    thanks.play('red', 'decide', 'blue').play('blue', 'accept')
    expect(goods(thanks, 'blue')[3]).toBe(1)
    const t = voted(proposed('revive.royalSubsidy', { agendaDiscard: ['royalSubsidy'] }), 'against')
    expect(cards(t, 'agendaDiscard')).toEqual(expect.arrayContaining(['royalSubsidy', 'privateMotion']))
  })
})

describe('20.4 two Barons', () => {
  const setting = { players: 2, red: { votes: 4 }, green: { votes: 2 } } as const
  const begun = () =>
    assembly(['royalSubsidy', 'fine', 'generalPardon'], setting)
      .play('red', 'next', 'royalSubsidy')
      .play('red', 'next', 'fine')

  test('both write the votes for all agendas at once, no more than they have', () => {
    const t = begun()
    expect(Object.keys(asked(t))).toEqual(['red', 'green'])
    expect(t.why('red', 'ballots', { first: 3, second: 3, third: 0 })).toBeDefined()
    t.play('red', 'ballots', { first: 1, second: 2, third: 2 }).play('green', 'ballots', {
      first: 2,
      second: 1,
      third: 0,
    })
    expect(asked(t)).toEqual({ red: { voteFor: names('against for') } })
    t.play('red', 'voteFor', 'against').play('green', 'voteFor', 'for')
    expect([goods(t, 'red'), goods(t, 'green')]).toEqual([
      [3, 5 - 1 - 2, 0, 0],
      [3, 3 - 2 - 1, 0, 0],
    ])
  })

  test('both lists are revealed at once, before anybody declares a direction', () => {
    const t = begun().play('red', 'ballots', { first: 1, second: 2, third: 2 })
    const second = () => t.view('spectator').facts['secondBallot']
    expect(second()).toEqual({ red: 'written', green: 'none' })
    t.play('green', 'ballots', { first: 2, second: 1, third: 0 })
    expect(second()).toEqual({ red: { shown: 2 }, green: { shown: 1 } })
    expect(told(t, 'spectator')).toEqual(expect.arrayContaining(['ballotsShown', 'agendaPut']))
    expect(goods(t, 'red')).toEqual([0, 5 - 1, 0, 0]) // those for later agendas are spent when these are put
  })

  test('4.3 nobody is asked to write votes where no agenda is left', () => {
    const t = assembly(['privateMotion', 'privateMotion', 'privateMotion'], {
      ...setting,
      fate: ['fate01', 'fate02', 'fate03', 'fate04', 'fate05', 'fate06'],
    })
    while (step(t) === 'motion.propose') answer(t, 'pass')
    expect(step(t)).toBe('plan.cards')
  })

  test('votes of a banned Baron for later agendas do not count and stay with him', () => {
    const t = begun()
    t.play('red', 'ballots', { first: 1, second: 2, third: 1 }).play('green', 'ballots', {
      first: 0,
      second: 0,
      third: 3,
    })
    t.play('red', 'voteFor', 'against').play('red', 'voteFor', 'green').play('green', 'refuse')
    expect([fact(t, 'votes/green'), asked(t)]).toEqual([3, { red: { voteFor: names('against for') } }])
    t.play('red', 'voteFor', 'against')
    expect([step(t), fact(t, 'votes/green')]).toEqual(['plan.cards', 3])
  })

  test('9.3.7a votes written for an agenda that is decided without a vote stay with their owners, and are forgotten', () => {
    const t = position({
      ...setting,
      head: 'red',
      green: { votes: 2, keptEvents: ['heretic'] },
      agendas: ['electionOfHead'],
      agendaDeck: ['royalSubsidy', 'fine', 'warLevy'],
      stack: [{ step: 'plan.cards' }, { step: 'assembly.begin' }, { step: 'assembly.begin' }],
    })
    t.play('red', 'ballots', { first: 5, second: 0, third: 0 }).play('green', 'ballots', {
      first: 3,
      second: 0,
      third: 0,
    })
    t.play('red', 'accept')
    expect([fact(t, 'votes/red'), fact(t, 'votes/green')]).toEqual([5 + 1, 3 + 1]) // with those of the next Assembly
    t.play('red', 'next', 'fine').play('red', 'next', 'warLevy')
    expect([step(t), Object.keys(asked(t))]).toEqual(['assembly.ballots', ['red', 'green']])
  })

  test('if just one attends he decides each agenda, with or without votes', () => {
    const t = assembly(['royalSubsidy'], { players: 2, green: { banned: true } })
    t.play('red', 'ballots', { first: 0, second: 0, third: 0 })
    expect(asked(t)).toEqual({ red: { decide: names('against for') } })
  })
})

describe('21.2 open private motions', () => {
  const options = { openPrivateMotions: 'on' } as const
  const open = (motionName: string, setting: Setting = {}) => proposed(`open.${motionName}`, { options, ...setting })

  test('the whole menu besides; not without the option', () => {
    const menu = (setting: Setting): readonly unknown[] =>
      [asked(motion(setting))['green']?.['propose']].flat().filter(one => String(one).startsWith('open.'))
    const all = 'banSieges banRoads banSea banAssaults banRazing capArmy tribute peaceBetween jointRelief'.split(' ')
    expect(menu({ options })).toEqual(names(all.map(one => `open.${one}`).join(' '))) // nobody has an honour to surrender
    expect(menu({})).toEqual([])
  })

  test('a law of the menu stays in force, cannot be proposed again, and can be repealed', () => {
    const t = voted(open('banSea'), 'for')
    expect([fact(t, 'motionLaws'), cards(t, 'agendaDiscard')]).toEqual([[{ motion: 'banSea' }], ['privateMotion']])
    const u = motion({ options, motionLaws: [{ motion: 'banSea' }] })
    expect(u.why('green', 'propose', 'open.banSea')).toEqual({ rule: '9.3.11a', reason: 'nothingToPropose' })
    u.play('green', 'propose', 'repealMotion.banSea')
    expect(fact(voted(u, 'for'), 'motionLaws')).toEqual([])
  })

  describe('tribute', () => {
    const paid = (crowns: number) => {
      const t = open('tribute', { players: 4, blue: { crowns } })
      return voted(t.play('green', 'nameBaron', 'blue'), 'for')
    }
    const crownsOf = (t: ReturnType<typeof assembly>) =>
      ['red', 'green', 'blue', 'black'].map(baron => fact(t, `crowns/${baron}`))

    test('the named Baron pays 3 crowns to each other, clockwise from his left; the first he cannot pay in full gets the rest', () => {
      expect(crownsOf(paid(10).play('blue', 'accept'))).toEqual([3, 3, 1, 3])
      expect(crownsOf(paid(4).play('blue', 'accept'))).toEqual([1, 0, 0, 3])
    })

    test('he may refuse and is banned', () => {
      const t = paid(10).play('blue', 'refuse')
      expect([crownsOf(t), fact(t, 'banned/blue')]).toEqual([[0, 0, 10, 0], true])
    })
  })

  test('surrender of an honour: the proposer names the Baron and the card; it cannot be refused', () => {
    const t = open('surrenderOffice', { blue: { charges: ['wineConcession', 'quartermaster'] } })
    expect(asked(t)).toEqual({ green: { nameBaron: ['blue'] } })
    t.play('green', 'nameBaron', 'blue').play('green', 'giveUp', 'quartermaster')
    expect(cards(voted(t, 'for'), 'charges/blue')).toEqual(['wineConcession'])
  })

  test('joint relief: each Baron removes up to 2 tokens from one of his armies', () => {
    const army = { at: 'c3', troops: ['regular100', 'polish200'], casualties: 2 } as const
    const t = voted(
      open('jointRelief', { red: { star: army, square: { ...army, troops: ['swiss200', 'english200'] } } }),
      'for',
    )
    t.play('red', 'heal', 'star')
    expect(asked(t)).toEqual({ red: { heal: ['star'], done: true } })
    t.play('red', 'heal', 'star')
    expect([fact(t, 'casualties/red.star'), fact(t, 'casualties/red.square'), step(t)]).toEqual([0, 2, 'plan.cards'])
  })

  describe('laws of the menu at their moments', () => {
    const LAW = { obey: true, disobey: true } as const
    const strong = { troops: ['polish200', 'swiss200', 'english200'] } as const
    const attack = (target: string, at: 'c2' | 'c3', setting: Setting) =>
      turnUp('red', 'versatileStrategy', { options, ...setting })
        .play('red', 'perform')
        .play('red', 'option', 'fightOnTheSpot')
        .play('red', 'mobilize', at)
        .play('red', 'attack', target)
    const red = { star: { at: 'c2', ...strong } } as const
    const field = {
      red: { star: { at: 'c3', ...strong } },
      green: { star: { at: 'c3', troops: ['regular50'] } },
    } as const

    test('9.3.12a laws on cards and those of the menu are asked about one by one, the oldest first', () => {
      const asksAbout = (olderCards: number) => {
        const motionLaws = [{ motion: 'capArmy', olderCards }] as const
        const t = attack('field.green', 'c3', { ...field, laws: ['peaceOfGod'], motionLaws })
        const first = t.view('red').terms['law']
        return [first, t.play('red', 'disobey').view('red').terms['law']]
      }
      expect(asksAbout(0)).toEqual(['capArmy', 'peaceOfGod'])
      expect(asksAbout(1)).toEqual(['peaceOfGod', 'capArmy'])
    })

    test('9.3.12a a law of the menu keeps its place when others are passed or repealed', () => {
      const older = { options, laws: ['cityTax', 'peaceOfGod'] } as const
      const passed = voted(proposed('open.banSea', older), 'for')
      expect(fact(passed, 'motionLaws')).toEqual([{ motion: 'banSea', olderCards: 2 }])
      const motionLaws = [{ motion: 'banSea', olderCards: 1 }] as const
      expect(fact(voted(proposed('repeal.cityTax', { ...older, motionLaws }), 'for'), 'motionLaws')).toEqual([
        { motion: 'banSea' },
      ])
      expect(fact(voted(proposed('repeal.peaceOfGod', { ...older, motionLaws }), 'for'), 'motionLaws')).toEqual([
        { motion: 'banSea', olderCards: 1 },
      ])
    })

    test('no sieges', () => {
      expect(asked(attack('siege.froli', 'c2', { red, motionLaws: [{ motion: 'banSieges' }] }))).toEqual({ red: LAW })
      expect(step(attack('assault.froli', 'c2', { red, motionLaws: [{ motion: 'banSieges' }] }))).toBe('battle.putAway')
    })

    test('no assaults on cities', () => {
      const motionLaws = [{ motion: 'banAssaults' }] as const
      expect(asked(attack('assault.froli', 'c2', { red, motionLaws }))).toEqual({ red: LAW })
      expect(fact(attack('siege.froli', 'c2', { red, motionLaws }), 'siegeBy/froli')).toBe('red')
    })

    test('no battle with an army above 500, unless it stands at a city or stronghold of its Baron', () => {
      const motionLaws = [{ motion: 'capArmy' }] as const
      expect(asked(attack('field.green', 'c3', { ...field, motionLaws }))).toEqual({ red: LAW })
      const home = { ...field.red, stronghold: 'c3' } as const
      expect(step(attack('field.green', 'c3', { ...field, red: home, motionLaws }))).toBe('battle.putAway')
      const small = { star: { at: 'c3', troops: ['polish200', 'swiss200', 'english100'] } } as const
      expect(step(attack('field.green', 'c3', { ...field, red: small, motionLaws }))).toBe('battle.putAway')
    })

    test('peace between two named Barons', () => {
      const between = (two: 'green' | 'blue') => [{ motion: 'peaceBetween', one: 'red', two }] as const
      expect(asked(attack('field.green', 'c3', { ...field, motionLaws: between('green') }))).toEqual({ red: LAW })
      expect(step(attack('field.green', 'c3', { ...field, motionLaws: between('blue') }))).toBe('battle.putAway')
      const t = open('peaceBetween').play('green', 'nameBaron', 'red')
      expect(asked(t)).toEqual({ green: { nameBaron: names('blue green') } })
    })

    test('no razing', () => {
      const t = position({
        options,
        motionLaws: [{ motion: 'banRazing' }],
        stack: [{ step: 'plan.cards' }, { step: 'city.captured', seat: 'red', city: 'vecht' }],
      }).play('red', 'razeCity')
      expect(asked(t)).toEqual({ red: LAW })
      t.play('red', 'disobey')
      expect([fact(t, 'razed/vecht'), fact(t, 'banned/red')]).toEqual([true, true])
    })

    test('no moves by sea', () => {
      const t = turnUp('red', 'versatileStrategy', {
        options,
        red: { star: { at: 'a3', troops: ['regular50'] } },
        motionLaws: [{ motion: 'banSea' }],
      })
      t.play('red', 'perform').play('red', 'option', 'moveOneNoble').play('red', 'moveNoble', 'star')
      t.play('red', 'sail', 'acre').play('red', 'disobey')
      expect([fact(t, 'nobleAt/red.star'), fact(t, 'banned/red')]).toEqual(['port.acre', true])
    })

    test('no moves along roads: asked before the second step', () => {
      const t = turnUp('red', 'versatileStrategy', {
        options,
        red: { star: { at: 'c3', troops: ['regular50'] } },
        motionLaws: [{ motion: 'banRoads' }],
      })
      t.play('red', 'perform').play('red', 'option', 'moveOneNoble').play('red', 'moveNoble', 'star')
      t.play('red', 'go', 'd3').play('red', 'go', 'd4')
      expect(asked(t)).toEqual({ red: LAW })
      t.play('red', 'disobey')
      expect([fact(t, 'nobleAt/red.star'), fact(t, 'banned/red')]).toEqual(['d4', true])
    })
  })
})
