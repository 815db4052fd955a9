// Agenda cards: charges and offices.

import { describe, expect, test } from 'vitest'
import type { AgendaId } from '../../content/agendas.ts'
import { FATE, FATE_CARDS } from '../../content/fate.ts'
import { MERCENARY } from '../../content/troops.ts'
import {
  asked,
  type BaronSetting,
  cards,
  fact,
  goods,
  names,
  position,
  type Setting,
  step,
  told,
  turnUp,
  turnUpNeutral,
} from '../positions.ts'
import { assembly, decided } from './voting.ts'

const taxation = (setting: Setting) =>
  position({ ...setting, stack: [{ step: 'plan.cards' }, { step: 'taxation.begin' }] })
const strategy = (option: string, setting: Setting) =>
  turnUp('red', 'versatileStrategy', setting).play('red', 'perform').play('red', 'option', option)
const ARMY = { at: 'c3', troops: ['regular50'] } as const

describe('concessions', () => {
  test.each([
    ['wineConcession', 2],
    ['saltConcession', 2],
    ['woolConcession', 3],
    ['silverConcession', 4],
  ] as const)('%s brings %i crowns in every Taxation', (charge, crowns) => {
    expect(goods(taxation({ red: { charges: [charge] } }), 'red')[0]).toBe(crowns)
    expect(goods(taxation({ green: { charges: [charge] } }), 'red')[0]).toBe(0)
  })
})

test.each<AgendaId>([
  'wineConcession',
  'saltConcession',
  'woolConcession',
  'silverConcession',
  'debtOfTheLateKing',
  'envoyToTheEmperor',
  'keeperOfTheSeal',
  'protectorOfTheChurch',
  'quartermaster',
  'wardenOfTheRoads',
])('%s lies with the chosen Baron, who may refuse it', agenda => {
  const t = decided(agenda, 'green').play('green', 'accept')
  expect([cards(t, 'charges/green'), cards(t, 'agendaDiscard')]).toEqual([[agenda], []])
  const u = decided(agenda, 'green').play('green', 'refuse')
  expect([cards(u, 'charges/green'), cards(u, 'agendaDiscard'), fact(u, 'banned/green')]).toEqual([[], [agenda], true])
})

describe('Debt of the Late King', () => {
  test('2 crowns in every Taxation, all he has if it is less; it cannot be disobeyed', () => {
    const paid = (crowns: number) => taxation({ red: { crowns, charges: ['debtOfTheLateKing'] } })
    expect([goods(paid(5), 'red')[0], goods(paid(1), 'red')[0], step(paid(5))]).toEqual([3, 0, 'plan.cards'])
  })
})

describe('Envoy to the Emperor', () => {
  test('he is kept away from Assemblies, and receives 2 faith at each', () => {
    const t = assembly(['royalSubsidy'], { green: { votes: 3, charges: ['envoyToTheEmperor'] } })
    expect([goods(t, 'green'), Object.keys(asked(t))]).toEqual([
      [0, 3, 2, 0],
      ['red', 'blue'],
    ])
  })

  test('from the next one on: he still votes in the one that sent him', () => {
    const t = assembly(['envoyToTheEmperor', 'royalSubsidy']).play('red', 'next', 'envoyToTheEmperor')
    for (const baron of ['red', 'green', 'blue']) t.play(baron, 'commit', { votes: 0 })
    t.play('red', 'decide', 'green').play('green', 'accept')
    expect([Object.keys(asked(t)), goods(t, 'green')[2]]).toEqual([['red', 'green', 'blue'], 0])
  })
})

test('Keeper of the Seal: 2 votes more at an Assembly he attends', () => {
  const votes = (green: BaronSetting) =>
    fact(assembly(['royalSubsidy'], { green: { ...green, charges: ['keeperOfTheSeal'] } }), 'votes/green')
  expect([votes({ cities: ['vecht'] }), votes({ banned: true })]).toEqual([4, 0])
})

describe('Protector of the Church', () => {
  const serve = (red: BaronSetting) => turnUp('red', 'serveTheChurch', { head: 'green', red }).play('red', 'perform')

  test('Serve the Church gives 1 faith more', () => {
    expect(goods(serve({ charges: ['protectorOfTheChurch'] }), 'red')[2]).toBe(2)
    expect(goods(serve({}), 'red')[2]).toBe(1)
  })

  test('a heretic gains none all the same', () => {
    expect(goods(serve({ charges: ['protectorOfTheChurch'], keptEvents: ['heretic'] }), 'red')[2]).toBe(0)
  })
})

test('Quartermaster: each hired card costs a crown less', () => {
  const hired = (red: BaronSetting) =>
    position({
      offer: ['polish100'],
      track: { space1: 'red' },
      red: { crowns: 3, stronghold: 'c4', ...red },
      stack: [{ step: 'plan.cards' }, { step: 'draft.begin' }],
    }).play('red', 'hire', 'polish100')
  expect(fact(hired({ charges: ['quartermaster'] }), 'crowns/red')).toBe(3 - (MERCENARY.polish100.wage - 1))
  expect(fact(hired({}), 'crowns/red')).toBe(0)
})

test('Warden of the Roads: four steps along roads', () => {
  const go = (red: BaronSetting) => {
    const t = strategy('moveOneNoble', { red: { star: { ...ARMY, at: 'a3' }, ...red } }).play(
      'red',
      'moveNoble',
      'star',
    )
    for (const area of ['b3', 'c3', 'd3']) t.play('red', 'go', area)
    return t
  }
  const t = go({ charges: ['wardenOfTheRoads'] })
  expect(asked(t)['red']).toMatchObject({ stop: true, go: expect.arrayContaining(['d4']) })
  expect(fact(t.play('red', 'go', 'd4'), 'nobleAt/red.star')).toBe('d4')
  expect([step(go({})), fact(go({}), 'nobleAt/red.star')]).toEqual(['baron.card', 'd3'])
})

test.each<AgendaId>([
  'lordMarshal',
  'captainOfTheGuard',
  'constable',
  'masterOfEngines',
  'lordAdmiral',
  'standardBearer',
  'hospitaller',
  'sheriff',
])('%s is given at once to a Noble of the chosen Baron, who may refuse it', agenda => {
  const t = decided(agenda, 'green').play('green', 'accept').play('green', 'appoint', 'triangle')
  expect([cards(t, 'offices/triangle/green'), cards(t, 'agendaDiscard')]).toEqual([[agenda], []])
  const u = decided(agenda, 'green').play('green', 'refuse')
  expect([cards(u, 'offices'), cards(u, 'agendaDiscard'), fact(u, 'banned/green')]).toEqual([{}, [agenda], true])
})

describe('maintained troops', () => {
  test.each([
    ['lordMarshal', 150],
    ['captainOfTheGuard', 100],
    ['constable', 50],
  ] as const)('%s: %i points in the army of the Noble, which cost no wages', (office, strength) => {
    const paid = (casualties: number) =>
      position({
        red: { crowns: 5, star: { ...ARMY, office, casualties } },
        stack: [{ step: 'plan.cards' }, { step: 'wages.pay', seat: 'red' }],
      })
    const full = Math.ceil((50 + strength) / 100) // tokens that fill 50 and the maintained troops
    expect([goods(paid(full), 'red')[0], fact(paid(full), 'dead/red.star')]).toEqual([4, true])
    expect(fact(paid(full - 1), 'dead/red.star')).toBe(false)
  })
})

describe('Constable', () => {
  test('a city of his Baron where he stands counts 100 more against a siege', () => {
    const siege = (office: AgendaId) => {
      const t = strategy('fightOnTheSpot', {
        red: { star: { at: 'c2', troops: ['polish200', 'swiss100'] } },
        green: { cities: ['froli'], star: { at: 'c2', troops: ['regular50'], office } },
      }).play('red', 'mobilize', 'c2')
      return asked(t)['red']?.['attack']
    }
    expect(siege('sheriff')).toEqual(names('assault.froli siege.froli'))
    expect(siege('constable')).toEqual(['assault.froli'])
  })
})

describe('Lord Admiral', () => {
  const sail = (red: BaronSetting) =>
    strategy('moveOneNoble', { red }).play('red', 'moveNoble', 'star').play('red', 'sail', 'acre')

  test('he lands at once, and is exhausted', () => {
    const t = sail({ star: { ...ARMY, at: 'a3', office: 'lordAdmiral' } })
    expect([fact(t, 'nobleAt/red.star'), fact(t, 'exhausted/red.star')]).toEqual(['acre', true])
  })

  test('others wait on the port icon', () => {
    expect(fact(sail({ star: { ...ARMY, at: 'a3' } }), 'nobleAt/red.star')).toBe('port.acre')
  })
})

describe('offices of commanders', () => {
  const [mine = 'fate01', his = 'fate02'] = FATE_CARDS.filter(card => FATE[card].battle === 'prevent100')
  const [a = 'fate01', b = 'fate01', c = 'fate01', d = 'fate01'] = FATE_CARDS.filter(
    card => FATE[card].battle === 'deal100',
  )
  /** The Nobles have no ability for battles, and what the cards do is prevented: the rest is the office. */
  const circle = (at: 'c3' | 'c2', office?: AgendaId) =>
    ({ at, troops: ['regular100'], ...(office ? { office } : {}) }) as const

  function fought(at: 'c3' | 'c2', target: string, office?: AgendaId): ReturnType<typeof turnUp> {
    const t = strategy('fightOnTheSpot', {
      red: { circle: circle(at, office) },
      green: { circle: circle('c3') },
      fate: at === 'c3' ? [mine, a, b, his, c, d] : [mine, a, b, c], // the city draws one
    })
    t.play('red', 'mobilize', at).play('red', 'attack', target)
    return t.play('red', 'putAway', a).play('red', 'putAway', b).play('red', 'done')
  }

  test('Master of Engines: one more hit when he commands the attack of an assault', () => {
    const breaches = (office?: AgendaId) => fact(fought('c2', 'assault.froli', office), 'breaches/froli')
    expect([breaches('masterOfEngines'), breaches('standardBearer'), breaches()]).toEqual([1, 0, 0])
  })

  test('Standard-Bearer: one victory more when he commands in the open field', () => {
    const field = (office?: AgendaId) => {
      const t = fought('c3', 'field.green', office)
      t.play('green', 'putAway', c).play('green', 'putAway', d).play('green', 'done')
      return told(t, 'blue')
    }
    expect(field('standardBearer')).toContain('desertersDrawn') // a partial victory: green retreats
    expect(field('masterOfEngines')).not.toContain('desertersDrawn')
    expect(field()).not.toContain('desertersDrawn')
  })
})

describe('Hospitaller', () => {
  const star = { at: 'c3', troops: ['regular100', 'polish200', 'swiss100'], casualties: 3 } as const

  test('at Muster Troops 2 tokens of this Noble are removed free', () => {
    const t = turnUpNeutral('musterTroops', { red: { star: { ...star, office: 'hospitaller' } } })
    expect([fact(t, 'casualties/red.star'), goods(t, 'red')[0]]).toEqual([1, 0])
  })

  test('another army, or no such office: nothing free', () => {
    const t = turnUpNeutral('musterTroops', { red: { star, square: { ...ARMY, office: 'hospitaller' } } })
    expect(fact(t, 'casualties/red.star')).toBe(3)
  })
})

describe('Sheriff', () => {
  const levy = (red: BaronSetting) => goods(turnUp('red', 'levyTaxes', { red }).play('red', 'perform'), 'red')[0]

  test('Levy Taxes brings 2 crowns more while he stands in an area', () => {
    expect(levy({ star: { ...ARMY, office: 'sheriff' } })).toBe(3)
  })

  test('not on a port icon, nor off the board', () => {
    expect(levy({ star: { ...ARMY, at: 'port.a3', office: 'sheriff' }, square: ARMY })).toBe(1)
    expect(levy({ star: { troops: ['regular50'], office: 'sheriff' }, square: ARMY })).toBe(1)
  })
})
