// Sections 19 and 20: exhaustion, fortified and razed cities, bans, and the number of Barons. Bargaining (19.4) stands beside the optional rules.

import { describe, expect, test } from 'vitest'
import { asked, cards, fact, isOver, names, position, type Setting, step, told, turnUp } from '../positions.ts'
import { attack, DEAL, PREVENT, putAway, VICTORY } from './battles.ts'

describe('19.1.1 exhausted Nobles', () => {
  const tired = { at: 'c4', troops: ['regular50'], exhausted: true } as const

  test('neither move nor attack, nor give troops', () => {
    const t = turnUp('red', 'mobilizeForces', {
      red: { star: tired, square: { at: 'c3', troops: ['regular50'] } },
      green: { circle: { at: 'c4', troops: ['regular50'] } },
    })
    t.play('red', 'perform').play('red', 'mobilize', 'c4')
    expect(asked(t)).toEqual({ red: { moveNoble: ['square'], done: true } })
    t.play('red', 'moveNoble', 'square')
    expect(t.why('red', 'takeTroop', 'regular50.star')?.reason).toBe('notNow') // his move is over: there was nothing to take
    t.play('red', 'attack', 'field.green')
    expect(fact(t, 'exhausted/red.star')).toBe(true)
    expect(t.view('spectator').step).toBe('battle.putAway') // with the square one alone, without a question
    expect(cards(t, 'fateHand/red')).toHaveLength(2)
  })

  test('defend and retreat, and stay as they are', () => {
    const t = attack('c4', 'field.green', {
      red: { circle: { at: 'c4', troops: ['regular100', 'regular100'] } },
      green: { circle: tired },
      fate: [VICTORY[0], DEAL[0], DEAL[1], PREVENT[0], PREVENT[1], PREVENT[2], 'fate24'],
    })
    putAway(t, 'red', DEAL[0], DEAL[1])
    putAway(t, 'green', PREVENT[1])
    t.play('green', 'retreatTo', 'c3')
    expect([fact(t, 'nobleAt/green.circle'), fact(t, 'exhausted/green.circle')]).toEqual(['c3', true])
  })

  test('receive troops', () => {
    const t = position({
      red: { crowns: 3, stronghold: 'c4', star: tired },
      offer: ['swiss50', 'polish50', 'english50', 'italian50'],
      track: { space1: 'red' },
      stack: [{ step: 'plan.cards' }, { step: 'draft.begin' }],
    }).play('red', 'hire', 'swiss50')
    expect(asked(t)['red']?.['assignTo']).toContain('star')
  })
})

describe('19.2 fortified cities and neutrality', () => {
  test('19.2.1 a fortified city has 100 more strength and pays 1 crown more', () => {
    const defence = (fortified?: true) => {
      const t = attack('b1', 'assault.kovel', {
        red: { circle: { at: 'b1', troops: ['regular50'] } },
        green: { cities: ['kovel'] },
        ...(fortified ? { cities: { kovel: { fortified } } } : {}),
      })
      return cards(t, 'fateHand/green')
    }
    expect([defence(), defence(true)]).toEqual([
      expect.objectContaining({ length: 2 }),
      expect.objectContaining({ length: 3 }),
    ])
    const taxes = (fortified?: true) =>
      fact(
        position({
          red: { cities: ['kovel'] },
          ...(fortified ? { cities: { kovel: { fortified } } } : {}),
          stack: [{ step: 'plan.cards' }, { step: 'taxation.begin' }],
        }),
        'crowns/red',
      )
    expect([taxes(), taxes(true)]).toEqual([3, 4])
  })

  test('19.2.3 a city that becomes neutral is plain and keeps its breaches, no more than its strength', () => {
    const revolt = (breaches: number) => {
      const t = position({
        red: { cities: ['kovel'] },
        cities: { kovel: { fortified: true, breaches } },
        fate: ['fate03'],
        stack: [{ step: 'plan.cards' }, { step: 'upkeep.revolts', seat: 'red', settled: [] }],
      })
      return ['control', 'fortified', 'breaches'].map(what => fact(t, `${what}/kovel`))
    }
    expect([revolt(1), revolt(2)]).toEqual([
      ['none', false, 1],
      ['none', false, 2],
    ])
  })
})

describe('19.3.2 a razed city', () => {
  const razed = () =>
    attack('c2', 'assault.froli', {
      red: { star: { at: 'c2', troops: ['regular50'] } },
      blue: {},
      cities: { froli: { breaches: 1, siegeBy: 'red' } },
    }).play('red', 'razeCity')

  test('its markers are removed, the Nobles stay', () => {
    const t = razed()
    expect(['control', 'breaches', 'siegeBy'].map(what => fact(t, `${what}/froli`))).toEqual(['none', 0, 'none'])
    expect([fact(t, 'nobleAt/red.star'), fact(t, 'razed/froli'), fact(t, 'crowns/red')]).toEqual(['c2', true, 6])
  })

  test('it counts for nothing, and its area is no city area any more', () => {
    const setting: Setting = {
      red: { star: { at: 'c2', troops: ['polish200'] } },
      cities: { froli: { razed: true } },
    }
    const t = turnUp('red', 'versatileStrategy', setting).play('red', 'perform')
    expect(asked(t)['red']?.['option']).not.toContain('fightOnTheSpot')
    const placing = position({
      players: 4,
      ...setting,
      stack: [{ step: 'round.begin' }, { step: 'upkeep.stronghold', seat: 'red' }],
    })
    expect(asked(placing)['red']?.['placeStronghold']).toContain('c2')
  })

  test('its port stays', () => {
    const t = turnUp('red', 'versatileStrategy', {
      red: { star: { at: 'a3', troops: ['regular50'] } },
      cities: { surat: { razed: true } },
    })
    t.play('red', 'perform').play('red', 'option', 'moveOneNoble').play('red', 'moveNoble', 'star')
    expect(asked(t)['red']?.['sail']).toContain('acre')
  })
})

describe('19.4.2 offers', () => {
  const nothing = { promise: 'nothing', wants: 'nothing' } as const
  const waiting = () =>
    position({
      players: 5,
      area: 'first',
      red: { crowns: 9, plan: { first: ['levyTaxes', 'rallySupport'] } },
      green: { crowns: 4 },
      random: ['red.first.1', 'red.first.2'],
    })

  test('19.4.1 Barons bargain while the board is set up; a promise for this round is one for the first', () => {
    const t = position({
      round: 0,
      chairman: 'red',
      red: { crowns: 15 },
      green: { crowns: 15 },
      stack: [
        { step: 'round.begin' },
        { step: 'setup.stronghold', seat: 'green' },
        { step: 'setup.stronghold', seat: 'red' },
      ],
    })
    t.play('green', 'give', { to: 'red', crowns: 1 })
    t.play('red', 'offerDeal', { to: 'green', gives: 2, asks: 0, promise: 'nothing', wants: 'noAttackThisRound' })
    t.play('green', 'acceptDeal', 'red')
    expect([fact(t, 'crowns/red'), fact(t, 'crowns/green'), step(t)]).toEqual([14, 16, 'setup.stronghold'])
    t.play('red', 'placeStronghold', 'c4').play('green', 'placeStronghold', 'd5')
    expect([step(t), fact(t, 'promises')]).toEqual(['plan.cards', [expect.objectContaining({ since: 1, until: 1 })]])
  })

  test('at most three new ones between two revealed cards', () => {
    const t = waiting()
    for (const to of ['green', 'blue', 'black'] as const)
      t.play('red', 'offerDeal', { to, gives: 1, asks: 0, ...nothing })
    expect(t.why('red', 'offerDeal', { to: 'yellow', gives: 1, asks: 0, ...nothing })).toEqual({
      rule: '19.4.2',
      reason: 'tooManyOffers',
    })
    t.play('red', 'decline')
    t.play('red', 'offerDeal', { to: 'yellow', gives: 1, asks: 0, ...nothing })
    expect(fact(t, 'deals')).toHaveLength(1)
  })

  test('an offer withdrawn is one of the three, and withdrawing it none', () => {
    const t = waiting()
    const offer = () => t.play('red', 'offerDeal', { to: 'green', gives: 1, asks: 0, ...nothing })
    offer().play('red', 'withdrawDeal', 'green')
    offer().play('red', 'withdrawDeal', 'green')
    offer().play('red', 'withdrawDeal', 'green')
    expect(t.why('red', 'offerPact', { to: 'green', promise: 'faith', wants: 'nothing' })).toEqual({
      rule: '19.4.2',
      reason: 'tooManyOffers',
    })
  })

  test('19.4.1 gifts are not offers: they are given before and after three of them', () => {
    const t = waiting()
    for (let n = 0; n < 4; n++) t.play('red', 'give', { to: 'green', crowns: 1 })
    for (const to of ['green', 'blue', 'black'] as const)
      t.play('red', 'offerDeal', { to, gives: 1, asks: 0, ...nothing })
    t.play('red', 'give', { to: 'yellow', crowns: 1 })
    expect([fact(t, 'crowns/red'), fact(t, 'crowns/green'), fact(t, 'crowns/yellow')]).toEqual([4, 8, 1])
  })

  test('nobody offers more than he has, and one open offer to a Baron is enough', () => {
    const t = waiting()
    const deal = { to: 'green', asks: 0, ...nothing } as const
    expect(t.why('red', 'offerDeal', { ...deal, gives: 10 })).toEqual({ rule: '19.4.1', reason: 'offeredTooMuch' })
    t.play('red', 'offerDeal', { ...deal, gives: 9 })
    expect(t.why('red', 'offerDeal', { ...deal, gives: 1 })).toEqual({ rule: '19.4.2', reason: 'offerOpen' })
  })

  test('an unanswered one lapses when the next card is revealed', () => {
    const t = waiting().play('red', 'offerDeal', { to: 'green', gives: 1, asks: 0, ...nothing })
    t.play('red', 'decline')
    expect([fact(t, 'deals'), t.why('green', 'acceptDeal', 'red')]).toEqual([
      [],
      { rule: '19.4.2', reason: 'noSuchOffer' },
    ])
  })

  test('crowns go both ways at once, promises are remembered and nothing is enforced', () => {
    const t = waiting()
    t.play('red', 'offerDeal', { to: 'green', gives: 3, asks: 1, promise: 'noAttackThisRound', wants: 'voteForMe' })
    t.play('green', 'acceptDeal', 'red')
    expect([fact(t, 'crowns/red'), fact(t, 'crowns/green')]).toEqual([9 - 3 + 1, 4 + 3 - 1])
    expect(told(t, 'blue').filter(key => key === 'promised')).toHaveLength(2)
    expect(t.view('blue').facts['promises']).toEqual([
      { to: 'green', promise: 'noAttackThisRound', since: 1, until: 1 }, // of red, the first seat
      { by: 'green', promise: 'voteForMe', since: 1, until: 2 },
    ])
  })

  test('a pact is about promises alone; it may be refused or withdrawn', () => {
    const t = waiting().play('red', 'offerPact', { to: 'green', promise: 'aFavour', wants: 'faith' })
    t.play('green', 'refuseDeal', 'red')
    expect([fact(t, 'deals'), fact(t, 'promises')]).toEqual([[], []])
    t.play('red', 'offerPact', { to: 'blue', promise: 'aFavour', wants: 'nothing' }).play('red', 'withdrawDeal', 'blue')
    expect(fact(t, 'deals')).toEqual([])
  })
})

test('19.5.1 a banned Baron plays on normally', () => {
  const t = turnUp('red', 'rallySupport', { red: { banned: true, cities: ['kovel'] }, chairman: 'green' })
  expect(asked(t)).toEqual({ red: { perform: true, decline: true } })
  t.play('red', 'perform')
  expect([fact(t, 'votes/red'), fact(t, 'chairman'), isOver(t)]).toEqual([2, 'green', true]) // 7.3: but for the token
})

describe('20.3 by the number of Barons', () => {
  test.each([2, 4, 6] as const)('with %i the special phases start at 2N cards', players => {
    const started = (already: number) => {
      const special = (n: number) => ({ taxation: (['levyTaxes', 'serveTheChurch'] as const).slice(0, n) })
      const all = ['green', 'blue', 'black', 'yellow', 'white'].slice(0, players - 1)
      let left = already
      const others = Object.fromEntries(
        all.map(baron => {
          const n = Math.min(2, left)
          left -= n
          return [baron, { special: special(n) }]
        }),
      )
      const t = position({
        players,
        area: 'first',
        ...others,
        red: { plan: { first: ['levyTaxes'], second: ['rallySupport'] }, special: special(Math.min(1, left)) },
      }).play('red', 'decline')
      return told(t, 'green').includes('taxationBegan')
    }
    expect([started(2 * players - 2), started(2 * players - 1)]).toEqual([false, true])
  })

  test.each([2, 4, 6] as const)('with %i the offer is N + 1 cards, and the Draft starts at N + 1 markers', players => {
    const spaces = ['space1', 'space2', 'space3', 'space4', 'space5', 'space6', 'space7'] as const
    const t = position({
      players,
      area: 'first',
      track: Object.fromEntries(spaces.slice(0, players).map(space => [space, 'green'])),
      red: { plan: { first: ['draftSoldiers'], second: ['levyTaxes'] } },
    }).play('red', 'perform')
    expect(asked(t)).toEqual({ red: { placeMarker: [spaces[players]], decline: true } })
    t.play('red', 'placeMarker', spaces[players] ?? 'space1')
    expect(told(t, 'green')).toContain('draftBegan')
    expect([cards(t, 'offer'), step(t)]).toEqual([expect.objectContaining({ length: players + 1 }), 'baron.card'])
  })
})

test('22.1 the order of questions: area, Nobles and their ways, the battle, where the card goes', () => {
  const t = turnUp('red', 'mobilizeForces', { red: { star: { at: 'c3', troops: ['polish200'] } } })
  const steps: string[] = []
  const play = (verb: string, arg?: string) => {
    steps.push(step(t))
    t.play('red', verb, arg)
  }
  play('perform')
  play('mobilize', 'c2')
  play('moveNoble', 'star')
  play('attack', 'siege.froli')
  expect(asked(t)).toEqual({ red: { allocate: names('assembly wages') } })
  play('allocate', 'assembly')
  expect(steps).toEqual(['baron.card', 'mobilize.area', 'mobilize.moves', 'war.declare', 'action.allocate'])
})
