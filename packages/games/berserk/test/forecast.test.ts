// The forecast of a strike counts what really happens: every throw of the dice is played out and compared.

import { describe, expect, test } from 'vitest'
import { forecastStrike, lifeOf, publicState } from '../rules/questions.ts'
import { battle, type Setting } from './positions.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const

type Case = Pick<Setting, 'one' | 'two'>

const CASES: Readonly<Record<string, Case>> = {
  'an open card': { one: { c3: 'nomad' }, two: { c4: 'nomad' } },
  'a closed card': { one: { c3: 'nomad' }, two: { c4: { card: 'nomad', closed: true } } },
  'an unanswered strike': { one: { c3: 'vampire' }, two: { c4: 'nomad' } },
  'armour that is not used up': { one: { c3: 'nomad' }, two: { c4: 'axeMaster' } },
  'a blessed striker': { one: { c3: { card: 'nomad', gained: [{ k: 'blessing' }] } }, two: { c4: 'nomad' } },
  'a cursed target': { one: { c3: 'nomad' }, two: { c4: { card: 'nomad', gained: [{ k: 'curse' }] } } },
  'a clumsy striker': { one: { c3: { card: 'nomad', gained: [{ k: 'clumsiness', x: 2 }] } }, two: { c4: 'nomad' } },
  'a vulnerable target': { one: { c3: 'nomad' }, two: { c4: { card: 'nomad', gained: [{ k: 'vulnerability' }] } } },
  'camouflage of a closed card': {
    one: { c3: 'nomad' },
    two: { c4: { card: 'nomad', closed: true, gained: [{ k: 'camouflage' }] } },
  },
  'a protected target': {
    one: { c3: 'nomad' },
    two: { c4: { card: 'nomad', gained: [{ k: 'protSimpleStrikes' }] } },
  },
}

/** What a throw inflicts on both cards. */
function played(setting: Case, dice: readonly number[]): { readonly target: number; readonly striker: number } {
  const b = battle({ ...setting, dice })
    .strike('c3', 'c4')
    .passAll()
  return { target: b.wounds('c4'), striker: b.wounds('c3') }
}

describe('13.2–13.9, 14', () => {
  test.each(Object.entries(CASES))('the forecast of a strike at %s', (_name, setting) => {
    const b = battle({ ...setting, dice: [] })
    const forecast = forecastStrike(publicState(b.t.view('spectator')), b.piece('c3'), b.piece('c4'))
    const throws = FACES.flatMap(attack => (forecast?.fights ? FACES.map(defence => [attack, defence]) : [[attack]]))
    const results = throws.map(dice => played(setting, dice))
    const shareOf = (is: (result: (typeof results)[number]) => boolean): number =>
      results.filter(is).length / results.length
    expect(forecast?.hurts).toBeCloseTo(shareOf(({ target }) => target > 0))
    expect(forecast?.isHurt).toBeCloseTo(shareOf(({ striker }) => striker > 0))
    for (const n of [1, 2, 3, 4]) {
      const foreseen = (forecast?.ends ?? []).reduce(
        (sum, { outcome, wounds, share }) => sum + (outcome === 'hit' && wounds === n ? share : 0),
        0,
      )
      expect(foreseen, `${n} wounds`).toBeCloseTo(shareOf(({ target }) => target === n))
    }
  })
})

test('22.1 of a strike at a hidden card nothing is foreseen', () => {
  const b = battle({ one: { c3: 'nomad' }, two: { c4: 'nomad', hidden: { c5: 'silentBrother' } }, dice: [] })
  const s = publicState(b.t.view('spectator'))
  expect(b.row('c5').card).toBe('hidden')
  expect(forecastStrike(s, b.piece('c3'), b.piece('c5'))).toBeUndefined()
})

test('20.6 a blow that leaves no life is foreseen as a kill', () => {
  const b = battle({ one: { c3: 'nomad' }, two: { b4: 'nomad', c4: { card: 'nomad', closed: true } }, dice: [] })
  const s = publicState(b.t.view('spectator'))
  const target = b.piece('c4')
  const life = lifeOf(b.row('c4'))
  const wounded = { ...s, pieces: s.pieces.map(row => (row.at === 'c4' ? { ...row, wounds: life - 2 } : row)) }
  expect(forecastStrike(s, b.piece('c3'), target)?.kills).toBe(0)
  // Two lives left: a medium strike (4, 5) or a strong one (6) of 1-2-3 kills.
  expect(forecastStrike(wounded, b.piece('c3'), target)?.kills).toBeCloseTo(1 / 2)
})
