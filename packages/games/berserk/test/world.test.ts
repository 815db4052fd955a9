// The world of a position is kept while only wounds, closing and counters of a turn change, so no static ability may look at
// them; where a card moves it follows from the one before.

import { anyAction, apply, type Core, choices, countActions, itemAt, sampler, seedFrom, start } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { CARD, CARDS } from '../content/cards.ts'
import { CELLS } from '../content/cells.ts'
import type { Filter, Scope } from '../content/vocabulary.ts'
import { game } from '../index.ts'
import { rolesIn } from '../rules/roles.ts'
import { ALL_SEATS } from '../rules/seats.ts'
import type { S } from '../rules/state.ts'
import { CARD_WORKS } from '../rules/traits.ts'
import { cellIn, standingNear, standingOn, traitsFor, type World, world } from '../rules/world.ts'

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

const isBerserk = (s: Core): s is S => s.game === game.id

/** All that anybody asks of a world. */
const tableIn = (w: World) => ({
  squads: w.squads,
  hidden: w.hidden,
  attached: w.attached,
  kinds: w.kinds,
  hasCreature: w.hasCreature,
  blocked: w.blocked,
  occupied: w.occupied,
  isPlaceFelt: w.isPlaceFelt,
  cells: w.inPlay.map(piece => cellIn(w, piece)),
  standing: CELLS.map(cell => standingOn(w, cell)),
  near: CELLS.map(cell => standingNear(w, cell)),
  roles: ALL_SEATS.map(seat => rolesIn(w, seat)),
})

test('a world that was kept or follows from the one before is the world that would be made anew', () => {
  const random = sampler(seedFrom('worlds'))
  for (let match = 0; match < 12; match++) {
    const s = start(game, {}, random.seed())
    if (!isBerserk(s)) throw new Error('another game')
    let offers = choices(game, s)
    while (offers.length > 0) {
      const kept = world(s)
      const anew = world({ ...s, pieces: s.pieces.slice() })
      expect(tableIn(kept)).toEqual(tableIn(anew))
      // Traits of the same making are the same record.
      expect(anew.inPlay.filter(piece => traitsFor(kept, piece) !== traitsFor(anew, piece))).toEqual([])
      world(s)
      const able = offers.filter(({ choice }) => countActions(choice) > 0)
      const { seat, choice } = itemAt(able, random.below(able.length))
      const { verb, arg } = anyAction(seat, choice, random)
      offers = apply(game, s, seat, verb, arg)
    }
  }
})
