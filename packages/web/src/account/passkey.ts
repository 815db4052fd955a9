// Keeping an account, or signing in, with a passkey of the device.

import type { Session } from '@ludoteka/protocol'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import * as api from '../api.ts'

export async function makePasskey(): Promise<Session> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const wish = await api.passkeyWish('account/passkey')
  if (!isCreation(wish)) throw new Error('The server asked for a passkey in an unknown form.')
  const { id, rawId, response, type } = await startRegistration({ optionsJSON: wish })
  const { clientDataJSON, attestationObject, transports } = response
  const answered = { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) }
  return api.passkeyAnswer('account/passkey', { id, rawId, type, response: answered, clientExtensionResults: {} })
}

export async function signInWithPasskey(): Promise<Session> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const wish = await api.passkeyWish('login/passkey')
  if (!isRequest(wish)) throw new Error('The server asked for a passkey in an unknown form.')
  const { id, rawId, response, type } = await startAuthentication({ optionsJSON: wish })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const answered = { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) }
  return api.passkeyAnswer('login/passkey', { id, rawId, type, response: answered, clientExtensionResults: {} })
}

/** The browser makes no second passkey for an account on one device. */
export function isAlreadyHere(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError'
}

type Wish = Record<string, unknown>

function isCreation(wish: Wish): wish is Wish & PublicKeyCredentialCreationOptionsJSON {
  return typeof wish['challenge'] === 'string' && typeof wish['rp'] === 'object' && typeof wish['user'] === 'object'
}

function isRequest(wish: Wish): wish is Wish & PublicKeyCredentialRequestOptionsJSON {
  return typeof wish['challenge'] === 'string'
}
