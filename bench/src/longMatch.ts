// What actions and undos cost in a match that has become long.

import {
  act,
  begin,
  count,
  defineGame,
  type FramesOf,
  frames,
  type GameText,
  type Live,
  logger,
  offer,
  required,
  type State,
  type StateOf,
  seedFrom,
  undo,
  type VerbsOf,
  zones,
} from '@ludoteka/kernel'
import { median, processorTime } from './measure.ts'

export type LongMatch = {
  /** The time an action late in a long match takes over that of an early one. */
  readonly actLateVsEarly: number
  /** Taking back an action late in a long match. */
  readonly undoLateMs: number
}

/** Where actions are timed: so many around this one. */
const EARLY = 100
const LATE = 6000
const AROUND = 100

const fields = { steps: count() }
const FRAMES = frames({ walk: {} })
const VERBS = { step: true } as const
type Verbs = VerbsOf<typeof VERBS>
type S = State<StateOf<typeof fields>, FramesOf<typeof FRAMES>>
const { log } = logger<{ stepped: { steps: number } }>()

/** Texts of games that nobody reads. */
export const plainText = (title: string): GameText => ({
  title,
  seat: seat => seat,
  option: (_key, value) => value,
  card: kind => ({ name: kind, text: '' }),
  prompt: step => step,
  action: verb => verb,
  entry: entry => entry.key,
  reason: reason => reason,
  result: reason => reason,
})

/** Two seats take steps in turn for ever, each told in the log: whatever grows is the history. */
export const ENDLESS = defineGame<typeof fields, typeof FRAMES, Verbs>({
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
      ask: (s: S) => offer<Verbs>(s.steps % 2, { step: true }),
      do: {
        step(s) {
          s.steps++
          log(s, 'stepped', '1', { steps: s.steps })
        },
      },
      final: ['step'],
    },
  },
  setup: s => {
    s.stack.push({ step: 'walk' })
  },
  inventory: () => new Map(),
  refusals: { gameOver: '1', notYourDecision: '1', notNow: '1' },
  reasons: [],
  bound: Number.POSITIVE_INFINITY,
  text: { en: plainText('Walk'), ru: plainText('Walk') },
})

export function measureLongMatch(repetitions: number, late = LATE): LongMatch {
  const ratios: number[] = []
  const undos: number[] = []
  for (let n = 0; n <= repetitions; n++) {
    let live = walked(begin(ENDLESS, {}, seedFrom('long match', n)), EARLY - AROUND)
    const early = timed(() => {
      live = walked(live, 2 * AROUND)
    })
    live = walked(live, late - AROUND - live.actions.length)
    const slow = timed(() => {
      live = walked(live, 2 * AROUND)
    })
    const back = timed(() => undo(ENDLESS, live, required(live.actions.at(-1), 'the last action').seat))
    if (n === 0) continue // the first one warms up
    ratios.push(slow / early)
    undos.push(back)
  }
  return { actLateVsEarly: median(ratios), undoLateMs: median(undos) }
}

function walked(live: Live, actions: number): Live {
  let now = live
  for (let n = 0; n < actions; n++) now = act(ENDLESS, now, { seat: now.actions.length % 2, verb: 'step' })
  return now
}

/** In milliseconds of processor time. */
function timed(work: () => void): number {
  const startedAt = processorTime()
  work()
  return processorTime() - startedAt
}
