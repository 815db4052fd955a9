// Decodes the server's messages: the protocol's schemas check their form, the game's own schema the views in them.

import { type Entry, type Game, LudotekaError, readView, type View } from '@ludoteka/kernel'
import {
  applyChanges,
  type MatchSummary,
  matchStatus,
  type ReviewJson,
  type ServerMessage,
  serverMessage,
  type ViewJson,
  view,
  viewAssembler,
} from '@ludoteka/protocol'
import type { Review } from '@ludoteka/table'
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

export function readTableMessage(message: TableMessage, game?: Game): SourceEvent {
  const views = viewsFrom(message.views, game)
  const log = message.log.map(readLogged)
  const { clocks, proposal, orders, hurried } = message
  const optional = { clocks, proposal, orders, hurried }
  if (message.type === 'table') return { ...message, ...optional, views, log }
  return { ...message, ...optional, views, log, status: statusOf(message.status) }
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
  const frames = json.frames.map(frame => {
    known = applyChanges(known, frame.view)
    return { at: frame.at, view: viewFrom(known), log: frame.log.map(readLogged) }
  })
  return { total: json.total, frames }
}

/** The views in it are checked like those of a table. */
export function reviewFrom({ swings, ...review }: ReviewJson): Review {
  return {
    ...review,
    swings: swings.map(({ decision, ...swing }) => ({
      ...swing,
      ...(decision ? { decision: { ...decision, view: viewFrom(decision.view) } } : {}),
    })),
  }
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
  readonly ordered?: true
}

function readLogged({ key, rule, data, at, ordered }: RawEntry): LogEntry {
  if (!isEntryData(data)) throw new BadMessage(`The log entry ${key} has data of an unknown kind.`)
  return ordered ? { key, rule, data, at, ordered } : { key, rule, data, at }
}

function isEntryData(data: Record<string, unknown>): data is Entry['data'] {
  return Object.values(data).every(
    value => isScalar(value) || (Array.isArray(value) && value.every(one => isScalar(one) && typeof one !== 'boolean')),
  )
}

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)

function viewsFrom(json: Record<string, unknown>, game: Game | undefined): Views {
  return Object.fromEntries(Object.entries(json).map(([seat, one]) => [seat, viewFrom(one, game)]))
}

/** Checks the form of a view, and as soon as the rules of its version are loaded every fact and card in it (about 0.1 ms). */
function viewFrom(json: unknown, game?: Game): View {
  const { success, data, error } = view.safeParse(json)
  if (!success) throw new BadMessage(`The server sent a view of an unknown form: ${error.message}`)
  if (game?.version !== data.version) return data
  try {
    return readView(game, data)
  } catch (misfit) {
    throw misfit instanceof LudotekaError ? new BadMessage(`The server sent a wrong view: ${misfit.message}`) : misfit
  }
}
