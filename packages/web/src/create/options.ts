// The options of a game as requests carry them.

import type { Options, OptionValue } from '@ludoteka/kernel'
import type { NewMatch } from '@ludoteka/protocol'

export function plainOptions(options: Options): NonNullable<NewMatch['options']> {
  const plain = (value: OptionValue) => (typeof value === 'object' ? [...value] : value)
  return Object.fromEntries(Object.entries(options).map(([key, value]) => [key, plain(value)]))
}
