// Decodes the server's messages: the protocol's schemas check their form, this checks the kernel's views in them.

import type { Entry, View } from '@ludoteka/kernel'
import {
  applyChanges,
  type MatchSummary,
  matchStatus,
  type ServerMessage,
  serverMessage,
  type ViewJson,
  viewAssembler,
} from '@ludoteka/protocol'
import type { History, LogEntry, SourceEvent, Views } from '../source.ts'

export class BadMessage extends Error {}

/** Reads the messages of one socket, in their order: some carry only what has changed. */
export function eventReader(): (text: string) => ServerMessage {
  const withWholeViews = viewAssembler()
  return text => withWholeViews(readEvent(text))
}

function readEvent(text: string): ServerMessage {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new BadMessage('The server sent something that is not JSON.')
  }
  const { success, data, error } = serverMessage.safeParse(json)
  if (!success) throw new BadMessage(`The server sent an unknown message: ${error.message}`)
  return data
}

type TableMessage = Extract<ServerMessage, { type: 'table' | 'update' }>

export function readTableMessage(message: TableMessage): SourceEvent {
  const views = readViews(message.views)
  const log = message.log.map(readLogged)
  const { clocks, proposal } = message
  if (message.type === 'table') return { ...message, clocks, proposal, views, log }
  return { ...message, clocks, proposal, views, log, status: statusOf(message.status) }
}

function statusOf(status: string): MatchSummary['status'] {
  const { success, data } = matchStatus.safeParse(status)
  if (!success) throw new BadMessage(`There is no match status ${status}.`)
  return data
}

export function historyFrom(json: {
  readonly total: number
  readonly frames: readonly { at: number; view: ViewJson; log: readonly RawEntry[] }[]
}): History {
  let known: ViewJson = {}
  const frames = json.frames.map(({ at, view, log }) => {
    known = applyChanges(known, view)
    return { at, view: readView(known), log: log.map(readLogged) }
  })
  return { total: json.total, frames }
}

export function logFrom(json: { readonly entries: readonly RawEntry[]; readonly earlier: boolean }): {
  readonly entries: readonly LogEntry[]
  readonly earlier: boolean
} {
  return { entries: json.entries.map(readLogged), earlier: json.earlier }
}

type RawEntry = {
  readonly key: string
  readonly rule: string
  readonly data: Record<string, unknown>
  readonly at: number
}

function readLogged({ key, rule, data, at }: RawEntry): LogEntry {
  if (!isEntryData(data)) throw new BadMessage(`The log entry ${key} has data of an unknown kind.`)
  return { key, rule, data, at }
}

function isEntryData(data: Record<string, unknown>): data is Entry['data'] {
  return Object.values(data).every(
    value => isScalar(value) || (Array.isArray(value) && value.every(one => isScalar(one) && typeof one !== 'boolean')),
  )
}

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)

function readViews(json: Record<string, unknown>): Views {
  return Object.fromEntries(Object.entries(json).map(([seat, view]) => [seat, readView(view)]))
}

/** Checks the outer form of a view; facts and zones are read by the game's board. */
export function readView(json: unknown): View {
  if (!isView(json)) throw new BadMessage('The server sent a view of an unknown form.')
  return json
}

function isView(json: unknown): json is View {
  return (
    isObject(json) &&
    typeof json['game'] === 'string' &&
    typeof json['version'] === 'number' &&
    isObject(json['options']) &&
    isNames(json['seats']) &&
    typeof json['you'] === 'string' &&
    typeof json['commitment'] === 'string' &&
    isObject(json['facts']) &&
    isObject(json['zones']) &&
    typeof json['step'] === 'string' &&
    isObject(json['terms']) &&
    isNames(json['waiting']) &&
    isObject(json['choice']) &&
    isObject(json['result']) &&
    typeof json['result']['kind'] === 'string'
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNames = (value: unknown): boolean => Array.isArray(value) && value.every(name => typeof name === 'string')
