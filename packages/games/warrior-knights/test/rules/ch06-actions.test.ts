// Section 6: the Actions phase.

import { describe, expect, test } from 'vitest'
import type { BaronAction } from '../../content/actionCards.ts'
import { asked, cards, fact, position, step, told } from '../positions.ts'

test('6.1, 6.6 area 1 until it is empty, then area 2, then area 3, then Upkeep', () => {
  const t = position({
    players: 2,
    area: 'first',
    red: { plan: { first: ['levyTaxes', 'rallySupport'], third: ['levyTaxes'] } },
    green: { plan: { second: ['rallySupport'] } },
    random: ['red.first.2', 'red.first.1'],
  })
  const seen: unknown[] = []
  while (step(t) === 'baron.card') {
    const [baron = ''] = Object.keys(asked(t))
    seen.push([fact(t, 'area'), baron, cards(t, `turnedUp/${baron}`)])
    t.play(baron, 'decline')
  }
  expect(seen).toEqual([
    ['first', 'red', ['rallySupport']],
    ['first', 'red', ['levyTaxes']],
    ['second', 'green', ['rallySupport']],
    ['third', 'red', ['levyTaxes']],
  ])
  expect([step(t), fact(t, 'area')]).toEqual(['upkeep.stronghold', 'none']) // 6.6
})

test('6.2 only the owner performs or declines', () => {
  const t = position({ area: 'first', red: { plan: { first: ['levyTaxes'] } } })
  expect(t.why('green', 'perform')?.reason).toBe('notYourDecision')
  expect(asked(t)).toEqual({ red: { perform: true, decline: true } })
})

test('6.3 a neutral card goes back to the neutral cards', () => {
  const t = position({
    area: 'first',
    neutral: { first: ['uncertainTimes'] },
    red: { plan: { second: ['levyTaxes'] } },
  })
  expect(cards(t, 'neutralUsed')).toEqual(['uncertainTimes'])
})

describe('6.4 triggers, with two Barons at four cards or three markers', () => {
  const declined = (card: BaronAction, special: object, more: object = {}) =>
    position({
      players: 2,
      area: 'first',
      red: { plan: { first: [card] } },
      green: { special, plan: { second: ['rallySupport'] } },
      agendas: ['royalSubsidy', 'warLevy', 'generalPardon'],
      ...more,
    }).play('red', 'decline')

  test('yellow: Taxation, and its cards go back to their owners with the one that started it', () => {
    const three = { taxation: ['levyTaxes', 'levyTaxes', 'serveTheChurch'] }
    const t = declined('levyTaxes', three)
    expect(told(t, 'green')).toContain('taxationBegan')
    expect(cards(t, 'special')).toEqual({})
    expect([cards(t, 'hand/red')].flat()).toHaveLength(12)
    expect(told(declined('levyTaxes', { taxation: ['levyTaxes', 'levyTaxes'] }), 'green')).not.toContain(
      'taxationBegan',
    )
  })

  test('red: Wages', () => {
    const t = declined('draftSoldiers', { wages: ['draftSoldiers', 'draftSoldiers', 'mobilizeForces'] })
    expect(told(t, 'green')).toContain('wagesBegan')
    expect(cards(t, 'special')).toEqual({})
  })

  test('blue: Assembly', () => {
    const t = declined('rallySupport', { assembly: ['mobilizeForces', 'mobilizeForces', 'serveTheChurch'] })
    expect(told(t, 'green')).toContain('assemblyBegan')
  })

  test('N + 1 markers: the Draft', () => {
    const t = position({
      players: 2,
      area: 'first',
      red: { plan: { first: ['draftSoldiers'] } },
      green: { plan: { second: ['rallySupport'] } },
      track: { space1: 'green', space3: 'red' },
    }).play('red', 'perform')
    expect(told(t.play('red', 'placeMarker', 'space2'), 'green')).toContain('draftBegan')
    expect(fact(t, 'track/space1')).toBe('none')
  })

  test('6.5 Wages first, then the Draft', () => {
    const t = position({
      players: 2,
      area: 'first',
      red: { plan: { first: ['draftSoldiers'] } },
      green: {
        special: { wages: ['draftSoldiers', 'draftSoldiers', 'mobilizeForces'] },
        plan: { second: ['rallySupport'] },
      },
      track: { space1: 'green', space3: 'red' },
    }).play('red', 'perform')
    const keys = told(t.play('red', 'placeMarker', 'space2'), 'green')
    expect(keys.filter(key => key.endsWith('Began'))).toEqual(['wagesBegan', 'draftBegan', 'areaBegan'])
  })
})

test('6.7 a card that came back is in the hand, and may be used from the next Planning phase', () => {
  const t = position({
    players: 2,
    area: 'third',
    red: { plan: { third: ['versatileStrategy'] }, stronghold: 'c3' },
    green: { stronghold: 'c4' },
  }).play('red', 'decline')
  expect([step(t), fact(t, 'round')]).toEqual(['plan.cards', 2])
  expect(t.why('red', 'plan', 'versatileStrategy.first')).toBeUndefined()
})
