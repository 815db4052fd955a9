// The page's own words in the language that is set now; switching it redraws whatever uses them. Only the language that
// somebody reads is loaded.

import type { Language } from '@ludoteka/kernel'
import { useSettings } from '../settings/store.ts'
import type { Dictionary } from './en.ts'

export type { Dictionary }

/** Every language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский' }

const LOADERS: Readonly<Record<Language, () => Promise<Dictionary>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
}

const loaded = new Map<Language, Dictionary>()

/** To be awaited before the first page is drawn, and before the language is switched. */
export async function loadTexts(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, await LOADERS[language]())
}

export function textsOf(language: Language): Dictionary {
  const texts = loaded.get(language)
  if (!texts) throw new Error(`The texts in ${LANGUAGE_NAMES[language]} are not loaded.`)
  return texts
}

export function useText(): Dictionary {
  return textsOf(useSettings().language)
}
