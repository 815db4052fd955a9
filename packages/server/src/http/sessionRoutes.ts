// Signing out, here or everywhere else.

import { endedSessions } from '@ludoteka/protocol'
import { z } from 'zod'
import { COOKIE, sessionHashOf } from './auth.ts'
import { type App, type Context, signedIn } from './context.ts'
import { endOthers, tellEnded } from './sessions.ts'

const nothing = z.object({})
const tags = ['accounts']

export function sessionRoutes(app: App, context: Context): void {
  const { store } = context.core

  app.post(
    '/api/logout',
    { schema: { tags, summary: 'Sign out', response: { 200: nothing } } },
    async (request, reply) => {
      const session = sessionHashOf(request.headers)
      if (session !== undefined) {
        await store.deleteSession(session)
        tellEnded(context, [session])
      }
      reply.clearCookie(COOKIE, { path: '/' })
      return {}
    },
  )

  app.post(
    '/api/logout/others',
    { schema: { tags, summary: 'Sign out everywhere else', response: { 200: endedSessions } } },
    async request => {
      const me = await signedIn(context, request)
      return { ended: await endOthers(context, request, me.id) }
    },
  )
}
