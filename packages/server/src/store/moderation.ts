// What people say at tables and what is done against abuse, as the store keeps it.

import type { AuditEntry, Ban, ChatLine, Person, Report } from '@ludoteka/protocol'
import type { StoredAccount } from './store.ts'

/** So many lines of each channel of a match are kept: older ones make room. */
export const CHAT_LINES_KEPT = 100

/** A chat line; a private one is between two seats and is read by its writer and one other account. */
export type StoredLine = Omit<ChatLine, 'seat' | 'to'> & {
  readonly private?: { readonly seat: number; readonly to: number; readonly reader: string }
}

export type ChatStore = {
  /** Adds a line and deletes those of its channel that are too old to be kept; every pair of seats is a channel of its own. */
  addChat(match: string, line: Omit<StoredLine, 'id'>): Promise<StoredLine>
  /** The lines with a number above `after`, of all channels, in the order they were said. */
  chat(match: string, after: number): Promise<readonly StoredLine[]>
}

/** What the host of a table has decided about somebody: whoever is muted may not write there, whoever is removed may neither sit nor watch. */
export type Sanction = { readonly account: string; readonly kind: 'muted' | 'removed' }

/** `account` wants to have nothing to do with `blocked`. */
export type Block = { readonly account: string; readonly blocked: string; readonly at: number }

/** A ban as it is stored, with what stands for the banned address. */
export type StoredBan = Omit<Ban, 'address'> & { readonly address: string | null }

export type ModerationStore = {
  setSanction(match: string, sanction: Sanction, on: boolean, now: number): Promise<void>
  sanctionsAt(match: string): Promise<readonly Sanction[]>

  /** False if the account has blocked `most` people already. */
  addBlock(block: Block, most: number): Promise<boolean>
  removeBlock(account: string, blocked: string): Promise<void>
  /** In the order they were made. */
  blocksOf(account: string): Promise<readonly Block[]>
  /** All blocks of one of these accounts against another of them. */
  blocksAmong(accounts: readonly string[]): Promise<readonly Block[]>

  /** False if the same person has an open report about the same one at the same table. */
  addReport(report: Omit<Report, 'id' | 'closed'>): Promise<boolean>
  /** Newest first, those with a lower number than `before`. */
  reports(list: 'open' | 'closed', before: number, limit: number): Promise<readonly Report[]>
  /** The report, unless it was closed before. */
  closeReport(id: number, by: Person, now: number): Promise<Report | undefined>

  addBan(ban: Omit<StoredBan, 'id'>): Promise<StoredBan>
  /** Those that hold, newest first. */
  bans(now: number): Promise<readonly StoredBan[]>
  /** The ban, unless it was lifted before. */
  liftBan(id: number, now: number): Promise<StoredBan | undefined>

  addAuditEntry(entry: Omit<AuditEntry, 'id'>): Promise<void>
  /** Newest first, those with a lower number than `before`. */
  audit(before: number, limit: number): Promise<readonly AuditEntry[]>

  isAdmin(account: string): Promise<boolean>
  setAdmin(account: string, on: boolean, now: number): Promise<void>
  /** Their accounts, in the order they were made admins. */
  admins(): Promise<readonly string[]>

  /** Somebody was here, from an address that `address` stands for. */
  noteVisit(account: string, address: string, now: number): Promise<void>
  /** When and from where the account was last seen. */
  lastVisit(account: string): Promise<{ readonly at: number; readonly address: string | null } | undefined>
  /** Accounts with this id, login or exact name, at most ten. */
  findAccounts(text: string): Promise<readonly StoredAccount[]>
  /** The tables at which an account sits or which it hosts, that are open or running. */
  currentMatchesOf(account: string): Promise<readonly string[]>
  /**
   * Reads the next `most` accounts after an id, in the order of ids, and deletes the guests among them who were not seen since:
   * never those who sit at an open or running table or have programs. `next` = where to go on, unless the end is reached.
   */
  deleteUnusedGuests(
    until: number,
    after: string,
    most: number,
  ): Promise<{ readonly deleted: number; readonly next?: string }>
}
