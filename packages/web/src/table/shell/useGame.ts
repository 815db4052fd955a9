// Rules, board and texts of a game, loaded once and only where they are needed. A table takes the rules version of its
// match and the language that is read.

import { type Game, type Language, LudotekaError, type RuleChapter } from '@ludoteka/kernel'
import { onShelf, type ShelfGame } from '@ludoteka/registry/shelf'
import type { BoardKit } from '@ludoteka/ui'
import { use } from 'react'
import { forgetFailures, loadOnce } from '../../kit/loadOnce.ts'
import { useSettings } from '../../settings/store.ts'
import { areGameTextsLoaded, loadGameTexts } from '../../text/games.ts'

export type LoadedGame = { readonly game: Game; readonly kit: BoardKit }

const games = new Map<string, Promise<LoadedGame>>()
const rules = new Map<string, Promise<readonly RuleChapter[]>>()

export function loadGame(id: string, version: number | undefined): Promise<LoadedGame> {
  return loadOnce(games, `${id}.${version}`, async () => {
    const shelved = onShelf(id)
    if (!shelved) throw new Error(`There is no game ${id} on the shelf.`)
    const [game, kit] = await Promise.all([loadRulesOf(shelved, version), shelved.loadBoard()])
    return { game, kit }
  })
}

/** A page that does not have the version (it is older than the server) shows the table with the words it has. */
function loadRulesOf(shelved: ShelfGame, version: number | undefined): Promise<Game> {
  return shelved.loadGame(version).catch((error: unknown) => {
    if (error instanceof LudotekaError) return shelved.loadGame()
    throw error
  })
}

export function useGame(id: string, version?: number): LoadedGame {
  const { language } = useSettings()
  const texts = loadGameTexts(id, language)
  const loaded = use(loadGame(id, version))
  if (!areGameTextsLoaded(id, language)) use(texts)
  return loaded
}

/** Whoever asks for them again tries again. */
export function loadRules(id: string, language: Language): Promise<readonly RuleChapter[]> {
  forgetFailures()
  return loadOnce(rules, `${id}.${language}`, async () => (await onShelf(id)?.loadRules(language)) ?? [])
}
