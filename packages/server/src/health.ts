// Whether this process can do its work, as far as the work itself has shown: the last write, failures of the store, the bus.

import type { Logger } from 'pino'
import type { System } from './system.ts'

export type Health = {
  /** Something was stored. */
  wrote(): void
  /** The store can't be used. Logged when it begins, not for every request that fails of it. */
  storeFailed(error: unknown): void
  /** What is wrong, if anything, in words for operators. */
  problem(): string | undefined
}

type HealthConfig = {
  readonly system: Pick<System, 'now'>
  readonly logger: Logger
  /** Without a write for so long something is wrong: there is a heartbeat at least. */
  readonly staleAfterMs: number
  /** How long nothing must have failed before a write shows that the store is back: on a full disk some writes still succeed. */
  readonly calmMs: number
  isLost(): boolean
  isBusConnected(): boolean
}

const SAME_FAILURE_MS = 60_000

export function openHealth({ system, logger, staleAfterMs, calmMs, isLost, isBusConnected }: HealthConfig): Health {
  let lastWrite = system.now()
  let lastFailure: number | undefined
  let isFailing = false
  let isLogged = false

  return {
    wrote() {
      lastWrite = system.now()
      if (!isFailing || lastWrite - (lastFailure ?? 0) < calmMs) return
      isFailing = false
      if (isLogged) logger.warn('the store can be used again')
      isLogged = false
    },
    storeFailed(error) {
      const now = system.now()
      // Soon after a failure it is still the same one: connections that broke with it may be used only now.
      if (!isFailing && (lastFailure === undefined || now - lastFailure > SAME_FAILURE_MS)) {
        isLogged = true
        logger.error({ err: error }, 'the store can not be used; requests are refused')
      }
      isFailing = true
      lastFailure = now
    },
    problem() {
      if (isLost()) return 'The store is lost.'
      if (isFailing) return 'The store can not be used.'
      if (system.now() - lastWrite > staleAfterMs) return 'Nothing was stored for a while.'
      return isBusConnected() ? undefined : 'There is no connection to other processes.'
    },
  }
}
