// What the lobby knows of a game on the shelf, playable or still to come.

import type { Game, Language, RuleChapter } from '@ludoteka/kernel'
import type { BoardKit } from '@ludoteka/ui'
import type { GameFacts } from '../src/entries.ts'

export type ComingGame = GameFacts & {
  /** The picture for the lobby. */
  loadCover(): Promise<BoardKit['Cover']>
}

export type ShelfGame = ComingGame & {
  /** The rules as they are now, or the version a match is played by. */
  loadGame(version?: number): Promise<Game>
  loadBoard(): Promise<BoardKit>
  loadRules(language: Language): Promise<readonly RuleChapter[]>
}
