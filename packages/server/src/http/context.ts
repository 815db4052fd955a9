// What every group of routes needs: the context, the asking account, the limit of sign-ins.

import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { ServerConfig } from '../config.ts'
import type { Hub } from '../live/hub.ts'
import { type Bans, refuseBanned } from '../moderation/bans.ts'
import type { Moderation } from '../moderation/moderation.ts'
import type { Visits } from '../moderation/visits.ts'
import { refuse } from '../problem.ts'
import type { Services } from '../services.ts'
import type { StoredAccount } from '../store/store.ts'
import { addressKey, networkKey } from './origin.ts'
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
  readonly moderation: Moderation
  readonly bans: Bans
  readonly visits: Visits
  readonly secret: string
}

/** Stands for the address of a request wherever it is stored: nobody without the server's secret can tell which it was. */
export function addressHash({ secret }: Pick<Context, 'secret'>, { ip }: Pick<FastifyRequest, 'ip'>): string {
  return hashAddress(secret, addressKey(ip))
}

export function hashAddress(secret: string, key: string): string {
  return createHmac('sha256', secret).update(`address ${key}`).digest('base64url').slice(0, 22)
}

export type HasHeaders = Pick<FastifyRequest, 'headers'>
/** Enough of a request to know who is asking, and from where. */
export type Asking = HasHeaders & Pick<FastifyRequest, 'ip'>

export async function accountOrNone(context: Context, request: Asking): Promise<StoredAccount | undefined> {
  const { services, config, visits } = context
  const account = await accountOf(request.headers, services.store, config.system)
  if (account) await visits.note(account.id, addressHash(context, request))
  return account
}

/** The asking account, unless it is banned: then it may only look. */
export async function requireAccount(context: Context, request: Asking): Promise<StoredAccount> {
  const account =
    (await accountOrNone(context, request)) ?? refuse('not-signed-in', 'Please begin a session or sign in first.')
  const ban = context.bans.find(account, addressHash(context, request))
  return ban ? refuseBanned(ban) : account
}

/**
 * Options of routes for new sessions and sign-ins. They are counted by address, because whoever guesses passwords would send a new cookie each
 * time; and by network, of which a customer may have thousands of addresses.
 */
export function signInLimit(app: App, { config: { limits } }: Context) {
  const timeWindow = 60_000
  const ofAddress = (request: FastifyRequest): string => `sign-in ${addressKey(request.ip)}`
  const ofNetwork = (request: FastifyRequest): string => `sign-in ${networkKey(request.ip)}`
  const countNetwork = app.createRateLimit({
    max: limits.signInsPerMinuteOfNetwork,
    timeWindow,
    keyGenerator: ofNetwork,
  })
  return {
    config: { rateLimit: { max: limits.signInsPerMinute, timeWindow, keyGenerator: ofAddress } },
    onRequest: (request: FastifyRequest): Promise<void> => refuseTooMany(countNetwork(request)),
  }
}

/** For counts that are not those of a route. */
export async function refuseTooMany(counted: ReturnType<ReturnType<App['createRateLimit']>>): Promise<void> {
  const limit = await counted
  if (!limit.isAllowed && limit.isExceeded) refuse('too-many', 'Too many requests; please slow down.')
}
