// What the lobby knows of a game on the shelf.

import type { Puzzle } from '@ludoteka/bots'
import type { Game, GameText, Language, Lesson, RuleChapter } from '@ludoteka/kernel'
import type { BoardKit } from '@ludoteka/ui'
import type { GameFacts } from '../src/entries.ts'

/** The puzzles of a game, which fit one version of its rules. */
export type PuzzleFile = { readonly game: string; readonly version: number; readonly puzzles: readonly Puzzle[] }

export type ShelfGame = GameFacts & {
  /** The picture for the lobby. */
  loadCover(): Promise<BoardKit['Cover']>
  /** The rules as they are now, or the version a match is played by. */
  loadGame(version?: number): Promise<Game>
  loadBoard(): Promise<BoardKit>
  /** The texts of game and board in one language; the versions that are kept bring their own. */
  loadTexts(language: Language): Promise<void>
  /** The words of the game alone, without its rules and board. */
  loadWords(language: Language): Promise<GameText>
  /** The rules as players read them. */
  loadRules(language: Language): Promise<readonly RuleChapter[]>
  /** What the puzzle of the day is taken from. */
  loadPuzzles(): Promise<PuzzleFile>
  /** The guided first match. */
  loadLesson(): Promise<Lesson>
}
