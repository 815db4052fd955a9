// The game of boardgame.io's own tutorial: tic-tac-toe.

import type { Game } from 'boardgame.io'

/** The rows, columns and diagonals, by the numbers of their cells; our own tic-tac-toe uses the same. */
export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

export type Board = { cells: (string | null)[] }

export async function peerTicTacToe(): Promise<Game<Board>> {
  const { INVALID_MOVE } = await import('boardgame.io/dist/cjs/core.js')
  return {
    name: 'tic-tac-toe',
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
}

export function emptyCells(cells: readonly (string | null)[]): number[] {
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
