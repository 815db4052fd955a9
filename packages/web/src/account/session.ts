// The session of this browser: none until the first table, then a guest created without asking, later perhaps an account.

import type { Language } from '@ludoteka/kernel'
import type { Session } from '@ludoteka/protocol'
import { useSyncExternalStore } from 'react'
import * as api from '../api.ts'
import { changeSettings, readSettings } from '../settings/store.ts'
import { loadTextsOfOpenGames } from '../text/games.ts'
import { loadTexts, textsOf } from '../text/index.ts'

let current: Session | undefined
let request: Promise<Session | undefined> | undefined
const listeners = new Set<() => void>()

/** What the address of the settings says to show where one signs in. */
export const SIGN_IN = 'sign-in'

export function setSession(next: Session | undefined): void {
  current = next
  request = Promise.resolve(next)
  for (const listener of listeners) listener()
}

/** The session of this browser, if there is one; requested once. */
export function findSession(): Promise<Session | undefined> {
  request ??= api.findSession().then(
    found => {
      setSession(found)
      return found
    },
    () => {
      // An unreachable server is asked again next time.
      request = undefined
      return undefined
    },
  )
  return request
}

/** Asks again after the server has said that this browser is no longer signed in. */
export function refreshSession(): void {
  request = undefined
  void findSession()
}

/** Creates a guest if nobody is signed in yet. */
export async function ensureSession(): Promise<Session> {
  const found = current ?? (await findSession())
  if (found) return found
  return enterAs(guestName())
}

/** Begins as a guest of this name. */
export async function enterAs(name: string): Promise<Session> {
  const created = await api.newGuest(name, readSettings().language)
  setSession(created)
  return created
}

export function guestName(): string {
  const { first, second } = textsOf(readSettings().language).guestNames
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint8Array(2))
  return `${first[a % first.length]} ${second[b % second.length]}`
}

export function useSession(): Session | undefined {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
}

/** Changes the language on this device, and on the account if there is one. Without its texts nothing changes. */
export async function changeLanguage(language: Language): Promise<void> {
  try {
    await Promise.all([loadTexts(language), loadTextsOfOpenGames(language)])
    changeSettings({ language })
    if (await findSession()) await api.changeMe({ language })
  } catch {
    // No connection: the page stays as it is, or the account learns of it another time.
  }
}
