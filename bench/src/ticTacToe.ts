// Tic-tac-toe as a game of the kernel: the game of the peer's tutorial, for a fair comparison.

import {
  byId,
  defineGame,
  drawn,
  type FramesOf,
  frames,
  type GameText,
  mutable,
  NOWHERE,
  offer,
  oneOf,
  param,
  type Seat,
  type State,
  type StateOf,
  win,
  zones,
} from '@ludoteka/kernel'
import { LINES } from './peerGame.ts'

const CELLS = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3'] as const
type Cell = (typeof CELLS)[number]

const SEATS = ['x', 'o'] as const
const fields = { cells: byId(CELLS, oneOf(SEATS)) }
const FRAMES = frames({ turn: { seat: mutable(param.seat) } })
type S = State<StateOf<typeof fields>, FramesOf<typeof FRAMES>>
type Answers = { mark: Cell }

const text: GameText = {
  title: 'Tic-tac-toe',
  seat: seat => seat,
  option: (_key, value) => value,
  card: kind => ({ name: kind, text: '' }),
  prompt: () => 'Mark a cell',
  action: (_verb, arg) => `Mark ${arg}`,
  entry: entry => entry.key,
  reason: reason => reason,
  result: reason => reason,
}

export const ticTacToe = defineGame<typeof fields, typeof FRAMES, Answers>({
  id: 'tic-tac-toe',
  version: 1,
  options: {},
  seats: () => SEATS,
  zones: zones([], {}),
  fields,
  frames: FRAMES,
  verbs: { mark: CELLS },
  steps: {
    turn: {
      ask: (s, f) => offer<Answers>(f.seat, { mark: emptyCells(s) }),
      do: {
        mark(s, f, cell, seat) {
          s.cells[CELLS.indexOf(cell)] = seat
          if (hasLine(s, seat)) win(s, [seat], 'line', '1')
          f.seat = 1 - seat
        },
      },
      run: s => drawn(s, 'full', '1'), // nothing to mark is left
    },
  },
  setup: s => {
    s.stack.push({ step: 'turn', seat: 0 })
  },
  inventory: () => new Map(),
  refusals: { gameOver: '1', notYourDecision: '1', notNow: '1' },
  reasons: [],
  bound: 10,
  text: { en: text, ru: text },
})

function emptyCells(s: S): readonly Cell[] {
  const empty: Cell[] = []
  for (let i = 0; i < CELLS.length; i++) {
    const cell = CELLS[i]
    if (cell !== undefined && s.cells[i] === NOWHERE) empty.push(cell)
  }
  return empty
}

function hasLine(s: S, seat: Seat): boolean {
  for (const [a, b, c] of LINES) {
    if (s.cells[a] === seat && s.cells[b] === seat && s.cells[c] === seat) return true
  }
  return false
}
