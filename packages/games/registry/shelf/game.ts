// What the lobby knows of a game on the shelf, playable or still to come.

import type { Game, Language, RuleChapter } from '@ludoteka/kernel'
import type { BoardKit } from '@ludoteka/ui'

export type ComingGame = {
  readonly id: string
  readonly title: Readonly<Record<Language, string>>
  /** One inviting line. */
  readonly note: Readonly<Record<Language, string>>
  readonly players: readonly [number, number]
  readonly minutes: readonly [number, number]
  /** From 1 (a quarter of an hour to learn) to 5. */
  readonly weight: number
  /** The picture for the lobby. */
  loadCover(): Promise<BoardKit['Cover']>
}

export type ShelfGame = ComingGame & {
  /** The rules as they are now, or the version a match is played by. */
  loadGame(version?: number): Promise<Game>
  loadBoard(): Promise<BoardKit>
  loadRules(language: Language): Promise<readonly RuleChapter[]>
}
