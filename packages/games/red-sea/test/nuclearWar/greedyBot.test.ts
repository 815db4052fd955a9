// The greedy bot never starts a nuclear war, nor risks one, while a safe line is left to it.
//
// A few matches here; `LUDOTEKA_MATCHES=1000 npx vitest run packages/games/red-sea/test/nuclearWar` watches a thousand.

import { type BotMaker, greedyBot, randomBot } from '@ludoteka/bots'
import { sampler, seedFrom } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { position } from '../positions.ts'
import { findSafeAnswers } from './safeLines.ts'
import { type WatchedMatch, type WatchReport, watchMatch } from './watch.ts'

const MATCHES = Number(process.env['LUDOTEKA_MATCHES'] ?? 8)
/** Only so that a run that hangs ends at all. */
const TIMEOUT = Math.max(600_000, MATCHES * 10_000)

const greedy: BotMaker = () => greedyBot()

/** Three of four against random play with sides swapped, the fourth greedy against itself; every other four combined. */
function matchNumber(n: number): WatchedMatch {
  const seed = seedFrom('red sea peace', n)
  const options = { combined: Math.floor(n / 4) % 2 === 0 ? 'off' : 'on' }
  if (n % 4 === 3) return { seed, options, bots: [greedy], watched: [0, 1] }
  const seat = n % 2
  return { seed, options, bots: seat === 0 ? [greedy, randomBot] : [randomBot, greedy], watched: [seat] }
}

test(`greedy runs no needless risk of nuclear war in ${MATCHES} matches`, { timeout: TIMEOUT }, () => {
  const total = { decisions: 0, cornered: 0, warsLost: 0 }
  const blunders: string[] = []
  for (let n = 0; n < MATCHES; n++) {
    const report: WatchReport = watchMatch(matchNumber(n))
    total.decisions += report.decisions
    total.cornered += report.cornered
    total.warsLost += report.warsLost
    blunders.push(...report.blunders)
    if ((n + 1) % 50 === 0) process.stdout.write(`${n + 1} matches ${JSON.stringify({ ...total, blunders })}\n`)
  }
  expect(blunders).toEqual([])
  expect(total.decisions).toBeGreaterThan(0)
})

describe('what is safe', () => {
  /** The answers of the US that keep a safe line in its first action round at DEFCON 2. */
  function safeFor(setting: Parameters<typeof position>[0]): readonly string[] {
    const { state } = position({ ...setting, facts: { defcon: 2, active: 'us', ...setting.facts } })
    const { offered, isSafe } = findSafeAnswers(state, 0, sampler(seedFrom('safe')), 200) // enough for any one card to turn up
    return offered.filter(isSafe).map(({ verb, arg }) => `${verb} ${arg}`)
  }

  test('8.1.4 a card whose event lowers DEFCON can only be sent to space', () => {
    expect(safeFor({ hand: { us: ['mrNyet'], ussr: ['detente'] }, autonomy: 'ussr' })).toEqual(['spaceRace mrNyet'])
    const spent = { spaceAttempted: { us: true } }
    expect(safeFor({ hand: { us: ['mrNyet'], ussr: ['detente'] }, autonomy: 'ussr', facts: spent })).toEqual([])
  })

  test('6.3.6.1 an operation granted to the opponent is safe while he has nowhere deadly to go', () => {
    const hand = { us: ['stagflation'], ussr: ['detente'] } as const
    const facts = { spaceAttempted: { us: true } }
    expect(safeFor({ hand, autonomy: 'ussr', facts, us: { ethiopia: 1 }, ussr: {} })).toEqual([])
    expect(safeFor({ hand, autonomy: 'ussr', facts, us: { djibouti: 1 }, ussr: {} })).toEqual([
      'operations stagflation',
    ])
  })

  test('KM27 what the opponent may hold counts, not what he holds', () => {
    const hand = { us: ['mengistuHaileMariam'], ussr: ['detente', 'nasserism'] } as const
    const facts = { spaceAttempted: { us: true } }
    expect(safeFor({ hand, autonomy: 'ussr', facts, us: { ethiopia: 1 }, ussr: {} })).toEqual([])
  })
})
