// What crosses between the server and the thread of its store: calls one way, answers the other, many at a time.

import { StoreError, type StoreErrorCode } from '../errors.ts'
import type { Store } from '../types.ts'

export type Call = { readonly id: number; readonly method: keyof Store; readonly args: readonly unknown[] }

export type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: Failure }

/** An error without its class, which does not cross over. */
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
