// The peer's server: boardgame.io with its storage in memory and its tic-tac-toe.

import { peerTicTacToe } from '../peerGame.ts'
import { type BenchServer, LOOPBACK } from './process.ts'

export async function servePeer(): Promise<BenchServer> {
  process.env['NODE_ENV'] = 'production' // where the peer skips its checks: its best side
  const { Server } = await import('boardgame.io/dist/cjs/server.js')
  const { app } = Server({ games: [await peerTicTacToe()], origins: [] })
  // As its `run` would, without its lobby, and for this machine only.
  return new Promise((resolve, reject) => {
    const http = app.listen(0, LOOPBACK, () => {
      const address = http.address()
      if (typeof address !== 'object' || address === null) reject(new Error('The peer has no address.'))
      else resolve({ url: `http://${LOOPBACK}:${address.port}`, close: async () => void http.close() })
    })
    http.once('error', reject)
  })
}
