// Nim with one heap: take one to three matches; who takes the last wins. A game without secrets, for tests.

import { count, defineGame, end, frames, type GameText, seat, win } from '@ludoteka/kernel'

const TEXT: GameText = {
  title: 'Nim',
  seat: name => name,
  option: (_key, value) => value,
  card: kind => ({ name: kind, text: kind }),
  prompt: () => 'Take matches',
  action: (_verb, arg) => `Take ${arg}`,
  entry: ({ data }) => `Taken: ${String(data['taken'])}`,
  reason: reason => reason,
  result: reason => reason,
}

const FRAMES = frames({ take: {} })
type NimVerb = { take: 'one' | 'two' | 'three' }

const FIELDS = { heap: count(), turn: seat() }
const TAKES = ['one', 'two', 'three'] as const

export const NIM = defineGame<typeof FIELDS, typeof FRAMES, NimVerb>({
  id: 'nim',
  version: 1,
  options: { heap: { kind: 'oneOf', values: ['small', 'big'], initial: 'small' } },
  seats: () => ['first', 'second'],
  zones: {},
  fields: FIELDS,
  frames: FRAMES,
  steps: {
    take: {
      ask: s => [{ seat: s.turn, choice: { take: TAKES.filter((_, i) => i < s.heap) } }],
      do: {
        take(s, _f, name: NimVerb['take']) {
          const taken = TAKES.indexOf(name) + 1
          s.heap -= taken
          s.news.push({ key: 'taken', rule: '1', data: { taken } })
          if (s.heap === 0) win(s, [s.turn], 'lastMatch', '2')
          s.turn = 1 - s.turn
          end(s, { step: 'take' })
        },
      },
      final: ['take'],
      why: { take: { rule: '1', reason: 'tooFew' } },
    },
  },
  verbs: { take: TAKES },
  setup(s) {
    if (s.heap === 0) s.heap = s.options['heap'] === 'big' ? 21 : 10
    s.stack.push({ step: 'take' })
  },
  inventory: () => new Map(),
  refusals: { gameOver: '2', notYourDecision: '1', notNow: '1' },
  reasons: ['tooFew', 'gameOver', 'notYourDecision'],
  bound: 21,
  bot: {
    evaluate: (s, me) => (s.result.kind !== 'won' ? 0 : s.result.winners.includes(me) ? 1 : -1),
  },
  text: { en: TEXT, ru: TEXT },
})
