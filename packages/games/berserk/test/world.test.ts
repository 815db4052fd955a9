// The world of a position is kept while only wounds, closing and counters of a turn change: no static ability may look at them.

import { expect, test } from 'vitest'
import { CARD, CARDS } from '../content/cards.ts'
import type { Filter, Scope } from '../content/vocabulary.ts'
import { CARD_WORKS } from '../rules/traits.ts'

/** What a filter of a static scope may ask for: printed facts, places, chips and poison. */
const KEPT: readonly (keyof Filter)[] = [
  'element',
  'class',
  'id',
  'creature',
  'flyer',
  'incorporeal',
  'notIncorporeal',
  'notSymbiote',
  'poisoned',
  'inFormation',
  'enemy',
  'maxCost',
]
const CONDITIONS: readonly string[] = ['selfChipsAtLeast', 'formationPartnersAtLeast', 'hostRankAndFile']

const keysIn = (scope: Scope): readonly string[] => (typeof scope === 'object' ? Object.keys(scope.filter ?? {}) : [])

test('scopes and conditions of static abilities ask only for what the world is made of', () => {
  const works = CARDS.flatMap(card => {
    const found = CARD_WORKS.get(card)
    return found
      ? [...found.works, ...(found.formation?.works ?? []), ...found.charges.flatMap(charge => charge.works)]
      : []
  })
  expect(works.flatMap(({ scope }) => keysIn(scope)).filter(key => !KEPT.some(one => one === key))).toEqual([])
  const asked = CARDS.flatMap(card =>
    CARD[card].abilities.flatMap(one => (one.kind === 'static' && one.condition ? [one.condition.is] : [])),
  )
  expect(asked.filter(is => !CONDITIONS.includes(is))).toEqual([])
})
