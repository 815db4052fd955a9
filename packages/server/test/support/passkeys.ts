// Passkeys of scripted people: adding one, signing in and showing who one is with it.

import { passkeyList } from '@ludoteka/protocol'
import { expect } from 'vitest'
import { z } from 'zod'
import type { Authenticator } from './authenticator.ts'
import { type Answer, type Player, playerWith, signedInBy } from './player.ts'

/** Passkeys belong to names, not to addresses. */
export const atName = (port: number): string => `http://localhost:${port}`

export const passkeyOptions = z.looseObject({
  challenge: z.string(),
  excludeCredentials: z.array(z.object({ id: z.string() })).optional(),
})

export async function addPasskey(person: Player, key: Authenticator): Promise<void> {
  const wanted = passkeyOptions.parse((await person.post('/api/account/passkey/options')).body)
  const made = key.create({ ...wanted, rpId: 'localhost', origin: person.url })
  expect((await person.post('/api/account/passkey', made)).status).toBe(200)
}

export async function signInWith(key: Authenticator, url: string): Promise<Player | undefined> {
  const answer = await usePasskey(playerWith(url, {}), key, '/api/login/passkey')
  return answer.status === 200 ? signedInBy(url, answer) : undefined
}

export const proveWith = (person: Player, key: Authenticator): Promise<Answer> =>
  usePasskey(person, key, '/api/account/proof/passkey')

/** Answers the challenge of one address, at this one or at another. */
export async function usePasskey(person: Player, key: Authenticator, path: string, answerAt = path): Promise<Answer> {
  const wanted = passkeyOptions.parse((await person.post(`${path}/options`)).body)
  return person.post(answerAt, key.get({ ...wanted, rpId: 'localhost', origin: person.url }))
}

export const passkeysOf = async (person: Player) =>
  passkeyList.parse((await person.get('/api/account/passkey')).body).passkeys
