// Chapter 3: setting up.

import { table } from '@ludoteka/kernel/testing'
import { expect, test } from 'vitest'
import { redSea } from '../../index.ts'
import { told } from '../positions.ts'

const zoneCounts = (t: ReturnType<typeof table>) => t.view('spectator').zones

test('3.1 28 Mid War cards are shuffled, 9 dealt to each; Romanian Autonomy lies face up before the US', () => {
  const t = table(redSea)
  expect(zoneCounts(t)).toMatchObject({
    deck: { count: 10 },
    hand: { us: { count: 9 }, ussr: { count: 9 } },
    late: { count: 22 },
    autonomy: { us: { cards: ['romanianAutonomy'] } },
  })
  expect(t.all()).toMatchObject({ autonomyFaceUp: true })
})

test('3.2 start influence without choices', () => {
  expect(table(redSea).all()).toMatchObject({
    usInfluence: { ethiopia: 1, saudiArabia: 1, kenya: 0 },
    ussrInfluence: { somalia: 1, southYemen: 1, kenya: 0 },
  })
})

test('3.3 markers', () => {
  expect(table(redSea).all()).toMatchObject({
    turn: 1,
    defcon: 4,
    vp: 0,
    militaryOperations: { us: 0, ussr: 0 },
    spaceBox: { us: 0, ussr: 0 },
    first: 'ussr',
  })
})

test('3.4 bidding, start influence, extra influence, the choice of cards, then the deal', () => {
  const t = table(redSea, { options: { bidding: 'on', combined: 'on' } })
  expect(t.all()).toMatchObject({ step: 'setup.bid', waiting: ['first', 'second'] })
  t.play('first', 'bid', 'us:1').play('second', 'bid', 'us:0')
  expect(t.all()).toMatchObject({ step: 'setup.bonus', ussrInfluence: { somalia: 1 } })
  t.play('second', 'place', 'somalia')
  expect(t.all()).toMatchObject({ step: 'setup.pick', waiting: ['first'] })
  t.play('first', 'done')
  expect(t.all()).toMatchObject({ step: 'setup.pick', waiting: ['second'] })
  t.play('second', 'done')
  expect(t.all()).toMatchObject({ step: 'headline.choose' })
  expect(told(t, 'spectator')).toContain('deckShuffled')
})
