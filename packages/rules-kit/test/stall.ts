// A table for the tests of single helpers: questions about goods, each put by the frame of a position.

import {
  type Core,
  defineGame,
  end,
  type FramesOf,
  frames,
  type Game,
  list,
  logger,
  offer,
  oneOf,
  param,
  rule,
  type State,
  type StateOf,
  type Steps,
  type VerbList,
  type VerbsOf,
  zones,
} from '@ludoteka/kernel'
import { canComplete, chosenParams, onlyOnce, rulesKit } from '@ludoteka/rules-kit'
import { text } from './text.ts'

export const GOODS = ['salt', 'silk', 'spice', 'wine', 'wool'] as const
export type Good = (typeof GOODS)[number]
const WEIGHT: Readonly<Record<Good, number>> = { salt: 1, silk: 2, spice: 3, wine: 5, wool: 8 }

const FIELDS = { taken: list(oneOf(GOODS)) }
const VERBS = { take: GOODS, decline: true, done: true, rest: true } as const satisfies VerbList

const LETTERS = ['order', 'refusal', 'blank'] as const
type Letter = (typeof LETTERS)[number]

const OF = { of: param.names(GOODS) }
const LETTER = { letter: param.name(LETTERS) }
const FRAMES = frames({
  /** One of the goods named. */
  one: { ...OF, optional: param.flag },
  /** One of the goods named, also if it is the only one. */
  secret: OF,
  /** Some goods, each once. */
  some: { ...OF, min: param.count, max: param.count, confirmed: param.flag, ...chosenParams(GOODS) },
  /** Goods of exactly this weight, at most three. */
  weigh: { ...OF, weight: param.count, ...chosenParams(GOODS) },
  /** The sentences of a letter. */
  'letter.begin': LETTER,
  'letter.op': { ...LETTER, op: param.count },
  'letter.end': LETTER,
  /** So that a test finds the table open. */
  rest: {},
})
export type StallFrame = FramesOf<typeof FRAMES>

type S = State<StateOf<typeof FIELDS>, StallFrame>
type V = VerbsOf<typeof VERBS>

const { log } = logger<{
  took: { good: Good }
  forced: { good: Good }
  declined: { of: number }
  nothing: { of: number }
  finished: { goods: readonly Good[] }
  impossible: { weight: number }
  letter: { letter: Letter }
  unreadable: { letter: Letter }
  signed: { letter: Letter }
}>()

const { chooseOne, chooseSome, sequence } = rulesKit<S, StallFrame, V>()

function take(s: S, good: Good): void {
  s.taken.push(GOODS.indexOf(good))
  log(s, 'took', '1', { good })
}

const weightOf = (goods: readonly Good[]): number => goods.reduce((sum, good) => sum + WEIGHT[good], 0)

const SENTENCES: Readonly<Record<Letter, readonly ((s: S, e: { readonly letter: Letter }) => void)[]>> = {
  order: [
    s => s.stack.push({ step: 'one', of: ['silk', 'wine'], optional: false }),
    s => take(s, 'salt'),
    (s, e) => log(s, 'letter', '3', { letter: e.letter }),
  ],
  refusal: [s => take(s, 'wool')],
  blank: [],
}

const STEPS: Steps<S, StallFrame, V> = {
  one: chooseOne({
    verb: 'take',
    seat: () => 0,
    among: () => GOODS,
    rules: [
      rule('1.1', 'notOffered', (_s, f, good) => f.of.includes(good)),
      rule('1.2', 'takenBefore', (s, _f, good) => !s.taken.includes(GOODS.indexOf(good))),
    ],
    decline: 'decline',
    optional: (_s, f) => f.optional,
    forced: (s, _f, good) => log(s, 'forced', '1.3', { good }),
    take: (s, _f, good) => take(s, good),
    declined: (s, f) => log(s, 'declined', '1.4', { of: f.of.length }),
    nothing: (s, f) => log(s, 'nothing', '1.5', { of: f.of.length }),
    terms: (_s, f) => ({ of: f.of }),
    why: { decline: { rule: '1.4', reason: 'compulsory' } },
  }),

  secret: chooseOne({
    verb: 'take',
    seat: () => 1,
    among: (_s, f) => f.of,
    rules: [],
    notAmong: { rule: '1.1', reason: 'notOffered' },
    take: (s, _f, good) => take(s, good),
  }),

  some: chooseSome({
    verb: 'take',
    done: 'done',
    seat: () => 0,
    among: (_s, f) => f.of,
    rules: [rule('2.1', 'notOffered', (_s, f, good) => f.of.includes(good)), onlyOnce('2.2', 'takenBefore')],
    min: (_s, f) => f.min,
    max: (_s, f) => f.max,
    confirm: (_s, f) => f.confirmed,
    forced: (s, _f, good) => log(s, 'forced', '2.3', { good }),
    each: (s, _f, good) => take(s, good),
    finish: (s, _f, goods) => log(s, 'finished', '2.4', { goods }),
    tooMany: { rule: '2.5', reason: 'tooMany' },
    tooFew: { rule: '2.6', reason: 'tooFew' },
  }),

  weigh: chooseSome({
    verb: 'take',
    done: 'done',
    seat: () => 0,
    among: (_s, f) => f.of,
    rules: [rule('2.1', 'notOffered', (_s, f, good) => f.of.includes(good)), onlyOnce('2.2', 'takenBefore')],
    min: () => 0,
    max: () => 3,
    enough: (_s, f, goods) => weightOf(goods) === f.weight,
    feasible(_s, f, goods) {
      const others = f.of.filter(good => !goods.includes(good))
      return canComplete(goods, others, 3, whole => weightOf(whole) === f.weight)
    },
    forced: (s, _f, good) => log(s, 'forced', '2.3', { good }),
    finish(s, _f, goods) {
      for (const good of goods) take(s, good)
    },
    impossible: (s, f) => log(s, 'impossible', '2.7', { weight: f.weight }),
    deadEnd: { rule: '2.8', reason: 'deadEnd' },
    tooFew: { rule: '2.6', reason: 'tooFew' },
  }),

  ...sequence({
    begin: 'letter.begin',
    op: 'letter.op',
    end: 'letter.end',
    sentences: ({ letter }) => SENTENCES[letter],
    canBegin: (_s, { letter }) => letter !== 'refusal',
    impossible: (s, { letter }) => log(s, 'unreadable', '3', { letter }),
    begun: (s, { letter }) => log(s, 'letter', '3', { letter }),
  }),
  'letter.end': { run: (s, { letter }) => log(s, 'signed', '3', { letter }) },

  rest: { ask: () => offer(0, { rest: true }), do: { rest: s => end(s) } },
}

export const stall: Game = defineGame<typeof FIELDS, typeof FRAMES, V>({
  id: 'stall',
  version: 1,
  options: {},
  seats: () => ['ann', 'bob'],
  zones: zones([], {}),
  fields: FIELDS,
  frames: FRAMES,
  steps: STEPS,
  verbs: VERBS,
  setup: s => s.stack.push({ step: 'rest' }),
  inventory: () => new Map(),
  refusals: { gameOver: '0', notYourDecision: '0', notNow: '0' },
  reasons: ['gameOver', 'notYourDecision', 'notNow'],
  bound: 10,
  text: text('Stall'),
})

export const takenIn = (s: Core): readonly Good[] => {
  const taken: unknown = Reflect.get(s, 'taken')
  return Array.isArray(taken) ? taken.flatMap(index => GOODS[index] ?? []) : []
}
