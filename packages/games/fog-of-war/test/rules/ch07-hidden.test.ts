// Section 7: who knows what, row by row of its table. The battery searches every view for secrets besides.

import { countIn, why } from '@ludoteka/kernel'
import type { Table } from '@ludoteka/kernel/testing'
import { describe, expect, test } from 'vitest'
import { game } from '../../index.ts'
import { ALLIES, AXIS } from '../../rules/sides.ts'
import { ZONES } from '../../rules/state.ts'
import { attack, fight, position, type Setting } from '../positions.ts'

/** Everything a viewer is given: the view with its choices and terms, and the log of the last action. Sets out of the game lie open. */
function given(t: Table, viewer: string): string {
  const { zones, ...rest } = t.view(viewer)
  return JSON.stringify([rest, { ...zones, reserve: {} }, t.news(viewer)])
}

const STRANGERS = ['allies', 'spectator'] as const

/** None of these names of Axis cards is told to anybody but the Axis. */
function expectHidden(t: Table, ...names: readonly string[]): void {
  for (const viewer of STRANGERS) for (const name of names) expect(given(t, viewer)).not.toContain(name)
  for (const name of names) expect(given(t, 'axis')).toContain(name)
}

const END = { deck: { axis: [], allies: [] }, discard: { axis: ['rest'], allies: ['rest'] } } as const satisfies Setting

test('public: numbers of all piles, tokens, tracks, control, the holder of the token', () => {
  const t = position({
    hand: { axis: ['fieldArmy'] },
    discard: { axis: ['dummyArmy'], allies: ['phantomArmy'] },
    winPile: { axis: ['panzerGroup'] },
    lossPile: { axis: ['airFleet'] },
    plans: { axis: { alpha: { target: 'moscow', cards: ['bomberWing', 'westwall'] } } },
  })
  for (const viewer of STRANGERS) {
    const { zones, facts } = t.view(viewer)
    expect(zones['held']).toMatchObject({ axis: { count: 1 } })
    expect(zones['winPile']).toMatchObject({ axis: { count: 1 } })
    expect(zones['lossPile']).toMatchObject({ axis: { count: 1 } })
    expect(zones['deck']).toMatchObject({ axis: { count: 28 } })
    expect(zones['operation']).toEqual({ alpha: { axis: { count: 2 } } })
    expect(zones['target']).toEqual({ alpha: { axis: { count: 1 } } })
    expect(facts).toMatchObject({
      intelReady: { axis: 5, allies: 7 },
      level: { axis: 8, allies: 6 },
      superiority: 'axis',
      control: { moscow: 'none', berlin: 'axis' },
      ussrAtWar: false,
    })
  }
  expectHidden(t, 'fieldArmy', 'dummyArmy', 'panzerGroup', 'airFleet', 'bomberWing', 'westwall')
})

test('sets out of the game lie open', () => {
  const { zones } = position().view('spectator')
  expect(zones['reserve']).toMatchObject({ usa: { allies: { count: 10 } }, of1943: { axis: { count: 5 } } })
})

describe('hand and deck', () => {
  test('a hand is its owner’s; what is chosen looks like the rest of it', () => {
    const t = position({ hand: { axis: ['fieldArmy', 'dummyArmy'] } })
    expectHidden(t, 'fieldArmy', 'dummyArmy')
    t.play('axis', 'pick', 'dummyArmy')
    expectHidden(t, 'fieldArmy', 'dummyArmy')
    expect(t.view('allies').zones['held']).toEqual({ axis: { count: 2 } })
    expect(t.news('allies')).toEqual([])
  })

  test('nobody sees the order or the content of a deck, its owner neither', () => {
    const t = position({
      deck: { axis: ['atlanticWall', 'bunkerLine', 'rest'] },
      facts: { year: 1943, usaAtWar: true },
    })
    for (const viewer of ['axis', 'allies', 'spectator']) {
      expect(t.view(viewer).zones['deck']).toEqual({ axis: { count: 57 }, allies: { count: 54 } })
      expect(given(t, viewer)).not.toMatch(/atlanticWall|bunkerLine/)
    }
  })

  test('a drawn card is told to its owner alone', () => {
    const t = position({
      hand: { allies: ['phantomArmy'] },
      deck: { axis: ['westwall', 'airFleet', 'bomberWing', 'dummyArmy'] },
    }).play('axis', 'endTurn')
    expectHidden(t, 'westwall', 'airFleet', 'bomberWing')
  })
})

describe('own cards in a province and on the wheel', () => {
  test('the opponent learns number and place of a defence', () => {
    const t = position({ hand: { axis: ['fieldArmy', 'dummyArmy'] } })
    t.play('axis', 'pick', 'dummyArmy').play('axis', 'pick', 'fieldArmy').play('axis', 'defend', 'berlin')
    expectHidden(t, 'fieldArmy', 'dummyArmy')
    expect(t.view('allies').zones['army']).toEqual({ berlin: { axis: { count: 2 } } })
  })

  test('and of an operation, not its target', () => {
    const t = position({ hand: { axis: ['fieldArmy', 'dummyArmy'] } })
    t.play('axis', 'pick', 'dummyArmy').play('axis', 'plan', 'sweden')
    for (const viewer of STRANGERS) {
      expect(t.view(viewer).zones['target']).toEqual({ delta: { axis: { count: 1 } } })
      expect(t.view(viewer).zones['provinceDeck']).toMatchObject({ axis: { count: 21 } })
    }
    expect(t.news('allies')).toEqual([{ key: 'planned', rule: '4.2', data: { side: 'axis', slot: 'delta', n: 1 } }])
  })

  test('which operations can be launched, and where, is told to their owner alone', () => {
    const t = attack('paris', ['panzerGroup'], {
      plans: { axis: { bravo: { target: 'moscow', cards: ['fieldArmy'] } } },
    })
    expect(t.choice('axis')).toMatchObject({ launch: ['alpha'] })
    for (const viewer of STRANGERS) expect(t.view(viewer).choice).toEqual({})
    for (const slot of ['alpha', 'bravo', 'charlie'])
      expect(why(game, t.state, { seat: ALLIES, verb: 'launch', arg: slot })).toEqual({
        rule: '2.11',
        reason: 'notYourDecision',
      })
  })
})

describe('cards that go away without a battle stay secret', () => {
  test('4.4 a cancelled operation', () => {
    const t = attack('moscow', ['panzerGroup', 'dummyArmy']).play('axis', 'cancel', 'alpha')
    expectHidden(t, 'panzerGroup', 'dummyArmy')
    expect(t.news('allies')).toEqual([{ key: 'cancelled', rule: '4.4', data: { side: 'axis', slot: 'alpha', n: 2 } }])
  })

  test('4.5.5 own cards in a neutral target', () => {
    const t = attack('norway', ['fieldArmy'], {
      army: { norway: { axis: ['westwall'] } },
      neutrals: { norway: ['neutral1'] },
    })
    t.play('axis', 'launch', 'alpha')
    expectHidden(t, 'westwall')
  })

  test('3.6 recalled cards', () => {
    const t = position({ ...END, army: { berlin: { axis: ['westwall', 'airFleet'] } } }).play('axis', 'endTurn')
    t.play('allies', 'done')
      .play('axis', 'done')
      .play('axis', 'recall', 'berlin')
      .play('axis', 'recallCard', 'westwall')
    for (const viewer of STRANGERS) expect(t.view(viewer).terms).toEqual({ side: 'axis', at: 'berlin', taken: 1 })
    t.play('axis', 'done')
    expect(t.news('allies')).toEqual([{ key: 'recalled', rule: '3.6', data: { side: 'axis', at: 'berlin', n: 1 } }])
    for (const viewer of STRANGERS) expect(given(t, viewer)).not.toMatch(/westwall|airFleet/)
  })

  test('3.5.1 the card that was bought', () => {
    const t = position({ ...END, facts: { superiority: 'allies' }, lossPile: { axis: ['westwall', 'airFleet'] } })
    t.play('axis', 'endTurn').play('axis', 'buyCard', 'westwall')
    for (const viewer of STRANGERS) expect(given(t, viewer)).not.toMatch(/westwall|airFleet/)
    expect(t.view('allies').zones['lossPile']).toMatchObject({ axis: { count: 1 } })
  })

  test('3.2 how the win pile was dealt', () => {
    const t = position({ ...END, winPile: { axis: ['westwall', 'airFleet'] } }).play('axis', 'endTurn')
    for (const viewer of STRANGERS) expect(given(t, viewer)).not.toMatch(/westwall|airFleet/)
    expect(given(t, 'axis')).toMatch(/winPileCards/)
  })
})

test('which province cards are on the wheel is secret, their number in the deck is not', () => {
  const t = attack('paris', ['panzerGroup'])
  expect(t.view('allies').zones['provinceDeck']).toMatchObject({ axis: { count: 21 } })
  expect(t.view('axis').zones['provinceDeck']).toMatchObject({ axis: { count: 21, cards: expect.any(Array) } })
})

describe('after a battle', () => {
  const t = fight(
    attack('paris', ['panzerGroup', 'dummyArmy'], { army: { paris: { allies: ['maginotLine', 'britishArmy'] } } }),
    'axis',
  )

  test('cards that went openly into a pile are noted, and the pile stays closed', () => {
    expect(t.view('allies').zones['lossPile']).toMatchObject({
      axis: { count: 1, sightings: [{ cards: ['panzerGroup'] }] },
    })
    expect(t.view('allies').zones['discard']).toMatchObject({
      axis: { count: 1, sightings: [{ cards: ['dummyArmy'] }] },
    })
    expect(t.view('spectator').zones['lossPile']).toMatchObject({ axis: { count: 1 } })
    expect(t.view('allies').zones['lossPile']).not.toHaveProperty('axis.cards')
  })

  test('nobody keeps a mark on a card that is face down again', () => {
    expect(t.state.known.flat()).toEqual([])
    expect(t.state.doubts).toEqual([])
  })

  test('a note goes when its stack does', () => {
    const looked = position({
      facts: { active: 'allies', intelReady: { axis: 0 }, head: { axis: 'charlie', allies: 'delta' } },
      plans: { axis: { alpha: { target: 'norway', cards: ['fieldArmy', 'dummyArmy'] } } },
      hand: { axis: ['infantryCorps'] },
      random: ['norway'],
    }).play('allies', 'spyOperation', 'alpha')
    expect(looked.view('allies').zones['target']).toEqual({
      alpha: { axis: { count: 1, sightings: [{ when: 7, cards: ['norway'], came: 0, left: 0 }] } },
    })
    looked.play('allies', 'endTurn').play('axis', 'cancel', 'alpha')
    expect(looked.state.sightings).toEqual([])
  })
})

describe('neutral cards', () => {
  test('turned up to both in a battle, face down again after it; those of Kiev for the Axis only', () => {
    const kiev = attack('kiev', ['infantryCorps'], {
      facts: { year: 1941, ussrAtWar: true },
      neutrals: { kiev: ['neutral3', 'neutral2'] },
    })
    kiev.play('axis', 'launch', 'alpha')
    for (const viewer of ['axis', 'allies', 'spectator'])
      expect(kiev.view(viewer).zones['neutralFighting']).toMatchObject({ cards: ['neutral2', 'neutral3'] })
    kiev.play('axis', 'decline')
    expect(kiev.view('allies').zones['sovietNeutral']).toMatchObject({
      kiev: { allies: { cards: ['neutral2', 'neutral3'] } }, // 1.13
    })
    expect(kiev.view('axis').zones['sovietNeutral']).toMatchObject({
      kiev: { allies: { count: 2, sightings: [{ cards: ['neutral2', 'neutral3'], left: 0 }] } },
    })
    expect(kiev.view('axis').zones['sovietNeutral']).not.toHaveProperty('kiev.allies.cards')
    expect(kiev.view('spectator').zones['sovietNeutral']).toMatchObject({ kiev: { allies: { count: 2 } } })
  })

  test('both keep a note of others that stay, and those that are removed lie open', () => {
    const t = fight(attack('norway', ['infantryCorps'], { neutrals: { norway: ['neutral2'] } }), 'axis')
    for (const viewer of ['axis', 'allies'])
      expect(t.view(viewer).zones['neutral']).toMatchObject({
        norway: { count: 1, sightings: [{ cards: ['neutral2'], came: 0, left: 0 }] },
      })
    expect(JSON.stringify(t.view('spectator').zones['neutral'])).not.toContain('neutral2')
    const won = fight(attack('norway', ['panzerGroup'], { neutrals: { norway: ['neutral1'] } }), 'axis')
    expect(JSON.stringify(won.view('spectator').zones['neutralRemoved'])).toContain('neutral1')
  })

  test('nobody ever sees the one that was removed unseen (1.2)', () => {
    const t = position({ neutrals: { norway: ['neutral3'] } })
    for (const viewer of ['axis', 'allies', 'spectator'])
      expect(t.view(viewer).zones['neutralBox']).toEqual({ count: 1 })
  })
})

describe('objectives', () => {
  test('kept and boxed ones are known to the Axis alone', () => {
    const t = position({ kept: ['objectiveParis', 'objectiveKiev'] })
    expect(t.view('axis').zones['kept']).toMatchObject({ axis: { cards: ['objectiveParis', 'objectiveKiev'] } })
    for (const viewer of STRANGERS) expect(given(t, viewer)).not.toContain('objective')
  })

  test('the kept ones are shown at the end of 1944, the boxed one is not', () => {
    const t = position({
      ...END,
      kept: ['objectiveParis', 'objectiveKiev'],
      facts: { year: 1944, usaAtWar: true, ussrAtWar: true, level: { axis: 0 } },
    }).play('axis', 'endTurn')
    for (const viewer of STRANGERS)
      expect(t.view(viewer).zones['kept']).toMatchObject({ axis: { known: ['objectiveParis', 'objectiveKiev'] } })
    expect(t.view('allies').zones['boxed']).toMatchObject({ axis: { count: 1 } })
    expect(t.view('allies').zones['boxed']).not.toHaveProperty('axis.cards')
  })
})

test('what intel showed is seen by the looker alone, and only as a note afterwards', () => {
  const t = position({
    army: { berlin: { axis: ['westwall', 'airFleet'] } },
    facts: { active: 'allies', intelReady: { axis: 0 } },
    hand: { axis: ['fieldArmy'] },
    random: ['westwall'],
  }).play('allies', 'spyArmy', 'berlin')
  expect(t.view('allies').zones['army']).toEqual({
    berlin: { axis: { count: 2, sightings: [{ when: 7, cards: ['westwall'], came: 0, left: 0 }] } },
  })
  expect(JSON.stringify([t.view('axis').zones['army'], t.news('axis')])).not.toContain('sighting')
  expect(given(t, 'spectator')).not.toContain('westwall')
  expect(t.state.sightings).toEqual([expect.objectContaining({ viewers: 1 << ALLIES })])
})

test('a card seen does not say with which set it came', () => {
  // Field armies of the start, of 1941 and of 1942 are one kind of card.
  const t = position({
    facts: { year: 1942, usaAtWar: true, active: 'allies', intelReady: { axis: 0 } },
    army: { berlin: { axis: ['fieldArmy', 'fieldArmy', 'fieldArmy', 'fieldArmy', 'fieldArmy', 'fieldArmy'] } },
    hand: { axis: ['dummyArmy'] },
  }).play('allies', 'spyArmy', 'berlin')
  expect(t.news('allies')).toContainEqual({
    key: 'intelSaw',
    rule: '2.4.5',
    data: { kind: 'army', place: 'berlin', cards: ['fieldArmy', 'fieldArmy', 'fieldArmy'] },
  })
  expect(new Set(ZONES.army.at('berlin').kinds).size).toBe(ZONES.army.at('berlin').kinds.length)
  expect(countIn(t.state, ZONES.army.at('berlin'), AXIS)).toBe(6)
})
