// The one clock of a table: what has arrived is told beat by beat, and everything on the page shows the same beat. Log,
// seats and hand never know more than the board has shown; questions and the result come when all is told.

import type { Entry, View } from '@ludoteka/kernel'
import { type Beat, type BeatTiming, type BoardKit, playBeats } from '@ludoteka/ui'
import { seatToShow, shownSeat } from './shownSeat.ts'
import type { LogEntry } from './source.ts'
import type { TableFeed } from './tableFeed.ts'
import type { TableSnapshot } from './tableState.ts'

export type StoryState = {
  /** The table as far as it is told. */
  readonly snapshot: TableSnapshot
  /** Whose view is shown. */
  readonly seat: string
  /** The seat whose player must take the device before anything is shown. */
  readonly handOver: string | undefined
  /** What the board shows; nothing happens when it is missing. */
  readonly beat: Beat | undefined
  /** The log entries of this beat, or of the one before if it adds none. */
  readonly telling: readonly LogEntry[]
  /** Everything is told: the player may be asked, the result may be shown. */
  readonly isOver: boolean
}

export type Story = {
  state(): StoryState
  subscribe(listener: () => void): () => void
  /** Everything that has arrived is told at once. */
  skip(): void
  /** The next player has the device. */
  take(): void
}

/** How long a calm reader needs for log entries that the board does not show. */
const READING_BASE_MS = 350
const READING_ENTRY_MS = 450
const READING_LONGEST_MS = 2000

/**
 * The answer of another player to an own action is told no sooner: a bot that is done at once would answer before one has seen
 * one's own action. What a bot thinks counts into it, and a person is never so quick.
 */
const ANSWER_MS = 700

/** With so many snapshots waiting, each is told in half the time, so that nobody falls behind a fast table. */
const CATCH_UP = 4

const NO_SNAPSHOT: TableSnapshot = {
  seq: -1,
  arrival: 'jump',
  views: {},
  news: [],
  log: [],
  waiting: [],
  canUndo: [],
}

/** A snapshot that is being told. */
type Telling = {
  readonly beats: readonly Beat[]
  readonly index: number
  /** The entries of this beat begin after so many. */
  readonly toldBefore: number
}

export function createStory(
  feed: Pick<TableFeed, 'state' | 'subscribe'>,
  kit: Pick<BoardKit, 'beats'>,
  timing: BeatTiming,
): Story {
  /** The last snapshot received, the one shown, and those between that wait. */
  let latest = NO_SNAPSHOT
  let shown = NO_SNAPSHOT
  let queue: readonly TableSnapshot[] = []
  let telling: Telling | undefined
  /** The seat shown last; on a shared device its player has taken it. */
  let held: string | undefined
  let stop = (): void => undefined // cancels the timer of the beat that is shown
  /** Cancels the moment before somebody's answer to an own action; undefined when it is over. */
  let endMoment: (() => void) | undefined
  let unsubscribe: (() => void) | undefined
  const listeners = new Set<() => void>()
  const catchingUp: BeatTiming = {
    setTimer(ms, callback, pace) {
      stop = timing.setTimer(ms, callback, pace)
      return stop
    },
    pace: () => timing.pace() * (1 + queue.length / CATCH_UP),
  }
  let state = currentState()
  receive()

  function currentState(): StoryState {
    const beat = telling?.beats[telling.index]
    if (!telling || !beat || isOver()) {
      const { match } = feed.state()
      const isHotSeat = match?.hotSeat === true && match.status !== 'finished'
      const { seat, handOver } = shownSeat(shown.views, held, isHotSeat)
      return { snapshot: shown, seat, handOver, beat, telling: shown.news, isOver: true }
    }
    const seat = seatToTell()
    return {
      snapshot: toldSnapshot(shown, beat, seat),
      seat,
      handOver: undefined,
      beat,
      telling: shown.news.slice(telling.toldBefore, beat.told),
      isOver: false,
    }
  }

  /** After an action of one's own, beats that show nothing new run on beside the next question, but not beside the result. */
  function isOver(): boolean {
    if (!telling) return true
    const isAwaited = isEnd(shown) || telling.beats.slice(telling.index).some(({ reveals }) => reveals)
    return shown.arrival === 'own' && !isAwaited && queue.length === 0 && seatToShow(shown.views, held) === held
  }

  function seatToTell(): string {
    return held !== undefined && shown.views[held] ? held : seatToShow(shown.views, undefined)
  }

  function publish(): void {
    state = currentState()
    if (state.isOver && state.handOver === undefined) held = state.seat
    for (const listener of listeners) listener()
  }

  function tell(snapshot: TableSnapshot): void {
    stop()
    const before = shown
    shown = snapshot
    telling = undefined
    const seat = seatToTell()
    const isWatched = Number.isFinite(timing.pace())
    const beats = isWatched ? beatsBetween(kit, before.views[seat], snapshot.news, snapshot.views[seat]) : []
    let toldBefore = 0
    playBeats(
      beats,
      catchingUp,
      (beat, index) => {
        const earlier = telling && beats[telling.index]
        if (earlier && beat.told > earlier.told) toldBefore = earlier.told
        telling = { beats, index, toldBefore }
        publish()
      },
      () => {
        telling = undefined
        tellNext()
      },
    )
  }

  function tellNext(): void {
    const [next, ...rest] = endMoment ? [] : queue
    if (!next) {
      publish()
      return
    }
    queue = rest
    tell(next)
  }

  /** Begins the moment before somebody else answers. */
  function awaitAnswer({ waiting, views }: TableSnapshot): void {
    endMoment?.()
    endMoment = undefined
    const ms = ANSWER_MS / timing.pace()
    if (ms === 0 || waiting.length === 0 || waiting.some(seat => views[seat])) return
    endMoment = timing.setTimer(
      ms,
      () => {
        endMoment = undefined
        if (!telling && queue.length > 0) tellNext()
      },
      timing.pace(),
    )
  }

  /** Shows the latest snapshot as it is. */
  function jump(): void {
    stop()
    endMoment?.()
    endMoment = undefined
    queue = []
    telling = undefined
    shown = latest
    publish()
  }

  /** Called after every event of the feed. */
  function receive(): void {
    const { snapshot = NO_SNAPSHOT } = feed.state()
    const before = latest
    latest = snapshot
    if (snapshot === before) {
      // The match may be over, which ends the handing over of a shared device.
      if (state.handOver !== undefined) publish()
    } else if (snapshot.seq === before.seq && snapshot.arrival !== 'jump') {
      // The same moment once more: nothing has happened that would have to be told.
      if (queue.length > 0) queue = [...queue.slice(0, -1), snapshot]
      else shown = snapshot
      publish()
    } else if (snapshot.arrival === 'jump' || state.handOver !== undefined) {
      jump()
    } else if (snapshot.arrival === 'own') {
      queue = []
      shown = before
      awaitAnswer(snapshot)
      tell(snapshot)
    } else if (state.isOver && !endMoment) {
      tell(snapshot)
    } else {
      queue = [...queue, snapshot]
      publish()
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      if (!unsubscribe) {
        unsubscribe = feed.subscribe(receive)
        receive()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        unsubscribe?.()
        unsubscribe = undefined
        if (!state.isOver) jump()
      }
    },
    skip: jump,
    take() {
      held = state.handOver ?? held
      publish()
    },
  }
}

/** The board's beats, and one for the entries that they leave untold. */
function beatsBetween(
  kit: Pick<BoardKit, 'beats'>,
  before: View | undefined,
  news: readonly Entry[],
  after: View | undefined,
): readonly Beat[] {
  if (!before || !after || news.length === 0) return []
  const beats = (kit.beats?.(before, news, after) ?? []).map(beat => dealtOut(beat, news, after))
  const untold = news.length - (beats.at(-1)?.told ?? 0)
  if (untold <= 0) return beats
  const ms = Math.min(READING_BASE_MS + READING_ENTRY_MS * untold, READING_LONGEST_MS)
  return [...beats, { told: news.length, ms, view: { ...after, waiting: [], choice: {} } }]
}

/** With the last entry everything lies where it ends up: who reads of a card that was drawn counts it in the hand. */
const dealtOut = (beat: Beat, news: readonly Entry[], { zones }: View): Beat =>
  beat.told < news.length ? beat : { ...beat, view: { ...beat.view, zones } }

const isEnd = ({ views }: TableSnapshot): boolean => Object.values(views).some(({ result }) => result.kind !== 'open')

/** The snapshot without what has not been told yet. */
function toldSnapshot(snapshot: TableSnapshot, { told, view }: Beat, seat: string): TableSnapshot {
  const untold = snapshot.news.length - told
  return {
    ...snapshot,
    views: { ...snapshot.views, [seat]: view },
    news: snapshot.news.slice(0, told),
    log: snapshot.log.slice(0, snapshot.log.length - untold),
    waiting: [],
    canUndo: [],
  }
}
