// The peer: boardgame.io's own tutorial game of tic-tac-toe, played through its reducer.

import type { State } from 'boardgame.io'
import { type Board, emptyCells, peerTicTacToe } from './peerGame.ts'
import type { Player } from './player.ts'

export async function boardgameIoTicTacToe(): Promise<Player> {
  process.env['NODE_ENV'] = 'production' // where the peer skips its checks: its best side
  const { CreateGameReducer, InitializeGame } = await import('boardgame.io/dist/cjs/internal.js')
  const game = await peerTicTacToe()
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
