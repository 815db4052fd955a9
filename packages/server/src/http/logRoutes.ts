// The log over HTTP: earlier pages of it, for whoever reads back. The newest page comes with the live table.

import { id, logPage, logQuery } from '@ludoteka/protocol'
import { z } from 'zod'
import { type App, accountOrNone, type Context } from './context.ts'
import { replayLimit } from './replayRoutes.ts'

export function logRoutes(app: App, context: Context): void {
  const { tables } = context.services
  app.get(
    '/api/matches/:id/log',
    {
      schema: {
        tags: ['tables'],
        summary: 'Earlier entries of the log',
        params: z.object({ id }),
        querystring: logQuery,
        response: { 200: logPage },
      },
      config: replayLimit(context), // of earlier pages some actions are played again
    },
    async request => {
      const me = await accountOrNone(context, request)
      const { entries, earlier } = await tables.earlierLog(request.params.id, me?.id, request.query)
      return { entries: [...entries], earlier }
    },
  )
}
