// What operators ask: is it alive, and what does it count.

import { z } from 'zod'
import { refuse } from '../problem.ts'
import type { App, Context } from './context.ts'
import { metricsHandler } from './metricsRoute.ts'

export function operationRoutes(app: App, { services, config }: Context): void {
  const quiet = { logLevel: 'warn', config: { rateLimit: false } } as const
  app.get(
    '/healthz',
    {
      ...quiet,
      schema: {
        tags: ['operation'],
        summary: 'Alive, and the store answers',
        response: { 200: z.object({ ok: z.boolean() }) },
      },
    },
    async () => {
      await services.store.ping().catch(() => refuse('unavailable', 'The store does not answer.'))
      return { ok: true }
    },
  )
  app.get('/metrics', { ...quiet, schema: { hide: true } }, metricsHandler(services.metrics, config.metricsToken))
}
