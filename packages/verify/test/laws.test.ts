// The battery finds nothing wrong with sound games, and notices every law that a spoilt one breaks.

import { type Core, type Game, LudotekaError } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { NIM } from '../../bots/test/nim.ts'
import { optionSequence, type Report, verifyGame } from '../src/index.ts'
import { whatIsMisdeclaredFinal } from '../src/laws/finality.ts'
import { DUEL, KINDS } from './duel.ts'

const verify = (game: Game, games = 40): Report => verifyGame(game, { games, seed: 'laws' })

const lawsBroken = (game: Game, games = 40): string[] => [
  ...new Set(verify(game, games).failures.map(({ law }) => law)),
]

const NAMES: readonly string[] = KINDS

type AnyStep = Game['steps'][string]

/** The duel with one step changed. */
function duelWith(name: string, change: (step: AnyStep) => Partial<AnyStep>): Game {
  const step: AnyStep = DUEL.steps[name] ?? {}
  return { ...DUEL, steps: { ...DUEL.steps, [name]: { ...step, ...change(step) } } }
}

/** The duel where something more happens whenever a card was planned. */
function afterPlan(happen: (s: Core, arg: string, seat: number) => void): Game {
  return duelWith('round.plan', step => ({
    do: {
      plan(s, f, arg, seat) {
        step.do?.['plan']?.(s, f, arg, seat)
        happen(s, String(arg), seat)
      },
    },
  }))
}

describe('sound games', () => {
  test('a game full of secrets keeps every law and is covered', () => {
    const report = verify(DUEL, 60)
    expect(report.failures).toEqual([])
    expect(report).toMatchObject({
      game: 'duel',
      games: 60,
      coverage: {
        cards: { reached: 6, total: 6, missing: [] },
        steps: { reached: 4, total: 4, missing: [] },
        refusals: { reached: 4, total: 4, missing: [] },
        secrets: { reached: 1, total: 1, missing: [] },
      },
    })
  })

  test('a game without secrets keeps every law and is covered', () => {
    const { failures, coverage } = verify(NIM)
    expect(failures).toEqual([])
    expect(coverage.refusals.missing).toEqual([])
  })

  test('the same seed gives the same report, another one other matches', () => {
    expect(verify(DUEL)).toEqual(verify(DUEL))
    const other = verifyGame(NIM, { games: 10, seed: 'another' })
    expect(other.decisions).not.toBe(verify(NIM, 10).decisions)
  })

  test('progress is told after every match', () => {
    const told: number[] = []
    verifyGame(NIM, { games: 3, seed: 'x', onProgress: done => told.push(done) })
    expect(told).toEqual([1, 2, 3])
  })
})

describe('options', () => {
  const extras: Game = {
    ...NIM,
    options: {
      heap: { kind: 'oneOf', values: ['small', 'big'], initial: 'small' },
      extras: { kind: 'list', values: ['x', 'y'], initial: ['x'] },
    },
  }

  test('every value of every option comes up, and in time every combination', () => {
    const next = optionSequence(extras, 'options')
    const round = Array.from({ length: 4 }, () => next())
    expect(round.map(({ heap }) => heap).sort()).toEqual(['big', 'big', 'small', 'small'])
    expect(new Set(round.map(({ extras }) => String(extras)))).toEqual(new Set(['', 'x', 'y', 'x,y']))
    const later = Array.from({ length: 60 }, () => JSON.stringify(next()))
    expect(new Set(later).size).toBe(8)
  })

  test('combinations the game refuses are left out', () => {
    const game: Game = {
      ...NIM,
      setup(s) {
        if (s.options['heap'] === 'big') throw new LudotekaError('bad-options', 'No big heap today.')
        NIM.setup(s)
      },
    }
    const next = optionSequence(game, 'options')
    expect([next(), next(), next()]).toEqual([{ heap: 'small' }, { heap: 'small' }, { heap: 'small' }])
  })
})

describe('spoilt games are found out', () => {
  test('terms of a question that tell a hidden card', () => {
    const spoilt = duelWith('round.plan', () => ({ terms: s => ({ top: s.zones[0]?.[0] ?? -1 }) }))
    expect(lawsBroken(spoilt)).toContain('no leak')
  })

  test('a verb that can never be taken back and is not declared final', () => {
    const { failures } = verify(duelWith('round.plan', () => ({ final: [] })))
    expect(failures).toEqual([
      {
        law: 'final verbs',
        message: 'plan in round.plan could never be taken back and is not declared final.',
        reproduce: `npx ludoteka verify duel --games 40 --seed 'laws'`,
      },
    ])
  })

  test('a verb declared final that can always be taken back, once there is enough to judge by', () => {
    const seenOften = new Map([['round.plan plan', { times: 100, gone: 0 }]])
    expect(whatIsMisdeclaredFinal(DUEL, seenOften)).toEqual([
      'plan in round.plan is declared final and could always be taken back.',
    ])
    const seenSeldom = new Map([['round.plan plan', { times: 3, gone: 0 }]])
    expect(whatIsMisdeclaredFinal(DUEL, seenSeldom)).toEqual([])
  })

  test('a failure names one command that shows it again', () => {
    const spoilt: Game = { ...DUEL, bound: 5 }
    const optionSets = [{ players: '2' }, { players: '3' }]
    const { failures } = verifyGame(spoilt, { games: 4, seed: 'laws', optionSets })
    expect(failures[0]).toEqual({
      law: 'random play',
      message: 'After 5 actions: The match did not end within 5 decisions.',
      reproduce: `npx ludoteka verify duel --games 1 --seed 'laws' --options '{"players":"2"}'`,
    })
    const last = failures.at(-1)
    expect(last?.reproduce).toContain(`--seed 'laws/3' --options '{"players":"3"}'`)
    const again = verifyGame(spoilt, { games: 1, seed: 'laws/3', optionSets: [{ players: '3' }] })
    expect(again.failures).toEqual([last])
  })

  test('an action that throws', () => {
    const game = afterPlan((_s, arg) => {
      if (arg === 'fox') throw new Error('no foxes')
    })
    expect(lawsBroken(game)).toEqual(expect.arrayContaining(['random play', 'every offer applies']))
  })

  test('a game that asks nobody', () => {
    expect(lawsBroken(duelWith('round.plan', () => ({ ask: () => [] })))).toContain('random play')
  })

  test('a verb that is not declared', () => {
    expect(lawsBroken({ ...DUEL, verbs: { pass: true } })).toContain('no empty choice')
  })

  test('a card that vanishes', () => {
    expect(lawsBroken(afterPlan(s => (s.zones[0] = s.zones[0]?.slice(1) ?? [])))).toContain('conservation')
  })

  test('a value that JSON does not keep', () => {
    expect(lawsBroken(afterPlan(s => Reflect.set(s, 'round', undefined)))).toContain('JSON')
  })

  test('a field that the notation does not keep', () => {
    expect(lawsBroken(afterPlan(s => Reflect.set(s, 'extra', 1)))).toContain('position notation')
  })

  test('chance from outside the generator', () => {
    let calls = 0
    expect(lawsBroken(afterPlan(s => Reflect.set(s, 'round', (calls++ % 3) + 1)))).toContain('replay')
  })

  test('an offer that depends on what the seat does not know', () => {
    const game = duelWith('round.plan', step => ({
      ask: (s, f) => {
        const offers = step.ask?.(s, f) ?? []
        const topIsFox = s.zones[0]?.[0] === KINDS.indexOf('fox')
        return topIsFox ? offers.map(({ seat, choice }) => ({ seat, choice: { ...choice, pass: true } })) : offers
      },
    }))
    expect(lawsBroken(game)).toContain('no leak')
  })

  test('a refusal that depends on what the seat does not know', () => {
    const game = duelWith(
      'round.plan',
      (): Partial<AnyStep> => ({
        why: { plan: s => ({ rule: '1', reason: (s.zones[0]?.[0] ?? 0) < 3 ? 'notInHand' : 'mustPlan' }) },
      }),
    )
    expect(lawsBroken(game, 100)).toContain('no leak')
  })

  test('a public log entry about a card drawn in secret', () => {
    const game = afterPlan(s => {
      s.news = s.news.map(({ key, rule, data }) => ({ key, rule, data }))
    })
    expect(lawsBroken(game)).toEqual([])
    const talkative = duelWith('round.deal', step => ({
      run(s, f) {
        step.run?.(s, f)
        s.news = s.news.map(({ key, rule, data }) => ({ key, rule, data }))
      },
    }))
    expect(lawsBroken(talkative, 100)).toContain('no leak by the log')
  })

  test('a field that is written differently every time', () => {
    let times = 0
    const round = { ...DUEL.fields['round'], initial: () => 0, read: () => 0, write: () => ++times }
    const game: Game = { ...DUEL, fields: { ...DUEL.fields, round } }
    expect(lawsBroken(game)).toContain('views that follow')
  })

  test('a secret kept in a field', () => {
    const game = afterPlan((s, arg) =>
      Reflect.set(s, 'round', Number(Reflect.get(s, 'round')) + NAMES.indexOf(arg) * 0.1),
    )
    expect(lawsBroken(game)).toContain('secret choices')
  })

  test('a secret kept in a frame', () => {
    const game = afterPlan((s, arg) => {
      const top = s.stack.at(-1)
      if (top) Reflect.set(top, 'card', arg)
    })
    expect(lawsBroken(game)).toContain('secret choices')
  })

  test('a sampled state in which the rules break down', () => {
    const game = duelWith('round.plan', step => ({
      ask: (s, f) => {
        // A sampled state has a generator of its own that nothing was drawn from.
        if (s.random.drawn === 0) throw new Error('no draws')
        return step.ask?.(s, f)
      },
    }))
    expect(lawsBroken(game)).toContain('sampled states')
  })

  test('a question that changes the state by being asked', () => {
    const game = duelWith('round.plan', step => ({
      ask: (s, f) => {
        Reflect.set(s, 'round', Number(Reflect.get(s, 'round')) + 1)
        return step.ask?.(s, f)
      },
    }))
    expect(lawsBroken(game)).toContain('looking changes nothing')
  })

  test('a reason that is not declared', () => {
    expect(lawsBroken({ ...DUEL, reasons: ['mustPlan'] })).toContain('refusals')
  })

  test('a plausible action that is refused without a reason of its own', () => {
    expect(lawsBroken(duelWith('round.plan', () => ({ why: {} })))).toEqual(['refusals'])
  })

  test('a text that is missing in one language', () => {
    const ru = { ...DUEL.text.ru, entry: () => '' }
    expect(lawsBroken({ ...DUEL, text: { ...DUEL.text, ru } })).toContain('texts')
  })

  test('what was never reached is named', () => {
    const game: Game = {
      ...DUEL,
      steps: { ...DUEL.steps, 'never.entered': {} },
      reasons: [...DUEL.reasons, 'neverGiven'],
      coverage: {
        cards: [...KINDS, 'gnu'],
        fired: DUEL.coverage?.fired ?? (() => undefined),
        entries: ['neverTold'],
      },
    }
    const { coverage } = verify(game, 60)
    expect(coverage.steps.missing).toEqual(['never.entered'])
    expect(coverage.refusals.missing).toEqual(['neverGiven'])
    expect(coverage.entries.missing).toEqual(['neverTold'])
    expect(coverage.cards).toEqual({ reached: 6, total: 7, missing: ['gnu'] })
  })
})
