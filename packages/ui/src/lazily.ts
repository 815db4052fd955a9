// Pictures that are loaded when they are first drawn, such as the scenes of cards: a board is there before them.

import { useSyncExternalStore } from 'react'

/** A hook that gives what is loaded, and nothing until then; the first component that uses it starts the loading. */
export function loadedWhenDrawn<T>(load: () => Promise<T>): () => T | undefined {
  let loaded: T | undefined
  let isRequested = false
  const listeners = new Set<() => void>()
  const request = async (): Promise<void> => {
    isRequested = true
    try {
      loaded = await load()
    } catch {
      isRequested = false // No network: the next component tries again.
    }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    if (!isRequested) void request()
    return () => listeners.delete(listener)
  }
  const read = (): T | undefined => loaded
  return () => useSyncExternalStore(subscribe, read, read)
}
