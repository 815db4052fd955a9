// What the server stores. One interface, two engines (SQLite, PostgreSQL), one contract suite for both.

import type { Brought, Options, Position, Result } from '@ludoteka/kernel'
import type { Account, Clock, Language, MatchStatus, OnTimeout, Visibility } from '@ludoteka/protocol'
import type { ClockState, Holder, MatchEvent, NumberedEvent, Orders } from '@ludoteka/table'
import type { DeckStore } from './decks.ts'
import type { ChatStore, ModerationStore } from './moderation.ts'
import type { PeopleStore } from './people.ts'
import type { PuzzleStore } from './puzzles.ts'
import type { ResultStore } from './results.ts'
import type { SnapshotStore } from './snapshots.ts'
import type { TournamentStore } from './tournaments.ts'

export type { ClockState, Holder, MatchEvent }
/** Appended, never changed; the state is a fold over them. */
export type StoredEvent = NumberedEvent

export type Proposal = {
  /** The event that brought it. */
  readonly number: number
  /** When its seat first proposed something since it acted: from then on bots wait for an answer, for some time. */
  readonly at: number
  readonly kind: 'undo' | 'draw'
  readonly by: number
  readonly to: number
  readonly pending: readonly number[]
}

/** A match as stored: what lists and loading need without reading its events. */
export type MatchRow = {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly options: Options
  /** Secret until the match is over. */
  readonly seed: string
  readonly status: MatchStatus
  readonly visibility: Visibility
  readonly hotSeat: boolean
  readonly clock: Clock
  readonly onTimeout: OnTimeout
  /** Before the match: its host wants it rated, if only people with accounts sit down. From its start on: it is. */
  readonly rated: boolean
  readonly host: string
  /** The group of addresses it was opened from, by which bots' time is shared; null where it is not known. */
  readonly origin: string | null
  readonly seats: readonly Holder[]
  /** Seat links: SHA-256 of each open seat's token, by seat. */
  readonly invites: readonly (string | null)[]
  readonly waiting: readonly number[]
  readonly actions: number
  readonly result: Result
  readonly clocks: ClockState | null
  readonly proposal: Proposal | null
  readonly paused: boolean
  readonly rematch: string | null
  /** The cards people bring, by seat; null where the game lets nobody bring any. Secret until the match is over. */
  readonly brought: Brought | null
  /** The standing orders of the seats, of which only their own players are told; null while there are none. */
  readonly orders: Orders | null
  /** A bot has told somebody at this table what it would do in their place. */
  readonly advised: boolean
  /** The position the match begins from, if not from the start; null at all other tables. Secret like the seed. */
  readonly position: Position | null
  /** The tournament it is part of; null at all other tables. */
  readonly tournament: string | null
  /** The number of the last event. */
  readonly seq: number
  /** How often the row has changed, with events or without; a new match begins at 0. */
  readonly revision: number
  readonly createdAt: number
  readonly updatedAt: number
}

/** What an event changes in the match row; written in the same transaction. */
export type MatchChange = Partial<
  Pick<
    MatchRow,
    | 'status'
    | 'rated'
    | 'seats'
    | 'invites'
    | 'waiting'
    | 'actions'
    | 'result'
    | 'clocks'
    | 'proposal'
    | 'paused'
    | 'rematch'
    | 'brought'
    | 'orders'
    | 'advised'
  >
>

/**
 * Matches, last changed first: those `account` plays or hosts ("mine", without abandoned ones), public ones, or the public ones
 * that wait or run with somebody whom `account` follows ("friends"). Open ones go by their rank.
 */
export type ListQuery = {
  readonly list: 'mine' | 'open' | 'friends' | 'live' | 'finished'
  readonly account?: string
  readonly game?: string
  readonly cursor?: string
  readonly limit: number
}

/** A table counts as idle if it has not changed since: an open one, a running one without a running clock. */
export type IdleSince = { readonly open: number; readonly running: number }

export type StoredAccount = Account & {
  readonly language: Language
  readonly login: string | null
  readonly createdAt: number
  /** Others are not told whether the person is here. */
  readonly hidden?: true
}
export type AccountChange = Partial<Pick<StoredAccount, 'name' | 'language' | 'kind' | 'login' | 'emblem'>> & {
  readonly hidden?: boolean
}
export type WrittenLine = {
  readonly match: string
  readonly at: number
  readonly channel: string
  readonly text: string
}
export type Passkey = {
  readonly id: string
  readonly account: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
  /** Older ones were not dated. */
  readonly addedAt: number | null
  readonly usedAt: number | null
}

/** A browser whose person wants to be reminded. It is deleted with the session that added it. */
export type Device = {
  /** The address at the browser's push service: a secret, and chosen by the client. */
  readonly endpoint: string
  readonly account: string
  readonly p256dh: string
  readonly auth: string
  readonly language: Language
}

/** What is sent to a device at most once: that a turn has begun, or that its time runs out. */
export type Notice = {
  readonly endpoint: string
  readonly match: string
  /** The event since which the person is asked; later turns have higher numbers. */
  readonly turn: number
  readonly reason: 'turn' | 'late'
}

/** An account that is at a match. */
export type Present = { readonly match: string; readonly account: string }

/** `leftAt` = when the last socket of the account in that process was closed; null while one is open. */
export type PresenceRow = Present & { readonly leftAt: number | null }

export type MatchRevision = Pick<MatchRow, 'id' | 'revision'>

export type MatchOutcome = Pick<MatchRow, 'id' | 'status' | 'result'>

export type IdlePage = { readonly ids: readonly string[]; readonly next?: string }

/** Accounts of people and programs, and how they sign in. */
export type AccountStore = {
  createAccount(account: StoredAccount): Promise<void>
  account(id: string): Promise<StoredAccount | undefined>
  accounts(ids: readonly string[]): Promise<readonly StoredAccount[]>
  changeAccount(id: string, change: AccountChange): Promise<void>
  /** Deletes the account with everything that is only its own; its programs are revoked. Returns the hashes of the sessions it has ended. */
  deleteAccount(id: string, now: number): Promise<readonly string[]>
  /** What the account has written at tables, as far as it is kept. */
  linesOf(account: string): Promise<readonly WrittenLine[]>
  /** False if the login is taken, or one that looks like it. */
  setPassword(account: string, login: string, hash: string): Promise<boolean>
  passwordOf(login: string): Promise<{ readonly account: string; readonly hash: string } | undefined>
  addPasskey(passkey: Passkey): Promise<void>
  passkey(id: string): Promise<Passkey | undefined>
  /** In the order they were added. */
  passkeysOf(account: string): Promise<readonly Passkey[]>
  touchPasskey(id: string, counter: number, now: number): Promise<void>
  /** False if it is the account's last way to sign in: then it stays. */
  removePasskey(passkey: Pick<Passkey, 'id' | 'account'>): Promise<boolean>

  /** Sessions and API tokens are kept as SHA-256 hashes. */
  /** `provedAt` = when its person showed who they are: now, if they have just signed in; never for a guest or a program. */
  createSession(hash: string, account: string, expiresAt: number, provedAt?: number): Promise<void>
  sessionAccount(hash: string, now: number): Promise<StoredAccount | undefined>
  deleteSession(hash: string): Promise<void>
  /** Ends all sessions of an account but the one to keep; answers with the hashes of those it ended. */
  deleteSessionsOf(account: string, keep?: string): Promise<readonly string[]>
  /** The person at this session has shown who they are. */
  proveSession(hash: string, now: number): Promise<void>
  /** When that was last; null if never. */
  provedAt(hash: string): Promise<number | null>

  /** Replaces the recovery codes of an account, which are kept as hashes. */
  setRecoveryCodes(account: string, hashes: readonly string[]): Promise<void>
  countRecoveryCodes(account: string): Promise<number>
  /** The account of a code, which is worth nothing afterwards. */
  useRecoveryCode(hash: string): Promise<string | undefined>

  /** Counts one more attempt under a name, for all processes; returns how many there were. The count starts again after `until`. */
  countAttempt(name: string, until: number, now: number): Promise<number>
  forgetAttempts(name: string): Promise<void>

  /** An account for a program of `owner`; false if the owner has `most` live ones already. */
  createBot(bot: Omit<StoredAccount, 'kind' | 'login'>, owner: string, most: number): Promise<boolean>
  /** The live programs of an account, in the order they were made. */
  botsOf(owner: string): Promise<readonly StoredAccount[]>
  /** Revokes a program: ends its sessions for good and returns their hashes; its name stays. */
  revokeBot(id: string, owner: string, now: number): Promise<readonly string[]>
}

/** Tables of an account and of an origin. */
export type TableCount = { readonly ofHost: number; readonly ofOrigin: number }

/** Matches: their rows, their events, and which of them need attention. */
export type MatchStore = {
  /**
   * The list of open tables begins with those of the highest rank; without one it is the time the match was made. By as much as it is
   * lower a table stands behind others in the lists of live and finished ones.
   */
  createMatch(match: MatchRow, rank?: number): Promise<void>
  /** How many tables that wait for players an account hosts, and how many have an origin. */
  openTablesOf(host: string, origin: string): Promise<TableCount>
  /** The same for public ones that have begun, or are over, and were made after `since`. */
  publicTablesOf(host: string, origin: string, since: number): Promise<TableCount>
  /** The same for tables at which bots alone play. */
  botTablesOf(host: string, origin: string): Promise<TableCount>
  match(id: string): Promise<MatchRow | undefined>
  /** How often the rows of these matches have changed. */
  revisions(ids: readonly string[]): Promise<readonly MatchRevision[]>
  /** The open match and seat an invite token's hash belongs to. */
  invited(hash: string): Promise<{ readonly match: string; readonly seat: number } | undefined>
  /**
   * Changes the row of a match that has not started (or its proposal, rematch…), if it is still as it was read:
   * of two people who take a seat at once, the second gets false and looks again. A change that is private (orders alone)
   * leaves the time of the last change and the place in lists as they are.
   */
  updateMatch(read: Pick<MatchRow, 'id' | 'revision'>, change: MatchChange, now: number): Promise<boolean>
  /**
   * Appends event number `seq` to a match whose row is still as it was read; false if somebody else was faster, with an
   * event or with a change of the row alone. Durable when it resolves. One that nobody waits for may be stored a little later,
   * together with others.
   */
  append(
    read: Pick<MatchRow, 'id' | 'revision'>,
    entry: StoredEvent,
    change: MatchChange,
    urgency?: { readonly isAwaited: boolean },
  ): Promise<boolean>
  /** The events after one number, up to another. */
  events(id: string, after: number, upTo?: number): Promise<readonly StoredEvent[]>
  list(query: ListQuery): Promise<{ readonly matches: readonly MatchRow[]; readonly next?: string }>
  /** Running matches with a clock, for regular checks. */
  matchesWithClock(): Promise<readonly MatchRow[]>
  /** Running matches with a person that wait for a bot, for starting up after a crash. */
  waitingForBots(): Promise<readonly string[]>
  /** Running matches with standing orders, for starting up after a crash. */
  matchesWithOrders(): Promise<readonly string[]>
  /** Those of these matches that exist: whether and how they have ended. */
  outcomesOf(ids: readonly string[]): Promise<readonly MatchOutcome[]>
  /**
   * Reads the next `most` matches after an id, in the order of ids, whatever they are: so a call never takes long, however
   * many there are. Answers with the open ones, and the running ones whose clock does not run, that nothing has changed at since;
   * `next` = where to go on, unless the end is reached.
   */
  idleMatches(until: IdleSince, after: string, most: number): Promise<IdlePage>
}

/** Who is at which match, over all processes that share the store. A process that is lost takes its people with it. */
export type PresenceStore = {
  /**
   * Says that a process lives; `isNew` if it was not known, or was taken for lost. Removes processes that have not said so
   * for `lostAfterMs`, and answers with who was there; forgets who has left before a time.
   */
  keepProcess(
    process: string,
    lostAfterMs: number,
    leftBefore: number,
  ): Promise<{ readonly isNew: boolean; readonly gone: readonly Present[] }>
  setPresence(process: string, present: Present, leftAt: number | null): Promise<void>
  /** A row for each process in which one of these accounts is at one of these matches, or was not long ago. */
  presence(matches: readonly string[], accounts: readonly string[]): Promise<readonly PresenceRow[]>
  /** Everybody who is at one of these matches, once for each. */
  presentAt(matches: readonly string[]): Promise<readonly Present[]>
}

/** The devices reminders go to, what was sent to each, and values that all processes share. */
export type ReminderStore = {
  /** Adds or updates a device; of more than `most` devices of an account the oldest are deleted. */
  saveDevice(device: Device, session: string, now: number, most: number): Promise<void>
  devicesOf(accounts: readonly string[]): Promise<readonly Device[]>
  deleteDevice(device: Pick<Device, 'endpoint' | 'account'>): Promise<void>
  /** False if this notice was sent already, or the device is no longer known. Notices of earlier turns are deleted. */
  claimNotice(notice: Notice): Promise<boolean>
  /** Notices that were sent about this match. */
  noticesOf(match: string): Promise<readonly Notice[]>
  /** It was not sent after all. */
  releaseNotice(notice: Notice): Promise<void>
  /** Running matches of people who want to be reminded, for starting up after a crash. */
  matchesToRemind(): Promise<readonly MatchRow[]>
  /** Stores a value under a name for all processes, unless there is one; returns the stored value. */
  setIfAbsent(name: string, value: string): Promise<string>
}

export type Store = AccountStore &
  MatchStore &
  PresenceStore &
  ReminderStore &
  SnapshotStore &
  ChatStore &
  DeckStore &
  ResultStore &
  PeopleStore &
  PuzzleStore &
  TournamentStore &
  ModerationStore & {
    /** Brings the schema up to date; safe when several processes start at once. */
    migrate(): Promise<void>
    close(): Promise<void>

    /** True for the first use of this name over all processes; the name is stored until that time. */
    useOnce(name: string, until: number): Promise<boolean>

    /** The last heartbeat of any server: clocks stop while none is running. Deletes what has expired. */
    heartbeat(now: number): Promise<void>
    lastHeartbeat(): Promise<number>
  }

export type StoreErrorCode =
  /** A row does not contain what this program writes. */
  | 'corrupt'
  /** What should be changed does not exist. */
  | 'missing'
  /** Something with this name exists already. */
  | 'taken'
  /** An event number that skips others. */
  | 'gap'
  /** Text no database stores faithfully: a NUL or a lone surrogate. */
  | 'bad-text'
  | 'bad-cursor'
  /** The database was written by a newer program. */
  | 'newer-schema'
  /** Another server uses the folder. */
  | 'in-use'
  /** The database can't be reached or can't write now: a full disk, a lost connection, no answer in time. */
  | 'unavailable'
  | 'closed'

export class StoreError extends Error {
  readonly code: StoreErrorCode

  constructor(code: StoreErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'StoreError'
    this.code = code
  }
}

/** Whether the error, or what caused it, is that the database can't be used now. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof StoreError && error.code === 'unavailable') return true
  return error instanceof Error && error.cause !== undefined && isUnavailable(error.cause)
}
