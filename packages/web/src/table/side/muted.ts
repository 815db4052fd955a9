// Whom a person does not want to hear, remembered on this device.

import { useSyncExternalStore } from 'react'

const KEY = 'ludoteka.muted'
const listeners = new Set<() => void>()
let muted: ReadonlySet<string> | undefined

function read(): ReadonlySet<string> {
  if (muted) return muted
  muted = new Set(stored())
  return muted
}

function stored(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function mute(id: string, on: boolean): void {
  const next = new Set(read())
  if (on) next.add(id)
  else next.delete(id)
  muted = next
  try {
    localStorage.setItem(KEY, JSON.stringify([...next]))
  } catch {
    // Without storage the wish lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

export function useMuted(): ReadonlySet<string> {
  return useSyncExternalStore(listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, read)
}
