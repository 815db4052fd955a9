// 9.3 Assembly: attendance, votes, who presides, voting, refusals and bans.

import { describe, expect, test } from 'vitest'
import { assembly, decided, spend } from '../cards/voting.ts'
import { answer, asked, cards, fact, fateWith, goods, names, position, step, told, turnUp } from '../positions.ts'

const YES_NO = names('against for')
const votes = (t: ReturnType<typeof assembly>): readonly unknown[] =>
  ['red', 'green', 'blue'].map(baron => fact(t, `votes/${baron}`))

describe('9.3.1, 9.3.2 attendance and votes', () => {
  test('1 vote and 1 per kingdom city, besieged or not; absent Barons receive none', () => {
    const t = assembly(['royalSubsidy'], {
      red: { votes: 2, cities: ['vecht', 'monz', 'acre'] },
      green: { banned: true, cities: ['castrel'] },
      blue: { charges: ['envoyToTheEmperor'], cities: ['thira'] },
      cities: { monz: { siegeBy: 'green' } },
    })
    expect(votes(t)).toEqual([2 + 1 + 2, 0, 0])
    expect(Object.keys(asked(t))).toEqual(['red'])
  })

  test('these votes do not move the Chairman token', () => {
    const t = assembly(['royalSubsidy'], { green: { cities: ['vecht', 'monz'] } })
    expect([votes(t), fact(t, 'chairman')]).toEqual([[1, 3, 1], 'red'])
  })
})

describe('9.3.3 acting Chairman', () => {
  const away = { charges: ['envoyToTheEmperor'] } as const

  test('an absent Chairman names somebody who attends; he announces the order, and decides ties', () => {
    const t = assembly(['royalSubsidy', 'generalPardon'], { red: away })
    expect(asked(t)).toEqual({ red: { nameDeputy: names('blue green') } })
    t.play('red', 'nameDeputy', 'blue')
    expect(asked(t)).toEqual({ blue: { next: names('generalPardon royalSubsidy') } })
    t.play('blue', 'next', 'royalSubsidy')
    expect(asked(spend(t))).toEqual({ blue: { decide: YES_NO } })
    expect(fact(t, 'chairman')).toBe('red')
  })

  test('9.3.6c the pass begins with him', () => {
    const t = assembly(['royalSubsidy'], { red: away }).play('red', 'nameDeputy', 'blue')
    spend(t, { green: 1, blue: 1 })
    expect(asked(t)).toEqual({ blue: { voteFor: YES_NO } })
    t.play('blue', 'voteFor', 'for')
    expect(asked(t)).toEqual({ green: { voteFor: YES_NO } })
  })

  test('when he is banned, the Chairman names another', () => {
    const t = assembly(['fine', 'royalSubsidy'], { players: 4, red: away, blue: { crowns: 1 } })
    t.play('red', 'nameDeputy', 'blue').play('blue', 'next', 'fine')
    answer(spend(t), 'decide', 'blue').play('blue', 'refuse')
    expect(asked(t)).toEqual({ red: { nameDeputy: names('black green') } })
  })

  test('9.3.3a he acts no longer when the token passes to another Baron who attends', () => {
    const t = assembly(['electionOfChairman', 'royalSubsidy'], { red: away })
    t.play('red', 'nameDeputy', 'blue').play('blue', 'next', 'electionOfChairman')
    answer(spend(t), 'decide', 'green').play('green', 'accept')
    expect(asked(spend(t))).toEqual({ green: { decide: YES_NO } })
  })

  test('if nobody attends, the three agendas are discarded and new ones laid out', () => {
    const banned = { banned: true } as const
    const agendas = ['fine', 'royalSubsidy', 'warLevy'] as const
    const t = assembly(agendas, { red: banned, green: banned, blue: banned, agendaDeck: ['censure'] })
    expect([step(t), cards(t, 'agendaDiscard')]).toEqual(['plan.cards', expect.arrayContaining([...agendas])])
    expect(cards(t, 'agendas')).toHaveLength(3)
  })

  test('the same when the last who attended is banned: what was not voted on is discarded', () => {
    const banned = { banned: true } as const
    const t = assembly(['fine', 'royalSubsidy'], { red: { crowns: 1 }, green: banned, blue: banned })
    t.play('red', 'next', 'fine')
    answer(spend(t), 'decide', 'red').play('red', 'refuse')
    expect([step(t), cards(t, 'agendaDiscard')]).toEqual(['plan.cards', ['royalSubsidy', 'fine']])
    expect(fact(t, 'chairman')).toBe('red')
  })
})

describe('9.3.5 order', () => {
  test('the Chairman announces it', () => {
    const t = assembly(['royalSubsidy', 'generalPardon', 'warLevy'])
    expect(asked(t)).toEqual({ red: { next: names('generalPardon royalSubsidy warLevy') } })
    t.play('red', 'next', 'warLevy')
    expect(asked(t)).toEqual({ red: { next: names('generalPardon royalSubsidy') } })
    answer(spend(t.play('red', 'next', 'royalSubsidy')), 'decide', 'against')
    expect(cards(t, 'agendaVoted')).toEqual(['royalSubsidy'])
  })

  test('9.3.5a it stays when somebody else presides', () => {
    const t = assembly(['electionOfChairman', 'royalSubsidy', 'generalPardon'])
    t.play('red', 'next', 'electionOfChairman').play('red', 'next', 'generalPardon')
    answer(spend(t), 'decide', 'green').play('green', 'accept')
    expect(cards(t, 'agendaVoted')).toEqual(['generalPardon'])
    expect(asked(spend(t))).toEqual({ green: { decide: YES_NO } })
  })
})

describe('9.3.6 voting', () => {
  const rich = { red: { votes: 4 }, green: { votes: 2 }, blue: { votes: 1 } } as const

  test('each commits 0 up to all his votes in secret; what he owns is public', () => {
    const t = assembly(['royalSubsidy'], rich)
    t.play('red', 'commit', { votes: 5 })
    expect(t.why('green', 'commit', { votes: 4 })).toBeDefined()
    expect(Object.entries(asked(t)).flatMap(([seat, choice]) => ('commit' in choice ? [seat] : []))).toEqual([
      'green',
      'blue',
    ])
    expect(JSON.stringify(t.view('green'))).toBe(
      JSON.stringify(assembly(['royalSubsidy'], rich).play('red', 'commit', { votes: 0 }).view('green')),
    )
  })

  test('all votes of a Baron go to one option; every committed vote is spent, win or lose', () => {
    const t = spend(assembly(['royalSubsidy'], rich), { red: 3, green: 2, blue: 2 })
    expect(votes(t)).toEqual([2, 1, 0])
    t.play('red', 'voteFor', 'against').play('green', 'voteFor', 'for').play('blue', 'voteFor', 'for')
    expect([step(t), fact(t, 'crowns/red'), votes(t)]).toEqual(['plan.cards', 3, [2, 1, 0]])
  })

  test('who committed none declares nothing', () => {
    const t = spend(assembly(['royalSubsidy'], rich), { green: 1 })
    expect(asked(t)).toEqual({ green: { voteFor: YES_NO } })
    t.play('green', 'voteFor', 'against')
    expect([step(t), cards(t, 'agendaDiscard')]).toEqual(['plan.cards', ['royalSubsidy']])
  })

  test('ties are decided by the Chairman among the tied options, whatever he voted', () => {
    const t = spend(assembly(['publicThanks'], rich), { red: 1, green: 2, blue: 2 })
    t.play('red', 'voteFor', 'red').play('green', 'voteFor', 'green').play('blue', 'voteFor', 'blue')
    expect(asked(t)).toEqual({ red: { decide: names('blue green') } })
    expect(t.why('red', 'decide', 'red')).toEqual({ rule: '9.3.6', reason: 'notTied' })
  })

  test('9.3.7 with no votes at all every candidate is tied, attending or not', () => {
    const t = spend(assembly(['publicThanks'], { green: { banned: true } }))
    expect(asked(t)).toEqual({ red: { decide: names('blue green red') } })
  })

  test('9.3.7a votes may be given only to candidates', () => {
    const t = spend(assembly(['electionOfChairman'], { green: { banned: true } }), { red: 1 })
    expect(t.why('red', 'voteFor', 'green')).toEqual({ rule: '9.3.7a', reason: 'noCandidate' })
  })
})

test('9.3.8 new agendas up to three; blue cards return; unspent votes are kept', () => {
  const t = turnUp('red', 'rallySupport', {
    agendas: ['royalSubsidy'],
    agendaDeck: ['censure', 'fine', 'warLevy'],
    red: { special: { assembly: ['rallySupport'] } },
    green: { special: { assembly: ['rallySupport', 'rallySupport'] } },
    blue: { special: { assembly: ['rallySupport', 'mobilizeForces'] } },
  })
  answer(spend(t.play('red', 'decline')), 'decide', 'against')
  expect([cards(t, 'agendas'), cards(t, 'special')]).toEqual([names('censure fine warLevy'), {}])
  expect([votes(t), cards(t, 'agendaDiscard')]).toEqual([[1, 1, 1], ['royalSubsidy']])
})

describe('9.3.9 charges and offices', () => {
  test('at most three charges: for a fourth one of the older three is discarded', () => {
    const charges = ['wineConcession', 'saltConcession', 'quartermaster'] as const
    const t = decided('woolConcession', 'green', { green: { charges } }).play('green', 'accept')
    expect(asked(t)).toEqual({ green: { giveUp: names('quartermaster saltConcession wineConcession') } })
    t.play('green', 'giveUp', 'saltConcession')
    expect(cards(t, 'charges/green')).toEqual(['wineConcession', 'quartermaster', 'woolConcession'])
    expect(cards(t, 'agendaDiscard')).toEqual(['saltConcession'])
  })

  test('an office is given to a Noble on or off the board who has not left the game; it replaces his old one', () => {
    const t = decided('sheriff', 'green', {
      green: {
        star: { at: 'c3', troops: ['regular50'], office: 'hospitaller' },
        circle: { dead: true, troops: ['regular50'] },
      },
      facts: { nobleAt: { 'green.star': 'c3', 'green.triangle': 'leftGame' } },
    })
    t.play('green', 'accept')
    expect(asked(t)).toEqual({ green: { appoint: names('circle square star') } })
    t.play('green', 'appoint', 'star')
    expect([cards(t, 'offices/star/green'), cards(t, 'agendaDiscard')]).toEqual([['sheriff'], ['hospitaller']])
  })

  test('2.13 a Noble who lived on maintained troops alone leaves the board when they are replaced', () => {
    const t = decided('sheriff', 'green', { green: { star: { at: 'c3', office: 'captainOfTheGuard' } } })
    t.play('green', 'accept').play('green', 'appoint', 'star')
    expect([fact(t, 'nobleAt/green.star'), cards(t, 'offices/star/green')]).toEqual(['none', ['sheriff']])
  })

  test('9.3.10 an absent Baron receives it; a banned one refuses without further penalty', () => {
    const t = decided('wineConcession', 'green', { green: { banned: true } })
    t.play('green', 'refuse')
    expect([cards(t, 'charges/green'), cards(t, 'agendaDiscard')]).toEqual([[], ['wineConcession']])
    expect(told(t, 'red')).not.toContain('banned')
    const u = decided('wineConcession', 'green', { green: { banned: true } }).play('green', 'accept')
    expect(cards(u, 'charges/green')).toEqual(['wineConcession'])
  })
})

describe('9.3.13 ban', () => {
  test('he leaves this Assembly at once and votes no more', () => {
    const t = assembly(['fine', 'royalSubsidy'], { green: { crowns: 5 } }).play('red', 'next', 'fine')
    answer(spend(t), 'decide', 'green').play('green', 'refuse')
    expect(Object.keys(asked(t))).toEqual(['red', 'blue'])
    expect(goods(t, 'green')).toEqual([5, 1, 0, 0])
  })

  test('lifting works from the next Assembly on, also for one who was banned in this one', () => {
    const t = assembly(['fine', 'generalPardon', 'royalSubsidy'])
    t.play('red', 'next', 'fine').play('red', 'next', 'generalPardon')
    answer(spend(t), 'decide', 'green').play('green', 'refuse')
    answer(spend(t), 'decide', 'for')
    expect([fact(t, 'banned/green'), Object.keys(asked(t))]).toEqual([false, ['red', 'blue']])
  })

  test('9.3.13a outside an Assembly it works at once', () => {
    const t = position({
      laws: ['cityTax'],
      green: { votes: 3 },
      red: { faith: 2, cities: ['vecht', 'monz', 'castrel', 'froli'] },
      stack: [{ step: 'plan.cards' }, { step: 'taxation.begin' }],
    })
    t.play('red', 'disobey')
    expect([fact(t, 'banned/red'), fact(t, 'chairman'), fact(t, 'faith/red')]).toEqual([true, 'green', 2])
  })
})

describe('9.3.14 a banned Chairman', () => {
  const refused = (setting: Parameters<typeof decided>[2]) => decided('fine', 'red', setting).play('red', 'refuse')

  test('whoever has the most votes among those not banned becomes Chairman', () => {
    const t = refused({ red: { votes: 9 }, green: { votes: 2 }, blue: { votes: 1 } })
    expect([fact(t, 'chairman'), fact(t, 'banned/red')]).toEqual(['green', true])
  })

  test('ties by fate', () => {
    expect(fact(refused({ fate: [fateWith({ baron: 'red' }), fateWith({ baron: 'blue' })] }), 'chairman')).toBe('blue')
  })

  test('a banned Baron never; if everybody is banned the token stays', () => {
    const t = refused({ green: { votes: 9, banned: true } })
    expect(fact(t, 'chairman')).toBe('blue')
    expect(fact(refused({ green: { banned: true }, blue: { banned: true } }), 'chairman')).toBe('red')
  })
})

describe('9.3.9a on receiving a charge or an office', () => {
  const charges = ['wineConcession', 'saltConcession', 'woolConcession'] as const

  test('refuse or accept, then an older charge for the fourth, then it works', () => {
    const t = decided('silverConcession', 'blue', { blue: { charges } })
    expect(asked(t)).toEqual({ blue: { accept: true, refuse: true } })
    t.play('blue', 'accept')
    expect(asked(t)).toEqual({ blue: { giveUp: names(charges.join(' ')) } })
    expect(t.why('blue', 'giveUp', 'silverConcession')).toEqual({ rule: '9.3.9', reason: 'notOffered' })
    t.play('blue', 'giveUp', 'saltConcession')
    expect([cards(t, 'charges/blue'), cards(t, 'agendaDiscard')]).toEqual([
      ['wineConcession', 'woolConcession', 'silverConcession'],
      ['saltConcession'],
    ])
  })

  test('refused it is discarded, and nothing is given up', () => {
    const t = decided('silverConcession', 'blue', { blue: { charges } }).play('blue', 'refuse')
    expect([cards(t, 'charges/blue'), cards(t, 'agendaDiscard')]).toEqual([[...charges], ['silverConcession']])
  })

  test('an office replaces the one the Noble has; lost maintained troops are looked at (2.13)', () => {
    const t = decided('sheriff', 'blue', { blue: { star: { at: 'c3', office: 'captainOfTheGuard' } } })
    t.play('blue', 'accept').play('blue', 'appoint', 'star')
    expect([cards(t, 'offices/star/blue'), cards(t, 'agendaDiscard'), fact(t, 'nobleAt/blue.star')]).toEqual([
      ['sheriff'],
      ['captainOfTheGuard'],
      'none',
    ])
  })
})

test('9.3.12b those who would lose by a motion are asked clockwise from the Chairman; it is carried out for the others', () => {
  const t = decided('warLevy', 'for', {
    chairman: 'green',
    red: { crowns: 5, star: { at: 'c3', troops: ['regular50'] } },
    green: { crowns: 5, star: { at: 'c4', troops: ['regular50'] } },
    blue: { star: { at: 'd4', troops: ['regular50'] } },
  })
  expect(Object.keys(asked(t))).toEqual(['green'])
  t.play('green', 'accept')
  expect([Object.keys(asked(t)), fact(t, 'crowns/green')]).toEqual([['red'], 5]) // nothing happens before all have answered
  t.play('red', 'refuse')
  expect([fact(t, 'crowns/red'), fact(t, 'banned/red'), Number(fact(t, 'crowns/green')) < 5]).toEqual([5, true, true])
})
