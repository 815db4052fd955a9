// What the server and the thread of its store send each other: calls one way, answers the other, in batches.

import { type Store, StoreError, type StoreErrorCode } from '../store.ts'

export type Call = { readonly id: number; readonly method: keyof Store; readonly args: readonly unknown[] }

export type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: Failure }

/** An error without its class, which is lost between threads. */
export type Failure = { readonly message: string; readonly code?: StoreErrorCode; readonly stack?: string | undefined }

export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message, stack } = error
  return error instanceof StoreError ? { message, stack, code: error.code } : { message, stack }
}

export function errorOf({ message, code, stack }: Failure): Error {
  const error = code ? new StoreError(code, message) : new Error(message)
  if (stack !== undefined) error.stack = stack
  return error
}

/**
 * So many leave without waiting for the end of the round: then the other side works on them while this one goes on, and
 * neither waits for the other to be done with everything.
 */
const BATCH_SIZE = 8

export function batched<T>(send: (all: readonly T[]) => void): (one: T) => void {
  let waiting: T[] = []
  let isFlushScheduled = false

  const flush = (): void => {
    const all = waiting
    waiting = []
    if (all.length > 0) send(all)
  }

  return one => {
    waiting.push(one)
    if (waiting.length >= BATCH_SIZE) flush()
    if (isFlushScheduled || waiting.length === 0) return
    isFlushScheduled = true
    setImmediate(() => {
      isFlushScheduled = false
      flush()
    })
  }
}
