// Chapter 20: hidden information, row by row: owner, teammate, opponents and spectators, before and after each change.

import type { Table } from '@ludoteka/kernel/testing'
import { expect, test } from 'vitest'
import type { Card } from '../../content/cards.ts'
import { clash, faceOff, idle, teamGame, told } from './positions.ts'

const VIEWERS = ['a1', 'a2', 'b1', 'b2', 'spectator'] as const

/** What everybody sees of a1's part of a zone. */
function seen(t: Table, zone: string): unknown {
  return Object.fromEntries(VIEWERS.map(viewer => [viewer, Reflect.get(Object(t.view(viewer).zones[zone]), 'a1')]))
}

/** The owner and the teammate see one thing, everybody else another. */
function ownTeam(theirs: unknown, others: unknown): unknown {
  return { a1: theirs, a2: theirs, b1: others, b2: others, spectator: others }
}

const everybody = (what: unknown): unknown => ownTeam(what, what)

const PROPHECY_DECK = [
  'arthur.feint',
  'arthur.regroup',
  'arthur.skirmish',
  'arthur.swiftStrike',
  'arthur.momentousShift',
  'rest',
] as const

/** a1 plays Prophecy, keeps Feint and Regroup, and puts Skirmish uppermost, Swift Strike below it. */
function prophesied(): Table {
  const t = teamGame({
    hand: { a1: ['arthur.prophecy', 'arthur.theLadyOfTheLake'] },
    deck: { a1: PROPHECY_DECK },
  })
  t.play('a1', 'scheme', 'arthur.prophecy').play('a1', 'take', 'arthur.feint').play('a1', 'take', 'arthur.regroup')
  return t.play('a1', 'putBack', 'arthur.swiftStrike')
}

test('20 deck order: hidden from everybody, the owner included', () => {
  const t = teamGame({ hand: { a1: ['arthur.prophecy'] } })
  expect(seen(t, 'deck')).toEqual(everybody({ count: 29 }))
})

test('20 deck order: Prophecy shows the top four to the owner and the teammate only', () => {
  const t = teamGame({ hand: { a1: ['arthur.prophecy'] }, deck: { a1: PROPHECY_DECK } })
  t.play('a1', 'scheme', 'arthur.prophecy')
  const four = { count: 4, cards: ['arthur.skirmish', 'arthur.swiftStrike', 'arthur.feint', 'arthur.regroup'] }
  expect(seen(t, 'looked')).toEqual(ownTeam(four, { count: 4 }))
  for (const viewer of VIEWERS) {
    expect(told(t, viewer).includes('cardsLooked')).toBe(viewer === 'a1' || viewer === 'a2')
    expect(told(t, viewer)).toContain('deckLooked')
  }
})

test('20 deck order: the two returned cards stay known to the team until they are drawn', () => {
  const t = prophesied()
  const returned = [
    [0, 'arthur.skirmish'],
    [1, 'arthur.swiftStrike'],
  ]
  expect(seen(t, 'deck')).toEqual(ownTeam({ count: 26, known: returned }, { count: 26 }))
  t.play('a1', 'maneuver')
  expect(t.all()).toMatchObject({ log: ['maneuvered', 'drew', 'drewCards'] })
  expect(seen(t, 'deck')).toEqual(ownTeam({ count: 25, known: [[0, 'arthur.swiftStrike']] }, { count: 25 }))
})

test('20 deck order: or until the deck is shuffled', () => {
  const t = prophesied().play('a1', 'scheme', 'arthur.theLadyOfTheLake')
  // Excalibur was found. The team that put two cards back knows that they are in there, and no longer where.
  const inThere = [{ cards: ['arthur.skirmish', 'arthur.swiftStrike'], missing: 0 }]
  expect(seen(t, 'deck')).toEqual(ownTeam({ count: 25, doubts: inThere }, { count: 25 }))
})

test('20 deck order: which cards Prophecy kept and returned tells the opponents nothing', () => {
  const played = (keep: readonly Card[], back: Card) => {
    const t = teamGame({ hand: { a1: ['arthur.prophecy'] }, deck: { a1: PROPHECY_DECK } })
    t.play('a1', 'scheme', 'arthur.prophecy')
    for (const card of keep) t.play('a1', 'take', card)
    t.play('a1', 'putBack', back)
    return JSON.stringify(['b1', 'b2', 'spectator'].map(viewer => [t.view(viewer), t.news(viewer)]))
  }
  const one = played(['arthur.feint', 'arthur.regroup'], 'arthur.skirmish')
  expect(played(['arthur.feint', 'arthur.regroup'], 'arthur.swiftStrike')).toBe(one)
  expect(played(['arthur.skirmish', 'arthur.swiftStrike'], 'arthur.feint')).toBe(one)
})

test('20 deck order: The Lady of the Lake shows the deck to the team, what is found to everybody', () => {
  const t = teamGame({ hand: { a1: ['arthur.theLadyOfTheLake'] } }).play('a1', 'scheme', 'arthur.theLadyOfTheLake')
  for (const viewer of VIEWERS) {
    expect(told(t, viewer).includes('deckShown')).toBe(viewer === 'a1' || viewer === 'a2')
    expect(told(t, viewer)).toContain('cardFound')
  }
  expect(t.view('b1')).toHaveProperty('zones.hand.a1', { count: 1, known: ['arthur.excalibur'] })
  expect(seen(t, 'deck')).toEqual(everybody({ count: 28 }))
})

test('20 deck size and hand size are public', () => {
  const t = teamGame({ hand: { a1: ['arthur.feint', 'arthur.regroup'] } }).play('a1', 'maneuver')
  for (const viewer of VIEWERS) {
    expect(t.view(viewer)).toHaveProperty('zones.deck.a1.count', 27)
    expect(t.view(viewer)).toHaveProperty('zones.hand.a1.count', 3)
    expect(told(t, viewer).includes('drewCards')).toBe(viewer === 'a1' || viewer === 'a2')
    expect(told(t, viewer)).toContain('drew')
  }
})

test('20 hand: visible to owner and teammate, hidden from the others', () => {
  const t = teamGame({ hand: { a1: ['arthur.feint', 'arthur.regroup'] } })
  const two = { count: 2, cards: ['arthur.feint', 'arthur.regroup'] }
  expect(seen(t, 'hand')).toEqual(ownTeam(two, { count: 2 }))
})

const HAND = ['arthur.skirmish', 'arthur.feint', 'arthur.regroup'] as const

/** Sinbad has just looked into Arthur's hand with Giant Snakes; a1's turn follows. */
function lookedAt(): Table {
  const t = teamGame({
    turn: 'b2',
    actionsLeft: 1,
    at: { sinbad: 's24' },
    hand: { a1: HAND, b2: ['sinbad.voyageGiantSnakes'] },
    deck: { a1: ['arthur.excalibur', 'rest'] },
  })
  return clash(t, 'sinbad', 'sinbad.voyageGiantSnakes', undefined, ['b2', 'a1'])
}

test('20 hand: Giant Snakes shows it once to the card owner and the teammate', () => {
  const t = lookedAt()
  const open = { count: 3, cards: [...HAND] }
  const shown = { count: 3, known: [...HAND] }
  expect(seen(t, 'hand')).toEqual({ a1: open, a2: open, b1: shown, b2: shown, spectator: { count: 3 } })
  for (const viewer of VIEWERS) {
    expect(told(t, viewer).includes('handShown')).toBe(viewer === 'b1' || viewer === 'b2')
    expect(told(t, viewer)).toContain('handSeen')
  }
})

test('20 hand: Snicker-Snack shows it to the card owner, who names a card of it', () => {
  const alice = teamGame({
    turn: 'a2',
    at: { alice: 's19' },
    hand: { a2: ['alice.snickerSnack'], b1: ['medusa.dash', 'medusa.snipe'] },
  })
  expect(alice.view('a2')).toHaveProperty('zones.hand.b1', { count: 2 })
  clash(alice, 'alice', 'alice.snickerSnack', undefined, ['a2', 'b1'])
  expect(alice.view('a2')).toHaveProperty('zones.hand.b1', { count: 2, known: ['medusa.dash', 'medusa.snipe'] })
  expect(alice.view('spectator')).toHaveProperty('zones.hand.b1', { count: 2 })
  alice.play('a2', 'discard', 'medusa.snipe')
  expect(alice.view('a2')).toHaveProperty('zones.hand.b1', { count: 1, known: ['medusa.dash'] })
  expect(alice.view('spectator')).toHaveProperty('zones.discard.b1', { count: 1, cards: ['medusa.snipe'] })
})

test('20 discard pile: content and order are public', () => {
  const t = teamGame({ discard: { a1: ['arthur.regroup', 'arthur.feint'] } })
  expect(seen(t, 'discard')).toEqual(everybody({ count: 2, cards: ['arthur.regroup', 'arthur.feint'] }))
})

test('20 committed cards: the team sees them, the others their number, everybody after the reveal', () => {
  const t = teamGame({ hand: { a1: ['arthur.nobleSacrifice', 'arthur.excalibur', 'arthur.feint'] } })
  t.play('a1', 'attack', 'arthur').play('a1', 'commit', 'arthur.nobleSacrifice')
  t.play('a1', 'commitBoost', 'arthur.excalibur')
  expect(seen(t, 'committed')).toEqual(ownTeam({ count: 1, cards: ['arthur.nobleSacrifice'] }, { count: 1 }))
  expect(seen(t, 'committedBoost')).toEqual(ownTeam({ count: 1, cards: ['arthur.excalibur'] }, { count: 1 }))
  t.play('b1', 'decline')
  expect(seen(t, 'played')).toEqual(everybody({ count: 1, cards: ['arthur.nobleSacrifice'] }))
  expect(seen(t, 'playedBoost')).toEqual(everybody({ count: 1, cards: ['arthur.excalibur'] }))
})

test('20 committed cards: a defense card tells the attacker nothing before the reveal', () => {
  const t = teamGame({ turn: 'b1', hand: { a1: ['arthur.feint', 'arthur.regroup'], b1: ['medusa.snipe'] } })
  t.play('b1', 'attack', 'medusa').play('b1', 'commit', 'medusa.snipe')
  expect(t.view('b1')).toHaveProperty('zones.hand.a1', { count: 2 })
  t.play('a1', 'commit', 'arthur.regroup')
  expect(told(t, 'b1').slice(0, 3)).toEqual(['defended', 'revealed', 'revealed']) // only that there is one, then both
  expect(t.view('b1')).toHaveProperty('zones.discard.a1', { count: 1, cards: ['arthur.regroup'] })
})

/** What the others see and hear while b1 is asked for a defense card, and after b1 has declined. */
function askedToDefend(hand: readonly Card[]): readonly string[] {
  const t = teamGame({ hand: { a1: ['arthur.feint'], b1: hand } })
  const others = () => JSON.stringify(['a1', 'a2', 'spectator'].map(viewer => [t.view(viewer), t.news(viewer)]))
  t.play('a1', 'attack', 'arthur').play('a1', 'commit', 'arthur.feint')
  expect(t.all()).toMatchObject({ step: 'attack.defense', waiting: ['b1'] })
  const question = others()
  t.play('b1', 'decline')
  return [question, others()]
}

test('20 whether the defender had a legal card is never announced: the question looks the same with and without', () => {
  const without = askedToDefend(['medusa.gazeOfStone', 'medusa.secondShot'])
  expect(askedToDefend(['medusa.feint', 'medusa.hissAndSlither'])).toEqual(without)
})

test('20 health, positions, size, turn, remaining actions and turn-start positions are public', () => {
  const t = teamGame({ turn: 'a2', size: 'small', health: { medusa: 5 }, actionsLeft: 1 })
  const { facts } = t.view('spectator')
  expect(facts).toMatchObject({
    health: { medusa: 5 },
    at: { arthur: 's21' },
    turnStart: { arthur: 's21' },
    size: 'small',
    turn: 'a2',
    actionsLeft: 1,
  })
  for (const viewer of VIEWERS) expect(t.view(viewer).facts).toEqual(facts)
})

test('20 a card discarded by any means is public at the discard, also picked in secret before', () => {
  const six = [
    'arthur.skirmish',
    'arthur.feint',
    'arthur.feint',
    'arthur.regroup',
    'arthur.regroup',
    'arthur.regroup',
  ] as const
  const t = teamGame({
    hand: { a1: [...six, 'arthur.excalibur'] },
    deck: { a1: ['arthur.prophecy', 'rest'] },
    actionsLeft: 1,
  })
  idle(t, 'a1').play('a1', 'setAside', 'arthur.prophecy')
  expect(seen(t, 'aside')).toEqual(ownTeam({ count: 1, cards: ['arthur.prophecy'] }, { count: 1 }))
  t.play('a1', 'done')
  expect(seen(t, 'discard')).toEqual(everybody({ count: 1, cards: ['arthur.prophecy'] }))
  const boost = teamGame({ hand: { a1: ['arthur.feint'] } })
    .play('a1', 'maneuver')
    .play('a1', 'boost', 'arthur.feint')
  expect(seen(boost, 'discard')).toEqual(everybody({ count: 1, cards: ['arthur.feint'] }))
})

test('20.1 a private look is a copy of that time: later changes are not shown', () => {
  const t = lookedAt().play('a1', 'maneuver')
  expect(t.view('b2')).toHaveProperty('zones.hand.a1', { count: 4, known: [...HAND] }) // not Excalibur, drawn since
  t.play('a1', 'boost', 'arthur.feint')
  expect(t.view('b2')).toHaveProperty('zones.hand.a1', { count: 3, known: ['arthur.skirmish', 'arthur.regroup'] })
})

test('20.1 nor does the copy betray which of the seen cards was laid face down', () => {
  const committed = (card: Card) => {
    const t = idle(lookedAt(), 'a1').play('a1', 'attack', 'arthur')
    if ('target' in t.choice('a1')) t.play('a1', 'target', 'medusa')
    t.play('a1', 'commit', card).play('a1', 'decline')
    return JSON.stringify(['b1', 'b2', 'spectator'].map(viewer => t.view(viewer)))
  }
  expect(committed('arthur.feint')).toBe(committed('arthur.regroup'))
  expect(committed('arthur.excalibur')).toBe(committed('arthur.regroup'))
})

test('20.2 the options of questions about cards are visible to the chooser only', () => {
  const hands = { a1: ['arthur.prophecy', 'arthur.feint'], b1: ['medusa.feint', 'medusa.dash'] } as const
  const action = () => teamGame({ hand: hands, deck: { a1: PROPHECY_DECK.slice(1) } })
  const attack = () => action().play('a1', 'attack', 'arthur')
  const questions: Readonly<Record<string, Table>> = {
    'DP-07': action(),
    'DP-08': action().play('a1', 'maneuver'),
    'DP-12': attack(),
    'DP-12 boost': attack().play('a1', 'commit', 'arthur.feint'),
    'DP-13': attack().play('a1', 'commit', 'arthur.feint').play('a1', 'decline'),
    'DP-23': action().play('a1', 'scheme', 'arthur.prophecy'),
  }
  for (const [name, t] of Object.entries(questions)) {
    const chooser = name === 'DP-13' ? 'b1' : 'a1'
    for (const viewer of VIEWERS) {
      const { choice } = t.view(viewer)
      expect([name, viewer, Object.keys(choice).length > 0]).toEqual([name, viewer, viewer === chooser])
    }
  }
})

test('20.2 what a seat could play does not show in what the others see', () => {
  const turnOf = (hand: readonly Card[]) => {
    const t = teamGame({ hand: { a1: hand } })
    return JSON.stringify(['b1', 'b2', 'spectator'].map(viewer => t.view(viewer)))
  }
  expect(turnOf(['arthur.prophecy', 'arthur.feint'])).toBe(turnOf(['arthur.theHolyGrail', 'arthur.bewilderment']))
})

test('20.3 spectators see only what is public', () => {
  const t = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.feint', 'arthur.excalibur'], b1: ['sinbad.feint'] } })
  t.play('a1', 'attack', 'arthur').play('a1', 'commit', 'arthur.feint').play('a1', 'commitBoost', 'arthur.excalibur')
  const view = t.view('spectator')
  expect(view.you).toBe('spectator')
  expect(view.choice).toEqual({})
  for (const zone of ['deck', 'hand', 'committed', 'committedBoost', 'looked', 'aside']) {
    for (const owner of ['a1', 'b1']) expect(Object.keys(Object(view.zones[zone])[owner])).toEqual(['count'])
  }
})
