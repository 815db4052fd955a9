// Section 2: components and terms.

import { describe, expect, test } from 'vitest'
import { AREAS, KINGDOM_AREAS } from '../../content/areas.ts'
import { BARONS, LEADERSHIP, SHAPES } from '../../content/barons.ts'
import { BORDERS } from '../../content/borders.ts'
import { CITY, KINGDOM_CITIES, OVERSEAS_CITIES } from '../../content/cities.ts'
import { EVENTS } from '../../content/events.ts'
import { MERCENARIES, MERCENARY, TROOPS, troopFacts } from '../../content/troops.ts'
import { draw } from '../cards/drawing.ts'
import { asked, cards, fact, fateWith, isOver, position, turnUp, turnUpNeutral } from '../positions.ts'

const list = (value: unknown): readonly unknown[] => [value].flat()

/** What red may attack where his star Noble stands. */
function targets(setting: Parameters<typeof turnUp>[2] & object, at: 'c2' | 'c6'): unknown {
  const t = turnUp('red', 'mobilizeForces', setting).play('red', 'perform').play('red', 'mobilize', at)
  if (asked(t)['red']?.['moveNoble']) t.play('red', 'done')
  return asked(t)['red']?.['attack']
}

describe('2.1 to 2.9 components', () => {
  test('2.1 the board: 56 kingdom areas, 18 kingdom cities, 6 overseas areas with a city each, 4 bridges', () => {
    const overseas = AREAS.slice(KINGDOM_AREAS.length)
    expect([KINGDOM_AREAS.length, KINGDOM_CITIES.length, overseas.length]).toEqual([56, 18, 6])
    expect(OVERSEAS_CITIES.map(city => CITY[city].area)).toEqual(overseas)
    expect(new Set(BORDERS.flatMap(({ bridge }) => bridge ?? [])).size).toBe(4)
  })

  test('2.2, 2.3 six Barons, each with four Nobles of leadership 200', () => {
    expect([BARONS.length, SHAPES, LEADERSHIP]).toEqual([6, ['star', 'square', 'triangle', 'circle'], 200])
  })

  test('2.4 every troop card has a strength and a wage, every mercenary a nationality', () => {
    for (const troop of TROOPS) {
      expect([50, 100, 150, 200]).toContain(troopFacts(troop).strength)
      expect(troopFacts(troop).wage).toBeGreaterThan(0)
    }
    expect(MERCENARIES.every(card => card.startsWith(MERCENARY[card].nationality))).toBe(true)
  })

  test('2.5, 2.6 the army of a Noble is led by him, that of a stronghold by nobody', () => {
    const t = turnUp('red', 'mobilizeForces', {
      red: { circle: { at: 'c4', troops: ['regular50'] } },
      green: { stronghold: 'c4', garrison: ['regular50'], circle: { at: 'c4', troops: ['regular50'] } },
    })
    t.play('red', 'perform').play('red', 'mobilize', 'c4').play('red', 'attack', 'assault.green')
    // One commander alone gives 200: 50 + 50 + 300 + 200, without a question who it is.
    expect(list(cards(t, 'fateHand/green'))).toHaveLength(6)
  })

  test('2.7 a dead Noble comes back as his heir, with the same figure', () => {
    const t = position({
      red: { stronghold: 'c4', star: { dead: true, troops: ['regular50'] } },
      stack: [{ step: 'round.begin' }, { step: 'upkeep.nobles', seat: 'red' }],
    }).play('red', 'returnNoble', 'star.stronghold')
    expect([fact(t, 'nobleAt/red.star'), fact(t, 'dead/red.star')]).toEqual(['c4', false])
  })

  test('2.8, 2.9 a city is neutral, of one Baron, or razed and no city any more', () => {
    const at = (setting: object) => targets({ red: { star: { at: 'c2', troops: ['polish200'] } }, ...setting }, 'c2')
    expect(at({})).toEqual(['assault.froli', 'siege.froli'])
    expect(at({ green: { cities: ['froli'] } })).toEqual(['assault.froli', 'siege.froli'])
    const own = turnUp('red', 'versatileStrategy', {
      red: { cities: ['froli'], star: { at: 'c2', troops: ['polish200'] } },
    })
    expect(asked(own.play('red', 'perform'))['red']?.['option']).not.toContain('fightOnTheSpot')
    const wrong = () => position({ red: { cities: ['froli'] }, cities: { froli: { razed: true } } })
    expect(wrong).toThrow('Nobody controls a razed city: froli.')
  })
})

test('2.12 besieged is what has a siege marker', () => {
  const repairs = (cities: object) =>
    turnUpNeutral('upgradeDefenses', {
      red: { crowns: 2, cities: ['froli'] },
      blue: { star: { at: 'c2', troops: ['polish200'] } },
      cities,
    })
  expect(asked(repairs({ froli: { breaches: 1 } }))).toEqual({ red: { repair: ['froli'], done: true } })
  expect(isOver(repairs({ froli: { breaches: 1, siegeBy: 'blue' } }))).toBe(true)
})

test('2.14 only the influence pool is finite, and even then more comes from outside', () => {
  const t = position({
    pool: 1,
    red: { stronghold: 'c4', cities: ['kovel', 'froli', 'acre'], crowns: 500, votes: 500, faith: 500 },
    stack: [{ step: 'plan.cards' }, { step: 'upkeep.influence' }],
  })
  expect([fact(t, 'influence/red'), fact(t, 'pool')]).toEqual([3, 0])
})

describe('2.10 strength of walls, as a siege counts it', () => {
  const star = { at: 'c2', troops: ['regular50'] } as const // 250 with his leadership

  test('a city: printed strength, +100 fortified, −100 for each breach', () => {
    const froli = (facts: object) =>
      targets(
        { red: { star: { ...star, casualties: 0 } }, green: { cities: ['froli'] }, cities: { froli: facts } },
        'c2',
      )
    expect(froli({})).toEqual(['assault.froli', 'siege.froli'])
    expect(froli({ fortified: true })).toEqual(['assault.froli', 'siege.froli']) // 250 against 200
    const kovel = (facts: object) =>
      targets(
        {
          red: {
            star: { at: 'c2', troops: ['regular50'] },
            square: { at: 'c2', troops: ['regular50'], exhausted: true },
          },
          green: { cities: ['froli'], star: { at: 'c2', troops: ['polish50'] } },
          cities: { froli: facts },
        },
        'c2',
      )
    expect(kovel({})).toEqual(['assault.froli']) // 250 against 100 + 50 + 200
    expect(kovel({ breaches: 1 })).toEqual(['assault.froli']) // 250 against 250: not more
  })

  test('a stronghold: 300, −100 for each breach', () => {
    const red = { star: { at: 'c6', troops: ['regular50'] } } as const
    expect(targets({ red, green: { stronghold: 'c6' } }, 'c6')).toEqual(['assault.green'])
    expect(targets({ red, green: { stronghold: 'c6', strongholdBreaches: 1 } }, 'c6')).toEqual([
      'assault.green',
      'siege.green',
    ])
  })
})

test('2.11 effective strength: 100 less for each casualty token', () => {
  const green = { stronghold: 'c6' } as const
  const star = (casualties: number) => ({
    star: { at: 'c6' as const, troops: ['polish150', 'regular50'] as const, casualties },
  })
  expect(targets({ red: star(0), green }, 'c6')).toEqual(['assault.green', 'siege.green']) // 400 against 300
  expect(targets({ red: star(1), green }, 'c6')).toEqual(['assault.green']) // 300 against 300
})

describe('2.13 armies that are full or empty', () => {
  const unpaid = (casualties: number, troops: readonly ('polish100' | 'regular50')[]) =>
    draw('creditors', 'red', {
      red: { crowns: 1, star: { at: 'c3', troops, casualties } },
      fate: [fateWith({ nationality: 'swiss' })],
    }).play('red', 'done')

  test('tokens that reach the strength kill the Noble at once', () => {
    const t = unpaid(1, ['polish100', 'regular50'])
    expect([fact(t, 'dead/red.star'), fact(t, 'nobleAt/red.star'), fact(t, 'casualties/red.star')]).toEqual([
      true,
      'none',
      0,
    ])
    expect(cards(t, 'army/star/red')).toEqual(['regular50'])
  })

  test('without troops and tokens he leaves the board, not dead, and keeps his office', () => {
    const t = draw('creditors', 'red', {
      red: { star: { at: 'c3', troops: ['polish100'], office: 'sheriff' } },
    }).play('red', 'done')
    expect([fact(t, 'dead/red.star'), fact(t, 'nobleAt/red.star')]).toEqual([false, 'none'])
    expect(cards(t, 'offices/star/red')).toEqual(['sheriff'])
  })

  test('13.5 when he leaves the board his siege is lifted', () => {
    const t = draw('mutiny', 'red', {
      red: { star: { at: 'c2', troops: ['polish100'] } },
      cities: { froli: { siegeBy: 'red' } },
      fate: [fateWith({ nationality: 'polish' })],
    })
    expect(fact(t, 'siegeBy/froli')).toBe('none')
  })
})

test('2.13a a full leaderless army does 16.3 without a draw for deserters; the rest stays', () => {
  const fate = [fateWith({ city: 'vecht' }), 'fate02'] as const
  const t = draw('plague', 'red', { green: { stronghold: 'd3', garrison: ['regular100', 'swiss50'] }, fate })
  expect(cards(t, 'army/stronghold/green')).toEqual(['regular100'])
  expect(list(cards(t, 'fateDeck'))[0]).toBe('fate02')
})

describe('2.15 empty decks', () => {
  test('as soon as the last event is drawn the discards are shuffled into a new deck, without the card just drawn', () => {
    const t = turnUpNeutral('importantEvent', {
      head: 'green',
      zones: { eventTop: ['richInheritance'], eventDiscard: EVENTS.filter(event => event !== 'richInheritance') },
    }).play('green', 'nameDrawer', 'red')
    expect(cards(t, 'eventDiscard')).toEqual(['richInheritance'])
    expect([list(cards(t, 'eventDeck')).length, list(cards(t, 'eventTop')).length]).toEqual([34, 1])
  })

  test('the same for agendas', () => {
    const t = position({
      zones: { agendaDeck: ['royalSubsidy', 'warLevy', 'wineConcession'], agendaDiscard: ['rest'] },
      stack: [{ step: 'plan.cards' }, { step: 'assembly.end' }],
    })
    expect(cards(t, 'agendas')).toEqual(['royalSubsidy', 'warLevy', 'wineConcession'])
    expect([list(cards(t, 'agendaDeck')).length, cards(t, 'agendaDiscard')]).toEqual([41, []])
  })

  test('without discards at that moment as soon as there are some: they can no longer be proposed (9.3.11 d)', () => {
    const t = position({
      zones: { agendas: ['privateMotion'], agendaDeck: [], agendaDiscard: ['rest'] },
      fate: [fateWith({ baron: 'green' })],
      stack: [{ step: 'plan.cards' }, { step: 'assembly.begin' }],
    })
    expect(asked(t)).toEqual({ green: { propose: ['postpone'], pass: true } })
    expect([list(cards(t, 'agendaDeck')).length, cards(t, 'agendaDiscard')]).toEqual([43, []])
  })

  test('mercenaries that leave service go into the mercenary deck at once', () => {
    const t = draw('mutiny', 'red', {
      red: { star: { troops: ['swiss200'] } },
      fate: [fateWith({ nationality: 'swiss' })],
    })
    expect(list(cards(t, 'mercenaryDeck'))).toContain('swiss200')
  })
})

describe('2.16, 2.17 the fate deck', () => {
  test('what is not usable is drawn again; each card goes under the deck before the next', () => {
    const fate = ['fate04', 'fate05', 'fate02', 'fate03'] as const // black, yellow, green, blue
    const t = draw('schism', 'red', { fate })
    expect(fact(t, 'headOfChurch')).toBe('green')
    const deck = list(cards(t, 'fateDeck'))
    expect([deck[0], deck.slice(-3)]).toEqual(['fate03', ['fate04', 'fate05', 'fate02']])
  })

  test('if nothing usable exists no card is drawn', () => {
    const t = draw('assassin', 'red', { fate: ['fate09'] })
    expect([isOver(t), list(cards(t, 'fateDeck'))[0]]).toEqual([true, 'fate09'])
  })

  test('23.3 nobody sees the order of the deck', () => {
    const t = draw('richInheritance', 'red', { fate: ['fate09'] })
    for (const seat of ['red', 'green', 'spectator']) expect(t.view(seat).zones['fateDeck']).toEqual({ count: 24 })
  })
})
