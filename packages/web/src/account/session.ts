// Who the person is: nobody until the first table, then a guest made silently, later an account if they wish.

import type { Session } from '@ludoteka/protocol'
import { useSyncExternalStore } from 'react'
import * as api from '../api.ts'
import { readSettings } from '../settings/store.ts'
import { DICTIONARIES } from '../text/index.ts'

let current: Session | undefined
let asked: Promise<Session | undefined> | undefined
const listeners = new Set<() => void>()

export function setSession(next: Session | undefined): void {
  current = next
  asked = Promise.resolve(next)
  for (const listener of listeners) listener()
}

/** The session this browser has, if any; asked once. */
export function findSession(): Promise<Session | undefined> {
  asked ??= api.findSession().then(
    found => {
      setSession(found)
      return found
    },
    () => {
      // Only an answer is final; an unreachable server is asked again next time.
      asked = undefined
      return undefined
    },
  )
  return asked
}

/** The server has said that this browser is signed in no more: whoever it is now, if anybody. */
export function lookAgain(): void {
  asked = undefined
  void findSession()
}

/** Sits down as a guest if nobody is signed in yet. */
export async function ensureSession(): Promise<Session> {
  const found = current ?? (await findSession())
  if (found) return found
  const { language } = readSettings()
  const made = await api.newGuest(guestName(), language)
  setSession(made)
  return made
}

export function guestName(): string {
  const { first, second } = DICTIONARIES[readSettings().language].guestNames
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
