// Chapters 5 and 6: sides, deal, recruiting, placement.

import { cardsIn, countIn } from '@ludoteka/kernel'
import { asked, type Table, table } from '@ludoteka/kernel/testing'
import { describe, expect, test } from 'vitest'
import { CARDS, type CardId } from '../../content/cards.ts'
import { game } from '../../index.ts'
import { crystalsFor, priceIn, spendingOn, whyNoSquad } from '../../rules/squad.ts'
import { ZONES } from '../../rules/state.ts'

const FIRST = { side: 'first', isFirstGame: false } as const
const SECOND = { side: 'second', isFirstGame: false } as const

const times = (n: number, card: CardId): readonly CardId[] => Array.from({ length: n }, () => card)
const whyNot = (
  squad: readonly CardId[],
  deal: readonly CardId[] = [],
  recruiting: typeof FIRST | typeof SECOND = FIRST,
): string | undefined => {
  const refusal = whyNoSquad({ squad, deal, recruiting })
  return refusal && `${refusal.rule} ${refusal.reason}`
}

describe('5.2 crystals', () => {
  test('5.2 First 24 gold and 22 silver, Second one more of each; 5.2.2 first game 10 and 10', () => {
    expect(crystalsFor(FIRST, ['vampire'])).toEqual({ gold: 24, silver: 22 })
    expect(crystalsFor(SECOND, ['vampire'])).toEqual({ gold: 25, silver: 23 })
    expect(crystalsFor({ side: 'second', isFirstGame: true }, ['vampire'])).toEqual({ gold: 10, silver: 10 })
  })

  test('5.2.1 each further element costs a gold crystal; neutral cards add none, every element of a card counts', () => {
    expect(crystalsFor(FIRST, ['torvald', 'krondak']).gold).toBe(24)
    expect(crystalsFor(FIRST, ['vampire', 'bloodTick']).gold).toBe(23)
    expect(crystalsFor(FIRST, ['wanderingUngar']).gold).toBe(23)
    expect(crystalsFor(FIRST, ['vampire', 'bloodTick', 'nomad', 'emberImp', 'leshy', 'ghoul']).gold).toBe(19)
  })
})

describe('5.4 squads', () => {
  const rich: readonly CardId[] = [
    'countessMorael',
    'vurdalak',
    'bloodConjurer',
    'vampire',
    'vampire',
    'vampire',
    'sluaWitch',
    'sluaWitch',
    'faithfulServant',
  ]

  test('5.4.1, N.14 elite cards take gold, others both; Devotion looks at the final squad', () => {
    expect(spendingOn(rich)).toEqual({ elite: 21, rankAndFile: 23, flyers: 0 })
    expect(whyNot(rich)).toBeUndefined()
    expect(priceIn(['faithfulServant'], 'faithfulServant')).toBe(5)
  })

  test('5.2.1, 5.4.1 a second element can make a squad too expensive', () => {
    expect(whyNot([...rich, 'bloodTick'])).toBe('5.4.1 tooFewCrystals')
    expect(whyNot([...rich.filter((card, i) => card !== 'vampire' || i > 3), 'bloodTick'])).toBeUndefined()
  })

  test('5.4.1 elite cards cannot be paid with silver', () => {
    expect(whyNot(['torvald', 'countessMorael', 'salamanderLord'])).toBe('5.4.1 tooFewGold')
  })

  test('5.4.3 at most 15 crystals for flyers', () => {
    expect(whyNot(['wingedJusticar', 'whiteVulture', 'whiteVulture'])).toBeUndefined()
    expect(whyNot(['wingedJusticar', 'whiteVulture', 'whiteVulture', 'forestFairy'])).toBe('5.4.3 tooManyFlyers')
  })

  test('5.4.4 one copy of a Unique card, one terrain; 5.4.4.1 what cannot be taken together', () => {
    expect(whyNot(['torvald', 'torvald'])).toBe('5.4.4 uniqueTwice')
    expect(whyNot(['nomad', 'borderFort', 'deadMarsh'])).toBe('5.4.4 secondTerrain')
    expect(whyNot(['mindLeech', 'krondak'])).toBe('5.4.4.1 notTogether')
    expect(whyNot(['mindLeech', 'nomad'])).toBeUndefined()
  })

  test('5.4.5 a creature that is no symbiote, unless the deal offers none (5.4.5.1)', () => {
    expect(whyNot(['brambleTick'], ['nomad'])).toBe('5.4.5 noCreatureRecruited')
    expect(whyNot(['brambleTick'], ['bloodChalice'])).toBeUndefined()
    expect(whyNot([], ['bloodChalice'])).toBeUndefined()
  })
})

/** A table at which `one` is First, with these decks. */
function recruiting(): Table {
  const t = table(game, { seed: 'recruiting' })
  const chooser = t.view('spectator').waiting[0] ?? 'one'
  return t.play(chooser, chooser === 'one' ? 'beFirst' : 'beSecond')
}

const count = (t: Table, zone: typeof ZONES.deal, seat: number): number => countIn(t.state, zone, seat)

describe('5.1–5.5 recruiting at the table', () => {
  test('5.1 the higher roller chooses a side', () => {
    const t = table(game, { seed: 'sides' })
    const [chooser = ''] = t.view('spectator').waiting
    expect(asked(t)).toEqual({ [chooser]: { beFirst: true, beSecond: true } })
    t.play(chooser, 'beSecond')
    expect(t.view('spectator').facts['first']).toBe(chooser === 'one' ? 'two' : 'one')
  })

  test('5.3 each is dealt 15 cards; 5.3.1 a redeal is one card fewer, and public', () => {
    const t = recruiting()
    expect([count(t, ZONES.deal, 0), count(t, ZONES.deal, 1)]).toEqual([15, 15])
    t.play('one', 'redeal').play('one', 'redeal')
    expect([count(t, ZONES.deal, 0), count(t, ZONES.deal, 1)]).toEqual([13, 15])
    expect(t.view('two').facts['dealSize']).toEqual({ one: 13, two: 15 })
  })

  test('5.5, 27.1 both recruit at once, and the other sees nothing of it', () => {
    const t = recruiting()
    const before = t.view('two')
    const [card = 'nomad'] = cardsIn(t.state, ZONES.deal, 0)
    t.play('one', 'take', card)
    expect(t.view('two').zones).toEqual(before.zones)
    expect(t.view('one').zones['squad']).toEqual({ one: { count: 1, cards: [card] } })
    expect(t.why('one', 'take', CARDS.find(one => !cardsIn(t.state, ZONES.deal, 0).includes(one)) ?? 'nomad')).toEqual({
      rule: '5.4',
      reason: 'notInDeal',
    })
  })

  test('5.4.5 who has taken nothing is not ready; 5.4.6 what is not taken goes back to the deck', () => {
    const t = recruiting()
    expect(t.why('one', 'ready')).toEqual({ rule: '5.4.5', reason: 'noCreatureRecruited' })
    for (const seat of ['one', 'two'] as const) {
      const number = seat === 'one' ? 0 : 1
      const creature =
        cardsIn(t.state, ZONES.deal, number).find(card => whyNot([card]) === undefined && card !== 'bloodTick') ??
        'nomad'
      t.play(seat, 'take', creature).play(seat, 'ready')
    }
    expect(t.view('spectator').step).toBe('place.cards')
    expect([count(t, ZONES.deck, 0), count(t, ZONES.squad, 0), count(t, ZONES.deal, 0)]).toEqual([29, 1, 0])
  })

  test('5.5 who is ready may change his mind until both are', () => {
    const t = recruiting()
    const creature = cardsIn(t.state, ZONES.deal, 0).find(card => whyNot([card]) === undefined) ?? 'nomad'
    t.play('one', 'take', creature).play('one', 'ready')
    expect(asked(t)['one']).toEqual({ takeBack: true })
    t.play('one', 'takeBack')
    expect(Object.keys(asked(t)['one'] ?? {})).toContain('putBack')
  })
})

describe('6 placement', () => {
  const placing = (n: number): Table =>
    table(game, {
      position: {
        facts: { phase: 'placement', first: 'one' },
        zones: {
          squad: {
            one: [...times(3, 'nomad'), ...times(3, 'kshar'), ...times(3, 'orc'), 'ost', 'ost', 'ost'].slice(0, n),
            two: [...times(3, 'nomad'), ...times(3, 'kshar'), 'orc', 'orc', 'orc', 'ost', 'ost', 'ost'].slice(0, n),
          },
        },
        stack: [{ step: 'prepare.begin' }, { step: 'place.cards' }],
      },
    })
  const cellsFor = (t: Table, seat: string): readonly string[] => {
    const { place } = t.choice(seat)
    return [...new Set(Array.isArray(place) ? place.map(arg => String(arg).split(':')[1] ?? '') : [])]
  }

  test('6.3 First: the central block first, then the outer cells of rows two and three, then those of row one', () => {
    const t = placing(12)
    expect(cellsFor(t, 'one')).toEqual(['b1', 'c1', 'd1', 'b2', 'c2', 'd2', 'b3', 'c3', 'd3'])
    for (const [i, cell] of ['b1', 'c1', 'd1', 'b2', 'c2', 'd2', 'b3', 'c3', 'd3'].entries())
      t.play('one', 'place', `${['nomad', 'kshar', 'orc'][Math.floor(i / 3)]}:${cell}`)
    expect(cellsFor(t, 'one')).toEqual(['a1', 'e1', 'a2', 'e2'])
    expect(t.why('one', 'place', 'ost:a3')).toEqual({ rule: '6.2', reason: 'lowerLevelFirst' })
    expect(t.why('one', 'place', 'ost:c4')).toEqual({ rule: '6.1', reason: 'notYourHalf' })
    expect(t.why('one', 'ready')).toEqual({ rule: '6.1', reason: 'placeAll' })
  })

  test('6.2 a level opens with the last cell of the one before, and closes again when a card is taken back', () => {
    const t = placing(12)
    const first = ['b1', 'c1', 'd1', 'b2', 'c2', 'd2', 'b3', 'c3', 'd3'] as const
    for (const [i, cell] of first.entries())
      t.play('one', 'place', `${['nomad', 'kshar', 'orc'][Math.floor(i / 3)]}:${cell}`)
    expect(t.why('one', 'place', 'ost:a1')).toBeUndefined()
    t.play('one', 'unplace', 'c3')
    expect(cellsFor(t, 'one')).toEqual(['c3'])
    expect(t.why('one', 'place', 'ost:a1')).toEqual({ rule: '6.2', reason: 'lowerLevelFirst' })
  })

  test('6.4 Second: five cells of the first row and three of the others', () => {
    expect(cellsFor(placing(6), 'two')).toEqual(['a4', 'b4', 'c4', 'd4', 'e4', 'b5', 'c5', 'd5', 'b6', 'c6', 'd6'])
  })

  test('6.1, 6.5 one card per cell, in secret; a card may be taken back', () => {
    const t = placing(2)
    const before = t.view('two').zones
    t.play('one', 'place', 'nomad:c3')
    expect(t.view('two').zones).toEqual(before)
    expect(t.why('one', 'place', 'nomad:c3')).toEqual({ rule: '6.1', reason: 'cellTaken' })
    t.play('one', 'unplace', 'c3')
    expect(cellsFor(t, 'one')).toContain('c3')
  })
})
