// What runs at the same time, and in which order: one task per key, or some tasks overall with equal shares for all who wait.

type KeyedQueue = {
  /** Runs the tasks of one key one after another, in the order they were given; those of other keys run beside them. */
  run<T>(key: string, task: () => Promise<T>): Promise<T>
  /** The same for a caller that leaves by itself: undefined if the turn is its own already, otherwise resolves once it is. */
  enter(key: string): Promise<void> | undefined
  /** Ends the turn of whoever has entered last. */
  leave(key: string): void
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>
}

export function keyedQueue(): KeyedQueue {
  /** Of every key that somebody has entered, those who wait; most often nobody does. */
  const waiting = new Map<string, (() => void)[] | undefined>()
  const onIdle: (() => void)[] = []

  const enter = (key: string): Promise<void> | undefined => {
    if (!waiting.has(key)) {
      waiting.set(key, undefined)
      return undefined
    }
    return new Promise(resolve => {
      const others = waiting.get(key)
      if (others) others.push(resolve)
      else waiting.set(key, [resolve])
    })
  }

  const leave = (key: string): void => {
    const next = waiting.get(key)?.shift()
    if (next) {
      next()
      return
    }
    waiting.delete(key)
    if (waiting.size > 0) return
    for (const resolve of onIdle.splice(0)) resolve()
  }

  return {
    enter,
    leave,
    async run(key, task) {
      const turn = enter(key)
      if (turn) await turn
      try {
        return await task()
      } finally {
        leave(key)
      }
    },
    async idle() {
      while (waiting.size > 0)
        await new Promise<void>(resolve => {
          onIdle.push(resolve)
        })
    },
  }
}

/** Whom a task is for, from the widest group to the narrowest: an address, then an account. */
export type Lane = readonly string[]

export type FairQueue = {
  /** Runs the task when its lane's turn has come. `cost` is what the lane pays for it, beside the tasks of other lanes. */
  run<T>(lane: Lane, task: () => Promise<T>, cost?: number): Promise<T>
  /** How many tasks of the lane have not begun. */
  waiting(lane: Lane): number
  /**
   * How many turns go by before a lane that has just been served is served to its end: its own tasks that wait, and one for
   * each of the other widest groups. However many tasks those have, they make nobody else's queue longer.
   */
  crowd(lane: Lane): number
}

/** `start` is the lane's place in the order; `clock`, within it, the place that was served last. */
type LaneState = {
  readonly lanes: Map<string, LaneState>
  readonly tasks: WaitingTask[]
  start: number
  clock: number
  waiting: number
  running: number
}

type WaitingTask = { readonly begin: () => Promise<void>; readonly cost: number }

const newLane = (start: number): LaneState => ({
  lanes: new Map(),
  tasks: [],
  start,
  clock: 0,
  waiting: 0,
  running: 0,
})

/**
 * Runs `slots` tasks at a time. However many tasks a lane has, every other lane that waits gets as much: start-time fair
 * queueing, at every level of the lanes. Of several slots the last free one is left to lanes that have nothing running, so
 * that none of them holds all.
 */
export function fairQueue(slots: number): FairQueue {
  const root = newLane(0)

  const pathOf = (lane: Lane): readonly LaneState[] => {
    const path = [root]
    let parent = root
    for (const name of lane) {
      const child: LaneState = parent.lanes.get(name) ?? newLane(parent.clock)
      // What a lane has left unused is not saved up for later.
      if (child.waiting === 0) child.start = Math.max(child.start, parent.clock)
      parent.lanes.set(name, child)
      path.push(child)
      parent = child
    }
    return path
  }

  const beginNext = (): void => {
    while (root.running < slots) {
      const isLast = slots > 1 && root.running === slots - 1
      const next = take(root, isLast ? lane => lane.running === 0 : () => true)
      if (!next) break
      void next.begin()
    }
    if (root.running + root.waiting === 0) root.lanes.clear() // nobody is owed anything
  }

  return {
    run<T>(lane: Lane, task: () => Promise<T>, cost = 1): Promise<T> {
      const path = pathOf(lane)
      const count = (waiting: number, running: number): void => {
        for (const one of path) {
          one.waiting += waiting
          one.running += running
        }
      }
      return new Promise<T>((resolve, reject) => {
        const begin = async (): Promise<void> => {
          count(-1, 1)
          try {
            resolve(await task())
          } catch (error) {
            reject(error)
          } finally {
            count(0, -1)
            beginNext()
          }
        }
        path.at(-1)?.tasks.push({ begin, cost })
        count(1, 0)
        beginNext()
      })
    },
    waiting(lane) {
      let found: LaneState | undefined = root
      for (const name of lane) found = found?.lanes.get(name)
      return found?.waiting ?? 0
    },
    crowd([own]) {
      let count = 0
      for (const [name, { waiting }] of root.lanes) count += name === own ? waiting : Math.min(waiting, 1)
      return count
    },
  }
}

/** The task whose lane has had the least, among the lanes that fit. */
function take(parent: LaneState, fits: (lane: LaneState) => boolean): WaitingTask | undefined {
  const own = parent.tasks.shift()
  if (own) return own
  let next: LaneState | undefined
  for (const lane of parent.lanes.values()) {
    if (lane.waiting > 0 && fits(lane) && (next === undefined || lane.start < next.start)) next = lane
  }
  if (next === undefined) return undefined
  const task = take(next, () => true)
  parent.clock = Math.max(parent.clock, next.start)
  next.start += task?.cost ?? 0
  return task
}
