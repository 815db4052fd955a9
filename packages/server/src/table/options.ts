// Options of a game in lists that may be written, as schemas give them.

import type { Options } from '@ludoteka/kernel'

export type WritableOptions = Record<string, string | number | boolean | string[]>

export function writableOptions(options: Options): WritableOptions {
  return Object.fromEntries(
    Object.entries(options).map(([key, value]) => [key, typeof value === 'object' ? [...value] : value]),
  )
}
