// Passwords: claiming an account with one, changing it, signing in, showing who one is.

import { claimWithPassword, loginWithPassword, mixesAlphabets, proofByPassword, session } from '@ludoteka/protocol'
import { hash } from '@node-rs/argon2'
import { z } from 'zod'
import { refuse } from '../problem.ts'
import { type App, type Context, requireAccount, signInLimit } from './context.ts'
import { noteProof, passwordChecker, requireProof } from './proof.ts'
import { endOtherSessions, sessionOf, startSession } from './sessions.ts'

const emptyBody = z.object({})
const tags = ['accounts']

export function passwordRoutes(app: App, context: Context): void {
  const { services, config } = context
  const { store } = services
  const signIns = signInLimit(app, context)
  const ownerOf = passwordChecker(context, hash(config.system.freshToken()))

  app.post(
    '/api/account/claim',
    {
      schema: {
        tags,
        summary: 'Keep the account with a password, or change it',
        body: claimWithPassword,
        response: { 200: session },
      },
      ...signIns,
    },
    async request => {
      const me = await requireAccount(context, request)
      if (me.kind === 'bot') refuse('forbidden', 'A program has no password.')
      const { login, password, current } = request.body
      if (current === undefined || me.login === null) await requireProof(context, request, me)
      else if ((await ownerOf(me.login, current)) !== me.id) refuse('forbidden', 'The current password is wrong.')
      if (login !== me.login && mixesAlphabets(login)) refuse('bad-request', 'login: letters of one alphabet only')
      if (!(await store.setPassword(me.id, login, await hash(password)))) refuse('conflict', 'This login is taken.')
      await store.changeAccount(me.id, { kind: 'user' })
      await noteProof(context, request)
      // Whoever knew the old password may be signed in with it.
      if (me.login !== null) await endOtherSessions(context, request, me.id)
      return sessionOf({ ...me, kind: 'user', login })
    },
  )

  app.post(
    '/api/account/proof',
    {
      schema: {
        tags,
        summary: 'Show with the password who one is',
        body: proofByPassword,
        response: { 200: emptyBody },
      },
      ...signIns,
    },
    async request => {
      const me = await requireAccount(context, request)
      if (me.login === null) return refuse('conflict', 'This account has no password.')
      if ((await ownerOf(me.login, request.body.password)) !== me.id) refuse('forbidden', 'The password is wrong.')
      await noteProof(context, request)
      return {}
    },
  )

  app.post(
    '/api/login',
    {
      schema: { tags, summary: 'Sign in with a password', body: loginWithPassword, response: { 200: session } },
      ...signIns,
    },
    async (request, reply) => {
      const { login, password } = request.body
      const owner = await ownerOf(login, password)
      const account = owner === undefined ? undefined : await store.account(owner)
      if (!account) return refuse('not-signed-in', 'Login or password is wrong.')
      await startSession(context, request, reply, account.id, { isProved: true })
      return sessionOf(account)
    },
  )
}
