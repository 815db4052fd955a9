// Solved puzzles of the day over HTTP: kept with the account, so that they are the same on all its devices.

import { newSolvedPuzzles, type SolvedPuzzle, solvedPuzzles } from '@ludoteka/protocol'
import { dayOf } from '@ludoteka/protocol/puzzleDays'
import { GAMES } from '@ludoteka/registry'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../problem.ts'
import type { StoredAccount } from '../store/store.ts'
import { type App, type Context, requireAccount } from './context.ts'

/** There were none before. */
const FIRST_DAY = '2026-01-01'
const tags = ['puzzles']

export function puzzleRoutes(app: App, context: Context): void {
  const { services, config } = context
  const { store } = services

  const requireUser = async (request: FastifyRequest): Promise<StoredAccount> => {
    const me = await requireAccount(context, request)
    return me.kind === 'user' ? me : refuse('forbidden', 'Guests keep solved puzzles on their device.')
  }
  const solvedBy = async (account: string): Promise<{ solved: SolvedPuzzle[] }> => ({
    solved: [...(await store.solvedBy(account))],
  })
  const isPossible = ({ day, game }: SolvedPuzzle): boolean =>
    FIRST_DAY <= day && day <= dayOf(config.system.now()) && GAMES.has(game)

  app.get(
    '/api/puzzles/solved',
    { schema: { tags, summary: 'The puzzles I have solved', response: { 200: solvedPuzzles } } },
    async request => solvedBy((await requireUser(request)).id),
  )

  app.post(
    '/api/puzzles/solved',
    {
      schema: {
        tags,
        summary: 'Add puzzles I have solved',
        body: newSolvedPuzzles,
        response: { 200: solvedPuzzles },
      },
    },
    async request => {
      const { id } = await requireUser(request)
      const solved = request.body.solved.filter(isPossible)
      if (solved.length > 0) await store.addSolved(id, solved)
      return solvedBy(id)
    },
  )
}
