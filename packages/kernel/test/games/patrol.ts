// A test game of pieces on cells: a board with holes, teams that share their secrets, cards shown to everybody at random.
//
// 1 Four seats, in two teams that sit across or each for itself. Each has four pieces of different strength: two stand face
//   down on its home cells, two are in its hand. On a cell there is room for one piece of a seat.
// 2 In turn a seat moves a piece to a neighbouring cell without a friend, exchanges one for a piece of its hand, or boasts:
//   a piece of its hand, picked at random, is shown to everybody.
// 3 Where pieces of enemies meet, both are shown. The weaker is lost, of equals both.
// 4 After sixteen turns, or when only one team is left on the board, that with more pieces there wins.

import {
  alliesOf,
  type Core,
  cardsIn,
  count,
  countIn,
  defineGame,
  drawn,
  EVERYBODY,
  end,
  enter,
  type FramesOf,
  frames,
  grid,
  itemAt,
  layOut,
  logger,
  moveAll,
  moveCard,
  moveStack,
  moveTop,
  offer,
  onlyCard,
  param,
  perPlace,
  perSeat,
  required,
  reveal,
  revealRandom,
  type Seat,
  type State,
  type StateOf,
  shuffle,
  type VerbsOf,
  win,
  zones,
} from '@ludoteka/kernel'
import { refusals, text } from './common.ts'

const SEATS = ['north', 'east', 'south', 'west'] as const
const COLOURS = ['blue', 'red', 'blue', 'red'] as const
const PIECES = ['drummer', 'rifleman', 'grenadier', 'captain'] as const
type Piece = (typeof PIECES)[number]
const TURNS = 16

export const BOARD = grid([
  ['a1', 'b1', 'c1', 'd1'],
  ['a2', null, null, 'd2'],
  ['a3', 'b3', 'c3', 'd3'],
])
const CELLS = BOARD.cells
type Cell = (typeof CELLS)[number]
const HOMES = [
  ['b1', 'c1'],
  ['d1', 'd2'],
  ['b3', 'c3'],
  ['a2', 'a3'],
] as const satisfies readonly (readonly Cell[])[]

export const ZONES = zones(PIECES, {
  cell: perPlace(CELLS, perSeat({ owner: 'cards', others: 'count', max: 1 })),
  hand: perSeat({ owner: 'cards', others: 'count' }),
  lost: perSeat({ owner: 'cards', others: 'cards' }),
  /** 1 Where the pieces are mixed before they are set up. */
  pouch: perSeat({ owner: 'count', others: 'count', ordered: true, takesRest: true }),
})

const FIELDS = { turn: count() }
const FRAMES = frames({ turn: {}, 'turn.to': { seat: param.seat, from: param.name(CELLS) }, score: {} })
const VERBS = { move: CELLS, to: CELLS, exchange: CELLS, boast: true } as const
type Verbs = VerbsOf<typeof VERBS>
type S = State<StateOf<typeof FIELDS>, FramesOf<typeof FRAMES>>

const { log } = logger<{
  moved: { seat: Seat; from: Cell; to: Cell }
  met: { seat: Seat; other: Seat; at: Cell }
  exchanged: { seat: Seat; at: Cell }
  boasted: { seat: Seat; pieces: readonly Piece[] }
}>()

const activeSeat = (s: S): Seat => s.turn % SEATS.length
const isAt = (s: Core, seat: Seat, cell: Cell): boolean => countIn(s, ZONES.cell.at(cell), seat) > 0
const cellsOf = (s: Core, seat: Seat): readonly Cell[] => CELLS.filter(cell => isAt(s, seat, cell))
const hasFriend = (s: Core, seat: Seat, cell: Cell): boolean => alliesOf(s, seat).some(ally => isAt(s, ally, cell))
const waysFrom = (s: Core, seat: Seat, from: Cell): readonly Cell[] =>
  BOARD.neighbours(from).filter(cell => !hasFriend(s, seat, cell))

/** 3 The pieces are known to all, whatever becomes of them. */
function meet(s: S, seat: Seat, other: Seat, at: Cell): void {
  log(s, 'met', '3', { seat, other, at })
  const [own, enemy] = [show(s, seat, at), show(s, other, at)]
  const strength = PIECES.indexOf(own) - PIECES.indexOf(enemy)
  if (strength <= 0) moveCard(s, own, ZONES.cell.at(at), seat, ZONES.lost)
  if (strength >= 0) moveCard(s, enemy, ZONES.cell.at(at), other, ZONES.lost)
}

function show(s: S, seat: Seat, at: Cell): Piece {
  reveal(s, ZONES.cell.at(at), seat, EVERYBODY)
  return required(onlyCard(s, ZONES.cell.at(at), seat), 'a piece on the cell')
}

const teams = (s: S): readonly (readonly Seat[])[] =>
  [...SEATS.keys()].map(seat => alliesOf(s, seat)).filter(([first], seat) => first === seat)
const piecesOf = (s: S, team: readonly Seat[]): number => team.flatMap(seat => cellsOf(s, seat)).length

function nextTurn(s: S): void {
  s.turn++
  const isDecided = teams(s).filter(team => piecesOf(s, team) > 0).length < 2
  end(s, isDecided || s.turn >= TURNS ? { step: 'score' } : { step: 'turn' })
}

export const patrol = defineGame<typeof FIELDS, typeof FRAMES, Verbs>({
  id: 'patrol',
  version: 1,
  options: { teams: { kind: 'oneOf', values: ['across', 'none'], initial: 'across' } },
  seats: () => SEATS,
  team: (seat, { teams: sitting }) => (sitting === 'across' ? seat % 2 : seat),
  // Whoever has lost everything on the board is known by it.
  identity: (s, seat) => ({ colour: itemAt(COLOURS, seat), emblem: cellsOf(s, seat).length > 0 ? 'drum' : 'tent' }),
  zones: ZONES,
  fields: FIELDS,
  frames: FRAMES,
  verbs: VERBS,
  setup(s) {
    for (const [seat, cells] of HOMES.entries()) {
      layOut(s, ZONES.pouch, seat, PIECES)
      shuffle(s, ZONES.pouch, seat)
      for (const cell of cells) moveTop(s, ZONES.pouch, seat, ZONES.cell.at(cell))
      moveAll(s, ZONES.pouch, seat, ZONES.hand)
    }
    enter(s, { step: 'turn' })
  },
  steps: {
    turn: {
      ask(s) {
        const seat = activeSeat(s)
        const own = cellsOf(s, seat)
        return offer<Verbs>(seat, {
          move: own.filter(cell => waysFrom(s, seat, cell).length > 0),
          exchange: own,
          boast: true,
        })
      },
      do: {
        move(s, _f, from, seat) {
          enter(s, { step: 'turn.to', seat, from })
        },
        exchange(s, _f, at, seat) {
          const old = required(onlyCard(s, ZONES.cell.at(at), seat), 'a piece on the cell')
          const fresh = itemAt(cardsIn(s, ZONES.hand, seat), 0)
          moveCard(s, old, ZONES.cell.at(at), seat, ZONES.hand)
          moveCard(s, fresh, ZONES.hand, seat, ZONES.cell.at(at))
          log(s, 'exchanged', '2', { seat, at })
          nextTurn(s)
        },
        boast(s, _f, _arg, seat) {
          const pieces = revealRandom(s, ZONES.hand, seat, EVERYBODY, 1)
          log(s, 'boasted', '2', { seat, pieces })
          nextTurn(s)
        },
      },
      final: ['exchange', 'boast'],
      why: {
        move: (s, _f, cell, seat) => ({ rule: '2', reason: isAt(s, seat, cell) ? 'friendThere' : 'nobodyThere' }),
        exchange: { rule: '2', reason: 'nobodyThere' },
      },
    },
    'turn.to': {
      ask: (s, { seat, from }) => offer<Verbs>(seat, { to: waysFrom(s, seat, from) }),
      do: {
        to(s, { from }, to, seat) {
          moveStack(s, ZONES.cell.at(from), seat, ZONES.cell.at(to))
          log(s, 'moved', '2', { seat, from, to })
          const enemies = [...SEATS.keys()].filter(other => !alliesOf(s, seat).includes(other) && isAt(s, other, to))
          for (const enemy of enemies) if (isAt(s, seat, to)) meet(s, seat, enemy, to)
          end(s)
          nextTurn(s)
        },
      },
      final: ['to'],
      why: {
        to: (s, { seat, from }, cell) => ({
          rule: '2',
          reason: BOARD.neighbours(from).includes(cell) && hasFriend(s, seat, cell) ? 'friendThere' : 'notBeside',
        }),
      },
    },
    score: {
      run(s) {
        const most = Math.max(...teams(s).map(team => piecesOf(s, team)))
        const best = teams(s).filter(team => piecesOf(s, team) === most)
        if (best.length > 1) drawn(s, 'tie', '4')
        else win(s, itemAt(best, 0), 'morePieces', '4')
      },
    },
  },
  inventory: (_s, owner) => new Map(owner < 0 ? [] : PIECES.map((piece): [string, number] => [piece, 1])),
  refusals,
  reasons: ['gameOver', 'notYourDecision', 'notNow', 'nobodyThere', 'friendThere', 'notBeside'],
  results: ['tie', 'morePieces'],
  bound: 2 * TURNS,
  text: text('Patrol'),
})
