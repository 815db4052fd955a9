// Who is at which table, over all server processes: each tells the others whom it has, and says it again now and then.

import type { Json } from '@ludoteka/kernel'

/** Without news from a process for this long, its people count as gone. */
const FORGET_MS = 60_000

export type Presence = {
  /** The people this process has at the table; true if that is news. */
  here(accounts: readonly string[]): boolean
  /** What another process has said; true if that is news. */
  heard(from: string, accounts: readonly string[], now: number): boolean
  /** Forgets processes that have gone silent; true if that is news. */
  forget(now: number): boolean
  isOnline(account: string): boolean
}

export function presence(): Presence {
  let own: readonly string[] = []
  const others = new Map<string, { readonly accounts: readonly string[]; readonly at: number }>()
  const everybody = (): string =>
    [...new Set([...own, ...[...others.values()].flatMap(({ accounts }) => accounts)])].sort().join(' ')
  const isNews = (change: () => void): boolean => {
    const before = everybody()
    change()
    return everybody() !== before
  }
  return {
    here: accounts =>
      isNews(() => {
        own = accounts
      }),
    heard: (from, accounts, at) => isNews(() => others.set(from, { accounts, at })),
    forget: now =>
      isNews(() => {
        for (const [from, { at }] of others) if (now - at > FORGET_MS) others.delete(from)
      }),
    isOnline: account =>
      own.includes(account) || [...others.values()].some(({ accounts }) => accounts.includes(account)),
  }
}

/** What processes say to each other about a table. The truth is in the store; these only tell where to look. */
export type Note =
  | { readonly kind: 'changed'; readonly revision: number }
  | { readonly kind: 'chat' }
  | { readonly kind: 'who' }
  | { readonly kind: 'here'; readonly from: string; readonly accounts: readonly string[] }

export function readNote(json: Json): Note | undefined {
  if (typeof json !== 'object' || json === null || !('kind' in json)) return undefined
  if (json.kind === 'chat' || json.kind === 'who') return { kind: json.kind }
  if (json.kind === 'changed' && typeof json['revision'] === 'number') {
    return { kind: 'changed', revision: json['revision'] }
  }
  const { from, accounts } = json
  if (json.kind !== 'here' || typeof from !== 'string' || !Array.isArray(accounts)) return undefined
  return { kind: 'here', from, accounts: accounts.filter((id): id is string => typeof id === 'string') }
}
