// Passwords: claiming an account with one, changing it, signing in.

import { claimWithPassword, loginWithPassword, session } from '@ludoteka/protocol'
import { hash, verify } from '@node-rs/argon2'
import { refuse } from '../problem.ts'
import { type App, type Context, requireAccount, signInLimit } from './context.ts'
import { endOtherSessions, sessionOf, startSession } from './sessions.ts'

const tags = ['accounts']

export function passwordRoutes(app: App, context: Context): void {
  const { services, config } = context
  const { store } = services
  const signIns = signInLimit(context)
  // Verified when there is no such login, so that the answer takes as long as for a wrong password.
  const dummyHash = hash(config.system.freshToken())

  /** The account this login and password belong to. */
  const ownerOf = async (login: string, password: string): Promise<string | undefined> => {
    const known = await store.passwordOf(login)
    const isRight = await verify(known?.hash ?? (await dummyHash), password)
    return isRight ? known?.account : undefined
  }

  app.post(
    '/api/account/claim',
    {
      schema: {
        tags,
        summary: 'Keep the account with a password, or change it',
        body: claimWithPassword,
        response: { 200: session },
      },
      config: signIns,
    },
    async request => {
      const me = await requireAccount(context, request)
      if (me.kind === 'bot') refuse('forbidden', 'A program has no password.')
      const { login, password, current } = request.body
      // A session left open somewhere is not enough to take an account away from its owner.
      if (me.login !== null && (await ownerOf(me.login, current ?? '')) !== me.id)
        refuse('forbidden', 'Only whoever knows the password may change it.')
      if (!(await store.setPassword(me.id, login, await hash(password)))) refuse('conflict', 'This login is taken.')
      await store.changeAccount(me.id, { kind: 'user' })
      // Whoever knew the old password may be signed in with it.
      if (me.login !== null) await endOtherSessions(context, request, me.id)
      return sessionOf({ ...me, kind: 'user', login })
    },
  )

  app.post(
    '/api/login',
    {
      schema: { tags, summary: 'Sign in with a password', body: loginWithPassword, response: { 200: session } },
      config: signIns,
    },
    async (request, reply) => {
      const { login, password } = request.body
      const owner = await ownerOf(login, password)
      const account = owner === undefined ? undefined : await store.account(owner)
      if (!account) return refuse('not-signed-in', 'Login or password is wrong.')
      await startSession(context, request, reply, account.id)
      return sessionOf(account)
    },
  )
}
