// Chapters 13 and 14: who decides, and who knows what.

import { table } from '@ludoteka/kernel/testing'
import { expect, test } from 'vitest'
import { redSea } from '../../index.ts'
import { asked, playEvent, position, told, withCard } from '../positions.ts'

const HANDS = { us: ['usaid', 'famine'], ussr: ['theDerg', 'detente'] } as const

test('13 the side asked can differ from the active player, who never changes inside an action round', () => {
  const t = withCard('usaid', { by: 'ussr', us: { kenya: 1 }, ussr: { sudan: 1 }, random: [1] })
  t.play('ussr', 'operations', 'usaid').play('ussr', 'eventFirst')
  expect(t.all()).toMatchObject({ active: 'ussr', waiting: ['us'] })
  t.play('us', 'operation', 'coup')
  expect(t.why('ussr', 'coup', 'sudan')).toEqual({ rule: '4.2', reason: 'notYourDecision' })
  expect(t.play('us', 'coup', 'sudan').all()).toMatchObject({
    active: 'ussr',
    waiting: ['ussr'],
    step: 'operation.kind',
  })
})

test('14 a hand is known to its owner, its number to everybody', () => {
  const t = position({ hand: HANDS })
  expect(t.view('us').zones).toMatchObject({ hand: { us: { cards: ['usaid', 'famine'] }, ussr: { count: 2 } } })
  expect(t.view('us').zones).not.toHaveProperty('hand.ussr.cards')
  expect(t.view('spectator').zones).not.toHaveProperty('hand.us.cards')
})

test('14 the order of the deck is known to nobody, its number to everybody', () => {
  const t = position({ hand: HANDS, deck: ['mrNyet', 'rest'] })
  for (const viewer of ['us', 'ussr', 'spectator']) {
    expect(t.view(viewer).zones).toMatchObject({ deck: { count: 50 - 4 } })
    expect(t.view(viewer).zones).not.toHaveProperty('deck.known')
  }
})

test('14 a card put under the deck is known to both until the next shuffle', () => {
  const setting = { us: { somalia: 1, oman: 2 }, deck: ['f5eDelivery', 'rest'], random: [1] } as const
  const t = withCard('theLionFalters', { ...setting, hand: { us: ['ourManInTehran'] }, options: { combined: 'on' } })
  t.play('ussr', 'operations', 'theLionFalters').play('ussr', 'operation', 'coup').play('ussr', 'coup', 'somalia')
  expect(t.view('us').zones).toHaveProperty('deck.known')
  t.play('us', 'event', 'ourManInTehran').play('us', 'done')
  expect(t.view('us').zones).not.toHaveProperty('deck.known')
})

test('14 Romanian Autonomy and its facing are public', () => {
  const t = position({ hand: HANDS, facts: { autonomyFaceUp: false } })
  expect(t.view('spectator').zones).toMatchObject({ autonomy: { us: { cards: ['romanianAutonomy'] } } })
  expect(t.view('spectator').facts).toMatchObject({ autonomyFaceUp: false })
})

test('14 the headline is known to the chooser only until the reveal', () => {
  const t = position({ hand: HANDS, facts: { actionRound: 0 } }).play('us', 'headline', 'famine')
  expect(t.view('ussr').zones).not.toHaveProperty('headline.us.cards')
  expect(told(t, 'ussr')).toEqual(['headlineChosen'])
})

test('14 Cyrus Vance: both players know the drawn cards, others do not', () => {
  const t = playEvent('cyrusVance', { hand: { us: ['usaid', 'famine', 'peaceCorps'] }, random: ['usaid', 'famine'] })
  expect(t.view('ussr').zones).toMatchObject({ looked: { ussr: { cards: ['usaid', 'famine'] } } })
  expect(t.view('us').zones).toMatchObject({ looked: { ussr: { count: 2, known: ['usaid', 'famine'] } } })
  expect(t.view('spectator').zones).not.toHaveProperty('looked.ussr.known')
})

test('14 Stagflation: scoring cards shown are known from then on', () => {
  const t = playEvent('stagflation', { hand: { us: ['middleEastScoring', 'usaid'] } })
  expect(t.view('ussr').zones).toMatchObject({ hand: { us: { count: 2, known: ['middleEastScoring'] } } })
})

test('14 a card taken from the discard pile is known to both', () => {
  const t = playEvent('heroOfTheCrossing', { hand: { us: ['usaid'] }, discard: ['famine'] }).play(
    'us',
    'take',
    'famine',
  )
  expect(t.view('ussr').zones).toMatchObject({ hand: { us: { known: ['famine'] } } })
})

test('14 drawn cards are told to their owner only', () => {
  const t = playEvent('gosplanAdvisers', { hand: { ussr: ['detente'] } })
  expect(told(t, 'spectator')).not.toContain('drewCards')
  expect(asked(t)).toHaveProperty('ussr.discard')
})

test('14 a card taken openly is known in the hand again once another headline has been shown', () => {
  // The US took Separatists with Hero of the Crossing in an earlier turn; now both sides choose headlines.
  const t = table(redSea, {
    position: {
      facts: { turn: 2, actionRound: 0 },
      zones: {
        hand: { us: ['separatists', 'usaid', 'diegoGarcia'], ussr: ['detente', 'nasserism'] },
        autonomy: { us: ['romanianAutonomy'] },
      },
      known: { hand: { us: [['ussr'], [], []] } },
    },
  })
  const seenByUssr = (): unknown => Reflect.get(Object(t.view('ussr').zones['hand']), 'us')
  expect(seenByUssr()).toEqual({ count: 3, known: ['separatists'] })
  t.play('us', 'headline', 'diegoGarcia')
  expect(seenByUssr()).toEqual({ count: 2 }) // it may have been the headline
  t.play('ussr', 'headline', 'nasserism')
  expect(seenByUssr()).toEqual({ count: 2, known: ['separatists'] })
})
