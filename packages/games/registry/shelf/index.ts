// The shelf of the lobby: what a page tells about a game before loading it, and how it loads the rest.
// Outside `src`, because boards are browser code while the registry itself runs anywhere.

import type { GameText, Language, Lesson, RuleChapter } from '@ludoteka/kernel'
import type { BoardKit } from '@ludoteka/ui'
import { ENTRIES, type GameEntry } from '../src/entries.ts'
import type { PuzzleFile, ShelfGame } from './game.ts'

export type { PuzzleFile, ShelfGame } from './game.ts'

type GameWords = Readonly<Record<Language, GameText>> & { load(language: Language): Promise<void> }
type BoardStrings = { readonly STRINGS: { load(language: Language): Promise<void> } }

/** The parts of a game lie at the same place in every game's folder; each is a file of its own in the built page. */
function shelved({ loadRules: _, loadVersions: __, loadTexts, ...facts }: GameEntry): ShelfGame {
  const { id } = facts
  return {
    ...facts,
    async loadCover() {
      const { Cover }: Pick<BoardKit, 'Cover'> = await import(`../../${id}/board/cover.tsx`)
      return Cover
    },
    async loadBoard() {
      const { default: kit }: { default: BoardKit } = await import(`../../${id}/board/index.tsx`)
      return kit
    },
    async loadTexts(language) {
      const strings = import(`../../${id}/board/strings.ts`)
      await Promise.all([loadTexts(language), strings.then(({ STRINGS }: BoardStrings) => STRINGS.load(language))])
    },
    async loadWords(language) {
      const { TEXT }: { TEXT: GameWords } = await import(`../../${id}/text/index.ts`)
      await TEXT.load(language)
      return TEXT[language]
    },
    async loadRules(language) {
      const { RULES }: { RULES: readonly RuleChapter[] } = await import(`../../${id}/text/rules.${language}.ts`)
      return RULES
    },
    async loadPuzzles() {
      const { default: file }: { default: PuzzleFile } = await import(`../../${id}/puzzles.json`)
      return file
    },
    async loadLesson() {
      const { LESSON }: { LESSON: Lesson } = await import(`../../${id}/lesson.ts`)
      return LESSON
    },
    async loadGame(version) {
      const { loadGame } = await import('../src/load.ts')
      return loadGame(id, version)
    },
  }
}

/** In the order of the lobby. */
export const SHELF: readonly ShelfGame[] = ENTRIES.map(shelved)

export function onShelf(id: string): ShelfGame | undefined {
  return SHELF.find(game => game.id === id)
}
