// Seeds of matches made by commands.

import { type Seed, seedFrom } from '@ludoteka/kernel'

/** The nth match of a seed has a name of its own, so that it can be played again alone. */
export function matchName(seed: string, n: number): string {
  return n === 0 ? seed : `${seed}/${n}`
}

export function seedOf(name: string): Seed {
  return seedFrom('match', name)
}
