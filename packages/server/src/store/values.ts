// Values on their way into a database: text that would not come back as it was is refused.

import { StoreError } from './errors.ts'

const NUL = '\u0000'
const HALF_A_CHARACTER = /\p{Surrogate}/u

/** PostgreSQL refuses a NUL and SQLite cuts the text there: neither may decide. */
export function text(value: string): string {
  if (value.includes(NUL) || HALF_A_CHARACTER.test(value))
    throw new StoreError('bad-text', 'A text contains a character that can not be kept.')
  return value
}

export function textOrNull(value: string | null): string | null {
  return value === null ? null : text(value)
}

export function json(value: unknown): string {
  const written = JSON.stringify(value)
  // Both are written as escapes; most values have none, and then there is nothing to look for.
  if (written.includes('\\u')) checkTexts(value)
  return written
}

function checkTexts(value: unknown): void {
  if (typeof value === 'string') text(value)
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) {
      text(key)
      checkTexts(part)
    }
}
