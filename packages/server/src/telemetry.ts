// What operators see of a server or worker: metrics for Prometheus, and structured log lines without secrets.

import { type Logger, pino } from 'pino'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof openMetrics>

export function openMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    commits: new Counter({ name: 'ludoteka_commits_total', help: 'Changes of tables committed here', registers }),
    races: new Counter({ name: 'ludoteka_races_total', help: 'Commits lost to another process', registers }),
    requests: new Counter({
      name: 'ludoteka_live_requests_total',
      help: 'Live requests answered',
      labelNames: ['type', 'outcome'] as const,
      registers,
    }),
    httpSeconds: new Histogram({
      name: 'ludoteka_http_seconds',
      help: 'HTTP requests by route and status',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: [0.005, 0.02, 0.1, 0.5, 2],
      registers,
    }),
    jobs: new Counter({
      name: 'ludoteka_jobs_total',
      help: 'Jobs by kind and by how they ended',
      labelNames: ['kind', 'outcome'] as const,
      registers,
    }),
    botSeconds: new Histogram({
      name: 'ludoteka_bot_seconds',
      help: 'How long bots think',
      buckets: [0.01, 0.05, 0.2, 1, 5],
      registers,
    }),
    reminders: new Counter({
      name: 'ludoteka_reminders_total',
      help: 'Reminders by outcome',
      labelNames: ['outcome'] as const,
      registers,
    }),
    /** A number that is read when the metrics are read. */
    gauge(name: string, help: string, read: () => number): void {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read())
        },
      })
    },
  }
}

export function openLogger(level: string): Logger {
  return pino({ level, serializers: { req: loggedRequest } }, pino.destination(2))
}

/** Links to seats are secrets, so logs must not keep them. */
export function loggedRequest(request: { readonly method: string; readonly url: string; readonly ip?: string }) {
  const url = request.url.replace(/\/(invites|join)\/[^/?]+/, '/$1/…')
  return { method: request.method, url, ip: request.ip }
}
