// The forecast of a strike counts what really happens: every throw of the dice is played out and compared.

import { describe, expect, test } from 'vitest'
import type { AbilityName } from '../content/abilities.ts'
import { forecastAbility, forecastStrike, isInVain, lifeOf, publicState, type UsableId } from '../rules/questions.ts'
import { battle, type Setting, wounded } from './positions.ts'

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

type AbilityCase = Case & { readonly ability: AbilityName; readonly id: UsableId; readonly target: 'c4' | 'c5' }

const ABILITY_CASES: Readonly<Record<string, AbilityCase>> = {
  'a magic strike': { ability: 'exorcist.a2', id: 'a2', target: 'c4', one: { c3: 'exorcist' }, two: { c4: 'nomad' } },
  'magic armour': { ability: 'exorcist.a2', id: 'a2', target: 'c4', one: { c3: 'exorcist' }, two: { c4: 'exorcist' } },
  'a blessing': {
    ...{ ability: 'exorcist.a2', id: 'a2', target: 'c4', two: { c4: 'nomad' } },
    one: { c3: { card: 'exorcist', gained: [{ k: 'blessing' }] } },
  },
  'scales with five wounds': {
    ...{ ability: 'exorcist.a2', id: 'a2', target: 'c4', one: { c3: 'exorcist' } },
    two: { c4: { card: 'nomad', wounds: 5, gained: [{ k: 'scales' }] } },
  },
  'a throw': {
    ability: 'purifier.a1',
    id: 'a1',
    target: 'c5',
    one: { c3: 'purifier' },
    two: { c5: 'crusaderOfSegger' },
  },
}

describe('15.2–15.7, 14.4 the forecast of an attack by an ability', () => {
  test.each(Object.entries(ABILITY_CASES))('%s', (_name, { ability, id, target, ...setting }) => {
    const b = battle({ ...setting, dice: [] })
    const before = b.wounds(target)
    const forecast = forecastAbility(publicState(b.t.view('spectator')), ability, b.piece('c3'), b.piece(target))
    const results = FACES.map(face => {
      const played = battle({ ...setting, dice: [face] }).use('c3', id)
      return played.target(target).passAll().wounds(target) - before
    })
    for (const n of [0, 1, 2, 3]) {
      const foreseen = (forecast?.ends ?? []).reduce((sum, { wounds, share }) => sum + (wounds === n ? share : 0), 0)
      expect(foreseen, `${n} wounds`).toBeCloseTo(results.filter(result => result === n).length / FACES.length)
    }
    expect([forecast?.fights, forecast?.isHurt]).toEqual([false, 0])
  })

  test('14.4 an attack of one number has one end, without a grade', () => {
    const b = battle({ one: { c3: 'krondak' }, two: { c5: wounded('nomad', 7) }, dice: [] })
    const s = publicState(b.t.view('spectator'))
    const found = forecastAbility(s, 'krondak.a2', b.piece('c3'), b.piece('c5'))
    expect(found?.ends).toEqual([{ outcome: 'hit', grade: 'none', strength: 1, wounds: 1, share: 1 }])
    expect(found?.kills).toBe(1)
  })

  test('17.4 nothing is foreseen while a number of it is still to be chosen, nor of what is no attack', () => {
    const b = battle({ one: { c3: 'sluaWitch', b3: 'torvald' }, two: { c5: 'nomad' }, dice: [] })
    const s = publicState(b.t.view('spectator'))
    expect(forecastAbility(s, 'sluaWitch.a1', b.piece('c3'), b.piece('c5'))).toBeUndefined()
    expect(forecastAbility(s, 'torvald.a1', b.piece('b3'), b.piece('c5'))).toBeUndefined()
  })
})

test('19.5 a target that its protections make useless is told before it is chosen', () => {
  const b = battle({
    one: { c3: 'exorcist' },
    two: { b4: 'nomad', c4: { card: 'nomad', gained: [{ k: 'protMagic' }] }, d4: 'crystalWyrm' },
    dice: [],
  })
  const s = publicState(b.t.view('spectator'))
  const isVain = (cell: 'b4' | 'c4' | 'd4') => isInVain(s, 'exorcist.a2', b.piece('c3'), b.piece(cell))
  expect([isVain('b4'), isVain('c4'), isVain('d4')]).toEqual([false, true, true])
  expect(forecastAbility(s, 'exorcist.a2', b.piece('c3'), b.piece('c4'))?.hurts).toBe(0)
})
