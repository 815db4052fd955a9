// Who is at which table, over all server processes: each tells the others whom it has, and repeats it now and then.

import type { Json } from '@ludoteka/kernel'

/** Without a message from a process for this long, its players count as gone. */
const EXPIRE_MS = 60_000

export type Presence = {
  /** The players this process has at the table; true if that changes who is online. */
  setLocal(accounts: readonly string[]): boolean
  /** The players another process has there; true if that changes who is online. */
  setRemote(from: string, accounts: readonly string[], now: number): boolean
  /** Drops processes that have gone silent; true if that changes who is online. */
  expire(now: number): boolean
  isOnline(account: string): boolean
}

export function openPresence(): Presence {
  let own: readonly string[] = []
  const others = new Map<string, { readonly accounts: readonly string[]; readonly at: number }>()
  const everybody = (): string =>
    [...new Set([...own, ...[...others.values()].flatMap(({ accounts }) => accounts)])].sort().join(' ')
  const doesChange = (change: () => void): boolean => {
    const before = everybody()
    change()
    return everybody() !== before
  }
  return {
    setLocal: accounts =>
      doesChange(() => {
        own = accounts
      }),
    setRemote: (from, accounts, at) => doesChange(() => others.set(from, { accounts, at })),
    expire: now =>
      doesChange(() => {
        for (const [from, { at }] of others) if (now - at > EXPIRE_MS) others.delete(from)
      }),
    isOnline: account =>
      own.includes(account) || [...others.values()].some(({ accounts }) => accounts.includes(account)),
  }
}

/** What processes tell each other about a table: only that something has changed; the data is in the store. */
export type ProcessMessage =
  | { readonly kind: 'changed'; readonly revision: number }
  | { readonly kind: 'chat' }
  | { readonly kind: 'who' }
  | { readonly kind: 'here'; readonly from: string; readonly accounts: readonly string[] }

export function readProcessMessage(json: Json): ProcessMessage | undefined {
  if (typeof json !== 'object' || json === null || !('kind' in json)) return undefined
  if (json.kind === 'chat' || json.kind === 'who') return { kind: json.kind }
  if (json.kind === 'changed' && typeof json['revision'] === 'number') {
    return { kind: 'changed', revision: json['revision'] }
  }
  const { from, accounts } = json
  if (json.kind !== 'here' || typeof from !== 'string' || !Array.isArray(accounts)) return undefined
  return { kind: 'here', from, accounts: accounts.filter((id): id is string => typeof id === 'string') }
}
