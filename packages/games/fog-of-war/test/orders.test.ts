// Standing orders: which questions they answer, and which not.

import { type Core, LANGUAGES, readPosition, SPECTATOR, seedFrom, view } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { fogOfWar } from '../index.ts'
import { LET_PASS, ORDERS } from '../rules/orders.ts'

type About = (typeof LET_PASS)[number]

/** The Axis have paid for a look at a stack of the Allies, who may cancel it; or the Axis may restore it. */
function contest(kind: 'army' | 'neutral', seat: 'axis' | 'allies'): Core {
  return readPosition(
    fogOfWar,
    {
      facts: { turn: 5 },
      zones: { army: { spain: { allies: ['armyCorps'] } }, neutral: { spain: ['neutral1'] } },
      stack: [
        { step: 'turn.end', seat: 'axis' },
        { step: 'turn.draw', seat: 'axis' },
        { step: 'turn.main', seat: 'axis' },
        { step: 'intel.contest', looker: 'axis', kind, place: 'spain', seat, price: 2 },
      ],
    },
    seedFrom('orders'),
  )
}

function letsPass(s: Core, seat: string, about: About): boolean {
  return ORDERS.letIntelPass.applies(view(fogOfWar, s, SPECTATOR), seat, { about })
}

describe('2.4.2 letting intel pass', () => {
  test('answers whoever may cancel, and nobody else', () => {
    expect(letsPass(contest('army', 'allies'), 'allies', 'everything')).toBe(true)
    expect(letsPass(contest('army', 'allies'), 'axis', 'everything')).toBe(false)
    expect(ORDERS.letIntelPass.answer()).toEqual({ verb: 'decline' })
  })

  test('does not give up an attempt of one’s own', () => {
    expect(letsPass(contest('army', 'axis'), 'axis', 'everything')).toBe(false)
  })

  test('may be given for neutral cards alone', () => {
    expect(letsPass(contest('neutral', 'allies'), 'allies', 'neutralCards')).toBe(true)
    expect(letsPass(contest('army', 'allies'), 'allies', 'neutralCards')).toBe(false)
  })

  test('leaves the superiority token alone', () => {
    const seen = view(fogOfWar, contest('army', 'allies'), SPECTATOR)
    expect(ORDERS.keepSuperiority.applies(seen, 'allies')).toBe(false)
  })
})

test.each(LANGUAGES)('every order and every value of its settings has words: %s', language => {
  for (const order of Object.keys(ORDERS)) {
    expect(fogOfWar.text[language].order?.(order)?.name).not.toBe(order)
  }
  expect(Object.keys(fogOfWar.text[language].order?.('letIntelPass')?.settings?.['about']?.values ?? {})).toEqual(
    LET_PASS,
  )
})
