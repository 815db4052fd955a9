// The bans that hold, known in memory in every process, so that each request can be checked without asking the store.

import { type Bus, RECONNECTED } from '../bus/bus.ts'
import { refuse } from '../problem.ts'
import type { StoredBan } from '../store/moderation.ts'
import type { Store, StoredAccount } from '../store/store.ts'

/** Published with the account concerned whenever a ban is made or lifted. */
export const BANS_CHANGED = 'bans:changed'

export type Bans = {
  /** The ban that keeps the account out, made about itself or, for guests, about the address it comes from. */
  find(account: Pick<StoredAccount, 'id' | 'kind'>, address: string): StoredBan | undefined
  /** The ban of an address: nobody enters from there as a new guest. */
  ofAddress(address: string): StoredBan | undefined
  reload(): Promise<void>
  /** Called with the account concerned when a ban was made or lifted, once it counts here. */
  onChange(listener: (account: string) => void): void
  close(): void
}

type BansConfig = {
  readonly store: Pick<Store, 'bans'>
  readonly bus: Pick<Bus, 'subscribe'>
  now(): number
  onError(error: unknown): void
}

export async function openBans({ store, bus, now, onError }: BansConfig): Promise<Bans> {
  let accounts: ReadonlyMap<string, StoredBan> = new Map()
  let addresses: ReadonlyMap<string, StoredBan> = new Map()

  const reload = async (): Promise<void> => {
    // Of several about the same one the newest counts: they come newest first, and the last of a map wins.
    const bans = (await store.bans(now())).toReversed()
    accounts = new Map(bans.map(ban => [ban.account.id, ban]))
    addresses = new Map(bans.flatMap(ban => (ban.address === null ? [] : [[ban.address, ban]])))
  }
  const holding = (ban: StoredBan | undefined): StoredBan | undefined =>
    ban && (ban.until === undefined || ban.until > now()) ? ban : undefined

  const listeners: ((account: string) => void)[] = []
  const announce = async (account: unknown): Promise<void> => {
    await reload()
    if (typeof account === 'string') for (const listener of listeners) listener(account)
  }

  await reload()
  const stops = [
    bus.subscribe(BANS_CHANGED, account => void announce(account).catch(onError)),
    bus.subscribe(RECONNECTED, () => void reload().catch(onError)),
  ]
  return {
    find: ({ id, kind }, address) =>
      holding(accounts.get(id)) ?? (kind === 'guest' ? holding(addresses.get(address)) : undefined),
    ofAddress: address => holding(addresses.get(address)),
    reload,
    onChange(listener) {
      listeners.push(listener)
    },
    close() {
      for (const stop of stops) stop()
    },
  }
}

export function refuseBanned({ until }: Pick<StoredBan, 'until'>): never {
  return refuse(
    'banned',
    until === undefined ? 'You may not play here.' : `You may not play here until ${new Date(until).toISOString()}.`,
  )
}
