// A test game of derived values: what is in supply hangs on who holds which places, and is asked for all the time.
//
// 1 Two seats take places in turn on a ring of twelve with a road across; each begins with its capital.
// 2 A seat may take a place next to one of its own that is in supply: joined to its capital through own places.
// 3 A place that is taken cuts the other's lines at once; what is then out of supply is lost before the next turn.
// 4 After twenty turns, or when somebody can take nothing, more places in supply win.

import {
  byId,
  type Core,
  count,
  defineGame,
  derived,
  drawn,
  enter,
  type FramesOf,
  frames,
  logger,
  NOWHERE,
  offer,
  oneOf,
  type Seat,
  type State,
  type StateOf,
  type VerbsOf,
  win,
  zones,
} from '@ludoteka/kernel'
import { refusals, text } from './common.ts'

const SEATS = ['west', 'east'] as const
const SIZE = 12
const PLACES = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9', 'p10', 'p11'] as const
const CAPITALS = [0, 6] as const
const TURNS = 20
/** The ring, and a road from the third place to the tenth. */
const NEXT: readonly (readonly number[])[] = PLACES.map((_, at) => [
  (at + 1) % SIZE,
  (at + SIZE - 1) % SIZE,
  ...(at === 3 ? [10] : at === 10 ? [3] : []),
])

const VERBS = { take: PLACES } as const
type Verbs = VerbsOf<typeof VERBS>
const fields = { turn: count(), holder: byId(PLACES, oneOf(SEATS)) }
const FRAMES = frames({ turn: {}, losses: {}, score: {} })
export type SupplyState = State<StateOf<typeof fields>, FramesOf<typeof FRAMES>>

const { log } = logger<{ taken: { seat: Seat; at: number; cut: number }; lost: { at: number } }>()

/** 2 For every place the seat that holds it in supply, or NOWHERE; from the holders alone. */
export function findSupplied(s: SupplyState): readonly number[] {
  const found = new Array<number>(SIZE).fill(NOWHERE)
  for (const [seat, capital] of CAPITALS.entries()) {
    const open: number[] = s.holder[capital] === seat ? [capital] : []
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (found[at] === seat) continue
      found[at] = seat
      for (const next of NEXT[at] ?? []) if (s.holder[next] === seat) open.push(next)
    }
  }
  return found
}

export const supplied = derived((s: SupplyState) => [s.holder], findSupplied)

const activeSeat = (s: SupplyState): Seat => s.turn % 2
const countSupplied = (s: SupplyState, seat: Seat): number => supplied(s).filter(holder => holder === seat).length
const isReached = (s: SupplyState, seat: Seat, at: number): boolean =>
  (NEXT[at] ?? []).some(next => supplied(s)[next] === seat)

function canTake(s: SupplyState, seat: Seat, at: number): boolean {
  return s.holder[at] !== seat && !CAPITALS.some(capital => capital === at) && isReached(s, seat, at)
}

export const isSupplyState = (s: Core): s is SupplyState => s.game === 'supply'

export const supply = defineGame<typeof fields, typeof FRAMES, Verbs>({
  id: 'supply',
  version: 1,
  options: {},
  seats: () => SEATS,
  zones: zones([], {}),
  fields,
  frames: FRAMES,
  verbs: VERBS,
  setup(s) {
    for (const [seat, capital] of CAPITALS.entries()) s.holder[capital] = seat
    enter(s, { step: 'turn' })
  },
  steps: {
    turn: {
      ask(s) {
        if (s.turn >= TURNS) return undefined
        const seat = activeSeat(s)
        return offer<Verbs>(seat, { take: PLACES.filter((_, at) => canTake(s, seat, at)) })
      },
      do: {
        take(s, _f, place, seat) {
          const at = PLACES.indexOf(place)
          const before = countSupplied(s, 1 - seat)
          s.holder[at] = seat
          log(s, 'taken', '2', { seat, at, cut: before - countSupplied(s, 1 - seat) }) // 3: right after the change
          enter(s, { step: 'losses' })
        },
      },
      final: ['take'],
      why: {
        take(s, _f, place, seat) {
          const at = PLACES.indexOf(place)
          if (s.holder[at] === seat) return { rule: '2', reason: 'alreadyYours' }
          return { rule: '2', reason: isReached(s, seat, at) ? 'isCapital' : 'outOfSupply' }
        },
      },
      run: s => enter(s, { step: 'score' }),
    },
    losses: {
      run(s) {
        const lost = PLACES.flatMap((_, at) => (s.holder[at] !== NOWHERE && supplied(s)[at] === NOWHERE ? [at] : []))
        for (const at of lost) {
          s.holder[at] = NOWHERE
          log(s, 'lost', '3', { at })
        }
        s.turn++
      },
    },
    score: {
      run(s) {
        const [west, east] = [countSupplied(s, 0), countSupplied(s, 1)]
        if (west === east) drawn(s, 'tie', '4')
        else win(s, [west > east ? 0 : 1], 'morePlaces', '4')
      },
    },
  },
  inventory: () => new Map(),
  refusals,
  reasons: ['gameOver', 'notYourDecision', 'alreadyYours', 'isCapital', 'outOfSupply'],
  bound: TURNS,
  text: text('Supply'),
})
