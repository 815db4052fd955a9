// Values on their way into a database: text that would not come back as it was is refused.

import { StoreError } from './errors.ts'

const NUL = '\u0000'
const LONE_SURROGATE = /\p{Surrogate}/u

/** PostgreSQL refuses a NUL and SQLite cuts the text there: neither may decide. */
export function checkedText(value: string): string {
  if (value.includes(NUL) || LONE_SURROGATE.test(value))
    throw new StoreError('bad-text', 'A text contains a character that can not be kept.')
  return value
}

export function checkedTextOrNull(value: string | null): string | null {
  return value === null ? null : checkedText(value)
}

export function toJson(value: unknown): string {
  const written = JSON.stringify(value)
  // Both are written as escapes; most values have none, and then there is nothing to look for.
  if (written.includes('\\u')) checkTexts(value)
  return written
}

function checkTexts(value: unknown): void {
  if (typeof value === 'string') checkedText(value)
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) {
      checkedText(key)
      checkTexts(part)
    }
}
