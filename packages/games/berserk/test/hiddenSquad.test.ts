// 5.4 Whoever looks at face-down cards supposes only squads that could have been recruited.

import { type Core, cardsIn, determinize, readPosition, sampler, seedFrom } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { CELLS } from '../content/cells.ts'
import { berserk } from '../rules/game.ts'
import { whyNoSquad } from '../rules/squad.ts'
import { ZONES } from '../rules/state.ts'
import { written } from './positions.ts'

const hiddenCards = (s: Core, seat: number) => CELLS.flatMap(cell => cardsIn(s, ZONES.faceDown.at(cell), seat))

describe('5.4 a supposed third row', () => {
  // The Second player has cards for most of his crystals in the open, and four more face down.
  const position = written({
    one: { c3: 'orc' },
    two: {
      c4: 'nomad',
      b4: 'nomad',
      d4: 'crossbowman',
      hidden: { a6: 'orc', b6: 'orc', c6: 'orc', d6: 'nomad' },
      deck: ['hedd', 'leshy', 'druid', 'torvald', 'jotun', 'kshar', 'ost', 'exorcist'],
    },
    facts: { turn: 1 },
  })
  const s = readPosition(berserk, position, seedFrom('squads'))

  test('can be paid for together with what lies open, and has nothing twice that is unique', () => {
    const supposed = new Set<string>()
    for (let n = 0; n < 150; n++) {
      const copy = determinize(berserk, s, 0, sampler(seedFrom('third row', n)))
      const hidden = hiddenCards(copy, 1)
      expect(hidden).toHaveLength(4)
      const squad = ['nomad', 'nomad', 'crossbowman', ...hidden] as const
      expect(whyNoSquad({ squad, deal: [], recruiting: { side: 'second', isFirstGame: false } })).toBeUndefined()
      supposed.add(hidden.toSorted().join())
    }
    expect(supposed.size).toBeGreaterThan(50)
  })
})
