// Agenda cards: motions, which are done at once and then discarded.

import { describe, expect, test } from 'vitest'
import { answer, asked, cards, fact, fateWith, goods, names, step } from '../positions.ts'
import { assembly, decided, spend } from './voting.ts'

const ARMY = { at: 'c3', troops: ['regular50', 'polish50'] } as const
/** An attending Baron without cities has received this many votes (9.3.2). */
const VOTES = 1
const REFUSABLE = { accept: true, refuse: true } as const

describe('Royal Subsidy', () => {
  test('each Baron receives 3 crowns, also an absent one; nobody can refuse', () => {
    const t = decided('royalSubsidy', 'for', { red: { crowns: 1 }, blue: { banned: true } })
    expect(['red', 'green', 'blue'].map(baron => fact(t, `crowns/${baron}`))).toEqual([4, 3, 3])
    expect([step(t), cards(t, 'agendaDiscard')]).toEqual(['plan.cards', ['royalSubsidy']])
  })

  test('rejected, it gives nothing and is discarded', () => {
    const t = decided('royalSubsidy', 'against')
    expect([goods(t, 'red'), cards(t, 'agendaDiscard')]).toEqual([[0, VOTES, 0, 0], ['royalSubsidy']])
  })
})

describe('War Levy', () => {
  const setting = {
    red: { crowns: 5, star: ARMY, circle: { at: 'port.a3', troops: ['regular50'] } },
    green: { crowns: 1, star: { ...ARMY, at: 'd4' }, square: { at: 'd4', troops: ['regular50'] } },
    blue: { crowns: 4, star: { troops: ['regular50'] } },
  } as const

  test('each pays a crown per Noble on the board, all he has if it is less; whoever loses nothing is not asked', () => {
    const t = decided('warLevy', 'for', setting)
    expect(asked(t)).toEqual({ red: REFUSABLE })
    t.play('red', 'accept').play('green', 'accept')
    expect(['red', 'green', 'blue'].map(baron => fact(t, `crowns/${baron}`))).toEqual([3, 0, 4])
    expect([step(t), cards(t, 'agendaDiscard')]).toEqual(['plan.cards', ['warLevy']])
  })

  test('9.3.12 who refuses is banned and pays nothing; it still applies to the others', () => {
    const t = decided('warLevy', 'for', setting).play('red', 'refuse').play('green', 'accept')
    expect(['red', 'green'].map(baron => fact(t, `crowns/${baron}`))).toEqual([5, 0])
    expect(['red', 'green'].map(baron => fact(t, `banned/${baron}`))).toEqual([true, false])
  })

  test('without crowns or Nobles on the board nobody is asked', () => {
    const t = decided('warLevy', 'for', { red: { star: ARMY }, blue: { crowns: 4 } })
    expect([step(t), fact(t, 'crowns/blue')]).toEqual(['plan.cards', 4])
  })
})

describe('Fine', () => {
  test('the chosen Baron loses 5 crowns', () => {
    const t = decided('fine', 'green', { red: { crowns: 9 }, green: { crowns: 7 } })
    expect(asked(t)).toEqual({ green: REFUSABLE })
    t.play('green', 'accept')
    expect(['red', 'green'].map(baron => fact(t, `crowns/${baron}`))).toEqual([9, 2])
  })

  test('all he has, if it is less', () => {
    expect(fact(decided('fine', 'green', { green: { crowns: 3 } }).play('green', 'accept'), 'crowns/green')).toBe(0)
  })

  test('refused, it is discarded and he is banned', () => {
    const t = decided('fine', 'green', { green: { crowns: 7 } }).play('green', 'refuse')
    expect([fact(t, 'crowns/green'), fact(t, 'banned/green'), cards(t, 'agendaDiscard')]).toEqual([7, true, ['fine']])
  })
})

describe('Public Thanks', () => {
  test('1 influence out of the pool', () => {
    const t = decided('publicThanks', 'blue', { pool: 12 }).play('blue', 'accept')
    expect([goods(t, 'blue'), fact(t, 'pool')]).toEqual([[0, VOTES, 0, 1], 11])
  })

  test('17.2 if the pool is emptied by it, this is the last round', () => {
    const t = decided('publicThanks', 'blue', { pool: 1 }).play('blue', 'accept')
    expect([fact(t, 'pool'), fact(t, 'isLastRound')]).toEqual([0, true])
  })

  test('it may be refused', () => {
    const t = decided('publicThanks', 'blue', { pool: 12 }).play('blue', 'refuse')
    expect([goods(t, 'blue')[3], fact(t, 'pool'), fact(t, 'banned/blue')]).toEqual([0, 12, true])
  })
})

describe('Censure', () => {
  test('1 influence goes back to the pool', () => {
    const t = decided('censure', 'green', { pool: 20, green: { influence: 2 } }).play('green', 'accept')
    expect([goods(t, 'green')[3], fact(t, 'pool')]).toEqual([1, 21])
  })

  test('who has none loses none, and the pool does not grow', () => {
    const t = decided('censure', 'green', { pool: 20 }).play('green', 'accept')
    expect([goods(t, 'green')[3], fact(t, 'pool')]).toEqual([0, 20])
  })

  test('17.2 influence put back after the pool was empty does not undo the last round', () => {
    const t = decided('censure', 'green', { pool: 0, facts: { isLastRound: true }, green: { influence: 2 } })
    t.play('green', 'accept')
    expect([fact(t, 'pool'), fact(t, 'isLastRound')]).toEqual([1, true])
  })
})

describe('Election of the Chairman', () => {
  test('the chosen Baron takes the token', () => {
    const t = decided('electionOfChairman', 'blue').play('blue', 'accept')
    expect([fact(t, 'chairman'), cards(t, 'agendaDiscard')]).toEqual(['blue', ['electionOfChairman']])
  })

  test('9.3.7a a banned Baron is no candidate', () => {
    const t = spend(assembly(['electionOfChairman'], { green: { banned: true } }))
    expect(asked(t)).toEqual({ red: { decide: names('blue red') } })
  })

  test('9.3.7a with one candidate left he is chosen without a vote', () => {
    const t = assembly(['electionOfChairman'], { green: { banned: true }, blue: { banned: true } })
    expect(asked(t)).toEqual({ red: REFUSABLE })
  })

  test('the elected Baron may refuse: the token stays', () => {
    const t = decided('electionOfChairman', 'blue').play('blue', 'refuse')
    expect([fact(t, 'chairman'), fact(t, 'banned/blue')]).toEqual(['red', true])
  })
})

describe('Election of the Head of the Church', () => {
  test('the chosen Baron takes the token', () => {
    const t = decided('electionOfHead', 'blue', { head: 'green' }).play('blue', 'accept')
    expect([fact(t, 'headOfChurch'), fact(t, 'chairman')]).toEqual(['blue', 'red'])
  })

  test('9.3.7a a heretic is no candidate; a banned Baron is', () => {
    const t = spend(assembly(['electionOfHead'], { green: { banned: true }, blue: { keptEvents: ['heretic'] } }))
    expect(asked(t)).toEqual({ red: { decide: names('green red') } })
  })

  test('it may be refused', () => {
    const t = decided('electionOfHead', 'blue', { head: 'green' }).play('blue', 'refuse')
    expect([fact(t, 'headOfChurch'), fact(t, 'banned/blue')]).toEqual(['green', true])
  })
})

describe('General Truce', () => {
  const sieges = {
    green: { star: { ...ARMY, at: 'd3' }, stronghold: 'f3' },
    blue: { star: { at: 'b4', troops: ['regular100'] } },
    cities: { vecht: { siegeBy: 'green' }, monz: { siegeBy: 'blue' } },
  } as const

  test('every siege is lifted; the besiegers are asked', () => {
    const t = decided('generalTruce', 'for', sieges)
    expect(asked(t)).toEqual({ green: REFUSABLE })
    t.play('green', 'accept').play('blue', 'accept')
    expect([fact(t, 'siegeBy/vecht'), fact(t, 'siegeBy/monz')]).toEqual(['none', 'none'])
  })

  test('who refuses keeps his sieges and is banned', () => {
    const t = decided('generalTruce', 'for', sieges).play('green', 'refuse').play('blue', 'accept')
    expect([fact(t, 'siegeBy/vecht'), fact(t, 'siegeBy/monz')]).toEqual(['green', 'none'])
    expect([fact(t, 'banned/green'), fact(t, 'banned/blue')]).toEqual([true, false])
  })

  test('without sieges nobody is asked', () => {
    expect(step(decided('generalTruce', 'for'))).toBe('plan.cards')
  })
})

describe('Dismiss the Foreigners', () => {
  const fate = [fateWith({ nationality: 'polish' })]

  test('everybody with mercenaries of the nation that fate shows loses one, of his choice', () => {
    const t = decided('dismissForeigners', 'for', {
      fate,
      red: { star: { at: 'c3', troops: ['regular100', 'polish50', 'swiss50'] }, square: { troops: ['polish100'] } },
      green: { star: { at: 'd4', troops: ['regular50', 'swiss100'] } },
      blue: { star: { at: 'f3', troops: ['regular50', 'polish50'] } },
    })
    t.play('red', 'accept').play('blue', 'accept')
    expect(asked(t)).toEqual({ red: { dismiss: names('polish100.square polish50.star') } })
    t.play('red', 'dismiss', 'polish100.square')
    expect([cards(t, 'army/star/red'), cards(t, 'army/square/red')]).toEqual([
      ['regular100', 'polish50', 'swiss50'],
      [],
    ])
    expect([cards(t, 'army/star/green'), cards(t, 'army/star/blue')]).toEqual([
      ['regular50', 'swiss100'],
      ['regular50'],
    ])
    expect(step(t)).toBe('plan.cards')
  })

  test('who refuses keeps his cards', () => {
    const t = decided('dismissForeigners', 'for', { fate, blue: { star: ARMY } }).play('blue', 'refuse')
    expect([cards(t, 'army/star/blue'), fact(t, 'banned/blue')]).toEqual([['regular50', 'polish50'], true])
  })

  test('2.13 an army that is left without troops leaves the board', () => {
    const t = decided('dismissForeigners', 'for', { fate, blue: { star: { at: 'c3', troops: ['polish50'] } } })
    t.play('blue', 'accept')
    expect([fact(t, 'nobleAt/blue.star'), fact(t, 'dead/blue.star')]).toEqual(['none', false])
  })

  test('without such mercenaries nobody is asked', () => {
    expect(step(decided('dismissForeigners', 'for', { fate }))).toBe('plan.cards')
  })
})

describe('Public Works', () => {
  test('all breaches are repaired, of neutral cities too; besieged places keep theirs', () => {
    const t = decided('publicWorks', 'for', {
      red: { cities: ['vecht'], stronghold: 'c4', strongholdBreaches: 1 },
      green: { star: { at: 'b4', troops: ['regular100'] } },
      cities: { vecht: { breaches: 2 }, castrel: { breaches: 1 }, monz: { breaches: 1, siegeBy: 'green' } },
    })
    expect(['vecht', 'castrel', 'monz'].map(city => fact(t, `breaches/${city}`))).toEqual([0, 0, 1])
    expect(fact(t, 'strongholdBreaches/red')).toBe(0)
  })
})

describe('General Pardon', () => {
  test('all bans are lifted', () => {
    const t = decided('generalPardon', 'for', { green: { banned: true }, blue: { banned: true } })
    expect(['green', 'blue'].map(baron => fact(t, `banned/${baron}`))).toEqual([false, false])
  })

  test('rejected, they stay', () => {
    expect(fact(decided('generalPardon', 'against', { green: { banned: true } }), 'banned/green')).toBe(true)
  })
})

describe('Free City', () => {
  const green = { cities: ['vecht', 'monz', 'acre'] } as const

  test('the chosen Baron names one of his kingdom cities, besieged or not; it becomes neutral and unfortified', () => {
    const t = decided('freeCity', 'green', {
      green,
      blue: { star: { at: 'd3', troops: ['regular100'] } },
      cities: { vecht: { fortified: true, breaches: 1, siegeBy: 'blue' } },
    })
    t.play('green', 'accept')
    expect(asked(t)).toEqual({ green: { nameCity: names('monz vecht') } })
    t.play('green', 'nameCity', 'vecht')
    expect([fact(t, 'control/vecht'), fact(t, 'fortified/vecht'), fact(t, 'breaches/vecht')]).toEqual([
      'none',
      false,
      1,
    ])
    expect([fact(t, 'control/monz'), fact(t, 'control/acre')]).toEqual(['green', 'green'])
  })

  test('refused, he keeps them all', () => {
    const t = decided('freeCity', 'green', { green }).play('green', 'refuse')
    expect([fact(t, 'control/vecht'), fact(t, 'banned/green')]).toEqual(['green', true])
  })

  test('a Baron without kingdom cities loses nothing', () => {
    const t = answer(decided('freeCity', 'green', { green: { cities: ['acre'] } }), 'accept')
    expect([step(t), fact(t, 'control/acre')]).toEqual(['plan.cards', 'green'])
  })
})
