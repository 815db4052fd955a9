// Red events (8.2): each with its condition met and not met.

import { describe, expect, test } from 'vitest'
import { asked, cards, fact, fateWith, goods, isOver, position, step, told } from '../positions.ts'
import { draw } from './drawing.ts'

const ARMY = { at: 'c3', troops: ['regular100'] } as const

describe('Heretic', () => {
  test('the Head of the Church loses his token to the Baron with the most faith, keeps the card and serves in vain', () => {
    const t = draw('heretic', 'red', { red: { faith: 1 }, green: { faith: 2 }, blue: { faith: 3 } })
    expect(isOver(t)).toBe(true) // he could not pay 2 faith
    expect(fact(t, 'headOfChurch')).toBe('blue')
    expect(cards(t, 'keptEvents/red')).toEqual(['heretic'])
    expect(goods(t, 'red')).toEqual([0, 0, 1, 0])
  })

  test('a tie is decided by fate', () => {
    const fate = [fateWith({ baron: 'red' }), fateWith({ baron: 'green' })] // red can't have it
    const t = draw('heretic', 'red', { green: { faith: 2 }, blue: { faith: 2 }, fate })
    expect(fact(t, 'headOfChurch')).toBe('green')
  })

  test('who does not hold the token does not pass it on', () => {
    const t = draw('heretic', 'blue', { head: 'red', red: { faith: 1 }, green: { faith: 5 } })
    expect(fact(t, 'headOfChurch')).toBe('red')
    expect(cards(t, 'keptEvents/blue')).toEqual(['heretic'])
  })

  test('7.4 Serve the Church gives a heretic no faith and no token', () => {
    const t = position({
      area: 'first',
      red: { keptEvents: ['heretic'], plan: { first: ['serveTheChurch'] } },
    })
    t.play('red', 'perform').play('red', 'allocate', 'wages')
    expect(goods(t, 'red')).toEqual([0, 0, 0, 0])
    expect(fact(t, 'headOfChurch')).toBe('green')
  })

  test('for 2 faith it is cancelled', () => {
    const t = draw('heretic', 'red', { red: { faith: 2 } })
    expect(asked(t)).toEqual({ red: { cancelEvent: true, pass: true } })
    t.play('red', 'cancelEvent')
    expect([fact(t, 'headOfChurch'), fact(t, 'faith/red'), cards(t, 'eventDiscard')]).toEqual(['red', 0, ['heretic']])
  })
})

describe('No Heir', () => {
  test('the shape on the fate card names the Noble; the card stays with him', () => {
    const t = draw('noHeir', 'red', { fate: [fateWith({ shape: 'triangle' })] })
    expect(fact(t, 'noHeir/red.triangle')).toBe(true)
    expect(fact(t, 'nobleEvents')).toEqual([{ event: 'noHeir', noble: 'red.triangle' }])
    expect(cards(t, 'keptEvents/red')).toEqual(['noHeir'])
  })

  test('a Noble without an heir is drawn again', () => {
    const t = draw('noHeir', 'red', {
      red: { triangle: { noHeir: true }, circle: { at: 'leftGame' } },
      fate: [fateWith({ shape: 'triangle' }), fateWith({ shape: 'circle' }), fateWith({ shape: 'square' })],
    })
    expect(fact(t, 'noHeir/red.square')).toBe(true)
    expect(fact(t, 'noHeir/red.star')).toBeUndefined()
  })

  test('if no Noble qualifies it is discarded, and nobody is asked to cancel it', () => {
    const none = { noHeir: true } as const
    const t = draw('noHeir', 'red', { red: { faith: 3, star: none, square: none, triangle: none, circle: none } })
    expect(isOver(t)).toBe(true)
    expect([cards(t, 'eventDiscard'), fact(t, 'faith/red')]).toEqual([['noHeir'], 3])
  })

  test('16.5 after the final death the card is discarded', () => {
    const t = draw('assassin', 'red', {
      red: { star: { at: 'c3', troops: ['regular50', 'polish50'], noHeir: true }, keptEvents: ['noHeir'] },
      facts: { nobleEvents: [{ event: 'noHeir', noble: 'red.star' }] },
      fate: [fateWith({ shape: 'star' }), fateWith({ nationality: 'swiss' })],
    })
    expect(fact(t, 'nobleAt/red.star')).toBe('leftGame')
    expect(fact(t, 'nobleEvents')).toEqual([])
    expect(cards(t, 'keptEvents/red')).toEqual([])
    expect(cards(t, 'eventDiscard')).toEqual(['noHeir', 'assassin'])
  })
})

test('Broken Line: he chooses one of his Nobles who still has an heir', () => {
  const t = draw('brokenLine', 'red', { red: { star: { noHeir: true }, circle: { at: 'leftGame' }, square: ARMY } })
  expect(asked(t)).toEqual({ red: { nextNoble: ['square', 'triangle'] } })
  t.play('red', 'nextNoble', 'square')
  expect(fact(t, 'noHeir/red.square')).toBe(true)
  expect(cards(t, 'keptEvents/red')).toEqual(['brokenLine'])
})

test('Broken Line without such a Noble has no effect', () => {
  const none = { noHeir: true } as const
  const t = draw('brokenLine', 'red', { red: { star: none, square: none, triangle: none, circle: none } })
  expect(isOver(t)).toBe(true)
  expect(cards(t, 'eventDiscard')).toEqual(['brokenLine'])
})

describe('Assassin', () => {
  test('two tokens for the Noble that fate shows, of those in areas', () => {
    const t = draw('assassin', 'red', {
      red: {
        star: { at: 'port.a3', troops: ['regular100'], exhausted: true },
        square: { at: 'c3', troops: ['regular100', 'polish150'] },
        circle: { at: 'c4', troops: ['regular50'] },
      },
      fate: [fateWith({ shape: 'star' }), fateWith({ shape: 'triangle' }), fateWith({ shape: 'square' })],
    })
    expect(fact(t, 'casualties/red.square')).toBe(2)
    expect([fact(t, 'casualties/red.star'), fact(t, 'casualties/red.circle')]).toEqual([0, 0])
    expect(isOver(t)).toBe(true)
  })

  test('11.6.4 one after the other: an army that is full at the first takes no second', () => {
    const t = draw('assassin', 'red', {
      red: { square: { at: 'c3', troops: ['swiss50', 'swiss50', 'swiss50'], casualties: 1 } },
      fate: [fateWith({ shape: 'square' }), fateWith({ nationality: 'polish' })],
    })
    expect(t.news('red').find(({ key }) => key === 'tokensPlaced')).toMatchObject({ data: { n: 1 } })
    expect(fact(t, 'dead/red.square')).toBe(true)
    expect(cards(t, 'army')).toEqual({}) // 16.3: 200 are due and 150 are there
    expect(isOver(t)).toBe(true)
  })

  test('16.3 the loss is 100 for the one token that killed him', () => {
    const t = draw('assassin', 'red', {
      red: { square: { at: 'c3', troops: ['polish50', 'polish50'] } },
      fate: [fateWith({ shape: 'square' }), fateWith({ nationality: 'polish' })],
    })
    expect(told(t, 'spectator')).toContain('nobleDied')
    expect(cards(t, 'army')).toEqual({}) // one has deserted, the other was lost
    expect(fact(t, 'casualties/red.square')).toBe(0)
  })

  test('without a Noble in an area it is discarded', () => {
    const t = draw('assassin', 'red', { red: { faith: 2, star: { at: 'port.a3', troops: ['regular50'] } } })
    expect(isOver(t)).toBe(true)
    expect(fact(t, 'casualties/red.star')).toBe(0)
  })
})

describe('Mutiny', () => {
  const red = {
    star: { at: 'c3', troops: ['swiss50', 'regular100'] },
    square: { troops: ['swiss100'] },
    triangle: { at: 'c4', troops: ['swiss150'] },
    garrison: ['swiss50', 'polish50'],
    stronghold: 'c6',
  } as const

  test('all mercenaries of the nationality leave, wherever they are; who has no troops left leaves the board', () => {
    const t = draw('mutiny', 'red', { red, green: { circle: { troops: ['swiss50'] } }, fate: ['fate03'] })
    expect(cards(t, 'army')).toEqual({
      star: { red: ['regular100'] },
      stronghold: { red: ['polish50'] },
      circle: { green: ['swiss50'] },
    })
    expect(fact(t, 'nobleAt/red.triangle')).toBe('none')
    expect(fact(t, 'dead/red.triangle')).toBe(false)
  })

  test('it costs nothing where nobody of it serves', () => {
    const t = draw('mutiny', 'red', { red, fate: [fateWith({ nationality: 'italian' })] })
    expect(cards(t, 'army/star/red')).toEqual(['regular100', 'swiss50'])
    expect(isOver(t)).toBe(true)
  })
})

test('Camp Fever: a token for each led army in an area with 200 or more', () => {
  const t = draw('campFever', 'red', {
    red: {
      stronghold: 'c6',
      garrison: ['regular100', 'polish100'],
      star: { at: 'c3', troops: ['polish150', 'regular50'] },
      square: { at: 'c3', troops: ['polish150'] },
      triangle: { at: 'port.a3', troops: ['polish200'] },
      circle: { troops: ['swiss200'] },
    },
    green: { star: { at: 'c4', troops: ['swiss150', 'regular100'] } },
  })
  const tokens = ['red.star', 'red.square', 'red.triangle', 'red.circle', 'red.stronghold', 'green.star']
  expect(tokens.map(army => fact(t, `casualties/${army}`))).toEqual([1, 0, 0, 0, 0, 0])
})

test('Camp Fever counts maintained troops; 2.13 an army that is full dies', () => {
  const t = draw('campFever', 'red', {
    red: { star: { at: 'c3', troops: ['polish50'], office: 'lordMarshal', casualties: 1 } },
    fate: [fateWith({ nationality: 'swiss' })],
  })
  expect(fact(t, 'dead/red.star')).toBe(true)
  expect(cards(t, 'agendaDiscard')).toEqual(['lordMarshal'])
})

describe('Peasant Uprising', () => {
  const red = { cities: ['kovel', 'froli', 'acre'], star: { at: 'c2', troops: ['regular50'] } } as const

  test('a fate card for each city without a Noble, in his order; where Revolt came up it becomes neutral', () => {
    const t = draw('peasantUprising', 'red', {
      red,
      cities: { acre: { fortified: true, breaches: 1 } },
      fate: [fateWith({ revolt: true }), fateWith({ revolt: false })],
    })
    expect(asked(t)).toEqual({ red: { nameCity: ['acre', 'kovel'] } })
    t.play('red', 'nameCity', 'acre')
    expect([fact(t, 'control/acre'), fact(t, 'control/kovel'), fact(t, 'control/froli')]).toEqual([
      'none',
      'red',
      'red',
    ])
    expect([fact(t, 'fortified/acre'), fact(t, 'breaches/acre')]).toEqual([false, 1]) // 19.2.3
  })

  test('8.2.6 asked once, when all cards have been drawn', () => {
    const t = draw('peasantUprising', 'red', {
      red: { ...red, faith: 1 },
      fate: [fateWith({ revolt: true }), fateWith({ revolt: false })],
    })
    expect(asked(t)).toEqual({ red: { nameCity: ['acre', 'kovel'] } })
    t.play('red', 'nameCity', 'kovel')
    expect(asked(t)).toEqual({ red: { cancelEvent: true, pass: true } })
    t.play('red', 'cancelEvent')
    expect([fact(t, 'control/kovel'), fact(t, 'faith/red')]).toEqual(['red', 0])
  })

  test('if nothing rises there is nothing to cancel', () => {
    const t = draw('peasantUprising', 'red', {
      red: { ...red, cities: ['kovel', 'froli'], faith: 1 },
      fate: [fateWith({ revolt: false })],
    })
    expect(isOver(t)).toBe(true)
    expect(fact(t, 'control/kovel')).toBe('red')
    expect(draw('peasantUprising', 'red', { red: { faith: 1 } }).view('red').step).toBe('baron.card')
  })
})

test('Thieving Steward: half of the crowns, rounded down, never more than 8', () => {
  const left = (crowns: number): unknown => fact(draw('thievingSteward', 'red', { red: { crowns } }), 'crowns/red')
  expect([left(7), left(16), left(17), left(40), left(1), left(0)]).toEqual([4, 8, 9, 32, 1, 0])
})

test('Crumbling Walls: a breach on each of his cities that still stands', () => {
  const t = draw('crumblingWalls', 'red', {
    red: { cities: ['kovel', 'froli', 'tarvos', 'acre'], stronghold: 'c6' },
    green: { cities: ['monz'] },
    cities: { froli: { breaches: 1 }, tarvos: { fortified: true, breaches: 1 }, kovel: { siegeBy: 'green' } },
    facts: { nobleAt: { 'green.star': 'b1' } },
  })
  const breaches = ['kovel', 'froli', 'tarvos', 'acre', 'monz'].map(city => fact(t, `breaches/${city}`))
  expect(breaches).toEqual([1, 1, 1, 1, 0])
  expect(fact(t, 'fortified/tarvos')).toBe(false) // 19.2.4: at 0 it is plain, and one token goes
  expect(fact(t, 'strongholdBreaches/red')).toBe(0)
})

describe('Scandal at Court', () => {
  test('he loses all votes, and as Chairman the token', () => {
    const t = draw('scandalAtCourt', 'red', {
      red: { votes: 9 },
      green: { votes: 4, banned: true },
      blue: { votes: 1 },
    })
    expect([fact(t, 'votes/red'), fact(t, 'chairman')]).toEqual([0, 'blue'])
  })

  test('others than the Chairman lose their votes only', () => {
    const t = draw('scandalAtCourt', 'green', { red: { votes: 1 }, green: { votes: 4 }, blue: { votes: 7 } })
    expect([fact(t, 'votes/green'), fact(t, 'chairman')]).toEqual([0, 'red'])
  })

  test('with everybody else banned the token stays', () => {
    const t = draw('scandalAtCourt', 'red', { green: { banned: true }, blue: { banned: true } })
    expect(fact(t, 'chairman')).toBe('red')
  })
})

test('Drought: in the next Taxation nothing from cities, concessions pay; then it is discarded', () => {
  const taxes = (first: readonly 'drought'[]) => {
    const t = position({
      players: 2,
      area: 'first',
      red: {
        cities: ['kovel'],
        charges: ['wineConcession'],
        keptEvents: first,
        plan: { first: ['levyTaxes'] },
        special: { taxation: ['levyTaxes', 'serveTheChurch'] },
      },
      green: { cities: ['froli'], special: { taxation: ['levyTaxes'] }, plan: { second: ['rallySupport'] } },
    })
    return t.play('red', 'decline')
  }
  const dry = taxes(['drought'])
  expect([fact(dry, 'crowns/red'), fact(dry, 'crowns/green')]).toEqual([2, 2])
  expect(cards(dry, 'eventDiscard')).toEqual(['drought'])
  expect(fact(taxes([]), 'crowns/red')).toBe(5)
  expect(cards(draw('drought', 'red'), 'keptEvents/red')).toEqual(['drought'])
})

test('Early Winter: his Nobles on the board are exhausted, no others', () => {
  const t = draw('earlyWinter', 'red', {
    red: {
      star: ARMY,
      square: { at: 'port.a3', troops: ['regular50'], exhausted: true },
      circle: { troops: ['regular50'] },
    },
    green: { star: ARMY },
  })
  const exhausted = ['red.star', 'red.square', 'red.triangle', 'red.circle', 'green.star']
  expect(exhausted.map(noble => fact(t, `exhausted/${noble}`))).toEqual([true, true, false, false, false])
})

test('Creditors: he alone pays wages at once; the cards of the red area stay', () => {
  const t = draw('creditors', 'red', {
    red: {
      crowns: 4,
      star: { at: 'c3', troops: ['regular100', 'polish100', 'swiss50'] },
      special: { wages: ['draftSoldiers'] },
    },
    green: { crowns: 5, star: { at: 'c4', troops: ['regular100'] } },
  })
  expect(fact(t, 'crowns/red')).toBe(2)
  expect(asked(t)).toEqual({ red: { payTroop: ['swiss50.star'], done: true } })
  expect(t.why('red', 'payTroop', 'polish100.star')).toEqual({ rule: '9.2.3', reason: 'cannotPay' })
  t.play('red', 'payTroop', 'swiss50.star').play('red', 'done')
  expect(cards(t, 'army/star/red')).toEqual(['regular100', 'swiss50'])
  expect(cards(t, 'special')).toEqual({ wages: { red: ['draftSoldiers'] } })
  expect([fact(t, 'crowns/red'), fact(t, 'crowns/green')]).toEqual([1, 5])
})

describe('Plundered Convoy', () => {
  test('all his investments are lost; an expedition without investors ends', () => {
    const t = draw('plunderedConvoy', 'red', {
      red: { crowns: 5 },
      expeditions: {
        ceylon: { step: 1, blessed: true, invested: { red: 3 } },
        china: { step: 2, blessed: true, invested: { red: 5, blue: 1 } },
      },
    })
    expect(fact(t, 'crowns/red')).toBe(5)
    expect([fact(t, 'expeditionStep/ceylon'), fact(t, 'blessed/ceylon')]).toEqual([0, false])
    expect([fact(t, 'expeditionStep/china'), fact(t, 'blessed/china')]).toEqual([2, true])
    expect([fact(t, 'invested/china.red'), fact(t, 'invested/china.blue')]).toEqual([undefined, 1])
  })

  test('without an investment he loses 3 crowns, or all he has', () => {
    const expeditions = { china: { step: 2, invested: { blue: 1 } } } as const
    const left = (crowns: number): unknown =>
      fact(draw('plunderedConvoy', 'red', { red: { crowns }, expeditions }), 'crowns/red')
    expect([left(5), left(2)]).toEqual([2, 0])
  })
})

test('8.2.6 a red card is cancelled by its drawer alone, for its whole cost', () => {
  const t = draw('campFever', 'red', {
    red: { faith: 1, star: { at: 'c3', troops: ['polish200'] } },
    green: { faith: 5 },
  })
  expect(asked(t)).toEqual({ red: { cancelEvent: true, pass: true } })
  expect(t.why('green', 'cancelEvent')?.reason).toBe('notYourDecision')
  t.play('red', 'pass')
  expect([fact(t, 'casualties/red.star'), fact(t, 'faith/red'), step(t)]).toEqual([1, 1, 'baron.card'])
})
