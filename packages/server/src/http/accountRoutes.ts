// Accounts over HTTP: entering as a guest, name and language, signing out here or everywhere else.

import { changeMe, endedSessions, maybeSession, newSession, session } from '@ludoteka/protocol'
import { z } from 'zod'
import { refuseBanned } from '../moderation/bans.ts'
import type { StoredAccount } from '../store/store.ts'
import { type App, accountOrNone, addressHash, type Context, requireAccount, signInLimit } from './context.ts'
import {
  announceEnded,
  clearCookies,
  endOtherSessions,
  renameCookie,
  sessionHashOf,
  sessionOf,
  startSession,
} from './sessions.ts'

const emptyBody = z.object({})
const tags = ['accounts']

export function accountRoutes(app: App, context: Context): void {
  const { services, config } = context
  const { store } = services
  const { system } = config

  app.post(
    '/api/session',
    {
      schema: { tags, summary: 'Sit down as a guest', body: newSession, response: { 201: session } },
      ...signInLimit(app, context),
    },
    async (request, reply) => {
      const ban = context.bans.ofAddress(addressHash(context, request))
      if (ban) refuseBanned(ban)
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
      await startSession(context, request, reply, account.id, { isProved: false })
      return reply.code(201).send(sessionOf(account))
    },
  )

  app.get(
    '/api/session',
    { schema: { tags, summary: 'Who am I, if anybody', response: { 200: maybeSession } } },
    async (request, reply) => {
      const me = await accountOrNone(context, request)
      if (!me) return {}
      renameCookie(context, request, reply)
      const ban = context.bans.find(me, addressHash(context, request))
      return {
        session: {
          ...sessionOf(me),
          ...((await store.isAdmin(me.id)) ? { admin: true } : {}),
          ...(ban ? { banned: ban.until === undefined ? {} : { until: ban.until } } : {}),
        },
      }
    },
  )

  app.get('/api/me', { schema: { tags, summary: 'Who am I', response: { 200: session } } }, async request =>
    sessionOf(await requireAccount(context, request)),
  )

  app.patch(
    '/api/me',
    {
      schema: {
        tags,
        summary: 'Change name, language, emblem or who sees me',
        body: changeMe,
        response: { 200: session },
      },
    },
    async request => {
      const me = await requireAccount(context, request)
      const { name, language, emblem, hidden } = request.body
      await store.changeAccount(me.id, {
        ...(name === undefined ? {} : { name }),
        ...(language === undefined ? {} : { language }),
        ...(emblem === undefined ? {} : { emblem }),
        ...(hidden === undefined ? {} : { hidden }),
      })
      return sessionOf((await store.account(me.id)) ?? me)
    },
  )

  app.post(
    '/api/logout',
    { schema: { tags, summary: 'Sign out', response: { 200: emptyBody } } },
    async (request, reply) => {
      const session = sessionHashOf(request.headers)
      if (session !== undefined) {
        await store.deleteSession(session)
        announceEnded(context, [session])
      }
      clearCookies(reply)
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
