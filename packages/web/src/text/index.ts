// The page's own words in the language that is set now; switching it redraws whatever uses them.

import type { Language } from '@ludoteka/kernel'
import { useSettings } from '../settings/store.ts'
import { type Dictionary, en } from './en.ts'
import { ru } from './ru.ts'

export const DICTIONARIES: Readonly<Record<Language, Dictionary>> = { en, ru }
export type { Dictionary }

export function useText(): Dictionary {
  return DICTIONARIES[useSettings().language]
}
