// Chapter 4: the course of play.

import { expect, test } from 'vitest'
import type { Card } from '../../content/cards.ts'
import { asked, names, playEvent, position, told, withCard } from '../positions.ts'

const LAST_ROUND = { actionRound: 7, active: 'us' }

test('4.1, 4.4 after turn 1 the Late War cards are shuffled in and the discards stay out', () => {
  const t = position({
    facts: { turn: 1, ...LAST_ROUND },
    hand: { us: ['peaceCorps'] },
    discard: ['famine'],
    autonomy: 'ussr',
  })
  t.play('us', 'operations', 'peaceCorps').play('us', 'operation', 'place').play('us', 'place', 'kenya')
  t.play('us', 'place', 'kenya').play('us', 'done')
  expect(t.all()).toMatchObject({ turn: 2, zones: { late: [], discard: ['peaceCorps', 'famine'] } })
  expect(t.view('us').zones).toMatchObject({
    hand: { us: { count: 9 }, ussr: { count: 9 } },
    deck: { count: 50 - 2 - 18 },
  })
})

test('4.2 the player taking his action round is the active player', () => {
  const t = position({ hand: { ussr: ['detente'], us: ['diegoGarcia'] } })
  expect(t.all()).toMatchObject({ active: 'ussr', actionRound: 1 })
  expect(t.play('ussr', 'event', 'detente').all()).toMatchObject({ active: 'us', actionRound: 1 })
})

test('4.4 an empty deck is made anew from the discard pile, not from other piles', () => {
  const hand = { us: ['rest'], ussr: ['gosplanAdvisers'] } as const
  const t = position({ hand, deck: [], discard: ['famine', 'usaid'], removed: ['theDerg'] })
  t.play('ussr', 'event', 'gosplanAdvisers')
  expect(told(t, 'us')).toContain('discardReshuffled')
  expect(asked(t)).toEqual({ ussr: { discard: names('famine usaid') } })
})

test('4.4 with no card left anywhere the draw does not happen', () => {
  const t = position({ hand: { ussr: ['gosplanAdvisers'], us: ['rest'] }, deck: [] })
  expect(t.play('ussr', 'event', 'gosplanAdvisers').all()).toMatchObject({
    waiting: ['us'],
    zones: { hand: { ussr: [] } },
  })
})

test('4.5.A DEFCON improves at the start of a turn, up to 5', () => {
  const next = (defcon: number) =>
    position({
      facts: { turn: 1, ...LAST_ROUND, defcon, militaryOperations: { us: 5, ussr: 5 } },
      autonomy: 'ussr',
    }).all()
  expect(next(2)).toMatchObject({ turn: 2, defcon: 3 })
  expect(next(5)).toMatchObject({ turn: 2, defcon: 5 })
})

test('4.5.B hands are filled to 9; nobody discards down', () => {
  const hand = { ussr: ['detente', 'theDerg'], us: [] } as const
  const t = position({ facts: { turn: 1, ...LAST_ROUND }, hand, autonomy: 'ussr' })
  expect(t.view('us').zones).toMatchObject({ hand: { us: { count: 9 }, ussr: { count: 9 } } })
})

const HEADLINES = { actionRound: 0 }
const headlines = (us: Card, ussr: Card, facts: Readonly<Record<string, number>> = {}) =>
  position({ facts: { ...HEADLINES, ...facts }, hand: { us: [us, 'peaceCorps'], ussr: [ussr, 'detente'] } })

test('4.5.C.1 headlines are chosen at once and in secret, any card but Romanian Autonomy', () => {
  const t = headlines('usaid', 'africaScoring')
  expect(t.all()).toMatchObject({ waiting: ['us', 'ussr'] })
  expect(t.why('us', 'headline', 'romanianAutonomy')).toEqual({ rule: '9.5', reason: 'autonomyNoHeadline' })
  expect(t.why('us', 'headline', 'theDerg')).toEqual({ rule: '4.5.C', reason: 'notInHand' })
  t.play('ussr', 'headline', 'africaScoring')
  expect(t.view('us').zones).toMatchObject({ headline: { ussr: { count: 1 } } })
  expect(t.view('us').zones).not.toHaveProperty('headline.ussr.cards')
  expect(t.view('ussr').zones).toMatchObject({ headline: { ussr: { cards: ['africaScoring'] } } })
  t.play('us', 'headline', 'usaid')
  expect(told(t, 'spectator').slice(0, 3)).toEqual(['headlineChosen', 'headlineRevealed', 'headlineRevealed'])
})

test('4.5.C.2 the higher printed value first, the US on a tie, scoring cards last', () => {
  const order = (us: Card, ussr: Card) => {
    const t = headlines(us, ussr).play('us', 'headline', us).play('ussr', 'headline', ussr)
    return t.news('us').flatMap(entry => (entry.key === 'event' ? [JSON.stringify(entry)] : []))[0]
  }
  expect(order('carterDoctrine', 'nasserism')).toContain('carterDoctrine')
  expect(order('theStrongManOfSudan', 'theLionFalters')).toContain('theLionFalters')
  expect(order('theStrongManOfSudan', 'nasserism')).toContain('theStrongManOfSudan')
  expect(order('africaScoring', 'nasserism')).toContain('nasserism')
})

test('4.5.C.2 of two scoring cards the US one is first', () => {
  const t = headlines('middleEastScoring', 'africaScoring')
  t.play('us', 'headline', 'middleEastScoring').play('ussr', 'headline', 'africaScoring')
  const scored = t.news('us').filter(({ key }) => key === 'regionScored')
  expect(JSON.stringify(scored[0])).toContain('middleEast')
})

test('4.5.C.3 the owner decides about his event; whoever chose it is the active player', () => {
  const t = headlines('yemeniAssassinations', 'nasserism', { defcon: 2 })
  t.play('us', 'headline', 'yemeniAssassinations').play('ussr', 'headline', 'nasserism')
  expect(t.all()).toMatchObject({ result: { kind: 'won', winners: ['ussr'], reason: 'nuclearWar' } })
})

test('4.5.C.4, 4.5.C.5 no Ops from headlines; starred ones are removed, others discarded', () => {
  const t = headlines('diegoGarcia', 'nasserism')
  t.play('us', 'headline', 'diegoGarcia').play('ussr', 'headline', 'nasserism')
  expect(t.all()).toMatchObject({
    zones: { discard: ['diegoGarcia'], removed: ['nasserism'] },
    step: 'actionRound.play',
  })
})

test('4.5.C.6 an impossible event may be headlined; it does nothing and is discarded', () => {
  const t = headlines('weAreTheWorld', 'nasserism')
  t.play('us', 'headline', 'weAreTheWorld').play('ussr', 'headline', 'nasserism')
  expect(t.all()).toMatchObject({ vp: 0, zones: { discard: ['weAreTheWorld'] } })
  const alone = position({ facts: HEADLINES, hand: { ussr: ['nasserism', 'detente'] } })
  expect(alone.all()).toMatchObject({ waiting: ['ussr'] })
})

test('4.5.C.7 Presidential Elections come before the comparison of Ops', () => {
  const t = headlines('carterDoctrine', 'usPresidentialElections')
  t.play('us', 'headline', 'carterDoctrine').play('ussr', 'headline', 'usPresidentialElections')
  expect(t.all()).toMatchObject({ carter: { us: false } })
})

test('4.5.C.8 if the first headline ends the game the second is not resolved', () => {
  const t = headlines('carterDoctrine', 'mrNyet', { defcon: 2 })
  t.play('us', 'headline', 'carterDoctrine').play('ussr', 'headline', 'mrNyet')
  expect(t.all()).toMatchObject({ result: { kind: 'won' } }) // on a tie the US card was first
  const first = headlines('nasserism', 'mrNyet', { defcon: 2 })
  first.play('us', 'headline', 'nasserism').play('ussr', 'headline', 'mrNyet')
  expect(first.all()).toMatchObject({ nasserism: { ussr: false }, zones: { revealed: { us: ['nasserism'] } } })
})

test('4.5.C.9 after the phase the holder of box 1 removes an influence', () => {
  const t = position({
    facts: { ...HEADLINES, spaceBox: { us: 1 } },
    hand: { us: ['carterDoctrine', 'diegoGarcia'], ussr: ['nasserism', 'detente'] },
  })
  t.play('us', 'headline', 'carterDoctrine').play('ussr', 'headline', 'nasserism')
  expect(asked(t)).toEqual({ us: { remove: names('somalia southYemen') } })
  expect(t.why('us', 'remove', 'seaLanes')).toEqual({ rule: '6.4.4', reason: 'notACountry' })
})

test('4.5.D seven action rounds each, the USSR first', () => {
  const hand: readonly Card[] = ['nasserism', 'theLionFalters']
  const t = position({ hand: { ussr: hand, us: ['diegoGarcia', 'theStrongManOfSudan'] } })
  t.play('ussr', 'event', 'nasserism').play('us', 'event', 'diegoGarcia')
  expect(t.all()).toMatchObject({ actionRound: 2, waiting: ['ussr'] })
})

test('4.5.D a player without cards waits; nobody else may pass or discard', () => {
  const t = position({ hand: { us: ['diegoGarcia'] }, autonomy: 'ussr', facts: { autonomyFaceUp: false } })
  expect(t.all()).toMatchObject({ waiting: ['us'] })
  expect(t.why('us', 'pass')).toEqual({ rule: '5.1', reason: 'mustPlay' })
  expect(t.why('us', 'discard', 'diegoGarcia')).toEqual({ rule: '5.1', reason: 'cannotDiscard' })
})

test('4.5.D the guard: as many scoring cards as action rounds left', () => {
  const hand = { ussr: ['africaScoring', 'middleEastScoring', 'detente'] } as const
  expect(asked(position({ hand, facts: { actionRound: 6 } }))).toEqual({
    ussr: { score: names('africaScoring middleEastScoring') },
  })
  expect(asked(position({ hand, facts: { actionRound: 5 } }))).toHaveProperty('ussr.event')
  const extra = { actionRound: 6, directiveRound: { ussr: true } }
  expect(asked(position({ hand, facts: extra }))).toHaveProperty('ussr.event')
})

test('4.5.E the check, then both markers return to 0', () => {
  const facts = { turn: 1, ...LAST_ROUND, militaryOperations: { us: 4, ussr: 1 } }
  expect(position({ facts, autonomy: 'ussr' }).all()).toMatchObject({ vp: 3, militaryOperations: { us: 0, ussr: 0 } })
})

test('4.5.F leftover cards are shown only by the tournament rules, and only that none is a scoring card', () => {
  const facts = { turn: 1, ...LAST_ROUND }
  const hand = { us: ['peaceCorps'], ussr: ['theDerg'] } as const
  const finish = (options: Readonly<Record<string, string>>) => {
    const t = position({ facts, hand, options, autonomy: 'ussr' })
    return t.play('us', 'spaceRace', 'peaceCorps')
  }
  expect(told(finish({ tournament: 'on' }), 'us').filter(key => key === 'noScoringCardHeld')).toHaveLength(2)
  expect(told(finish({}), 'us')).not.toContain('noScoringCardHeld')
})

test('4.5.G Romanian Autonomy is turned face up', () => {
  const t = position({ facts: { turn: 1, ...LAST_ROUND, autonomyFaceUp: false } })
  expect(t.all()).toMatchObject({ turn: 2, autonomyFaceUp: true })
})

test('4.5.H the turn marker advances to a new Headline Phase', () => {
  const t = position({ facts: { turn: 1, ...LAST_ROUND }, autonomy: 'ussr' })
  expect(t.all()).toMatchObject({ turn: 2, actionRound: 0, step: 'headline.choose' })
})

test('4.5.I final scoring after the last turn', () => {
  const t = position({
    facts: { ...LAST_ROUND, militaryOperations: { us: 5, ussr: 5 } },
    autonomy: 'ussr',
    us: {},
    ussr: {},
  })
  expect(t.all()).toMatchObject({ vp: -1, result: { reason: 'finalScoring' } })
})

test('4.5.J effects of the turn end before the check', () => {
  const facts = { turn: 1, ...LAST_ROUND, t62s: { ussr: true }, salt: true, spaceAttempted: { us: true } }
  expect(position({ facts, autonomy: 'ussr' }).all()).toMatchObject({
    t62s: { ussr: false },
    salt: false,
    spaceAttempted: { us: false },
  })
})

test('4.3 a starred event used for the Space Race stays in the game', () => {
  const t = withCard('theDerg', { random: [6] }).play('ussr', 'spaceRace', 'theDerg')
  expect(t.all()).toMatchObject({ zones: { discard: ['theDerg'], removed: [] } })
  expect(playEvent('theDerg').all()).toMatchObject({ zones: { removed: ['theDerg'] } })
})
