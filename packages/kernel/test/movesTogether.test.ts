// Many cards moved as one, where nobody can notice it: everything is as if they had been moved one by one.

import {
  type Core,
  contents,
  type Game,
  itemAt,
  kindAt,
  moveAll,
  moveCard,
  moveRandom,
  moveSomeAtRandom,
  perSeat,
  readPosition,
  reveal,
  seedFrom,
  zones,
} from '@ludoteka/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CARDS, cardZones, gemZones, shelf } from './games/shelf.ts'
import { bytes, parsed } from './play.ts'

const [N, E] = [0, 1] as const
const hidden = { owner: 'cards', others: 'count', stock: 'shared', veil: 'coat' } as const
const coat = zones(
  CARDS,
  { sleeve: perSeat(hidden), pocket: perSeat(hidden), boot: perSeat({ ...hidden, ordered: true }) },
  { after: shelf.zones },
)
const game: Game = { ...shelf, zones: { ...cardZones, ...gemZones, ...coat } }
const ZONES = [coat.sleeve, coat.pocket, coat.boot, cardZones.hand, cardZones.pile]

const COPIES = 6
/** All cards of the game; where each of them lies is any of these, the rest in the pile. */
const ALL = CARDS.flatMap(card => Array.from({ length: COPIES }, () => card))
const PLACES = ['sleeve', 'pocket', 'boot', 'hand', 'pile'] as const

const cases = {
  seed: fc.nat({ max: 1000 }),
  places: fc.array(fc.constantFrom(...PLACES), { minLength: ALL.length, maxLength: ALL.length }),
  from: fc.constantFrom(...ZONES.slice(0, 4)),
  to: fc.constantFrom(...ZONES),
  shown: fc.constantFrom(undefined, ...ZONES.slice(0, 4)),
  queued: fc.constantFrom(undefined, ...CARDS),
  howMany: fc.nat({ max: 6 }),
}
type Case = { readonly [K in keyof typeof cases]: (typeof cases)[K] extends fc.Arbitrary<infer T> ? T : never }

function lay({ seed, places, shown, from, queued }: Case): Core {
  const at = (place: (typeof PLACES)[number]) => ({ n: ALL.filter((_, i) => places[i] === place) })
  const written = { sleeve: at('sleeve'), pocket: at('pocket'), boot: at('boot'), hand: at('hand') }
  const s = readPosition(game, parsed(bytes({ zones: written })), seedFrom('together', seed))
  if (shown) reveal(s, shown, N, E, kind => kind === 'six')
  s.sealed = false
  if (queued && contents(s, from, N).some(card => kindAt(from, card) === queued)) s.random.queued.push(queued)
  return s
}

test('cards drawn blindly one after another', () => {
  fc.assert(
    fc.property(fc.record(cases), one => {
      const [together, singly] = [lay(one), lay(one)]
      moveSomeAtRandom(together, one.from, N, one.to, one.howMany)
      for (let n = 0; n < one.howMany; n++) moveRandom(singly, one.from, N, one.to)
      expect(together).toEqual(singly)
    }),
    { numRuns: 400 },
  )
})

test('all cards of a zone', () => {
  fc.assert(
    fc.property(fc.record(cases), one => {
      fc.pre(one.from !== one.to && !one.from.ordered)
      const [together, singly] = [lay(one), lay(one)]
      moveAll(together, one.from, N, one.to)
      while (contents(singly, one.from, N).length > 0)
        moveCard(singly, kindAt(one.from, itemAt(contents(singly, one.from, N), 0)), one.from, N, one.to)
      expect(together).toEqual(singly)
    }),
    { numRuns: 400 },
  )
})
