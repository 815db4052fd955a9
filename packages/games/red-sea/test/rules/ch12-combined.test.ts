// Chapter 12: the combined variant.

import { table } from '@ludoteka/kernel/testing'
import { expect, test } from 'vitest'
import { CARD } from '../../content/cards.ts'
import { redSea } from '../../index.ts'
import { asked, names, position } from '../positions.ts'

const combined = () => table(redSea, { options: { combined: 'on' } })

test('12.1.1 the US chooses first, neutral and US cards, up to 9 Ops; then the USSR', () => {
  const t = combined()
  expect(t.all()).toMatchObject({ step: 'setup.pick', waiting: ['us'] })
  expect(t.why('us', 'pick', 'opec')).toEqual({ rule: '12.1.1', reason: 'opponentsEvent' })
  expect(t.why('us', 'pick', 'famine')).toEqual({ rule: '12.1.1', reason: 'notToBeChosen' })
  t.play('us', 'pick', 'brushWar').play('us', 'pick', 'wargames')
  expect(asked(t)).toMatchObject({
    us: {
      pick: names(
        'colonialRearGuards missileEnvy ourManInTehran puppetGovernments sadatExpelsSoviets summit terrorism voiceOfAmerica',
      ),
    },
  })
  expect(t.why('us', 'pick', 'armsRace')).toEqual({ rule: '12.1.1', reason: 'pickTooExpensive' })
  t.play('us', 'done')
  expect(t.why('ussr', 'pick', 'brushWar')).toEqual({ rule: '12.1.1', reason: 'notToBeChosen' })
  t.play('ussr', 'pick', 'opec').play('ussr', 'done')
  expect(t.view('spectator').zones).toMatchObject({
    box: { count: 21 - 3 },
    deck: { count: 28 + 2 - 18 },
    late: { count: 22 + 1 },
  })
})

test('12.1.1 choosing nothing is allowed', () => {
  const t = combined().play('us', 'done').play('ussr', 'done')
  expect(t.view('us').zones).toMatchObject({ box: { count: 21 }, deck: { count: 10 } })
})

test('12.1.2 three turns; final scoring after the third', () => {
  const facts = { actionRound: 7, active: 'us', militaryOperations: { us: 5, ussr: 5 } }
  const options = { combined: 'on' }
  expect(position({ options, facts, autonomy: 'ussr' }).all()).toMatchObject({ turn: 3, step: 'headline.choose' })
  expect(position({ options, facts: { ...facts, turn: 3 }, autonomy: 'ussr' }).all()).toMatchObject({
    result: { reason: 'finalScoring' },
  })
})

test('12.2 21 cards with their Ops', () => {
  const t = combined()
  expect(t.view('us').zones).toMatchObject({ box: { count: 21 } })
  expect([CARD.loneGunman.ops, CARD.northSeaOil.ops, CARD.muslimRevolution.ops]).toEqual([1, 3, 4])
})
