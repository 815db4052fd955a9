// One's own decks: kept with the account, or on this device as long as one is a guest. What was kept on the device goes to
// the account once there is one.

import type { Deck } from '@ludoteka/protocol'
import { useEffect, useSyncExternalStore } from 'react'
import { findSession, useSession } from '../account/session.ts'
import * as api from '../api.ts'

export type { Deck }

const KEY = 'ludoteka.decks'

let decks: readonly Deck[] | undefined
let owner: string | undefined
const listeners = new Set<() => void>()

function publish(next: readonly Deck[] | undefined): void {
  decks = next?.toSorted((a, b) => b.changedAt - a.changedAt)
  for (const listener of listeners) listener()
}

const accountOf = async (): Promise<string | undefined> => {
  const session = await findSession()
  return session?.account.kind === 'user' ? session.account.id : undefined
}

/** The decks of this device; what is damaged is left out. */
export function decksOfDevice(): readonly Deck[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isDeck) : []
  } catch {
    return []
  }
}

function isDeck(value: unknown): value is Deck {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map(Object.entries(value))
  const cards: unknown = fields.get('cards')
  return (
    ['id', 'game', 'name'].every(key => typeof fields.get(key) === 'string') &&
    typeof fields.get('changedAt') === 'number' &&
    Array.isArray(cards) &&
    cards.every(card => typeof card === 'string')
  )
}

function keepOnDevice(next: readonly Deck[]): void {
  localStorage.setItem(KEY, JSON.stringify(next))
}

async function load(): Promise<readonly Deck[]> {
  owner = await accountOf()
  if (owner === undefined) return decksOfDevice()
  for (const deck of decksOfDevice()) {
    await api.saveDeck(deck)
    keepOnDevice(decksOfDevice().filter(({ id }) => id !== deck.id))
  }
  return api.decks()
}

let loading: Promise<void> | undefined
function loadOnce(): Promise<void> {
  loading ??= load().then(publish, () => {
    loading = undefined // tried again with the next page
    publish(decksOfDevice())
  })
  return loading
}

export function newDeckId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Adds or replaces a deck. */
export async function saveDeck(deck: Deck): Promise<void> {
  await loadOnce()
  if (owner === undefined) keepOnDevice([deck, ...decksOfDevice().filter(({ id }) => id !== deck.id)])
  else await api.saveDeck(deck)
  publish([deck, ...(decks ?? []).filter(({ id }) => id !== deck.id)])
}

export async function deleteDeck(id: string): Promise<void> {
  await loadOnce()
  if (owner === undefined) keepOnDevice(decksOfDevice().filter(deck => deck.id !== id))
  else await api.deleteDeck(id)
  publish((decks ?? []).filter(deck => deck.id !== id))
}

/** One's own decks of a game, last changed first; nothing while they are loaded. */
export function useDecks(game: string): readonly Deck[] | undefined {
  const session = useSession()
  const account = session?.account.kind === 'user' ? session.account.id : undefined
  useEffect(() => {
    if (account !== owner) loading = undefined // somebody else is here now
    void loadOnce()
  }, [account])
  const all = useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => decks,
  )
  return all?.filter(deck => deck.game === game)
}
