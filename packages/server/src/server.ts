// A server: HTTP and live tables over the common core, from its start to its orderly end.

import type { AddressInfo } from 'node:net'
import { type Given, type ServerConfig, serverConfig } from './config.ts'
import { type Core, closing, openCore } from './core.ts'
import { buildApp } from './http/app.ts'
import { accountOf, SESSION_ENDED, sessionHashOf } from './http/auth.ts'
import { addressOf, isOwnOrigin } from './http/origin.ts'
import { openGate } from './live/gate.ts'
import { openHub } from './live/hub.ts'
import { CLOSE } from './live/line.ts'
import { attended } from './reminders/attended.ts'
import { serverSecret } from './secret.ts'
import { arrive, beat, every, lookAround, takeUp } from './table/watch.ts'

export type RunningServer = {
  /** Where it listens, such as http://127.0.0.1:8080. */
  readonly url: string
  readonly port: number
  /** Aborted when the server can keep nothing any more: it should be closed, and started again by whoever watches it. */
  readonly lost: AbortSignal
  close(): Promise<void>
}

export async function startServer(given: Given<ServerConfig>): Promise<RunningServer> {
  const config = serverConfig(given)
  const core = await openCore(config)
  return serve(config, core).catch(closing(core))
}

async function serve(config: ServerConfig, core: Core): Promise<RunningServer> {
  const { ports } = config
  const { store, bus, desk, tables, metrics, onError } = core
  const hub = attended(openHub({ desk, bus, process: ports.freshId(), onError }), core)
  const app = await buildApp({ config, core, hub, secret: await serverSecret(config, store) })

  const watch = { ...core, ports, awayMs: config.awayMs }
  await arrive(watch)
  if (config.works) await core.work()
  const stops = [
    every(config.beatMs, () => beat(watch), onError),
    every(config.watchMs, () => (config.works ? lookAround(watch) : Promise.resolve()), onError),
    every(config.refreshMs, () => hub.refresh(), onError),
    every(config.takeUpMs, () => (config.works ? core.reminders.takeUp() : Promise.resolve()), onError),
  ]
  const gate = openGate({
    server: app.server,
    tables,
    hub,
    limits: config.limits,
    heartbeatMs: config.heartbeatMs,
    joinWithinMs: config.joinWithinMs,
    now: ports.now,
    accountOf: request => accountOf(request.headers, store, ports),
    sessionOf: request => sessionHashOf(request.headers),
    addressOf: request => addressOf(request, config),
    isOwnOrigin: request => isOwnOrigin(request.headers, config),
    onError,
    onAnswered: (type, outcome) => metrics.requests.inc({ type, outcome }),
  })
  bus.subscribe(SESSION_ENDED, session => {
    if (typeof session === 'string') gate.cut(session)
  })
  metrics.gauge('ludoteka_sockets', 'Open live sockets', gate.count)

  const shut = async (): Promise<void> => {
    await Promise.all(stops.map(stop => stop()))
    await gate.close(core.lost.aborted ? CLOSE.restart : CLOSE.leaving)
    await app.close()
    hub.close()
  }

  try {
    await app.listen({ host: config.host, port: config.port })
    await takeUp(watch)
    await core.reminders.takeUp()
  } catch (error) {
    await shut()
    throw error
  }
  const { port } = addressIn(app.server.address())
  return {
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    port,
    lost: core.lost,
    async close() {
      await shut()
      await core.close()
    },
  }
}

function addressIn(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address
}
