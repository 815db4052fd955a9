// Section 7: action cards of the Barons.

import { describe, expect, test } from 'vitest'
import { asked, cards, fact, goods, isOver, names, position, step, told, turnUp } from '../positions.ts'

describe('7.1 Levy Taxes', () => {
  const red = {
    star: { at: 'c3', troops: ['regular50'] },
    square: { at: 'c3', troops: ['regular50'] },
    triangle: { at: 'jerusalem', troops: ['regular50'] },
    circle: { at: 'port.a3', troops: ['regular100'], exhausted: true },
  } as const

  test('a crown for each area with a Noble, kingdom or overseas, none for a port icon', () => {
    const t = turnUp('red', 'levyTaxes', { red })
    expect(asked(t)).toEqual({ red: { perform: true, decline: true } })
    t.play('red', 'perform')
    expect(goods(t, 'red')).toEqual([2, 0, 0, 0])
    expect(cards(t, 'special')).toEqual({ taxation: { red: ['levyTaxes'] } })
    expect(isOver(t)).toBe(true)
  })

  test('6.2a declined, it gives nothing and goes to the same area', () => {
    const t = turnUp('red', 'levyTaxes', { red }).play('red', 'decline')
    expect([goods(t, 'red'), cards(t, 'special')]).toEqual([[0, 0, 0, 0], { taxation: { red: ['levyTaxes'] } }])
  })
})

describe('7.2 Draft Soldiers', () => {
  test('a marker, free, on any empty usable space: with N Barons the first N + 1', () => {
    const t = turnUp('red', 'draftSoldiers', { track: { space2: 'green' } }).play('red', 'perform')
    expect(asked(t)).toEqual({ red: { placeMarker: names('space1 space3 space4'), decline: true } })
    expect(t.why('red', 'placeMarker', 'space2')).toEqual({ rule: '7.2', reason: 'spaceTaken' })
    expect(t.why('red', 'placeMarker', 'space5')).toEqual({ rule: '7.2', reason: 'spaceNotUsed' })
    t.play('red', 'placeMarker', 'space4')
    expect([fact(t, 'track/space4'), fact(t, 'crowns/red')]).toEqual(['red', 0])
    expect(cards(t, 'special')).toEqual({ wages: { red: ['draftSoldiers'] } })
  })

  test.each([
    [2, 3],
    [6, 7],
  ] as const)('with %i Barons %i spaces are usable', (players, spaces) => {
    const t = turnUp('red', 'draftSoldiers', { players }).play('red', 'perform')
    expect(asked(t)['red']?.['placeMarker']).toHaveLength(spaces)
  })

  test('he may also place none', () => {
    const t = turnUp('red', 'draftSoldiers').play('red', 'perform').play('red', 'decline')
    expect([fact(t, 'track/space1'), cards(t, 'special')]).toEqual(['none', { wages: { red: ['draftSoldiers'] } }])
  })
})

describe('7.3 Rally Support', () => {
  const rally = (red: object, others: object = {}) =>
    turnUp('red', 'rallySupport', { chairman: 'green', red, ...others }).play('red', 'perform')

  test('2 votes; with strictly most votes the Chairman token is taken', () => {
    const t = rally({ votes: 1 }, { green: { votes: 2 }, blue: { votes: 2 } })
    expect([goods(t, 'red'), fact(t, 'chairman')]).toEqual([[0, 3, 0, 0], 'red'])
    expect(cards(t, 'special')).toEqual({ assembly: { red: ['rallySupport'] } })
  })

  test('a tie does not take it', () => {
    expect(fact(rally({}, { blue: { votes: 2 } }), 'chairman')).toBe('green')
  })

  test('a banned Baron cannot take it', () => {
    const t = rally({ votes: 5, banned: true })
    expect([fact(t, 'votes/red'), fact(t, 'chairman')]).toEqual([7, 'green'])
  })

  test('who holds it already keeps it', () => {
    const t = turnUp('red', 'rallySupport').play('red', 'perform')
    expect(told(t, 'blue')).not.toContain('tookChairman')
  })
})

describe('7.4 Serve the Church', () => {
  const serve = (red: object, others: object = {}) =>
    turnUp('red', 'serveTheChurch', { head: 'green', red, ...others }).play('red', 'perform')

  test('1 faith; with strictly most faith the token of the Head of the Church is taken, and he names the area', () => {
    const t = serve({ faith: 1 }, { green: { faith: 1 } })
    expect([goods(t, 'red'), fact(t, 'headOfChurch')]).toEqual([[0, 0, 2, 0], 'red'])
    expect(asked(t)).toEqual({ red: { allocate: names('assembly taxation wages') } })
    t.play('red', 'allocate', 'wages')
    expect(cards(t, 'special')).toEqual({ wages: { red: ['serveTheChurch'] } })
  })

  test('a tie does not take it', () => {
    expect(fact(serve({}, { blue: { faith: 1 } }), 'headOfChurch')).toBe('green')
  })

  test('6.2a declined, it still goes to an area of his choice', () => {
    const t = turnUp('red', 'serveTheChurch').play('red', 'decline')
    expect(asked(t)).toEqual({ red: { allocate: names('assembly taxation wages') } })
    expect(goods(t, 'red')).toEqual([0, 0, 0, 0])
  })
})

test('7.5 losing votes never moves a token by itself', () => {
  const t = position({
    area: 'first',
    neutral: { first: ['importantEvent'] },
    head: 'red',
    events: ['darkOmen'],
    red: { votes: 1 },
    green: { votes: 1, faith: 1 },
  })
  t.play('red', 'nameDrawer', 'red').play('green', 'option', 'loseFaith')
  expect([fact(t, 'votes/red'), fact(t, 'votes/green'), fact(t, 'chairman')]).toEqual([0, 1, 'red'])
})

describe('7.6 Mobilize Forces', () => {
  const mobilize = (setting: Parameters<typeof turnUp>[2]) =>
    turnUp('red', 'mobilizeForces', setting).play('red', 'perform')
  const star = { at: 'c3', troops: ['regular100', 'polish100'] } as const

  test('the area is named first: one into which somebody can move, or where he can fight', () => {
    const t = mobilize({ red: { star, square: { at: 'e4', troops: ['regular50'], exhausted: true } } })
    const roads = 'b3 a3 b2 b1 b4 c5 d3 d4 e4' // up to three steps
    expect(asked(t)).toEqual({ red: { mobilize: names(`c2 c4 ${roads}`) } })
    expect(t.why('red', 'mobilize', 'h7')).toEqual({ rule: '7.6', reason: 'nothingToDoThere' })
  })

  test('only moved: the card goes to red; who moved is exhausted, who stayed is ready', () => {
    const t = mobilize({ red: { star, square: { at: 'c3', troops: ['regular50'] } } }).play('red', 'mobilize', 'c4')
    expect(asked(t)).toEqual({ red: { moveNoble: ['square', 'star'], done: true } })
    t.play('red', 'moveNoble', 'star').play('red', 'go', 'c4')
    expect(asked(t)).toEqual({ red: { moveNoble: ['square'], done: true } })
    t.play('red', 'done')
    expect(cards(t, 'special')).toEqual({ wages: { red: ['mobilizeForces'] } })
    expect([fact(t, 'nobleAt/red.star'), fact(t, 'nobleAt/red.square')]).toEqual(['c4', 'c3'])
    expect([fact(t, 'exhausted/red.star'), fact(t, 'exhausted/red.square')]).toEqual([true, false])
  })

  test('only fought, a siege: the card goes to blue', () => {
    const t = mobilize({ red: { star: { ...star, at: 'c2' } } }).play('red', 'mobilize', 'c2')
    expect(asked(t)).toEqual({ red: { attack: names('assault.froli siege.froli'), noBattle: true } })
    t.play('red', 'attack', 'siege.froli')
    expect([fact(t, 'siegeBy/froli'), fact(t, 'exhausted/red.star')]).toEqual(['red', true])
    expect(cards(t, 'special')).toEqual({ assembly: { red: ['mobilizeForces'] } })
  })

  test('both: red or blue by choice; a Noble who has just moved fights', () => {
    const t = mobilize({ red: { star } }).play('red', 'mobilize', 'c2')
    t.play('red', 'moveNoble', 'star').play('red', 'attack', 'siege.froli')
    expect(asked(t)).toEqual({ red: { allocate: names('assembly wages') } })
    t.play('red', 'allocate', 'assembly')
    expect(cards(t, 'special')).toEqual({ assembly: { red: ['mobilizeForces'] } })
  })

  test('neither: red or blue by choice (publisher FAQ), also when it is declined', () => {
    const used = mobilize({ red: { star } }).play('red', 'mobilize', 'c4').play('red', 'done')
    const declined = turnUp('red', 'mobilizeForces', { red: { star } }).play('red', 'decline')
    for (const t of [used, declined]) expect(asked(t)).toEqual({ red: { allocate: names('assembly wages') } })
    expect(fact(used, 'exhausted/red.star')).toBe(false)
  })

  test('4.3 with nothing to do it is not offered', () => {
    const t = turnUp('red', 'mobilizeForces', { red: { star: { ...star, exhausted: true } } })
    expect(asked(t)).toEqual({ red: { allocate: names('assembly wages') } })
  })

  test('7.6a who sails stops on the port icon, is exhausted at once and takes no part in the battle', () => {
    const t = mobilize({
      red: {
        star: { at: 'a3', troops: ['regular100', 'polish100'] },
        square: { at: 'h7', troops: ['regular50', 'swiss100'] },
      },
    }).play('red', 'mobilize', 'h7')
    t.play('red', 'moveNoble', 'star').play('red', 'sail', 'h7')
    expect([fact(t, 'nobleAt/red.star'), fact(t, 'exhausted/red.star')]).toEqual(['port.h7', true])
    t.play('red', 'attack', 'siege.gedze')
    expect([fact(t, 'siegeBy/gedze'), fact(t, 'exhausted/red.square')]).toEqual(['red', true])
    expect(asked(t)).toEqual({ red: { allocate: names('assembly wages') } })
  })

  test('7.6a leave refused under 12.1 leaves the moves as they are; the same target is not offered again', () => {
    const t = mobilize({ red: { star }, blue: { star: { at: 'c2', troops: ['regular50'] } } }).play(
      'red',
      'mobilize',
      'c2',
    )
    t.play('red', 'moveNoble', 'star').play('red', 'attack', 'siege.froli')
    expect(asked(t)).toEqual({ blue: { allow: true, refuse: true } })
    t.play('blue', 'refuse')
    expect(asked(t)).toEqual({ red: { attack: ['field.blue'], noBattle: true } })
    t.play('red', 'noBattle')
    expect([fact(t, 'nobleAt/red.star'), fact(t, 'exhausted/red.star')]).toEqual(['c2', true])
    expect(cards(t, 'special')).toEqual({ wages: { red: ['mobilizeForces'] } })
  })

  test('10.5 a Noble stopped on the way stays there, exhausted', () => {
    const square = { at: 'd3', troops: ['regular50'] } as const
    const t = mobilize({ red: { star, square }, blue: { star: square } }).play('red', 'mobilize', 'd4')
    t.play('red', 'moveNoble', 'star')
    expect(t.why('red', 'stop')).toEqual({ rule: '10.5', reason: 'mustReachArea' })
    t.play('red', 'go', 'd4').play('blue', 'refuse')
    expect([fact(t, 'nobleAt/red.star'), fact(t, 'exhausted/red.star')]).toEqual(['d3', true])
    t.play('red', 'done')
    expect(cards(t, 'special')).toEqual({ wages: { red: ['mobilizeForces'] } })
  })

  test('9.3.12a, 10.2a a Noble who draws back from what a law forbids has not moved and stays ready', () => {
    const t = mobilize({
      red: { star: { at: 'a3', troops: ['regular50'] } },
      options: { openPrivateMotions: 'on' },
      motionLaws: [{ motion: 'banSea' }],
    })
    t.play('red', 'mobilize', 'acre').play('red', 'moveNoble', 'star').play('red', 'sail', 'acre').play('red', 'obey')
    expect([fact(t, 'nobleAt/red.star'), fact(t, 'exhausted/red.star')]).toEqual(['a3', false])
    expect(asked(t)).toEqual({ red: { allocate: names('assembly wages') } }) // used for neither
  })
})

describe('7.7 Versatile Strategy', () => {
  const versatile = (setting: Parameters<typeof turnUp>[2] = {}) =>
    turnUp('red', 'versatileStrategy', setting).play('red', 'perform')
  const red = { crowns: 5, star: { at: 'c2', troops: ['regular100', 'polish100'] } } as const

  test('exactly one of what can be done; the card returns to the hand', () => {
    const t = versatile({ red })
    expect(asked(t)).toEqual({
      red: { option: names('fightOnTheSpot moveOneNoble placeMarker takeCrowns takeVote') },
    })
    t.play('red', 'option', 'takeCrowns')
    expect([goods(t, 'red'), isOver(t)]).toEqual([[7, 0, 0, 0], true])
    expect(found(t, 'versatileStrategy')).toBe(2)
  })

  test('what cannot be done is not offered', () => {
    const t = versatile({ red: { crowns: 4 } }) // the cheapest of four spaces costs 5
    expect(asked(t)).toEqual({ red: { option: names('takeCrowns takeVote') } })
    expect(t.why('red', 'option', 'placeMarker')).toEqual({ rule: '7.7', reason: 'cannotBeDone' })
  })

  test('b 1 vote, and the Chairman token stays', () => {
    const t = versatile({ chairman: 'green' }).play('red', 'option', 'takeVote')
    expect([goods(t, 'red'), fact(t, 'chairman')]).toEqual([[0, 1, 0, 0], 'green'])
  })

  test('c one Noble moves and is exhausted; he does not attack', () => {
    const t = versatile({ red: { star: { ...red.star, at: 'c3' } } }).play('red', 'option', 'moveOneNoble')
    expect(asked(t)).toEqual({ red: { moveNoble: ['star'] } })
    t.play('red', 'moveNoble', 'star').play('red', 'go', 'c2')
    expect([fact(t, 'nobleAt/red.star'), fact(t, 'exhausted/red.star'), isOver(t)]).toEqual(['c2', true, true])
  })

  test('d a battle where ready Nobles stand already; the attackers are exhausted', () => {
    const t = versatile({ red }).play('red', 'option', 'fightOnTheSpot')
    expect(asked(t)).toEqual({ red: { mobilize: ['c2'] } })
    t.play('red', 'mobilize', 'c2').play('red', 'attack', 'siege.froli')
    expect([fact(t, 'siegeBy/froli'), fact(t, 'exhausted/red.star'), isOver(t)]).toEqual(['red', true, true])
  })

  test('e a marker for the fee of its space', () => {
    const t = versatile({ red: { crowns: 6 } }).play('red', 'option', 'placeMarker')
    expect(asked(t)).toEqual({ red: { placeMarker: names('space3 space4'), decline: true } })
    expect(t.why('red', 'placeMarker', 'space2')).toEqual({ rule: '7.7', reason: 'cannotPay' })
    t.play('red', 'placeMarker', 'space3')
    expect([fact(t, 'crowns/red'), fact(t, 'track/space3')]).toEqual([0, 'red'])
  })

  test('6.2a declined, it returns to the hand', () => {
    const t = turnUp('red', 'versatileStrategy').play('red', 'decline')
    expect([found(t, 'versatileStrategy'), cards(t, 'special'), step(t)]).toEqual([2, {}, 'baron.card'])
  })

  /** How many copies red holds. */
  const found = (t: ReturnType<typeof turnUp>, card: string): number =>
    [cards(t, 'hand/red')].flat().filter(one => one === card).length
})
