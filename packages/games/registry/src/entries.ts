// What the games of the manifest tell about themselves before anything of them is loaded.

import type { Game, Identity, Language } from '@ludoteka/kernel'
import * as manifest from './manifest.ts'

/** What the lobby says of a game. */
export type GameFacts = {
  readonly id: string
  readonly title: Readonly<Record<Language, string>>
  /** One inviting line. */
  readonly note: Readonly<Record<Language, string>>
  readonly players: readonly [number, number]
  readonly minutes: readonly [number, number]
  /** From 1 (a quarter of an hour to learn) to 5. */
  readonly weight: number
  /** The colours of the seats by their names, as far as they are known before the game is loaded. */
  readonly seatColours?: Readonly<Record<string, Identity['colour']>>
  /** Players bring decks of their own. */
  readonly decks?: boolean
  /** There is a puzzle every day. */
  readonly puzzles?: boolean
  /** There is a guided first match. */
  readonly lesson?: boolean
  /** Links to its matches show the position. */
  readonly positionPicture?: boolean
}

export type GameEntry = GameFacts & {
  /** The game as it is now; its texts are loaded by themselves. */
  loadRules(): Promise<Game>
  /** The game's own texts in one language. */
  loadTexts(language: Language): Promise<void>
  /** How to load each frozen version. */
  loadVersions(): Promise<Readonly<Record<number, () => Promise<unknown>>>>
}

const NAMED: readonly GameEntry[] = Object.values(manifest)

/** The lightest first, as the lobby shows them. */
export const ENTRIES: readonly GameEntry[] = NAMED.toSorted((a, b) => a.weight - b.weight)
