// Programs: accounts of their own with a token, made and revoked by the person they belong to.

import { botAccount, botList, id, MOST_BOTS, newBotAccount } from '@ludoteka/protocol'
import { z } from 'zod'
import { refuse } from '../problem.ts'
import type { StoredAccount } from '../store/types.ts'
import { openSession } from './auth.ts'
import { type App, type Context, signedIn, signInLimit } from './context.ts'
import { sessionOf, tellEnded } from './sessions.ts'

const nothing = z.object({})
const params = z.object({ id })
const tags = ['accounts']

export function botRoutes(app: App, context: Context): void {
  const { core, config } = context
  const { store } = core
  const { ports } = config

  app.post(
    '/api/tokens',
    {
      schema: { tags, summary: 'An account for a program', body: newBotAccount, response: { 201: botAccount } },
      config: signInLimit(context),
    },
    async (request, reply) => {
      const me = await signedIn(context, request)
      if (me.kind === 'bot') refuse('forbidden', 'Programs make no accounts.')
      const bot: StoredAccount = {
        id: ports.freshId(),
        name: request.body.name,
        kind: 'bot',
        language: me.language,
        login: null,
        createdAt: ports.now(),
      }
      if (!(await store.createBot(bot, me.id, MOST_BOTS)))
        refuse('conflict', `An account has at most ${MOST_BOTS} programs; revoke one first.`)
      const token = await openSession(bot.id, store, ports)
      return reply.code(201).send({ account: sessionOf(bot).account, token })
    },
  )

  app.get('/api/tokens', { schema: { tags, summary: 'My programs', response: { 200: botList } } }, async request => {
    const me = await signedIn(context, request)
    const bots = await store.botsOf(me.id)
    return { bots: bots.map(bot => ({ account: sessionOf(bot).account, createdAt: bot.createdAt })) }
  })

  app.delete(
    '/api/tokens/:id',
    { schema: { tags, summary: 'Revoke a program', params, response: { 200: nothing } } },
    async request => {
      const me = await signedIn(context, request)
      tellEnded(context, await store.revokeBot(request.params.id, me.id, ports.now()))
      return {}
    },
  )
}
