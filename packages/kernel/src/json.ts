// Plain JSON values and the small checks every decoder needs.

import { type ErrorCode, failFor } from './errors.ts'
import { unknownAmong } from './faults.ts'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function objectAt(value: unknown, path: string, code: ErrorCode): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : failFor(code, { kind: 'form', path, form: 'object' })
}

export function listAt(value: unknown, path: string, code: ErrorCode): readonly unknown[] {
  return Array.isArray(value) ? value : failFor(code, { kind: 'form', path, form: 'list' })
}

export function stringAt(value: unknown, path: string, code: ErrorCode): string {
  return typeof value === 'string' ? value : failFor(code, { kind: 'form', path, form: 'string' })
}

export function integerAt(value: unknown, path: string, code: ErrorCode): number {
  return typeof value === 'number' && Number.isSafeInteger(value)
    ? value
    : failFor(code, { kind: 'form', path, form: 'wholeNumber' })
}

/** A name out of a list, as its index. */
export function indexAt(list: readonly string[], value: unknown, path: string, code: ErrorCode): number {
  const index = typeof value === 'string' ? list.indexOf(value) : -1
  return index >= 0 ? index : failFor(code, { kind: 'unknownName', path, ...unknownAmong(list, short(value)) })
}

export function onlyKeys(value: object, keys: readonly string[], path: string, code: ErrorCode): void {
  for (const key of Object.keys(value)) {
    if (!keys.includes(key)) failFor(code, { kind: 'unknownPart', path, ...unknownAmong(keys, short(key)) })
  }
}

/** A value as it may stand in an error sentence, never longer than a line. */
export function short(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
