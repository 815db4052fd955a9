// What processes tell each other about a table: only that something has changed; the data is in the store.

import type { Json } from '@ludoteka/kernel'

export type ProcessMessage =
  | { readonly kind: 'changed'; readonly revision: number }
  | { readonly kind: 'chat' }
  /** The match was counted for the ratings of its players. */
  | { readonly kind: 'recorded' }
  /** This account has come or gone. */
  | { readonly kind: 'presence'; readonly account: string }

export function readProcessMessage(json: Json): ProcessMessage | undefined {
  if (typeof json !== 'object' || json === null || !('kind' in json)) return undefined
  const { kind, revision, account } = json
  if (kind === 'chat' || kind === 'recorded') return { kind }
  if (kind === 'changed' && typeof revision === 'number') return { kind, revision }
  return kind === 'presence' && typeof account === 'string' ? { kind, account } : undefined
}
