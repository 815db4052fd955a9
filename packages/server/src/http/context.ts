// What every group of routes needs: the context, the asking account, the limit of sign-ins.

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { ServerConfig } from '../config.ts'
import type { Hub } from '../live/hub.ts'
import { refuse } from '../problem.ts'
import type { Services } from '../services.ts'
import type { StoredAccount } from '../store/store.ts'
import { addressKey } from './origin.ts'
import { accountOf } from './sessions.ts'

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse<IncomingMessage>,
  FastifyBaseLogger,
  ZodTypeProvider
>

export type Context = {
  readonly config: ServerConfig
  readonly services: Services
  readonly hub: Hub
  readonly secret: string
}

export type HasHeaders = Pick<FastifyRequest, 'headers'>

export function accountOrNone({ services, config }: Context, request: HasHeaders): Promise<StoredAccount | undefined> {
  return accountOf(request.headers, services.store, config.system)
}

export async function requireAccount(context: Context, request: HasHeaders): Promise<StoredAccount> {
  return (await accountOrNone(context, request)) ?? refuse('not-signed-in', 'Please begin a session or sign in first.')
}

/** New sessions and sign-ins are counted by address: whoever guesses passwords would send a new cookie each time. */
export function signInLimit({ config }: Context) {
  const keyGenerator = (request: FastifyRequest): string => `sign-in ${addressKey(request.ip)}`
  return { rateLimit: { max: config.limits.signInsPerMinute, timeWindow: 60_000, keyGenerator } }
}
