// Whose messages this page does not show: those blocked by the account, known to the server, and those muted on this device.

import { useEffect, useSyncExternalStore } from 'react'
import { findSession } from '../account/session.ts'
import * as requests from './requests.ts'

type Hidden = { readonly blocked: ReadonlySet<string>; readonly muted: ReadonlySet<string> }

const MUTED_KEY = 'ludoteka.muted'
const listeners = new Set<() => void>()
let hidden: Hidden | undefined
let isAsked = false

function current(): Hidden {
  hidden ??= { blocked: new Set(), muted: new Set(storedMuted()) }
  return hidden
}

function change(next: Partial<Hidden>): void {
  hidden = { ...current(), ...next }
  for (const listener of listeners) listener()
}

function storedMuted(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(MUTED_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}

function withOne(ids: ReadonlySet<string>, id: string, on: boolean): ReadonlySet<string> {
  const next = new Set(ids)
  if (on) next.add(id)
  else next.delete(id)
  return next
}

/** On this device, also without a session. */
export function mute(id: string, on: boolean): void {
  const muted = withOne(current().muted, id, on)
  change({ muted })
  try {
    localStorage.setItem(MUTED_KEY, JSON.stringify([...muted]))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export async function block(id: string, on: boolean): Promise<void> {
  await (on ? requests.block(id) : requests.unblock(id))
  change({ blocked: withOne(current().blocked, id, on) })
}

async function loadBlocks(): Promise<void> {
  if (isAsked) return
  isAsked = true
  try {
    if (!(await findSession())) return
    const { blocks } = await requests.blocks()
    change({ blocked: new Set(blocks.map(({ account }) => account.id)) })
  } catch {
    isAsked = false // asked again next time
  }
}

export function useHidden(): Hidden {
  useEffect(() => void loadBlocks(), [])
  return useSyncExternalStore(listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, current)
}
