// Sitting down as a guest; who one is, and under which name.

import { changeMe, maybeSession, newSession, session } from '@ludoteka/protocol'
import type { StoredAccount } from '../store/types.ts'
import { type App, accountOrNone, type Context, requireAccount, signInLimit } from './context.ts'
import { sessionOf, startSession } from './sessions.ts'

const tags = ['accounts']

export function accountRoutes(app: App, context: Context): void {
  const { services, config } = context
  const { store } = services
  const { system } = config

  app.post(
    '/api/session',
    {
      schema: { tags, summary: 'Sit down as a guest', body: newSession, response: { 201: session } },
      config: signInLimit(context),
    },
    async (request, reply) => {
      const { name, language } = request.body
      const account: StoredAccount = {
        id: system.freshId(),
        name,
        kind: 'guest',
        language,
        login: null,
        createdAt: system.now(),
      }
      await store.createAccount(account)
      await startSession(context, request, reply, account.id)
      return reply.code(201).send(sessionOf(account))
    },
  )

  app.get(
    '/api/session',
    { schema: { tags, summary: 'Who am I, if anybody', response: { 200: maybeSession } } },
    async request => {
      const me = await accountOrNone(context, request)
      return me ? { session: sessionOf(me) } : {}
    },
  )

  app.get('/api/me', { schema: { tags, summary: 'Who am I', response: { 200: session } } }, async request =>
    sessionOf(await requireAccount(context, request)),
  )

  app.patch(
    '/api/me',
    { schema: { tags, summary: 'Change name or language', body: changeMe, response: { 200: session } } },
    async request => {
      const me = await requireAccount(context, request)
      const { name, language } = request.body
      const change = { ...(name === undefined ? {} : { name }), ...(language === undefined ? {} : { language }) }
      await store.changeAccount(me.id, change)
      return sessionOf({ ...me, ...change })
    },
  )
}
