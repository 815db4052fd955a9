// Creating a passkey for an account, signing in with one, showing with one who one is.

import type { Session } from '@ludoteka/protocol'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import * as api from '../api.ts'

export async function createPasskey(): Promise<Session> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const options = await api.passkeyRequest('account/passkey')
  if (!isCreation(options)) throw new Error('The server sent passkey options of an unknown form.')
  const { id, rawId, response, type } = await startRegistration({ optionsJSON: options })
  const { clientDataJSON, attestationObject, transports } = response
  const signed = { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) }
  return api.sendPasskey('account/passkey', { id, rawId, type, response: signed, clientExtensionResults: {} })
}

export async function signInWithPasskey(): Promise<Session> {
  return api.sendPasskey('login/passkey', await answerChallenge('login/passkey'))
}

export async function proveWithPasskey(): Promise<void> {
  await api.provePasskey(await answerChallenge('account/proof/passkey'))
}

/** Answers the server's challenge. */
async function answerChallenge(path: api.PasskeyPath): Promise<object> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const options = await api.passkeyRequest(path)
  if (!isRequest(options)) throw new Error('The server sent passkey options of an unknown form.')
  const { id, rawId, response, type } = await startAuthentication({ optionsJSON: options })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const signed = { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) }
  return { id, rawId, type, response: signed, clientExtensionResults: {} }
}

/** A browser creates only one passkey per account on a device. */
export function isAlreadyHere(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError'
}

type Options = Record<string, unknown>

function isCreation(options: Options): options is Options & PublicKeyCredentialCreationOptionsJSON {
  return (
    typeof options['challenge'] === 'string' && typeof options['rp'] === 'object' && typeof options['user'] === 'object'
  )
}

function isRequest(options: Options): options is Options & PublicKeyCredentialRequestOptionsJSON {
  return typeof options['challenge'] === 'string'
}
