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
    commits: countedEveryTime({ name: 'ludoteka_commits_total', help: 'Changes of tables committed here', registers }),
    races: new Counter({ name: 'ludoteka_races_total', help: 'Commits lost to another process', registers }),
    requests: requestCounter(registers),
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

/** A count that changes with every action: a plain number, which Prometheus is told when it asks. */
function countedEveryTime(config: { readonly name: string; readonly help: string; readonly registers: Registry[] }) {
  let untold = 0
  new Counter({
    ...config,
    collect() {
      this.inc(untold)
      untold = 0
    },
  })
  return {
    inc(): void {
      untold++
    },
  }
}

type Outcome = 'done' | 'refused'

/** The same for live requests, by their type and outcome. */
function requestCounter(registers: Registry[]) {
  const untold: Readonly<Record<Outcome, Map<string, number>>> = { done: new Map(), refused: new Map() }
  new Counter({
    name: 'ludoteka_live_requests_total',
    help: 'Live requests answered',
    labelNames: ['type', 'outcome'] as const,
    registers,
    collect() {
      for (const outcome of ['done', 'refused'] as const) {
        for (const [type, count] of untold[outcome]) this.inc({ type, outcome }, count)
        untold[outcome].clear()
      }
    },
  })
  return {
    inc(type: string, outcome: Outcome): void {
      const counts = untold[outcome]
      counts.set(type, (counts.get(type) ?? 0) + 1)
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
