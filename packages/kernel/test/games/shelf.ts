// A test game that is nothing but zones: every kind of declaration, two teams, two sets of cards, one endless step.

import {
  byId,
  bySeat,
  type Core,
  count,
  defineGame,
  enter,
  flag,
  frames,
  group,
  list,
  offer,
  oneOf,
  param,
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
  { after: cardZones },
)

const fields = {
  score: bySeat(count()),
  lit: byId(COLOURS, flag()),
  colour: oneOf(COLOURS),
  leader: seat(),
  candles: count(0, { min: 0, max: 12 }),
  trail: list(oneOf(COLOURS)),
  wind: group({ from: seat(2), strong: flag() }),
}

const FRAMES = frames({ rest: {}, lookUp: { at: param.seats } })

const VERBS = { sit: true, look: COLOURS } as const
type Verbs = VerbsOf<typeof VERBS>

export const shelf = defineGame<typeof fields, typeof FRAMES, Verbs>({
  id: 'shelf',
  version: 1,
  options: { size: { kind: 'oneOf', values: ['small', 'large'], initial: 'small' } },
  seats: () => SITTERS,
  team: sitter => sitter % 2,
  zones: { ...cardZones, ...gemZones },
  fields,
  frames: FRAMES,
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
    // A step that stumbles over a frame it can't make anything of, as real rules do.
    lookUp: {
      ask(_s, f) {
        const [first] = f.at
        if (first === undefined) throw new TypeError('nobody looks up')
        return offer<Verbs>(first, { sit: true })
      },
    },
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
