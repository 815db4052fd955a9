// The metrics of a worker, which serves nothing else, on a port of their own.

import Fastify from 'fastify'
import type { Metrics } from '../metrics.ts'
import { answerProblem } from './errors.ts'
import { metricsHandler } from './metricsRoute.ts'

export type MetricsServerConfig = { readonly host: string; readonly port: number; readonly token: string | undefined }

export async function openMetricsServer(
  metrics: Metrics,
  { host, port, token }: MetricsServerConfig,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const app = Fastify({ forceCloseConnections: true })
  app.setErrorHandler(answerProblem)
  app.get('/metrics', metricsHandler(metrics, token))
  const url = await app.listen({ host, port })
  return {
    url,
    async close() {
      await app.close()
    },
  }
}
