// The battery finds nothing wrong with sound games, and notices every law that a spoilt one breaks.

import { type Game, LudotekaError, moveCard, moveTop } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { NIM } from '../../bots/test/nim.ts'
import { optionSequence, type Report, type Sampling, shareOf, verifyGame } from '../src/index.ts'
import { whatIsMisdeclaredFinal } from '../src/laws/finality.ts'
import { DUEL, KINDS, ZONES } from './duel.ts'
import { afterPlan, duelWith, SPOILT } from './spoilt.ts'

const verify = (game: Game, games = 40): Report => verifyGame(game, { games, seed: 'laws' })

/** Scouts would only look for what is rare. */
const lawsBroken = (game: Game, games = 40): string[] => {
  const { failures } = verifyGame(game, { games, seed: 'laws', sampling: { oneIn: 1, scouts: false } })
  return [...new Set(failures.map(({ law }) => law))]
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

  test('the log may tell what everybody saw before it was turned down again', () => {
    const game = duelWith('round.deal', step => ({
      run(s, f) {
        step.run?.(s, f)
        const card = moveTop(s, ZONES.deck, 0, ZONES.spent)
        if (card === undefined) return
        s.news = [...s.news, { key: 'revealed', rule: '2.2', data: { seat: 0, card } }]
        moveCard(s, card, ZONES.spent, 0, ZONES.deck, { bottom: true, turnedDown: true })
      },
    }))
    expect(lawsBroken(game, 100)).toEqual([])
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
    const seenOften = new Map([['round.plan plan', { times: 600, gone: 0 }]])
    expect(whatIsMisdeclaredFinal(DUEL, seenOften)).toEqual([
      'plan in round.plan is declared final and could always be taken back.',
    ])
    const seenSeldom = new Map([['round.plan plan', { times: 599, gone: 0 }]])
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

  test.each(SPOILT.map(spoilt => [spoilt.fault, spoilt] as const))('%s', (_fault, { law, game, games }) => {
    expect(lawsBroken(game, games)).toContain(law)
  })

  test('one law only, by a plausible action that is refused without a reason of its own', () => {
    expect(lawsBroken(duelWith('round.plan', () => ({ why: {} })))).toEqual(['refusals'])
  })

  test('not a game whose log entries about cards seen by all are public', () => {
    const game = afterPlan(s => {
      s.news = s.news.map(({ key, rule, data }) => ({ key, rule, data }))
    })
    expect(lawsBroken(game)).toEqual([])
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

describe('a sample', () => {
  const sampling: Sampling = { oneIn: 8, scouts: false }
  const sample = (game: Game, games: number): Report => verifyGame(game, { games, seed: 'laws', sampling })

  test.each(SPOILT.map(spoilt => [spoilt.fault, spoilt] as const))(
    'of many matches finds %s',
    (_fault, { law, game }) => {
      expect(sample(game, 400).failures.map(({ law }) => law)).toContain(law)
    },
  )

  test('finds nothing that full size does not find in the same match', () => {
    const spoilt = duelWith('round.plan', () => ({ why: {} }))
    const found = ({ failures }: Report) => failures.map(({ law, reproduce }) => `${law}: ${reproduce}`)
    const inSample = found(sample(spoilt, 100))
    const inAll = found(verify(spoilt, 100))
    expect(inSample.length).toBeGreaterThan(0)
    expect(inSample.length).toBeLessThan(inAll.length)
    expect(inAll).toEqual(expect.arrayContaining(inSample))
  })

  test('plays the same matches and is stated in the report', () => {
    const { decisions, sampling: stated } = sample(DUEL, 20)
    expect(decisions).toBe(verify(DUEL, 20).decisions)
    expect(shareOf(stated)).toBe('costly laws at 1 of 8 decisions')
    expect(shareOf(verify(DUEL, 1).sampling)).toBe('all laws at full rate')
  })
})

describe('quick matches while something is missing', () => {
  const search = (game: Game): Report =>
    verifyGame(game, { games: 1, seed: 'laws', sampling: { oneIn: 1, scouts: 'whileMissing' } })

  test('reach what one match does not', () => {
    const { failures, coverage } = search(DUEL)
    expect([failures, coverage.cards.missing, coverage.refusals.missing]).toEqual([[], [], []])
  })

  test('end where something is never reached, and report what breaks in them', () => {
    const game: Game = { ...DUEL, steps: { ...DUEL.steps, 'never.entered': {} } }
    expect(search(game).coverage.steps.missing).toEqual(['never.entered'])
    const { failures } = search({ ...game, bound: 5 })
    expect(failures.at(-1)).toMatchObject({ law: 'random play' })
    expect(failures.at(-1)?.reproduce).toContain("--seed 'laws/search 40'")
  })
})

describe('scenarios', () => {
  const file = (more: object) => ({
    path: 'nim/end.json',
    json: { name: 'the last matches', game: 'nim', position: { facts: { heap: 5 } }, ...more },
  })
  const follow = (game: Game, more: object): Report =>
    verifyGame(game, { games: 0, seed: 'laws', scenarios: [file(more)] })
  const lines = [
    { play: ['first', 'take', 'three'] },
    { refuse: ['second', 'take', 'three'] },
    { play: ['second', 'take', 'two'] },
  ]

  test('lead to what random play need not meet', () => {
    const rare: Game = {
      ...NIM,
      reasons: ['tooFew'],
      coverage: { cards: ['two', 'three'], fired: ({ data }) => ['', 'one', 'two', 'three'][Number(data['taken'])] },
    }
    const { failures, games, scenarios, decisions, coverage } = follow(rare, { do: lines })
    expect({ failures, games, scenarios, decisions }).toEqual({ failures: [], games: 0, scenarios: 1, decisions: 2 })
    expect([coverage.cards.missing, coverage.steps.missing, coverage.refusals.missing]).toEqual([[], [], []])
  })

  test('are played on from at random, and all laws hold there', () => {
    const spoilt: Game = { ...NIM, text: { ...NIM.text, ru: { ...NIM.text.ru, result: () => '' } } }
    const { failures, decisions } = follow(spoilt, { do: lines.slice(0, 1) })
    expect(decisions).toBeGreaterThan(1)
    expect(failures).toMatchObject([
      { law: 'texts', reproduce: 'npx ludoteka verify nim --games 0 --scenarios nim/end.json' },
    ])
  })

  test('that do not fit the rules are reported', () => {
    const { failures } = follow(NIM, { do: [{ play: ['second', 'take', 'one'] }] })
    expect(failures).toMatchObject([
      { law: 'scenarios', message: 'After 0 actions: Line 1 plays what is not offered.' },
    ])
  })

  test('of several endings are followed one by one, those of other versions not at all', () => {
    const variations = [
      { name: 'quick', do: lines.slice(2) },
      { name: 'slow', do: [{ play: ['second', 'take', 'one'] }] },
    ]
    expect(follow(NIM, { do: lines.slice(0, 2), variations })).toMatchObject({ failures: [], scenarios: 2 })
    expect(follow(NIM, { version: 2, do: lines })).toMatchObject({ failures: [], scenarios: 0, decisions: 0 })
  })
})
