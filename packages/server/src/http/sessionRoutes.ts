// Signing out, here or everywhere else.

import { endedSessions } from '@ludoteka/protocol'
import { z } from 'zod'
import { COOKIE, sessionHashOf } from './auth.ts'
import { type App, type Context, requireAccount } from './context.ts'
import { announceEnded, endOtherSessions } from './sessions.ts'

const emptyBody = z.object({})
const tags = ['accounts']

export function sessionRoutes(app: App, context: Context): void {
  const { store } = context.services

  app.post(
    '/api/logout',
    { schema: { tags, summary: 'Sign out', response: { 200: emptyBody } } },
    async (request, reply) => {
      const session = sessionHashOf(request.headers)
      if (session !== undefined) {
        await store.deleteSession(session)
        announceEnded(context, [session])
      }
      reply.clearCookie(COOKIE, { path: '/' })
      return {}
    },
  )

  app.post(
    '/api/logout/others',
    { schema: { tags, summary: 'Sign out everywhere else', response: { 200: endedSessions } } },
    async request => {
      const me = await requireAccount(context, request)
      return { ended: await endOtherSessions(context, request, me.id) }
    },
  )
}
