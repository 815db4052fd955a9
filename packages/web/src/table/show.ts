// Shows a table at a readable speed: positions wait in a queue while the one before is still being told.

import type { Arg } from '@ludoteka/kernel'
import { foldSurroundings, type Moment, NOTHING_KNOWN, nextMoment, type Surroundings } from './fold.ts'
import type { LoggedEntry, Outcome, SourceEvent, TableSource } from './source.ts'

export type Shown = Surroundings & {
  readonly moment: Moment | undefined
  /** Positions that happened but are not shown yet. */
  readonly behind: number
  /** An answer is on its way. */
  readonly busy: boolean
}

/** Time is passed in, so that tests need none. */
export type Timing = {
  now(): number
  /** Calls back later; the function returned forgets it. */
  after(ms: number, then: () => void): () => void
  /** How long a position with these news is looked at. */
  pace(news: readonly LoggedEntry[]): number
}

export type Show = {
  shown(): Shown
  subscribe(listener: () => void): () => void
  /** Plays an action; the position it leads to is shown at once. */
  act(seat: string, verb: string, arg?: Arg): Promise<Outcome>
  /** Runs anything else asked of the source. */
  ask(request: (source: TableSource) => Promise<Outcome>): Promise<Outcome>
  /** Jumps to the latest position. */
  skip(): void
}

const FIRST_MS = 500
const ENTRY_MS = 650
const LONGEST_MS = 3000
/** With so many positions waiting, each is shown for half the time: nobody falls behind a fast table for ever. */
const HASTE = 4

/** A calm reader's speed; `speed` 2 is twice as fast. */
export function readingTime(news: readonly LoggedEntry[], speed = 1): number {
  return news.length === 0 ? 0 : Math.min(FIRST_MS + ENTRY_MS * news.length, LONGEST_MS) / speed
}

export function showTable(source: TableSource, timing: Timing): Show {
  let shown: Shown = { ...NOTHING_KNOWN, moment: undefined, behind: 0, busy: false }
  let latest: Moment | undefined
  let queue: readonly Moment[] = []
  let asking = 0
  /** An action was sent and the position it leads to has not come yet. */
  let expecting = false
  let forget: (() => void) | undefined
  let silence: (() => void) | undefined
  const listeners = new Set<() => void>()

  function tell(change: Partial<Shown>): void {
    shown = { ...shown, ...change, behind: queue.length, busy: asking > 0 || expecting }
    for (const listener of listeners) listener()
  }

  /** Shows a position; the next one waits until this one has been told. */
  function present(moment: Moment): void {
    forget?.()
    forget = timing.after(timing.pace(moment.news) / (1 + queue.length / HASTE), () => {
      forget = undefined
      const [next, ...rest] = queue
      queue = rest
      if (next) present(next)
    })
    tell({ moment })
  }

  /** The same position once more, with other surroundings: nothing has happened that would have to be told. */
  function refresh(before: Moment, now: Moment, around: Surroundings): void {
    latest = { ...now, news: before.news }
    const waits = queue.at(-1) === before
    if (waits) queue = [...queue.slice(0, -1), latest]
    tell(waits ? around : { ...around, moment: latest })
  }

  function hear(event: SourceEvent): void {
    const around = foldSurroundings(shown, event, timing.now())
    if (event.type !== 'table' && event.type !== 'update') {
      tell(around)
      return
    }
    const own = expecting
    expecting = false
    if (event.type === 'update' && latest && event.seq < latest.seq) {
      tell(around)
      return
    }
    if (event.type === 'update' && latest?.seq === event.seq) {
      refresh(latest, nextMoment(latest, event), around)
      return
    }
    latest = nextMoment(latest, event)
    const atOnce = event.type === 'table' || own || event.cutTo !== undefined || forget === undefined
    if (atOnce) {
      queue = []
      shown = { ...shown, ...around }
      present(latest)
    } else {
      queue = [...queue, latest]
      tell(around)
    }
  }

  async function ask(request: (source: TableSource) => Promise<Outcome>): Promise<Outcome> {
    asking++
    tell({})
    try {
      return await request(source)
    } finally {
      asking--
      tell({})
    }
  }

  return {
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      silence ??= source.listen(hear)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        silence?.()
        forget?.()
        silence = undefined
        forget = undefined
      }
    },
    ask,
    async act(seat, verb, arg) {
      expecting = true
      const outcome = await ask(() => source.act(seat, verb, arg))
      if (!outcome.ok) {
        expecting = false
        tell({})
      }
      return outcome
    },
    skip() {
      if (queue.length === 0 || !latest) return
      queue = []
      present(latest)
    },
  }
}
