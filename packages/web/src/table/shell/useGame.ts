// Rules and board of a game, loaded once and only where they are needed.

import type { Game, Language, RuleChapter } from '@ludoteka/kernel'
import { onShelf } from '@ludoteka/registry/shelf'
import type { BoardKit } from '@ludoteka/ui'
import { use } from 'react'

export type LoadedGame = { readonly game: Game; readonly kit: BoardKit }

const games = new Map<string, Promise<LoadedGame>>()
const rules = new Map<string, Promise<readonly RuleChapter[]>>()

function remembered<T>(kept: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const found = kept.get(key)
  if (found) return found
  const loading = load()
  kept.set(key, loading)
  // A load that failed for want of a network may be tried again.
  loading.catch(() => kept.delete(key))
  return loading
}

export function loadGame(id: string): Promise<LoadedGame> {
  return remembered(games, id, async () => {
    const shelved = onShelf(id)
    if (!shelved) throw new Error(`There is no game ${id} on the shelf.`)
    const [game, kit] = await Promise.all([shelved.loadGame(), shelved.loadBoard()])
    return { game, kit }
  })
}

export function useGame(id: string): LoadedGame {
  return use(loadGame(id))
}

export function loadRules(id: string, language: Language): Promise<readonly RuleChapter[]> {
  return remembered(rules, `${id}.${language}`, async () => (await onShelf(id)?.loadRules(language)) ?? [])
}
