// How Node collects the garbage of a server's process.

import { setFlagsFromString } from 'node:v8'

/** In percent of what the last collection has left. */
const GROWTH = 100

/**
 * The whole heap is collected when it has doubled. With many busy tables Node would do it after a third of that, about every second:
 * positions live long enough to count as old, and are replaced soon after. For all threads of the process.
 */
export function letHeapDouble(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`)
}
