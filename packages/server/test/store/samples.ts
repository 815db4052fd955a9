// Plain accounts and matches that tests vary.

import type { MatchRow, Passkey, StoredAccount, StoredEvent } from '../../src/store/store.ts'

export function anAccount(id: string, change: Partial<StoredAccount> = {}): StoredAccount {
  return { id, name: 'Ada', kind: 'guest', language: 'en', login: null, createdAt: 1_700_000_000_000, ...change }
}

export function aPasskey(id: string, change: Partial<Passkey> = {}): Passkey {
  const publicKey = Uint8Array.from({ length: 256 }, (_, i) => i)
  const made = {
    account: 'ada-account',
    publicKey,
    counter: 0,
    transports: [],
    addedAt: 1_700_000_000_000,
    usedAt: null,
  }
  return { id, ...made, ...change }
}

export function aMatch(id: string, change: Partial<MatchRow> = {}): MatchRow {
  return {
    id,
    game: 'unmatched',
    version: 1,
    options: { mode: 'duel', heroes: ['alice', 'medusa'], quick: false, rounds: 3 },
    seed: '00112233445566778899aabbccddeeff',
    status: 'open',
    visibility: 'public',
    hotSeat: false,
    clock: { kind: 'none' },
    onTimeout: 'lose',
    rated: false,
    host: 'ada-account',
    origin: null,
    seats: [{ kind: 'account', account: 'ada-account' }, { kind: 'open' }],
    invites: [null, null],
    waiting: [],
    actions: 0,
    result: { kind: 'open' },
    clocks: null,
    proposal: null,
    paused: false,
    rematch: null,
    brought: null,
    orders: null,
    advised: false,
    position: null,
    tournament: null,
    seq: 0,
    revision: 0,
    createdAt: 1_700_000_000_000,
    updatedAt: 1_700_000_000_000,
    ...change,
  }
}

/** A match as it was read: after events alone its head has changed as often as there were events. */
export function asRead(id: string, revision = 0): Pick<MatchRow, 'id' | 'revision'> {
  return { id, revision }
}

export function anAct(seq: number, verb = 'move'): StoredEvent {
  return { seq, at: 1_700_000_000_000 + seq, event: { kind: 'act', action: { seat: 0, verb, arg: seq } } }
}
