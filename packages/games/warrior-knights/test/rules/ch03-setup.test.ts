// Section 3: set-up, with 20.1 and 20.2.

import { itemAt } from '@ludoteka/kernel'
import { type Table, table } from '@ludoteka/kernel/testing'
import { describe, expect, test } from 'vitest'
import { KINGDOM_AREAS, MAP_EDGE } from '../../content/areas.ts'
import { BARONS } from '../../content/barons.ts'
import { CITY, KINGDOM_CITIES, OVERSEAS_CITIES } from '../../content/cities.ts'
import { EVENT, EVENTS } from '../../content/events.ts'
import { game } from '../../index.ts'
import { asked, cards, fact, names, step } from '../positions.ts'

const start = (players: number, options = {}, seed = 'set-up'): Table =>
  table(game, { options: { players: String(players), ...options }, seed })

const list = (value: unknown): readonly string[] => [value].flat().map(String)
const barons = (t: Table): readonly string[] => BARONS.filter(baron => fact(t, `crowns/${baron}`) !== undefined)

/** All troops of everybody go to the star Noble, but one regular to the circle one. */
function assignAll(t: Table): Table {
  for (const baron of t.view('spectator').seats) {
    t.play(baron, 'assign', 'regular50.circle')
    for (let n = 0; n < 5; n++) {
      const pairs = list(asked(t)[baron]?.['assign'])
      t.play(
        baron,
        'assign',
        itemAt(
          pairs.filter(pair => pair.endsWith('.star')),
          0,
        ),
      )
    }
  }
  for (const baron of t.view('spectator').seats) t.play(baron, 'done')
  return t
}

/** Seat order beginning with the Chairman. */
function clockwise(t: Table): readonly string[] {
  const { seats } = t.view('spectator')
  const first = seats.indexOf(String(fact(t, 'chairman')))
  return [...seats.slice(first), ...seats.slice(0, first)]
}

describe.each([
  [2, 11],
  [3, 7],
  [4, 5],
  [5, 3],
  [6, 0],
] as const)('%i Barons', (players, razed) => {
  const t = start(players)
  const seats = t.view('spectator').seats

  test('3.3 10 influence per Baron, 3.8 15 crowns each and nothing else', () => {
    expect(fact(t, 'pool')).toBe(10 * players)
    for (const baron of seats)
      expect(['crowns', 'votes', 'faith', 'influence'].map(what => fact(t, `${what}/${baron}`))).toEqual([15, 0, 0, 0])
  })

  test('3.4, 20.1 so many kingdom cities are razed, the others neutral', () => {
    expect(KINGDOM_CITIES.filter(city => fact(t, `razed/${city}`))).toHaveLength(razed)
    expect(OVERSEAS_CITIES.filter(city => fact(t, `razed/${city}`))).toEqual([])
    for (const city of KINGDOM_CITIES)
      expect([fact(t, `control/${city}`), fact(t, `fortified/${city}`), fact(t, `breaches/${city}`)]).toEqual([
        'none',
        false,
        0,
      ])
  })

  test('3.6, 3.7 two Barons of the game hold the tokens', () => {
    const holders = [String(fact(t, 'chairman')), String(fact(t, 'headOfChurch'))]
    expect(new Set(holders).size).toBe(2)
    expect(holders.filter(baron => !seats.includes(baron))).toEqual([])
  })

  test('3.5, 3.9 twelve action cards; six troops of 400 in all, their mercenaries of 50 and 100', () => {
    for (const baron of seats) {
      expect(list(cards(t, `hand/${baron}`))).toHaveLength(12)
      const troops = list(cards(t, `muster/${baron}`))
      expect(troops.filter(troop => troop.startsWith('regular')).sort()).toEqual(
        names('regular100 regular50 regular50 regular50'),
      )
      const mercenaries = troops.filter(troop => !troop.startsWith('regular'))
      expect(mercenaries.map(troop => troop.replace(/^\D+/, '')).sort()).toEqual(['100', '50'])
    }
  })

  test('3.11 N + 1 mercenaries are offered, 3.12 three agendas lie on the table', () => {
    const laid = assignAll(start(players))
    expect(list(cards(laid, 'offer'))).toHaveLength(players + 1)
    expect(list(cards(laid, 'agendas'))).toHaveLength(3)
  })

  test('3.13, 20.2 strongholds clockwise from the Chairman: no city, no other stronghold, with 2 or 3 not on the edge', () => {
    const placing = assignAll(start(players))
    const free = KINGDOM_AREAS.filter(area => {
      const city = KINGDOM_CITIES.find(one => CITY[one].area === area)
      const isEdge = MAP_EDGE.includes(area)
      return (city === undefined || fact(placing, `razed/${city}`) === true) && (players > 3 || !isEdge)
    })
    const taken: string[] = []
    for (const baron of clockwise(placing)) {
      expect(asked(placing)).toEqual({
        [baron]: { placeStronghold: names(free.filter(area => !taken.includes(area)).join(' ')) },
      })
      const area = itemAt(free, taken.length)
      placing.play(baron, 'placeStronghold', area)
      taken.push(area)
    }
    expect(step(placing)).toBe('setup.nobles')
  })
})

test('3.1 the first event went under the deck, and the next one shows its colour', () => {
  const t = start(3)
  const top = EVENTS.find(event => list(cards(t, 'eventTop')).includes(event))
  expect(fact(t, 'nextEvent')).toBe(top && EVENT[top].colour)
  expect(list(cards(t, 'eventDeck'))).toHaveLength(35)
})

test('21.1 another length puts another number into the pool', () => {
  expect(fact(start(4, { gameLength: '8' }), 'pool')).toBe(32)
  expect(fact(start(2, { gameLength: '15' }), 'pool')).toBe(30)
})

describe('3.10 the first troops', () => {
  test('are assigned at the same time and in secret, each card to any army', () => {
    const t = start(2)
    expect(Object.keys(asked(t))).toEqual(['red', 'green'])
    t.play('red', 'assign', 'regular100.stronghold')
    expect(t.view('green').zones['assigned']).toEqual({}) // under a veil, where only their number is seen
    expect(t.view('green').zones['mustering']).toMatchObject({ red: { count: 6 } })
    expect(JSON.stringify(t.view('green').zones['mustering'])).not.toContain('regular')
    expect(t.news('green')).toEqual([])
    expect(t.why('red', 'assign', 'regular100.star')).toEqual({ rule: '3.10', reason: 'notInMuster' })
    expect(t.why('red', 'done')).toEqual({ rule: '3.10', reason: 'troopsLeft' })
  })

  test('are shown when all are ready', () => {
    const t = assignAll(start(2))
    expect(cards(t, 'army/circle')).toEqual({ red: ['regular50'], green: ['regular50'] })
    expect(list(cards(t, 'army/star/red'))).toHaveLength(5)
  })
})

describe('3.14 Nobles', () => {
  const withStrongholds = (options = {}) => {
    const t = assignAll(start(3, options))
    for (const baron of clockwise(t))
      t.play(baron, 'placeStronghold', itemAt(list(asked(t)[baron]?.['placeStronghold']), 0))
    return t
  }
  const order = (t: Table): string[] => {
    const asks: string[] = []
    while (step(t) === 'setup.nobles') {
      const [baron = ''] = Object.keys(asked(t))
      asks.push(baron)
      t.play(baron, 'placeNoble', itemAt(list(asked(t)[baron]?.['placeNoble']), 0))
    }
    return asks
  }

  test('one at a time, clockwise from who placed the last stronghold, until all with troops stand', () => {
    const t = withStrongholds()
    const [first = '', second = '', last = ''] = clockwise(t)
    expect(order(t)).toEqual([last, first, second, last, first, second])
    expect(['star', 'circle', 'square'].map(shape => fact(t, `nobleAt/red.${shape}`) === 'none')).toEqual([
      false,
      false,
      true,
    ])
    expect([step(t), fact(t, 'round')]).toEqual(['plan.cards', 1])
  })

  test('option: counterclockwise', () => {
    const t = withStrongholds({ noblePlacement: 'counterclockwise' })
    const [first = '', second = '', last = ''] = clockwise(t)
    expect(order(t)).toEqual([last, second, first, last, second, first])
  })

  test('any kingdom area without another Baron’s Noble or stronghold; his own are no obstacle', () => {
    const t = withStrongholds()
    const [first = '', second = '', last = ''] = clockwise(t)
    const own = String(fact(t, `strongholdAt/${last}`))
    const others = [first, second].map(baron => String(fact(t, `strongholdAt/${baron}`)))
    const areas = KINGDOM_AREAS.filter(area => !others.includes(area))
    expect(asked(t)).toEqual({
      [last]: { placeNoble: names(areas.map(area => `circle.${area} star.${area}`).join(' ')) },
    })
    expect(t.why(last, 'placeNoble', `star.${others[0]}`)).toEqual({ rule: '3.14', reason: 'otherBaronHere' })
    expect(t.why(last, 'placeNoble', `square.${own}`)).toEqual({ rule: '3.14', reason: 'noTroops' })
    t.play(last, 'placeNoble', `star.${own}`)
    expect(t.why(first, 'placeNoble', `star.${own}`)).toEqual({ rule: '3.14', reason: 'otherBaronHere' })
    const free = itemAt(
      areas.filter(area => area !== own),
      0,
    )
    t.play(first, 'placeNoble', `star.${free}`).play(second, 'placeNoble', `star.${others[1]}`)
    expect(t.why(last, 'placeNoble', 'star.c3')).toEqual({ rule: '3.14', reason: 'alreadyPlaced' })
    expect(t.why(last, 'placeNoble', `circle.${own}`)).toBeUndefined() // beside his own
  })

  test('3.15 all Nobles are ready, and the fate deck is shuffled once more', () => {
    const t = withStrongholds()
    const before = cards(t, 'fateDeck')
    order(t)
    expect(cards(t, 'fateDeck')).not.toEqual(before)
    expect([...list(before)].sort()).toEqual([...list(cards(t, 'fateDeck'))].sort())
    expect(barons(t).map(baron => fact(t, `exhausted/${baron}.star`))).toEqual([false, false, false])
  })
})
