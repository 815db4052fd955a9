// The HTTP side of the server, put together.

import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import helmet from 'helmet'
import { refuse } from '../problem.ts'
import { hashOf } from '../system.ts'
import { accountRoutes } from './accountRoutes.ts'
import { adminRoutes } from './adminRoutes.ts'
import { type App, type Context, refuseTooMany } from './context.ts'
import { deckRoutes } from './deckRoutes.ts'
import { answerProblem } from './errors.ts'
import { matchRoutes } from './matchRoutes.ts'
import { moderationRoutes } from './moderationRoutes.ts'
import { operationRoutes } from './operationRoutes.ts'
import { addressKey, isNearestProxy, isOwnOrigin, networkKey } from './origin.ts'
import { pageSender } from './pageRoutes.ts'
import { passkeyRoutes } from './passkeyRoutes.ts'
import { passwordRoutes } from './passwordRoutes.ts'
import { peopleRoutes } from './peopleRoutes.ts'
import { pictureRoutes } from './pictureRoutes.ts'
import { playerRoutes } from './playerRoutes.ts'
import { puzzleRoutes } from './puzzleRoutes.ts'
import { recoveryRoutes } from './recoveryRoutes.ts'
import { reminderRoutes } from './reminderRoutes.ts'
import { replayRoutes } from './replayRoutes.ts'
import { secretOf } from './sessions.ts'
import { tokenRoutes } from './tokenRoutes.ts'
import { tournamentRoutes } from './tournamentRoutes.ts'
import { requestTurns } from './turns.ts'
import { isFile, isPage, SECURITY_HEADERS, webClient } from './webClient.ts'

const MOST_BODY_BYTES = 32_768
/** A request that arrives slowly may hold a connection no longer than this. */
const LONGEST_REQUEST_MS = 30_000

export async function buildApp(context: Context): Promise<App> {
  const { config, services } = context
  const loggerInstance: FastifyBaseLogger = config.logger
  const app = Fastify({
    loggerInstance,
    trustProxy: config.trustProxy ? isNearestProxy : false,
    bodyLimit: MOST_BODY_BYTES,
    requestTimeout: LONGEST_REQUEST_MS,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  // The first hook: those that follow cost as much as many a request itself.
  const inTurn = requestTurns()
  app.addHook('onRequest', (_request, _reply, done) => inTurn(done))
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const labels = { method: request.method, route, status: reply.statusCode }
    services.metrics.httpSeconds.observe(labels, reply.elapsedTime / 1000)
  })

  // A connection kept for a request that is answered during the shutdown would hold it up until it is idle for long enough.
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })

  // Put together once: the plugin of the same name does it for every request.
  const setSecurityHeaders = helmet(SECURITY_HEADERS)
  app.addHook('onRequest', (request, reply, done) => setSecurityHeaders(request.raw, reply.raw, () => done()))
  await app.register(cookie)
  await app.register(rateLimit, {
    max: config.limits.requestsPerMinute,
    timeWindow: 60_000,
    allowList: request => isFile(request),
    keyGenerator: request => {
      const secret = secretOf(request.headers)
      return secret === undefined ? addressKey(request.ip) : hashOf(secret)
    },
  })
  const countAddress = app.createRateLimit({
    max: config.limits.requestsPerMinuteOfAddress,
    timeWindow: 60_000,
    keyGenerator: request => addressKey(request.ip),
  })
  const countNetwork = app.createRateLimit({
    max: config.limits.requestsPerMinuteOfNetwork,
    timeWindow: 60_000,
    keyGenerator: request => networkKey(request.ip),
  })
  app.addHook('onRequest', async request => {
    // A new session costs nothing, so requests are also counted by address.
    if (!isFile(request)) {
      await refuseTooMany(countAddress(request))
      await refuseTooMany(countNetwork(request))
    }
    // Browsers send our cookie with requests of other sites' pages too, but those pages can't forge their origin.
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnOrigin(request.headers, config))
      refuse('forbidden', 'Requests from pages of other origins are refused.')
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Ludoteka',
        version: '1',
        description: 'Tables for board games. Live tables are described in docs/protocol.md.',
      },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false })

  app.setErrorHandler(answerProblem(services.onError))

  await app.register(async scope => {
    // Answers depend on who asks and may change at any moment.
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    const routes: App = scope.withTypeProvider<ZodTypeProvider>()
    accountRoutes(routes, context)
    passwordRoutes(routes, context)
    passkeyRoutes(routes, context)
    recoveryRoutes(routes, context)
    tokenRoutes(routes, context)
    matchRoutes(routes, context)
    moderationRoutes(routes, context)
    deckRoutes(routes, context)
    playerRoutes(routes, context)
    puzzleRoutes(routes, context)
    peopleRoutes(routes, context)
    tournamentRoutes(routes, context)
    adminRoutes(routes, context)
    replayRoutes(routes, context)
    reminderRoutes(routes, context)
    operationRoutes(routes, context)
  })
  const sendPage = (await webClient(app, config.web)) ? pageSender(context, config.web ?? '') : undefined
  if (sendPage) app.get('/', { schema: { hide: true } }, sendPage)
  pictureRoutes(app, context)

  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && isPage(request.url)
    if (wantsPage && sendPage) return sendPage(request, reply)
    return reply.code(404).send({ error: 'not-found', message: 'There is no such page.' })
  })
  return app
}
