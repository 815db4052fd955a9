// The texts of games and boards in the language that is read; those of other languages are not loaded.

import type { Language } from '@ludoteka/kernel'
import { onShelf } from '@ludoteka/registry/shelf'
import { forgetFailures, loadOnce } from '../kit/loadOnce.ts'

/** By game, then by language. */
const requested = new Map<string, Map<Language, Promise<void>>>()
const ready = new Set<string>()

const keyOf = (game: string, language: Language): string => `${game} ${language}`

export function areGameTextsLoaded(game: string, language: Language): boolean {
  return ready.has(keyOf(game, language))
}

export function loadGameTexts(game: string, language: Language): Promise<void> {
  const languages = requested.get(game) ?? new Map<Language, Promise<void>>()
  requested.set(game, languages)
  return loadOnce(languages, language, () => load(game, language))
}

async function load(game: string, language: Language): Promise<void> {
  await onShelf(game)?.loadTexts(language)
  ready.add(keyOf(game, language))
}

/** To be awaited before the language is switched: a table that is open then goes on without a pause. */
export async function loadTextsOfOpenGames(language: Language): Promise<void> {
  forgetFailures()
  await Promise.all([...requested.keys()].map(game => loadGameTexts(game, language)))
}
