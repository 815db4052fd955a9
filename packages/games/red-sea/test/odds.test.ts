// The odds the board shows, against every throw of the dice one by one.

import { describe, expect, test } from 'vitest'
import { chanceToBeat, coupOdds, DIE_FACES, percent, realignOdds, turnUpChance } from '../rules/odds.ts'

const SMALL = [0, 1, 2, 3, 4]

/** A coup as 6.3.2 words it. */
function coup(
  die: number,
  plus: number,
  stability: number,
  opponents: number,
): { left: number; added: number; won: boolean } {
  const total = die + plus
  if (total <= 2 * stability) return { left: opponents, added: 0, won: false }
  let margin = total - 2 * stability
  let left = opponents
  while (margin > 0 && left > 0) {
    left--
    margin--
  }
  return { left, added: margin, won: true }
}

describe('6.3.2 coups', () => {
  test('the chances are those of all six faces', () => {
    for (const plus of [-1, 0, 1, 2, 3, 4, 5]) {
      for (const stability of [1, 2, 3]) {
        for (const opponents of [1, 2, 3, 5]) {
          const thrown = DIE_FACES.map(die => coup(die, plus, stability, opponents))
          const odds = coupOdds({ plus, needed: 2 * stability, opponents })
          expect(odds.success).toEqual({ hits: thrown.filter(({ won }) => won).length, of: 6 })
          expect(odds.clears).toEqual({ hits: thrown.filter(({ left }) => left === 0).length, of: 6 })
          expect(odds.outcomes.map(({ removed, added }) => [opponents - removed, added])).toEqual(
            thrown.map(({ left, added }) => [left, added]),
          )
        }
      }
    }
  })
})

describe('6.2.2 realignments', () => {
  test('the chances are those of all thirty-six pairs', () => {
    for (const plus of SMALL) {
      for (const opponentsPlus of SMALL) {
        for (const own of SMALL) {
          for (const opponents of SMALL) {
            const seen = { win: 0, tie: 0, loss: 0, clears: 0 }
            for (const a of DIE_FACES) {
              for (const b of DIE_FACES) {
                const gap = a + plus - b - opponentsPlus
                const theirs = Math.max(0, opponents - Math.max(0, gap))
                const ours = Math.max(0, own - Math.max(0, -gap))
                if (theirs < opponents) seen.win++
                else if (ours < own) seen.loss++
                else seen.tie++
                if (gap > 0 && theirs === 0) seen.clears++
              }
            }
            const odds = realignOdds({ plus, opponentsPlus, own, opponents })
            const hits = Object.fromEntries(Object.entries(odds).map(([key, chance]) => [key, chance.hits]))
            expect(hits).toEqual(seen)
          }
        }
      }
    }
  })
})

test('TS45 the higher sum wins, a die that is set shows one face', () => {
  expect(chanceToBeat({ dice: DIE_FACES, plus: 0 }, { dice: DIE_FACES, plus: 0 })).toEqual({ hits: 15, of: 36 })
  expect(chanceToBeat({ dice: DIE_FACES, plus: 2 }, { dice: DIE_FACES, plus: 0 })).toEqual({ hits: 26, of: 36 })
  expect(chanceToBeat({ dice: [6], plus: 0 }, { dice: DIE_FACES, plus: 0 })).toEqual({ hits: 5, of: 6 })
})

describe('6.3.6.1 the card turned up', () => {
  test('is any of those that may lie on top', () => {
    expect(turnUpChance(['detente', 'stagflation', 'africaScoring', 'mrNyet'])).toEqual({ hits: 3, of: 4 })
    expect(percent({ hits: 2, of: 3 })).toBe(67)
    expect(percent(turnUpChance([]))).toBe(0)
  })

  test('is one of those shuffled into the deck as often as they make up the deck', () => {
    // 2 of 4 cards are known to be in the deck, both lower DEFCON; of the others 1 in 3 does.
    const shuffled = { cards: ['detente', 'stagflation'], among: 4 } as const
    expect(percent(turnUpChance(['nasserism', 'mrNyet', 'carterDoctrine'], shuffled))).toBe(67)
    expect(turnUpChance(['mrNyet'], { ...shuffled, among: 2 })).toEqual({ hits: 2, of: 2 })
  })
})
