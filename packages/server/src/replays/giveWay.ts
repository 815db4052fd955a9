// A low priority does not make a thread give way at once: Linux leaves it the processor until its next tick, up to 4 ms, even if the
// event loop has something to do meanwhile. So long work in threads pauses now and then for a moment, in which the event loop runs.

/** Between two pauses; a pause costs about a tenth of it where nobody waits. */
const WORK_MS = 0.5
const PAUSE_MS = 0.05

const neverChanges = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
let begunAt = performance.now()

/** Pauses this thread if it has worked for a while. Never to be called on an event loop. */
export function giveWay(): void {
  if (performance.now() - begunAt < WORK_MS) return
  Atomics.wait(neverChanges, 0, 0, PAUSE_MS)
  begunAt = performance.now()
}
