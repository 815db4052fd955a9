// What a log entry is about: every thing of the game that its data name.

import type { Entry } from '@ludoteka/kernel'
import type { Mark } from './board.ts'

/** `names` lists the things of each kind: spaces, cards, fighters. */
export function marksIn(entry: Entry, names: Readonly<Record<string, readonly string[]>>): readonly Mark[] {
  return Object.values(entry.data)
    .flat()
    .flatMap(value =>
      Object.entries(names).flatMap(([kind, ids]) =>
        ids.includes(String(value)) ? [{ kind, id: String(value) }] : [],
      ),
    )
}
