// Passkeys: claiming an account with one, listing and removing them, signing in, showing who one is.

import { newPasskey, passkeyList, passkeyName, passkeyOptions, session, usedPasskey } from '@ludoteka/protocol'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuse } from '../problem.ts'
import { challenges } from './challenges.ts'
import { type App, type Context, requireAccount, signInLimit } from './context.ts'
import { pageOrigin } from './origin.ts'
import { noteProof, requireProof } from './proof.ts'
import { sessionOf, startSession } from './sessions.ts'

const SITE_NAME = 'Ludoteka'
const emptyBody = z.object({})

export function passkeyRoutes(app: App, context: Context): void {
  const { services, config, secret } = context
  const { store } = services
  const signIns = signInLimit(app, context)
  const issued = challenges(secret, config.system, store)
  const tags = ['accounts']

  const relyingParty = (request: FastifyRequest): { origin: string; rpID: string } => {
    const origin = pageOrigin(request.headers, request.protocol, config)
    return { origin, rpID: new URL(origin).hostname }
  }

  /** The account of a passkey that was just used for this purpose. */
  const ownerOf = async (
    request: FastifyRequest,
    used: z.infer<typeof usedPasskey>,
    purpose: string,
  ): Promise<string> => {
    const passkey = await store.passkey(used.id)
    if (!passkey) return refuse('not-signed-in', 'This passkey is not known here.')
    const { origin, rpID } = relyingParty(request)
    const checked = await orRefuse(() =>
      verifyAuthenticationResponse({
        response: used,
        expectedChallenge: challenge => issued.redeem(challenge, purpose),
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: { id: passkey.id, publicKey: Uint8Array.from(passkey.publicKey), counter: passkey.counter },
        requireUserVerification: false,
      }),
    )
    if (!checked.verified) refuse('not-signed-in', NOT_VALID)
    await store.touchPasskey(passkey.id, checked.authenticationInfo.newCounter, config.system.now())
    return passkey.account
  }

  app.post(
    '/api/account/passkey/options',
    { schema: { tags, summary: 'Begin to make a passkey', response: { 200: passkeyOptions } }, ...signIns },
    async request => {
      const me = await requireAccount(context, request)
      if (me.kind === 'bot') refuse('forbidden', 'A program has no passkey.')
      await requireProof(context, request, me)
      const known = await store.passkeysOf(me.id)
      const options = await generateRegistrationOptions({
        rpName: SITE_NAME,
        rpID: relyingParty(request).rpID,
        userName: me.name,
        userDisplayName: me.name,
        userID: new TextEncoder().encode(me.id),
        challenge: issued.make(`new ${me.id}`),
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      })
      return { ...options }
    },
  )

  app.post(
    '/api/account/passkey',
    {
      schema: { tags, summary: 'Keep the account with a passkey', body: newPasskey, response: { 200: session } },
      ...signIns,
    },
    async request => {
      const me = await requireAccount(context, request)
      await requireProof(context, request, me)
      const { origin, rpID } = relyingParty(request)
      const checked = await orRefuse(() =>
        verifyRegistrationResponse({
          response: request.body,
          expectedChallenge: challenge => issued.redeem(challenge, `new ${me.id}`),
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: false,
        }),
      )
      if (!checked.registrationInfo) return refuse('forbidden', NOT_VALID)
      const { id, publicKey, counter, transports } = checked.registrationInfo.credential
      const dates = { addedAt: config.system.now(), usedAt: null }
      await store.addPasskey({ id, account: me.id, publicKey, counter, transports: transports ?? [], ...dates })
      await store.changeAccount(me.id, { kind: 'user' })
      await noteProof(context, request)
      return sessionOf({ ...me, kind: 'user' })
    },
  )

  app.get(
    '/api/account/passkey',
    { schema: { tags, summary: 'My passkeys', response: { 200: passkeyList } } },
    async request => {
      const me = await requireAccount(context, request)
      const passkeys = await store.passkeysOf(me.id)
      return {
        passkeys: passkeys.map(({ id, addedAt, usedAt }) => ({
          id,
          ...(addedAt === null ? {} : { addedAt }),
          ...(usedAt === null ? {} : { usedAt }),
        })),
      }
    },
  )

  app.delete(
    '/api/account/passkey',
    { schema: { tags, summary: 'Remove a passkey', body: passkeyName, response: { 200: emptyBody } } },
    async request => {
      const me = await requireAccount(context, request)
      if (!(await store.removePasskey({ id: request.body.id, account: me.id })))
        refuse('conflict', 'This passkey is the last way to sign in.')
      return {}
    },
  )

  app.post(
    '/api/login/passkey/options',
    {
      schema: { tags, summary: 'Begin to sign in with a passkey', response: { 200: passkeyOptions } },
      ...signIns,
    },
    async request => {
      const options = await generateAuthenticationOptions({
        rpID: relyingParty(request).rpID,
        challenge: issued.make('login'),
        userVerification: 'preferred',
      })
      return { ...options }
    },
  )

  app.post(
    '/api/login/passkey',
    {
      schema: { tags, summary: 'Sign in with a passkey', body: usedPasskey, response: { 200: session } },
      ...signIns,
    },
    async (request, reply) => {
      const owner = await ownerOf(request, request.body, 'login')
      const account = await store.account(owner)
      if (!account) return refuse('not-signed-in', 'This passkey is not known here.')
      await startSession(context, request, reply, account.id, { isProved: true })
      return sessionOf(account)
    },
  )

  app.post(
    '/api/account/proof/passkey/options',
    { schema: { tags, summary: 'Begin to show who one is', response: { 200: passkeyOptions } }, ...signIns },
    async request => {
      const me = await requireAccount(context, request)
      const known = await store.passkeysOf(me.id)
      const options = await generateAuthenticationOptions({
        rpID: relyingParty(request).rpID,
        challenge: issued.make(`proof ${me.id}`),
        allowCredentials: known.map(({ id }) => ({ id })),
        userVerification: 'preferred',
      })
      return { ...options }
    },
  )

  app.post(
    '/api/account/proof/passkey',
    {
      schema: { tags, summary: 'Show with a passkey who one is', body: usedPasskey, response: { 200: emptyBody } },
      ...signIns,
    },
    async request => {
      const me = await requireAccount(context, request)
      if ((await ownerOf(request, request.body, `proof ${me.id}`)) !== me.id) refuse('forbidden', NOT_VALID)
      await noteProof(context, request)
      return {}
    },
  )
}

const NOT_VALID = 'This passkey could not be verified.'

/** What the library throws is a fault of the browser's answer, not ours. */
async function orRefuse<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check()
  } catch {
    return refuse('forbidden', NOT_VALID)
  }
}
