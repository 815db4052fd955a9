// 9.4 Mercenary Draft.

import { describe, expect, test } from 'vitest'
import { asked, cards, fact, names, position, type Setting, step } from '../positions.ts'

const OFFER = ['polish50', 'polish100', 'swiss50', 'swiss200'] as const
const draft = (setting: Setting) =>
  position({ offer: OFFER, ...setting, stack: [{ step: 'plan.cards' }, { step: 'draft.begin' }] })
const rich = { crowns: 9, stronghold: 'c4' } as const

describe('9.4.1 from left to right', () => {
  test('the owner of a marker hires one card and pays its fee at once', () => {
    const t = draft({ track: { space1: 'green', space3: 'red' }, red: rich, green: { crowns: 3, stronghold: 'e5' } })
    expect(asked(t)).toEqual({ green: { hire: names('polish100 polish50 swiss50'), pass: true } })
    expect(t.why('green', 'hire', 'swiss200')).toEqual({ rule: '9.4.1', reason: 'cannotPay' })
    t.play('green', 'hire', 'polish100')
    t.play('green', 'assignTo', 'stronghold')
    expect([fact(t, 'crowns/green'), cards(t, 'army/stronghold/green')]).toEqual([0, ['polish100']])
    expect([Object.keys(asked(t)), fact(t, 'track/space1')]).toEqual([['red'], 'none'])
  })

  test('9.4.2 who cannot or will not hire loses the marker', () => {
    const t = draft({ track: { space1: 'green', space2: 'red' }, red: rich, green: { stronghold: 'e5' } })
    expect(Object.keys(asked(t))).toEqual(['red']) // green has no crowns
    t.play('red', 'pass')
    expect([fact(t, 'track/space1'), fact(t, 'track/space2'), step(t)]).toEqual(['none', 'none', 'plan.cards'])
  })

  test('9.4.3 several markers are several turns', () => {
    const t = draft({ track: { space1: 'red', space4: 'red' }, red: rich }).play('red', 'pass')
    expect(asked(t)).toEqual({ red: { hire: names('polish100 polish50 swiss200 swiss50'), pass: true } })
  })
})

describe('9.4.4 block hire', () => {
  const nobles = {
    star: { troops: ['regular50'] },
    square: { troops: ['regular50'] },
  } as const

  test('more of the same nationality for a marker each, to different places; his next turn is gone with the marker', () => {
    const t = draft({ track: { space1: 'red', space2: 'red', space3: 'green' }, red: { ...rich, ...nobles } })
    t.play('red', 'hire', 'polish50').play('red', 'assignTo', 'star')
    expect(asked(t)).toEqual({ red: { hire: ['polish100'], pass: true } })
    expect(t.why('red', 'hire', 'swiss50')).toEqual({ rule: '9.4.4', reason: 'otherNationality' })
    t.play('red', 'hire', 'polish100').play('red', 'assignTo', 'square')
    expect([cards(t, 'army/star/red'), cards(t, 'army/square/red')]).toEqual([
      ['regular50', 'polish50'],
      ['regular50', 'polish100'],
    ])
    expect([fact(t, 'crowns/red'), step(t)]).toEqual([9 - 1 - 3, 'plan.cards'])
  })

  test('which other marker goes is his choice', () => {
    const t = draft({ track: { space1: 'red', space2: 'red', space4: 'red' }, red: { ...rich, ...nobles } })
    t.play('red', 'hire', 'polish50').play('red', 'assignTo', 'star').play('red', 'hire', 'polish100')
    expect(asked(t)).toEqual({ red: { removeMarker: names('space2 space4') } })
    t.play('red', 'removeMarker', 'space4')
    expect([fact(t, 'track/space2'), fact(t, 'track/space4')]).toEqual(['red', 'none'])
  })

  test('with one marker there is no block', () => {
    const t = draft({ track: { space1: 'red' }, red: { ...rich, ...nobles } })
    t.play('red', 'hire', 'polish50').play('red', 'assignTo', 'star')
    expect(step(t)).toBe('plan.cards')
  })
})

test('9.4.5 unhired cards go back to the deck, and N + 1 new ones are revealed', () => {
  const t = draft({ track: { space1: 'red' }, red: rich }).play('red', 'pass')
  expect(cards(t, 'offer')).toHaveLength(4)
})

describe('9.4.7 assignment', () => {
  test('Nobles in a city of his or at his stronghold, off the board, or the stronghold; nobody cut off, on a port icon or elsewhere', () => {
    const t = draft({
      track: { space1: 'red' },
      red: {
        ...rich,
        cities: ['vecht', 'monz'],
        star: { at: 'd3', troops: ['regular50'] },
        square: { at: 'b4', troops: ['regular50'] },
        triangle: { at: 'port.a3', troops: ['regular50'] },
        circle: { troops: ['regular100'] },
      },
      green: { star: { at: 'b4', troops: ['polish200', 'english200'] } },
      cities: { monz: { siegeBy: 'green' } },
    })
    t.play('red', 'hire', 'swiss50')
    expect(asked(t)).toEqual({ red: { assignTo: names('circle star stronghold') } })
    expect(t.why('red', 'assignTo', 'square')).toEqual({ rule: '9.4.7', reason: 'notHere' })
  })

  test('a besieged stronghold may always receive them', () => {
    const t = draft({
      track: { space1: 'red' },
      red: rich,
      green: { star: { at: 'c4', troops: ['polish200', 'english200'] } },
      siegeOfStronghold: { red: { by: 'green' } },
    })
    t.play('red', 'hire', 'swiss50')
    expect(asked(t)['red']?.['assignTo']).toContain('stronghold')
  })
})

describe('9.4.4a a block', () => {
  test('every card must be paid; otherwise a smaller one is taken', () => {
    const t = draft({
      track: { space1: 'red', space2: 'red', space3: 'red' },
      red: { crowns: 3, stronghold: 'c4', star: { troops: ['regular50'] } },
    })
    t.play('red', 'hire', 'polish50').play('red', 'assignTo', 'star')
    expect(fact(t, 'crowns/red')).toBe(2) // polish100 costs 3: no block is left, and his next turn comes
    expect(asked(t)).toEqual({ red: { hire: ['swiss50'], pass: true } })
    expect([fact(t, 'track/space2'), fact(t, 'track/space3')]).toEqual(['none', 'red'])
  })

  test('discounts count per card', () => {
    const t = draft({
      track: { space1: 'red', space2: 'red' },
      red: { crowns: 9, stronghold: 'c4', star: { troops: ['regular50'] }, charges: ['quartermaster'] },
    })
    t.play('red', 'hire', 'polish100').play('red', 'assignTo', 'star')
    const first = 9 - Number(fact(t, 'crowns/red'))
    t.play('red', 'hire', 'polish50').play('red', 'assignTo', 'star')
    expect([first, 9 - Number(fact(t, 'crowns/red')) - first]).toEqual([3 - 1, 1 - 1])
  })
})

test('9.4.6 if there are fewer than N + 1 cards all of them are revealed', () => {
  const t = draft({
    players: 2,
    offer: ['polish50'],
    track: { space1: 'red' },
    red: rich,
    zones: { mercenaryDeck: ['swiss50'], army: { star: { green: ['rest'] } } },
  }).play('red', 'pass')
  expect(cards(t, 'offer')).toEqual(['polish50', 'swiss50'])
})
