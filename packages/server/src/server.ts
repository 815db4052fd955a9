// A server: HTTP and live tables over the common services, from its start to its orderly end.

import type { AddressInfo } from 'node:net'
import { type ConfigInput, type ServerConfig, serverConfig } from './config.ts'
import { buildApp } from './http/app.ts'
import { serverSecret } from './http/challenges.ts'
import { hashAddress } from './http/context.ts'
import { isOwnOrigin, socketAddressKey } from './http/origin.ts'
import { accountOf, SESSION_ENDED, sessionHashOf } from './http/sessions.ts'
import { CLOSE } from './live/connection.ts'
import { openHub } from './live/hub.ts'
import { openUpgradeHandler } from './live/upgradeHandler.ts'
import { openBans } from './moderation/bans.ts'
import { openModeration, REMOVED, readRemoval } from './moderation/moderation.ts'
import { openVisits } from './moderation/visits.ts'
import { closeOnError, openServices, type Services } from './services.ts'
import { checkTables, heartbeat, isDown, repeat, resumePendingWork, startHeartbeat } from './table/maintenance.ts'

export type RunningServer = {
  /** Where it listens, such as http://127.0.0.1:8080. */
  readonly url: string
  readonly port: number
  /** Aborted when the server can store nothing any more: it should be closed, and restarted by its supervisor. */
  readonly lost: AbortSignal
  close(): Promise<void>
}

export async function startServer(given: ConfigInput<ServerConfig>): Promise<RunningServer> {
  const config = serverConfig(given)
  const services = await openServices(config)
  return serve(config, services).catch(closeOnError(services))
}

async function serve(config: ServerConfig, services: Services): Promise<RunningServer> {
  const { system } = config
  const { store, bus, repository, tables, presence, people, metrics, health, onError } = services
  const hub = openHub({
    repository,
    bus,
    presence,
    process: system.freshId(),
    onShown: services.scheduleWatchedBots,
    onError,
  })
  const secret = await serverSecret(config, store)
  const bans = await openBans({ store, bus, now: system.now, onError })
  const moderation = openModeration(repository, bus)
  const visits = openVisits(store, system.now)
  const app = await buildApp({ config, services, hub, secret, moderation, bans, visits })

  const maintenance = { ...services, system, downAfterMs: config.downAfterMs }
  if (isDown(await store.lastHeartbeat(), system.now(), config.downAfterMs)) await people.seeking.resume()
  await startHeartbeat(maintenance)
  await presence.keepAlive()
  if (config.runsJobs) await services.startJobs()
  const stops = [
    repeat(config.heartbeatMs, () => heartbeat(maintenance).then(health.wrote), onError),
    repeat(config.heartbeatMs, () => presence.keepAlive(), onError),
    repeat(config.heartbeatMs, () => people.keepAlive(), onError),
    repeat(config.seekMs, () => people.seeking.check(), onError),
    repeat(config.maintenanceMs, () => (config.runsJobs ? checkTables(maintenance) : Promise.resolve()), onError),
    repeat(config.refreshMs, () => hub.refresh(), onError),
    repeat(config.refreshMs, () => bans.reload(), onError),
    repeat(
      config.resumeRemindersMs,
      () => (config.runsJobs ? services.reminders.resume() : Promise.resolve()),
      onError,
    ),
  ]
  const upgradeHandler = openUpgradeHandler({
    server: app.server,
    tables,
    advisor: services.advisor,
    hub,
    feeds: people.feeds,
    limits: config.limits,
    pingMs: config.socketPingMs,
    joinTimeoutMs: config.joinTimeoutMs,
    async accountOf(request) {
      const account = await accountOf(request.headers, store, system)
      const isBanned = account && bans.find(account, hashAddress(secret, socketAddressKey(request, config)))
      return isBanned ? undefined : account // who is banned may look like anybody
    },
    sessionOf: request => sessionHashOf(request.headers),
    addressOf: request => socketAddressKey(request, config),
    isOwnOrigin: request => isOwnOrigin(request.headers, config),
    onError,
    onAnswered: (type, outcome) => metrics.requests.inc(type, outcome),
  })
  bus.subscribe(SESSION_ENDED, session => {
    if (typeof session === 'string') upgradeHandler.closeSession(session)
  })
  bans.onChange(account => upgradeHandler.closeVisitor({ account }, CLOSE.leaving))
  bus.subscribe(REMOVED, message => {
    const removed = readRemoval(message)
    if (removed) upgradeHandler.closeVisitor(removed, CLOSE.refused)
  })
  metrics.gauge('ludoteka_sockets', 'Open live sockets', upgradeHandler.count)

  const shutDown = async (): Promise<void> => {
    await Promise.all(stops.map(stop => stop()))
    await upgradeHandler.close(services.lost.aborted ? CLOSE.restart : CLOSE.leaving)
    await app.close()
    hub.close()
    people.feeds.close()
    bans.close()
  }

  try {
    await app.listen({ host: config.host, port: config.port })
    await resumePendingWork(maintenance)
    await services.reminders.resume()
  } catch (error) {
    await shutDown()
    throw error
  }
  const { port } = addressIn(app.server.address())
  return {
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    port,
    lost: services.lost,
    async close() {
      services.beginShutdown()
      await shutDown()
      await services.close()
    },
  }
}

function addressIn(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address
}
