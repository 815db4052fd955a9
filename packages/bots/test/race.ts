// A race of two: walk a step, stumble back two, or throw a die, which wins three steps with a six and nothing otherwise. A game in
// which chance and decisions can be told apart, for tests.

import {
  bySeat,
  count,
  defineGame,
  die,
  end,
  type FramesOf,
  frames,
  offer,
  type State,
  type StateOf,
  seat,
  type VerbsOf,
  win,
} from '@ludoteka/kernel'
import { refusals, text } from '../../kernel/test/games/common.ts'

const VERBS = { walk: true, stumble: true, throw: true } as const
type RaceVerbs = VerbsOf<typeof VERBS>
const FIELDS = { steps: bySeat(count(4)), turn: seat() }
const FRAMES = frames({ run: {} })
const GOAL = 9

type Race = State<StateOf<typeof FIELDS>, FramesOf<typeof FRAMES>>

export const RACE = defineGame<typeof FIELDS, typeof FRAMES, RaceVerbs>({
  id: 'race',
  version: 1,
  options: {},
  seats: () => ['left', 'right'],
  zones: {},
  fields: FIELDS,
  frames: FRAMES,
  steps: {
    run: {
      ask: s => offer<RaceVerbs>(s.turn, { walk: true, stumble: true, throw: true }),
      do: {
        walk: s => goOn(s, 1),
        stumble: s => goOn(s, -2),
        throw: s => goOn(s, die(s) === 6 ? 3 : 0),
      },
      final: ['walk', 'stumble', 'throw'],
    },
  },
  verbs: VERBS,
  setup: s => {
    s.stack.push({ step: 'run' })
  },
  inventory: () => new Map(),
  refusals,
  reasons: [],
  bound: 100,
  bot: {
    evaluate: (s, me) => (s.steps[me] ?? 0) - (s.steps[1 - me] ?? 0),
    outlook: {
      features: (s, me) => ({ steps: s.steps[me] ?? 0 }),
      weights: { steps: 0.5 },
      isQuiet: () => true,
    },
  },
  text: text('Race'),
})

function goOn(s: Race, by: number): void {
  const steps = Math.max(0, (s.steps[s.turn] ?? 0) + by)
  s.steps[s.turn] = steps
  if (steps >= GOAL) win(s, [s.turn], 'arrived', '1')
  s.turn = 1 - s.turn
  end(s, { step: 'run' })
}
