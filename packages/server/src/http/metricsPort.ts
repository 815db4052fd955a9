// The metrics of a worker, which serves nothing else, on a port of their own.

import Fastify from 'fastify'
import type { Metrics } from '../metrics.ts'
import { answerProblem } from './errors.ts'
import { tellMetrics } from './metricsRoute.ts'

export type MetricsPlace = { readonly host: string; readonly port: number; readonly token: string | undefined }

export async function openMetricsPort(
  metrics: Metrics,
  { host, port, token }: MetricsPlace,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const app = Fastify({ forceCloseConnections: true })
  app.setErrorHandler(answerProblem)
  app.get('/metrics', tellMetrics(metrics, token))
  const url = await app.listen({ host, port })
  return {
    url,
    async close() {
      await app.close()
    },
  }
}
