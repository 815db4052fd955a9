// What people say to each other at a table: who may write to which channel, and who reads what.

import { createHmac } from 'node:crypto'
import { type ChatChannel, type ChatLine, PHRASES, type Phrase } from '@ludoteka/protocol'
import { seatsOf } from '@ludoteka/table'
import { refuse } from '../problem.ts'
import type { StoredLine } from '../store/moderation.ts'
import type { Store } from '../store/store.ts'
import { nameAt } from './names.ts'
import { ownSeat, seatNamed } from './play.ts'
import type { TableRepository } from './repository.ts'
import type { TableState } from './state.ts'

export type ChatMessage = {
  readonly channel: ChatChannel
  readonly text: string
  readonly phrase?: Phrase
  /** In private: the own seat that speaks, and the seat it is said to. */
  readonly seat?: string | undefined
  readonly to?: string | undefined
}

export type Talk = ReturnType<typeof openTalk>

export function openTalk({ store, system, load }: Pick<TableRepository, 'store' | 'system' | 'load'>) {
  return {
    async say(id: string, account: string, message: ChatMessage): Promise<void> {
      const table = await load(id)
      const name = (await nameAt(store, table.row, account)) ?? refuse('not-signed-in', 'There is no such account.')
      const { channel, phrase } = message
      const said = phrase ? { text: PHRASES[phrase], phrase } : { text: message.text }
      const line = { channel, from: { id: account, name }, ...said, at: system.now() }
      if (channel === 'private') {
        const between = privateLine(table, account, message)
        if ((await store.blocksAmong([account, between.reader])).length > 0)
          refuse('forbidden', 'This person does not talk with you.')
        await store.addChat(id, { ...line, private: between })
      } else {
        checkMayWrite(table, account, channel)
        const sanctions = await store.sanctionsAt(id)
        if (sanctions.some(({ account: muted }) => muted === account))
          refuse('forbidden', 'The host has muted you at this table.')
        await store.addChat(id, line)
      }
    },
  }
}

/** Players' lines are for all; spectators talk among themselves while the match runs. */
function checkMayWrite({ row }: TableState, account: string, channel: 'players' | 'spectators'): void {
  const plays = seatsOf(row, account).length > 0
  if (channel === 'players' && !plays && row.host !== account) refuse('forbidden', 'Only players write here.')
  if (channel === 'spectators' && plays && row.status === 'running')
    refuse('forbidden', 'Players can not write to the spectators during the match.')
}

/** Seats change hands until the match begins, so there is nothing to be said in private before. */
function privateLine(table: TableState, account: string, { seat: from, to: name }: ChatMessage): Private {
  const { row, game } = table
  if (!game.privateTalk) refuse('forbidden', 'This game has no private talk.')
  if (from === undefined || name === undefined)
    return refuse('bad-request', 'A private line names the seat that speaks and the one it is said to.')
  const seat = ownSeat(table, account, from)
  const to = seatNamed(table, name)
  if (row.status !== 'running' && row.status !== 'finished') refuse('conflict', 'The match has not started yet.')
  const holder = row.seats[to]
  if (holder?.kind !== 'account') return refuse('conflict', 'Nobody would read it: a bot sits there.')
  const reader = holder.account
  if (reader === account) refuse('conflict', 'Both seats are yours.')
  // Several people look at a shared device.
  if (row.hotSeat && [account, reader].some(person => seatsOf(row, person).length > 1))
    refuse('forbidden', 'There is no private talk with people who share a device.')
  return { seat, to, reader }
}

type Private = NonNullable<StoredLine['private']>

/** Whom each of these readers has blocked, of those who have written these lines. */
export async function hiddenWriters(
  store: Pick<Store, 'blocksAmong'>,
  readers: readonly (string | undefined)[],
  lines: readonly StoredLine[],
): Promise<(reader: string | undefined) => ReadonlySet<string>> {
  if (lines.length === 0) return () => NOBODY
  const people = new Set([...readers.filter(reader => reader !== undefined), ...lines.map(({ from }) => from.id)])
  const blocks = await store.blocksAmong([...people])
  return reader => new Set(blocks.filter(({ account }) => account === reader).map(({ blocked }) => blocked))
}

const NOBODY: ReadonlySet<string> = new Set()

/** The lines an account may read and wants to, as it is sent them; without an account those that everybody may read. */
export function linesFor(
  lines: readonly StoredLine[],
  table: TableState,
  account: string | undefined,
  hidden: ReadonlySet<string> = NOBODY,
): readonly ChatLine[] {
  const plays = seatsOf(table.row, account).length > 0
  return lines
    .filter(line => !hidden.has(line.from.id) && mayRead(line, table, account, plays))
    .map(line => sentLine(line, table))
}

function mayRead(
  { channel, from, private: between }: StoredLine,
  { row }: TableState,
  account: string | undefined,
  plays: boolean,
): boolean {
  switch (channel) {
    case 'players':
      return true
    case 'spectators':
      return row.status !== 'running' || !plays // their remarks must not help anybody
    case 'private':
      return between !== undefined && (account === from.id || account === between.reader)
  }
}

/** The first lines that fit into so many bytes, and the others. */
export function splitBySize(
  lines: readonly ChatLine[],
  most: number,
): readonly [readonly ChatLine[], readonly ChatLine[]] {
  let left = most
  const first = lines.findIndex(line => {
    left -= Buffer.byteLength(JSON.stringify(line))
    return left < 0
  })
  return first < 0 ? [lines, []] : [lines.slice(0, first), lines.slice(first)]
}

function sentLine({ private: between, ...line }: StoredLine, { row, names }: TableState): ChatLine {
  const sent = { ...line, id: opaqueId(row.seed, line.id) }
  return between ? { ...sent, seat: names[between.seat] ?? '', to: names[between.to] ?? '' } : sent
}

/** Numbers that follow each other would tell everybody when others talk in private. */
function opaqueId(seed: string, id: number): number {
  return createHmac('sha256', seed).update(`chat line ${id}`).digest().readUIntBE(0, 6)
}
