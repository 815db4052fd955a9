// Recovery codes, for those who lose their password or their passkey: shown once, kept as hashes, each good for signing in once.

import { randomBytes } from 'node:crypto'
import { loginWithCode, RECOVERY_CODES, recoveryCodes, recoveryCodesLeft, session } from '@ludoteka/protocol'
import { z } from 'zod'
import { refuse } from '../problem.ts'
import { hashOf } from '../system.ts'
import { type App, type Context, requireAccount, signInLimit } from './context.ts'
import { requireProof } from './proof.ts'
import { sessionOf, startSession } from './sessions.ts'

const emptyBody = z.object({})
const tags = ['accounts']

export function recoveryRoutes(app: App, context: Context): void {
  const { store } = context.services
  const signIns = signInLimit(app, context)

  app.post(
    '/api/account/recovery',
    { schema: { tags, summary: 'New recovery codes', response: { 200: recoveryCodes } }, ...signIns },
    async request => {
      const me = await requireAccount(context, request)
      if (me.kind !== 'user') refuse('forbidden', 'Only an account with a password or a passkey has recovery codes.')
      await requireProof(context, request, me)
      const codes = Array.from({ length: RECOVERY_CODES }, freshCode)
      await store.setRecoveryCodes(
        me.id,
        codes.map(code => hashOf(plain(code))),
      )
      return { codes }
    },
  )

  app.get(
    '/api/account/recovery',
    { schema: { tags, summary: 'How many recovery codes are left', response: { 200: recoveryCodesLeft } } },
    async request => {
      const me = await requireAccount(context, request)
      return { left: await store.countRecoveryCodes(me.id) }
    },
  )

  app.delete(
    '/api/account/recovery',
    { schema: { tags, summary: 'Make all recovery codes worthless', response: { 200: emptyBody } } },
    async request => {
      const me = await requireAccount(context, request)
      await store.setRecoveryCodes(me.id, [])
      return {}
    },
  )

  app.post(
    '/api/login/recovery',
    {
      schema: { tags, summary: 'Sign in with a recovery code', body: loginWithCode, response: { 200: session } },
      ...signIns,
    },
    async (request, reply) => {
      const owner = await store.useRecoveryCode(hashOf(plain(request.body.code)))
      const account = owner === undefined ? undefined : await store.account(owner)
      if (!account) return refuse('not-signed-in', 'This code is wrong or was used before.')
      await startSession(context, request, reply, account.id, { isProved: true })
      return sessionOf(account)
    },
  )
}

/** Crockford's: no letter can be taken for a digit. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'

/** 100 random bits, of which nobody guesses one, so that a code needs no login beside it: `4xk7m-….` */
function freshCode(): string {
  const letters = Array.from(randomBytes(20), byte => LETTERS[byte % LETTERS.length]).join('')
  return letters.replace(/.{5}(?=.)/g, '$&-')
}

/** As it is kept: without gaps, and with what was read wrongly put right. */
function plain(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
}
