// What a deal costs where hidden places take only some cards, beside the same deal where they take all.

import {
  dealer,
  defineGame,
  type FramesOf,
  frames,
  type Game,
  layOut,
  offer,
  perSeat,
  SHARED,
  type State,
  sampler,
  seedFrom,
  shared,
  start,
  type VerbsOf,
  zones,
} from '@ludoteka/kernel'
import { plainText } from './longMatch.ts'
import { interleave, medianRatio, perSecond } from './measure.ts'

const SEATS = ['a', 'b', 'c', 'd', 'e', 'f']
const PLANS = 3
const HAND = 4
const CARDS = Array.from({ length: 60 }, (_, number) => `card${number}`)
const NUMBERS = new Map(CARDS.map((card, number) => [card, number]))

/** Two of three cards can be planned, others by every seat. */
const isPlan = (card: string, seat: number): boolean => ((NUMBERS.get(card) ?? 0) + seat) % 3 !== 0

const FRAMES = frames({ wait: {} })
const VERBS = { wait: true } as const
type Verbs = VerbsOf<typeof VERBS>
type S = State<object, FramesOf<typeof FRAMES>>

/** Six seats with plans that lie face down. */
function plans(constrained: boolean): Game {
  const table = zones(
    CARDS,
    {
      deck: shared({ everyone: 'count', ordered: true }),
      hand: perSeat({ owner: 'cards', others: 'count', stock: 'shared' }),
      plans: perSeat({
        owner: 'cards',
        others: 'count',
        stock: 'shared',
        admits: constrained ? (_s, card, seat) => isPlan(card, seat) : undefined,
      }),
    },
    { unique: true },
  )
  return defineGame<Record<never, never>, typeof FRAMES, Verbs>({
    id: 'plans',
    version: 1,
    options: {},
    seats: () => SEATS,
    zones: table,
    fields: {},
    frames: FRAMES,
    verbs: VERBS,
    steps: { wait: { ask: () => offer<Verbs>(0, { wait: true }), do: { wait() {} } } },
    setup(s: S) {
      const left = CARDS.slice()
      for (const seat of SEATS.keys()) {
        for (let n = 0; n < PLANS; n++) {
          const at = left.findIndex(card => isPlan(card, seat))
          layOut(s, table.plans, seat, left.splice(at, 1))
        }
        layOut(s, table.hand, seat, left.splice(0, HAND))
      }
      layOut(s, table.deck, 0, left)
      s.stack.push({ step: 'wait' })
    },
    inventory: (_s, owner) => new Map(owner === SHARED ? CARDS.map(card => [card, 1]) : []),
    refusals: { gameOver: '1', notYourDecision: '1', notNow: '1' },
    reasons: [],
    bound: Number.POSITIVE_INFINITY,
    text: { en: plainText('Plans'), ru: plainText('Plans') },
  })
}

/** The time of a deal in which every hidden plan must be a card that its seat can plan, over that of a deal without any such condition. */
export function measureConstrainedDeals(repetitions: number, milliseconds: number): number {
  const random = sampler(seedFrom('constrained deals'))
  const laps = [true, false].map(constrained => {
    const game = plans(constrained)
    const s = start(game, {}, seedFrom('plans'))
    const { deal } = dealer(game, s, 0)
    let copy = s // kept, so that no deal can be left out as unused
    return perSecond(milliseconds, () => {
      copy = deal(random)
      return copy.seats / s.seats
    })
  })
  const [constrained = [], plain = []] = interleave(repetitions, ...laps)
  return medianRatio(plain, constrained) // times are the inverse of rates
}
