// A test game that is nothing but zones: every kind of declaration, two teams, two sets of cards, one endless step.

import {
  byId,
  bySeat,
  type Core,
  count,
  defineGame,
  enter,
  flag,
  group,
  list,
  offer,
  oneOf,
  perSeat,
  seat,
  shared,
  type VerbsOf,
  win,
  zones,
} from '@ludoteka/kernel'
import { refusals, text } from './common.ts'

const SITTERS = ['n', 'e', 's', 'w'] as const
export const CARDS = ['ace', 'two', 'six', 'ten'] as const
const GEMS = ['jade', 'opal'] as const
const COLOURS = ['red', 'blue'] as const

export const cardZones = zones(CARDS, {
  pile: shared({ everyone: 'count', ordered: true, takesRest: true, stock: 'shared' }),
  bag: shared({ everyone: 'count', stock: 'shared' }),
  table: shared({ everyone: 'cards', ordered: true }),
  hand: perSeat({ owner: 'cards', others: 'count', stock: 'shared' }),
  blind: perSeat({ owner: 'count', others: 'count', stock: 'shared', ordered: true }),
  low: perSeat({
    owner: 'cards',
    others: 'count',
    stock: 'shared',
    admits: (_s, kind) => kind === 'ace' || kind === 'two',
  }),
  aceful: perSeat({ owner: 'cards', others: 'count', stock: 'shared', mustHold: (_s, kind) => kind === 'ace' }),
})
export const gemZones = zones(
  GEMS,
  {
    pouch: perSeat({ owner: 'cards', others: 'count', takesRest: true }),
    vault: shared({ everyone: 'count', takesRest: true }),
  },
  cardZones,
)

const fields = {
  score: bySeat(count()),
  lit: byId(COLOURS, flag()),
  colour: oneOf(COLOURS),
  leader: seat(),
  trail: list(oneOf(COLOURS)),
  wind: group({ from: seat(2), strong: flag() }),
}

type Shelf = { readonly step: 'rest' } | { readonly step: 'lookUp'; readonly at: readonly number[] }

const VERBS = { sit: true, look: COLOURS } as const
type Verbs = VerbsOf<typeof VERBS>

export const shelf = defineGame<typeof fields, Shelf, Verbs>({
  id: 'shelf',
  version: 1,
  options: { size: { kind: 'oneOf', values: ['small', 'large'], initial: 'small' } },
  seats: () => SITTERS,
  team: sitter => sitter % 2,
  zones: { ...cardZones, ...gemZones },
  fields,
  verbs: VERBS,
  setup(s) {
    enter(s, { step: 'rest' })
  },
  steps: {
    rest: {
      ask: () => offer<Verbs>(0, { sit: true }),
      do: {
        sit(s) {
          win(s, [0, 2], 'sat', '1')
        },
      },
      why: { look: (_s, _f, colour) => ({ rule: '1', reason: `never${colour}` }) },
    },
    // A step that stumbles over a damaged frame, as real rules do.
    lookUp: { ask: (_s, f) => offer<Verbs>(f.at.length - 1, { sit: true }) },
  },
  inventory: (s: Core, owner) =>
    owner < 0
      ? new Map<string, number>([...CARDS.map((card): [string, number] => [card, 6]), ['opal', s.seats]])
      : new Map([['jade', 2]]),
  refusals,
  reasons: ['gameOver', 'notYourDecision', 'notNow', 'neverred', 'neverblue'],
  bound: 1,
  text: text('Shelf'),
})
