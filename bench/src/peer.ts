// The peer: boardgame.io's own tutorial game of tic-tac-toe, played through its reducer.

import type { Game, State } from 'boardgame.io'
import type { Player } from './player.ts'

type Board = { cells: (string | null)[] }

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

export async function boardgameIoTicTacToe(): Promise<Player> {
  process.env['NODE_ENV'] = 'production' // where the peer skips its checks: its best side
  const { CreateGameReducer, InitializeGame } = await import('boardgame.io/dist/cjs/internal.js')
  const { INVALID_MOVE } = await import('boardgame.io/dist/cjs/core.js')
  const game: Game<Board> = {
    setup: () => ({ cells: Array<string | null>(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      clickCell: ({ G, playerID }, id: number) => {
        if (G.cells[id] !== null) return INVALID_MOVE
        G.cells[id] = playerID
        return undefined
      },
    },
    endIf: ({ G, ctx }) => {
      if (isVictory(G.cells)) return { winner: ctx.currentPlayer }
      return G.cells.includes(null) ? undefined : { draw: true }
    },
  }
  const reduce = CreateGameReducer({ game, isClient: false })
  const initial: State<Board> = InitializeGame({ game, numPlayers: 2 })

  return random => {
    let state = initial
    let moves = 0
    while (state.ctx.gameover === undefined) {
      const cells = emptyCells(state.G.cells)
      const cell = cells[random.below(cells.length)]
      const payload = { type: 'clickCell', args: [cell], playerID: state.ctx.currentPlayer }
      state = reduce(state, { type: 'MAKE_MOVE', payload })
      moves++
    }
    return moves
  }
}

function emptyCells(cells: readonly (string | null)[]): number[] {
  const empty: number[] = []
  for (let i = 0; i < cells.length; i++) if (cells[i] === null) empty.push(i)
  return empty
}

function isVictory(cells: readonly (string | null)[]): boolean {
  return LINES.some(line => {
    const [first, second, third] = line.map(i => cells[i])
    return first !== null && first === second && first === third
  })
}
