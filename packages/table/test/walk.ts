// A test game without an end, for long matches: two seats walk in turn, each step told; a seat may rest and go on itself.

import {
  count,
  defineGame,
  type FramesOf,
  frames,
  type Game,
  type GameText,
  logger,
  OWN_KERNEL,
  offer,
  type State,
  type StateOf,
  type VerbsOf,
  zones,
} from '@ludoteka/kernel'

const fields = { steps: count(), rests: count() }
const FRAMES = frames({ walk: {} })
const VERBS = { step: true, rest: true } as const
type Verbs = VerbsOf<typeof VERBS>
type S = State<StateOf<typeof fields>, FramesOf<typeof FRAMES>>
const { log } = logger<{ stepped: { steps: number }; rested: { rests: number } }>()

const text: GameText = {
  title: 'Walk',
  seat: seat => seat,
  option: (_key, value) => value,
  card: kind => ({ name: kind, text: '' }),
  prompt: () => 'Take a step',
  action: () => 'Step',
  entry: entry => entry.key,
  reason: reason => reason,
  result: reason => reason,
}

export const WALK = defineGame<typeof fields, typeof FRAMES, Verbs>({
  id: 'walk',
  version: 1,
  options: {},
  seats: () => ['left', 'right'],
  zones: zones([], {}),
  fields,
  frames: FRAMES,
  verbs: VERBS,
  steps: {
    walk: {
      ask: (s: S) => offer<Verbs>(s.steps % 2, { step: true, rest: true }),
      do: {
        step(s) {
          s.steps++
          log(s, 'stepped', '1', { steps: s.steps })
        },
        rest(s) {
          s.rests++
          log(s, 'rested', '1', { rests: s.rests })
        },
      },
    },
  },
  setup: s => {
    s.stack.push({ step: 'walk' })
  },
  inventory: () => new Map(),
  refusals: { gameOver: '1', notYourDecision: '1', notNow: '1' },
  reasons: [],
  bound: Number.POSITIVE_INFINITY,
  text: { en: text, ru: text },
})

/** The same game, with the number of actions that were played by it. */
export function countedWalk(): { readonly game: Game; played(): number } {
  let played = 0
  const playOn: typeof OWN_KERNEL.playOn = (game, ...args) => {
    played++
    return OWN_KERNEL.playOn(game, ...args)
  }
  return { game: { ...WALK, kernel: { ...OWN_KERNEL, playOn } }, played: () => played }
}
