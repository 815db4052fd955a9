// Section 10: movement.

import { describe, expect, test } from 'vitest'
import { publicState, routeTo } from '../../rules/questions.ts'
import { asked, cards, fact, names, type Setting, step, told, turnUp } from '../positions.ts'

/** Red moves one Noble with Versatile Strategy. */
const moving = (shape: 'star' | 'square', setting: Setting) =>
  turnUp('red', 'versatileStrategy', setting)
    .play('red', 'perform')
    .play('red', 'option', 'moveOneNoble')
    .play('red', 'moveNoble', shape)
const at = (t: ReturnType<typeof turnUp>, noble: string) => [fact(t, `nobleAt/${noble}`), fact(t, `exhausted/${noble}`)]

test('10.1 an exhausted Noble does not move', () => {
  const t = turnUp('red', 'versatileStrategy', {
    red: { star: { at: 'c3', troops: ['regular50'], exhausted: true }, square: { at: 'c3', troops: ['regular50'] } },
  })
  t.play('red', 'perform').play('red', 'option', 'moveOneNoble')
  expect(asked(t)).toEqual({ red: { moveNoble: ['square'] } })
  expect(t.why('red', 'moveNoble', 'star')).toEqual({ rule: '10.1', reason: 'nobleExhausted' })
})

describe('10.2 steps', () => {
  const red = { star: { at: 'c3', troops: ['regular50'] } } as const

  test('a one step off the road ends the move', () => {
    const t = moving('star', { red }).play('red', 'go', 'c4')
    expect(at(t, 'red.star')).toEqual(['c4', true])
  })

  test('b at most three steps along roads', () => {
    const t = moving('star', { red }).play('red', 'go', 'd3').play('red', 'go', 'd4').play('red', 'go', 'e4')
    expect(at(t, 'red.star')).toEqual(['e4', true])
  })

  test('10.2a he may stop after any step, and enters no area twice', () => {
    const t = moving('star', { red }).play('red', 'go', 'd3')
    expect(t.why('red', 'go', 'c3')).toEqual({ rule: '10.2a', reason: 'enteredBefore' })
    t.play('red', 'stop')
    expect(at(t, 'red.star')).toEqual(['d3', true])
  })
})

test('10.3 a river is crossed only at a bridge', () => {
  const t = moving('star', { red: { star: { at: 'c4', troops: ['regular50'] } } })
  for (const area of ['d3', 'd4', 'd5'])
    expect(t.why('red', 'go', area)).toEqual({ rule: '10.3', reason: 'impassable' })
})

describe('10.4 passing through', () => {
  const red = { star: { at: 'b3', troops: ['regular50'] } } as const

  test('a neutral city and a stronghold do not hinder', () => {
    const t = moving('star', { red, blue: { stronghold: 'c3' } })
    t.play('red', 'go', 'c3').play('red', 'go', 'd3').play('red', 'go', 'd4')
    expect(at(t, 'red.star')).toEqual(['d4', true])
  })

  test('the way to an area is known beforehand, with whose leave it takes', () => {
    const t = turnUp('red', 'mobilizeForces', {
      red,
      blue: { star: { at: 'c3', troops: ['regular50'] } },
    })
    const state = publicState(t.view('red'))
    expect(routeTo(state, 0, 'star', 'c3')).toEqual({ path: ['c3'], leave: [] })
    expect(routeTo(state, 0, 'star', 'd3')).toEqual({ path: ['c3', 'd3'], leave: [{ at: 'c3', of: 2 }] })
    expect(routeTo(state, 0, 'star', 'g7')).toBeUndefined()
  })

  test('10.4a each Baron with a Noble or the city is asked, clockwise from the mover; the first refusal ends the move', () => {
    const setting: Setting = {
      red: { star: { at: 'c3', troops: ['regular50'] } },
      green: { cities: ['vecht'] },
      blue: { star: { at: 'd3', troops: ['regular50'] } },
    }
    const t = moving('star', setting).play('red', 'go', 'd3').play('red', 'go', 'd4')
    expect(asked(t)).toEqual({ green: { allow: true, refuse: true } })
    t.play('green', 'allow')
    expect(asked(t)).toEqual({ blue: { allow: true, refuse: true } })
    t.play('blue', 'refuse')
    expect(at(t, 'red.star')).toEqual(['d3', true])
  })

  test("10.4a one's own besieged stronghold may be entered and not passed", () => {
    const besieged: Setting = {
      red: { star: { at: 'b3', troops: ['regular50'] }, stronghold: 'c3' },
      blue: { star: { at: 'c3', troops: ['polish200'] } },
      siegeOfStronghold: { red: { by: 'blue' } },
    }
    expect(at(moving('star', besieged).play('red', 'go', 'c3'), 'red.star')).toEqual(['c3', true])
    const mobilized = turnUp('red', 'mobilizeForces', besieged).play('red', 'perform')
    expect(asked(mobilized)['red']?.['mobilize']).not.toContain('d3')
    const free = turnUp('red', 'mobilizeForces', { ...besieged, siegeOfStronghold: {} }).play('red', 'perform')
    expect(asked(free)['red']?.['mobilize']).toContain('d3')
  })

  test('10.7 a Noble on a port icon does not hinder', () => {
    const t = moving('star', {
      red: { star: { at: 'b3', troops: ['regular50'] } },
      blue: { star: { at: 'port.a3', troops: ['regular50'], exhausted: true } },
    }).play('red', 'go', 'a3')
    expect(at(t, 'red.star')).toEqual(['a3', true])
  })
})

describe('10.6 by sea', () => {
  test('from a port to the icon of another, exhausted', () => {
    const t = moving('star', { red: { star: { at: 'e7', troops: ['regular50'] } } }).play('red', 'sail', 'acre')
    expect(at(t, 'red.star')).toEqual(['port.acre', true])
  })

  test('not from an area without a port', () => {
    const t = moving('star', { red: { star: { at: 'c4', troops: ['regular50'] } } })
    expect(asked(t)['red']?.['sail']).toBeUndefined()
  })

  test('from a razed city too', () => {
    const t = moving('star', {
      red: { star: { at: 'e7', troops: ['regular50'] } },
      cities: { ardrun: { razed: true } },
    }).play('red', 'sail', 'a3')
    expect(at(t, 'red.star')).toEqual(['port.a3', true])
  })
})

describe('10.8 taking troops on the way', () => {
  test('from a ready Noble and from the stronghold army, but not from an exhausted Noble', () => {
    const t = moving('star', {
      red: {
        stronghold: 'c3',
        garrison: ['regular100'],
        star: { at: 'c3', troops: ['regular50'] },
        square: { at: 'c3', troops: ['polish100', 'polish50'] },
        circle: { at: 'c3', troops: ['swiss100'], exhausted: true },
      },
    })
    expect(asked(t)['red']?.['takeTroop']).toEqual(
      expect.arrayContaining(['polish100.square', 'polish50.square', 'regular100.stronghold']),
    )
    expect(asked(t)['red']?.['takeTroop']).toHaveLength(3)
    t.play('red', 'takeTroop', 'polish100.square')
      .play('red', 'takeTroop', 'regular100.stronghold')
      .play('red', 'go', 'c4')
    expect(cards(t, 'army/star/red')).toEqual(['regular50', 'regular100', 'polish100'])
    expect(cards(t, 'army/square/red')).toEqual(['polish50'])
  })

  test('10.10 who has given away all troops leaves the board, not dead', () => {
    const t = moving('star', {
      red: { star: { at: 'c3', troops: ['regular50'] }, square: { at: 'c3', troops: ['polish50'] } },
    }).play('red', 'takeTroop', 'polish50.square')
    expect([fact(t, 'nobleAt/red.square'), fact(t, 'dead/red.square')]).toEqual(['none', false])
  })

  test('10.9 an army with casualties gives all troops with all tokens, or nothing', () => {
    const t = moving('star', {
      red: {
        star: { at: 'c3', troops: ['regular50'] },
        square: { at: 'c3', troops: ['polish100', 'polish50'], casualties: 1 },
      },
    })
    expect(asked(t)['red']?.['takeTroop']).toBeUndefined()
    expect(asked(t)['red']?.['takeArmy']).toEqual(['square'])
    t.play('red', 'takeArmy', 'square')
    expect([fact(t, 'casualties/red.star'), fact(t, 'casualties/red.square')]).toEqual([1, 0])
    expect(cards(t, 'army/star/red')).toEqual(['regular50', 'polish50', 'polish100'])
    expect([fact(t, 'nobleAt/red.square'), fact(t, 'dead/red.square')]).toEqual(['none', false])
  })
})

test('10.11 Nobles in a besieged city do not move', () => {
  const t = turnUp('red', 'versatileStrategy', {
    red: {
      cities: ['froli'],
      star: { at: 'c2', troops: ['regular50'] },
      square: { at: 'c4', troops: ['regular50'] },
    },
    blue: { star: { at: 'c2', troops: ['polish200'] } },
    cities: { froli: { siegeBy: 'blue' } },
  })
  t.play('red', 'perform').play('red', 'option', 'moveOneNoble')
  expect(asked(t)).toEqual({ red: { moveNoble: ['square'] } })
})

test('10.2 where a Noble has only one way to go, nobody asks for it, and the log says so', () => {
  const march = (setting: Parameters<typeof turnUp>[2]) =>
    turnUp('red', 'mobilizeForces', setting).play('red', 'perform').play('red', 'mobilize', 'd4')
  const star = { at: 'c3', troops: ['regular50'] } as const
  const t = march({ red: { star } }).play('red', 'moveNoble', 'star')
  expect([at(t, 'red.star'), told(t, 'green').filter(key => key === 'onlyWay')]).toEqual([
    ['d4', true],
    ['onlyWay', 'onlyWay'],
  ])
  // Troops that he could take on the way are a choice.
  const u = march({ red: { star, square: { at: 'd3', troops: ['polish50'] } } }).play('red', 'moveNoble', 'star')
  expect([at(u, 'red.star'), asked(u)]).toEqual([
    ['d3', false],
    { red: { go: ['d4'], takeTroop: ['polish50.square'] } },
  ])
})

describe('10.8a who takes troops', () => {
  test('never from a Noble who has moved with the same card', () => {
    const t = turnUp('red', 'mobilizeForces', {
      red: {
        star: { at: 'c3', troops: ['regular50'] },
        square: { at: 'b4', troops: ['regular50', 'polish50'] },
        circle: { at: 'c4', troops: ['swiss50'] },
      },
    })
    t.play('red', 'perform').play('red', 'mobilize', 'c4').play('red', 'moveNoble', 'square')
    t.play('red', 'takeTroop', 'swiss50.circle') // he stands there and has not moved
    expect([fact(t, 'nobleAt/red.circle'), cards(t, 'army/square/red')]).toEqual([
      'none',
      ['regular50', 'polish50', 'swiss50'],
    ])
    t.play('red', 'moveNoble', 'star')
    expect(cards(t, 'army/star/red')).toEqual(['regular50']) // nothing was offered: his move is over
  })

  test('a Noble who sails takes them before; maintained troops stay', () => {
    const t = moving('star', {
      red: {
        star: { at: 'a3', troops: ['regular50'] },
        square: { at: 'a3', troops: ['polish50'], office: 'captainOfTheGuard' },
      },
    }).play('red', 'takeTroop', 'polish50.square')
    expect([fact(t, 'nobleAt/red.square'), asked(t)['red']?.['takeTroop']]).toEqual(['a3', undefined]) // 10.10
    t.play('red', 'sail', 'acre')
    expect([at(t, 'red.star'), cards(t, 'army/star/red')]).toEqual([
      ['port.acre', true],
      ['regular50', 'polish50'],
    ])
  })
})

test('10.11, 10.11a Nobles of the owner may enter a besieged city and are inside; those of others are outside', () => {
  const t = turnUp('red', 'mobilizeForces', {
    red: { cities: ['froli'], star: { at: 'c3', troops: ['regular50'] } },
    green: { star: { at: 'c2', troops: ['regular50'] } },
    blue: { star: { at: 'c2', troops: ['polish200'] } },
    cities: { froli: { siegeBy: 'blue' } },
  })
  t.play('red', 'perform').play('red', 'mobilize', 'c2').play('red', 'moveNoble', 'star')
  expect(asked(t)['red']?.['attack']).toEqual(names('field.blue field.green'))
  const again = turnUp('red', 'versatileStrategy', {
    red: { cities: ['froli'], star: { at: 'c2', troops: ['regular50'] } },
    green: { star: { at: 'c2', troops: ['regular50'] } },
    cities: { froli: { siegeBy: 'green' } },
  }).play('red', 'perform')
  expect(asked(again)['red']?.['option']).not.toContain('moveOneNoble')
})

test('2.13, 10.9 tokens that come with the troops of a Noble who keeps maintained ones may be too many: the taker dies', () => {
  const t = moving('star', {
    red: {
      star: { at: 'c3', troops: ['polish50'] },
      square: { at: 'c3', troops: ['polish50'], casualties: 1, office: 'captainOfTheGuard' },
    },
    fate: ['fate02'], // no Polish
  }).play('red', 'takeArmy', 'square')
  expect([fact(t, 'dead/red.star'), fact(t, 'nobleAt/red.star'), fact(t, 'casualties/red.star')]).toEqual([
    true,
    'none',
    0,
  ])
  expect([at(t, 'red.square'), cards(t, 'army/star/red'), step(t)]).toEqual([['c3', false], [], 'baron.card'])
})

test('10.5, 10.8 whom a law keeps from going on stops there, and takes troops only if he likes', () => {
  const t = turnUp('red', 'mobilizeForces', {
    options: { openPrivateMotions: 'on' },
    motionLaws: [{ motion: 'banRoads' }],
    red: { star: { at: 'c3', troops: ['regular50'] }, square: { at: 'd3', troops: ['polish50', 'swiss50'] } },
  })
  t.play('red', 'perform').play('red', 'mobilize', 'd4').play('red', 'moveNoble', 'star').play('red', 'go', 'd4')
  t.play('red', 'obey')
  expect(asked(t)).toEqual({ red: { takeTroop: names('polish50.square swiss50.square'), stop: true } })
  expect(t.why('red', 'go', 'd4')).toEqual({ rule: '9.3.12a', reason: 'drewBack' })
  t.play('red', 'stop')
  expect([at(t, 'red.star'), cards(t, 'army/star/red')]).toEqual([['d3', true], ['regular50']])
})

describe('why a Noble does not move', () => {
  const red = { star: { at: 'c3', troops: ['regular50'] } } as const

  test('10.7 on a port icon, 10.1 off the board, 10.11 besieged', () => {
    const t = turnUp('red', 'versatileStrategy', {
      red: {
        ...red,
        cities: ['froli'],
        square: { at: 'port.a3', troops: ['polish50'] },
        circle: { at: 'c2', troops: ['swiss50'] },
      },
      green: { star: { at: 'c2', troops: ['regular50'] } },
      cities: { froli: { siegeBy: 'green' } },
    })
    t.play('red', 'perform').play('red', 'option', 'moveOneNoble')
    expect(t.why('red', 'moveNoble', 'square')).toEqual({ rule: '10.7', reason: 'onPortIcon' })
    expect(t.why('red', 'moveNoble', 'triangle')).toEqual({ rule: '10.1', reason: 'nobleOffBoard' })
    expect(t.why('red', 'moveNoble', 'circle')).toEqual({ rule: '10.11', reason: 'besiegedInside' })
  })

  test('7.6a with one card he moves once, 10.2 and only where he can come', () => {
    const square = { at: 'a3', troops: ['polish50'] } as const
    const t = turnUp('red', 'mobilizeForces', { red: { ...red, square, circle: { at: 'h4', troops: ['swiss50'] } } })
    t.play('red', 'perform').play('red', 'mobilize', 'b3').play('red', 'moveNoble', 'star')
    expect(t.why('red', 'moveNoble', 'star')).toEqual({ rule: '7.6a', reason: 'nobleHasMoved' })
    expect(t.why('red', 'moveNoble', 'circle')).toEqual({ rule: '10.2', reason: 'notReachable' })
  })

  test('10.2 too far along roads, or off them; 10.5 not towards the area; 10.6 by sea only from port to port, and nothing else', () => {
    const t = moving('star', { red }).play('red', 'go', 'd3')
    expect(t.why('red', 'go', 'd2')).toEqual({ rule: '10.2', reason: 'notOnRoad' })
    expect(t.why('red', 'sail', 'acre')).toEqual({ rule: '10.6', reason: 'seaAlone' })
    const u = turnUp('red', 'mobilizeForces', { red: { star: { at: 'a3', troops: ['regular50'] } } })
    u.play('red', 'perform').play('red', 'mobilize', 'b3').play('red', 'moveNoble', 'star')
    expect(at(u, 'red.star')).toEqual(['b3', true]) // the only way
    const inland = moving('star', { red })
    expect(inland.why('red', 'sail', 'acre')).toEqual({ rule: '10.6', reason: 'noPort' })
    expect(inland.why('red', 'go', 'h7')).toEqual({ rule: '10.2', reason: 'notReachable' })
  })

  test('8.2.7 a way that an event has closed', () => {
    const flood = moving('star', { red, roundEvents: ['springFlood'] })
    expect(flood.why('red', 'go', 'd3')).toEqual({ rule: '8.2.7', reason: 'closedByEvent' })
    const storm = moving('star', { red: { star: { at: 'a3', troops: ['regular50'] } }, roundEvents: ['stormSeason'] })
    expect(storm.why('red', 'sail', 'acre')).toEqual({ rule: '8.2.7', reason: 'closedByEvent' })
  })
})
