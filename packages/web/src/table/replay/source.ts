// A recorded match as a table: nobody acts, but any moment can be shown. Only what is shown is loaded.

import type { View } from '@ludoteka/kernel'
import type { MatchDetail } from '@ludoteka/protocol'
import { refusingRequests } from '../soloTable.ts'
import type { LogEntry, SourceEvent, TableSource } from '../source.ts'
import { refused } from '../source.ts'
import { PAGE, type RecordedSteps, recordedSteps } from './steps.ts'

export type Recording = {
  detail(): Promise<MatchDetail>
  history: TableSource['history']
  review: TableSource['review']
  /** Called before the first listener; the function returned after the last one has unsubscribed. */
  open?(): () => void
}

export type ReplaySource = TableSource & {
  /** The number of actions; known once the first table event has been sent. */
  total(): number
  /** Shows the table after action number `to`; the next one comes as an update with its log entries. */
  seek(to: number): Promise<void>
  /** The number of the next action, forwards or backwards, with which another turn begins. */
  turnFrom(at: number, direction: 1 | -1): Promise<number>
  /** Shows the same moment as another seat saw it, or a spectator; once the match is over. */
  lookFrom(seat: string): Promise<void>
  /** The position after action number `at`, as one seat saw it. */
  viewFrom(seat: string, at: number): Promise<View | undefined>
  /** Whether there are log entries from before those that are shown. */
  hasEarlierLog(): boolean
  /** Shows more of them. */
  loadEarlierLog(): Promise<void>
}

/** What is shown: the position after action `at`, and the log from `logFrom` on. */
type Moment = {
  readonly at: number
  readonly view: View
  readonly logFrom: number
  readonly log: readonly LogEntry[]
}

const READ_ONLY = refused('over', 'This is a recorded match.')
/** A match of so few actions is read from its beginning; of others the log begins with the page that is shown. */
const SHORT = 4 * PAGE
/** Whoever drags through the match rests so long at a moment before it is loaded. */
const REST_MS = 150

const rest = (): Promise<void> => new Promise(resolve => setTimeout(resolve, REST_MS))

export function replaySource(recording: Recording, startAt: number | undefined, settle = rest): ReplaySource {
  const listeners = new Set<(event: SourceEvent) => void>()
  /** By seat; one's own, or a spectator's, without a name. */
  const recorded = new Map<string | undefined, RecordedSteps>()
  const stepsOf = (seat: string | undefined): RecordedSteps => {
    const known = recorded.get(seat) ?? recordedSteps((from, to) => recording.history(from, to, seat))
    recorded.set(seat, known)
    return known
  }
  let steps = stepsOf(undefined)
  let shown: Moment | undefined
  let seq = 0
  /** Counts the requests: what was loaded for an earlier one is no longer wanted. */
  let latest = 0
  /** The last request failed: the next event is a whole table again. */
  let hasFailed = false
  let match: MatchDetail | undefined
  let opening: Promise<void> | undefined
  let close: (() => void) | undefined
  const emit = (event: SourceEvent): void => {
    for (const listener of listeners) listener(event)
  }

  const clamp = (to: number): number => Math.max(0, Math.min(Math.round(to), steps.total()))

  async function open(): Promise<void> {
    match = await recording.detail()
    const wanted = Math.max(0, Math.round(startAt ?? 0))
    // A link may point behind the end, which is known only after the first answer.
    await steps.view(wanted)
    shown = await momentAt(clamp(wanted))
  }

  /** A moment with the log that leads to it, as far back as it is shown already. */
  async function momentAt(at: number, from?: number): Promise<Moment | undefined> {
    const view = await steps.view(at)
    const logFrom = from ?? (steps.total() <= SHORT ? 0 : at - (at % PAGE))
    return view && { at, view, logFrom, log: await steps.log(logFrom, at) }
  }

  const fieldsOf = (view: View) => ({
    seq: ++seq,
    views: { [view.you]: { ...view, choice: {} } },
    canUndo: [],
    paused: false,
  })

  function showWhole(): void {
    if (!shown || !match) return
    hasFailed = false
    const { at, view, log } = shown
    emit({
      type: 'table',
      ...fieldsOf(view),
      log,
      whole: true,
      match: { ...match, waiting: [...view.waiting] },
      chat: [],
    })
    steps.prepare(at)
  }

  async function show(find: (isWanted: () => boolean) => Promise<Moment | undefined>): Promise<void> {
    const request = ++latest
    const isWanted = (): boolean => request === latest
    await opening
    try {
      const moment = await find(isWanted)
      if (!moment || !match || !isWanted()) return
      const before = shown
      shown = moment
      if (before && moment.at === before.at + 1 && !hasFailed) {
        const { view } = moment
        const log = moment.log.filter(({ at }) => at === moment.at)
        emit({ type: 'update', ...fieldsOf(view), log, waiting: view.waiting, status: match.status })
        steps.prepare(moment.at)
      } else showWhole()
    } catch (error) {
      failed(error)
    }
  }

  function failed(error: unknown): void {
    hasFailed = true
    const message = error instanceof Error ? error.message : String(error)
    emit({ type: 'failed', problem: { error: 'unavailable', message } })
  }

  /** Games say whose turn it is in a fact named `turn`; without it the asked seats count. */
  const turnAt = async (n: number): Promise<string> => {
    const view = await steps.view(n)
    return JSON.stringify(view?.facts['turn'] ?? view?.waiting ?? [])
  }

  return {
    ...refusingRequests(READ_ONLY),
    listen(listener) {
      if (listeners.size === 0) close = recording.open?.()
      listeners.add(listener)
      listener({ type: 'connection', connection: 'local' })
      opening ??= open()
      opening.then(showWhole, failed)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) close?.()
      }
    },
    total: () => steps.total(),
    async lookFrom(seat) {
      await opening
      const isOwn = shown?.view.you === seat
      if (isOwn || match?.status !== 'finished') return
      await show(async () => {
        const next = stepsOf(seat)
        const { at = 0, logFrom = 0 } = shown ?? {}
        await next.view(at) // which may fail: then everything stays as it is
        steps = next
        return momentAt(at, logFrom)
      })
    },
    viewFrom: (seat, at) => stepsOf(seat).view(at),
    seek: to =>
      show(async isWanted => {
        const target = clamp(to)
        const isJump = shown && Math.abs(target - shown.at) > 1
        if (isJump && !steps.isLoaded(target)) await settle()
        if (!shown || target === shown.at || !isWanted()) return undefined
        // Whoever goes a few steps keeps the log that was loaded; a jump begins it anew.
        const isNear = target >= shown.logFrom && target <= shown.at + PAGE
        return isNear ? momentAt(target, shown.logFrom) : momentAt(target)
      }),
    async turnFrom(from, direction) {
      await opening
      const last = steps.total()
      const turn = await turnAt(from)
      let to = clamp(from + direction)
      while (to > 0 && to < last && (await turnAt(to)) === turn) to += direction
      // Backwards: the beginning of that turn, not its end.
      if (direction < 0) while (to > 0 && (await turnAt(to - 1)) === (await turnAt(to))) to--
      return to
    },
    hasEarlierLog: () => shown !== undefined && shown.logFrom > 0,
    loadEarlierLog: () => show(async () => shown && momentAt(shown.at, Math.max(0, shown.logFrom - PAGE))),
    history: recording.history,
    review: recording.review,
    detail: recording.detail,
    act: async () => READ_ONLY,
    why: async () => undefined,
  }
}
