// Sitting down as a guest, keeping the account with a password, signing in and out, accounts for programs.

import {
  botAccount,
  changeMe,
  claimWithPassword,
  loginWithPassword,
  maybeSession,
  newBotAccount,
  newSession,
  session,
} from '@ludoteka/protocol'
import { hash, verify } from '@node-rs/argon2'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuse } from '../problem.ts'
import type { StoredAccount } from '../store/types.ts'
import { COOKIE, openSession, SESSION_DAYS, SESSION_ENDED, sessionHashOf } from './auth.ts'
import { type App, type Context, guestOrNobody, signedIn, signInLimit } from './context.ts'

const nothing = z.object({})

export function accountRoutes(app: App, context: Context): void {
  const { core, config } = context
  const { store } = core
  const { ports } = config
  const signIns = signInLimit(context)
  const tags = ['accounts']
  // Verified when there is no such login, so that the answer takes as long as for a wrong password.
  const nobody = hash(ports.freshToken())

  /** The account this login and password belong to. */
  const ownerOf = async (login: string, password: string): Promise<string | undefined> => {
    const known = await store.passwordOf(login)
    const isRight = await verify(known?.hash ?? (await nobody), password)
    return isRight ? known?.account : undefined
  }

  app.post(
    '/api/session',
    { schema: { tags, summary: 'Sit down as a guest', body: newSession, response: { 201: session } }, config: signIns },
    async (request, reply) => {
      const { name, language } = request.body
      const account: StoredAccount = {
        id: ports.freshId(),
        name,
        kind: 'guest',
        language,
        login: null,
        createdAt: ports.now(),
      }
      await store.createAccount(account)
      await giveCookie(context, request, reply, account.id)
      return reply.code(201).send(sessionOf(account))
    },
  )

  app.get(
    '/api/session',
    { schema: { tags, summary: 'Who am I, if anybody', response: { 200: maybeSession } } },
    async request => {
      const me = await guestOrNobody(context, request)
      return me ? { session: sessionOf(me) } : {}
    },
  )

  app.get('/api/me', { schema: { tags, summary: 'Who am I', response: { 200: session } } }, async request =>
    sessionOf(await signedIn(context, request)),
  )

  app.patch(
    '/api/me',
    { schema: { tags, summary: 'Change name or language', body: changeMe, response: { 200: session } } },
    async request => {
      const me = await signedIn(context, request)
      const { name, language } = request.body
      const change = { ...(name === undefined ? {} : { name }), ...(language === undefined ? {} : { language }) }
      await store.changeAccount(me.id, change)
      return sessionOf({ ...me, ...change })
    },
  )

  app.post(
    '/api/account/claim',
    {
      schema: {
        tags,
        summary: 'Keep the account with a password',
        body: claimWithPassword,
        response: { 200: session },
      },
      config: signIns,
    },
    async request => {
      const me = await signedIn(context, request)
      if (me.kind === 'bot') refuse('forbidden', 'A program has no password.')
      const { login, password, current } = request.body
      // A session left open somewhere is not enough to take an account away from its owner.
      if (me.login !== null && (await ownerOf(me.login, current ?? '')) !== me.id)
        refuse('forbidden', 'Only whoever knows the password may change it.')
      if (!(await store.setPassword(me.id, login, await hash(password)))) refuse('conflict', 'This login is taken.')
      await store.changeAccount(me.id, { kind: 'user' })
      return sessionOf({ ...me, kind: 'user' })
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
      await giveCookie(context, request, reply, account.id)
      return sessionOf(account)
    },
  )

  app.post(
    '/api/logout',
    { schema: { tags, summary: 'Sign out', response: { 200: nothing } } },
    async (request, reply) => {
      const session = sessionHashOf(request.headers)
      if (session !== undefined) {
        await store.deleteSession(session)
        core.bus.publish(SESSION_ENDED, session)
      }
      reply.clearCookie(COOKIE, { path: '/' })
      return {}
    },
  )

  app.post(
    '/api/tokens',
    {
      schema: { tags, summary: 'An account for a program', body: newBotAccount, response: { 201: botAccount } },
      config: signIns,
    },
    async (request, reply) => {
      const me = await signedIn(context, request)
      if (me.kind === 'bot') refuse('forbidden', 'Programs make no accounts.')
      const account: StoredAccount = {
        id: ports.freshId(),
        name: request.body.name,
        kind: 'bot',
        language: me.language,
        login: null,
        createdAt: ports.now(),
      }
      await store.createAccount(account)
      const token = await openSession(account.id, store, ports)
      return reply.code(201).send({ account: sessionOf(account).account, token })
    },
  )
}

export function sessionOf({ id, name, kind, language }: StoredAccount): z.infer<typeof session> {
  return { account: { id, name, kind }, language }
}

export async function giveCookie(
  { core, config }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
): Promise<void> {
  const secret = await openSession(account, core.store, config.ports)
  reply.setCookie(COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https' || config.origins.some(origin => origin.startsWith('https:')),
    maxAge: SESSION_DAYS * 86_400,
  })
}
