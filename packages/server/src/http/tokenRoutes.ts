// Bot accounts: accounts of programs with a token, created and revoked by the person they belong to.

import { botAccount, botList, id, MOST_BOTS, newBotAccount } from '@ludoteka/protocol'
import { z } from 'zod'
import { refuse } from '../problem.ts'
import type { StoredAccount } from '../store/store.ts'
import { type App, type Context, requireAccount, signInLimit } from './context.ts'
import { requireProof } from './proof.ts'
import { announceEnded, openSession, sessionOf } from './sessions.ts'

const emptyBody = z.object({})
const params = z.object({ id })
const tags = ['accounts']

export function tokenRoutes(app: App, context: Context): void {
  const { services, config } = context
  const { store } = services
  const { system } = config

  app.post(
    '/api/tokens',
    {
      schema: { tags, summary: 'An account for a program', body: newBotAccount, response: { 201: botAccount } },
      ...signInLimit(app, context),
    },
    async (request, reply) => {
      const me = await requireAccount(context, request)
      if (me.kind === 'bot') refuse('forbidden', 'Programs can not create accounts.')
      await requireProof(context, request, me)
      const bot: StoredAccount = {
        id: system.freshId(),
        name: request.body.name,
        kind: 'bot',
        language: me.language,
        login: null,
        createdAt: system.now(),
      }
      if (!(await store.createBot(bot, me.id, MOST_BOTS)))
        refuse('conflict', `An account has at most ${MOST_BOTS} programs; revoke one first.`)
      const token = await openSession(bot.id, store, system)
      return reply.code(201).send({ account: sessionOf(bot).account, token })
    },
  )

  app.get('/api/tokens', { schema: { tags, summary: 'My programs', response: { 200: botList } } }, async request => {
    const me = await requireAccount(context, request)
    const bots = await store.botsOf(me.id)
    return { bots: bots.map(bot => ({ account: sessionOf(bot).account, createdAt: bot.createdAt })) }
  })

  app.delete(
    '/api/tokens/:id',
    { schema: { tags, summary: 'Revoke a program', params, response: { 200: emptyBody } } },
    async request => {
      const me = await requireAccount(context, request)
      announceEnded(context, await store.revokeBot(request.params.id, me.id, system.now()))
      return {}
    },
  )
}
