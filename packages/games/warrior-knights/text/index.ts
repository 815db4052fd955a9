// The texts of Warrior Knights: for the generic parts of the table, and whole for the board, each language loaded by itself.

import type { GameText } from '@ludoteka/kernel'
import { fromLanguages, languages, makeText } from '@ludoteka/text-kit'
import { BARONS } from '../content/barons.ts'
import { LOG_SHAPES } from '../rules/log.ts'
import { VERBS } from '../rules/verbs.ts'
import { cardText } from './cardTexts.ts'
import type { Texts } from './types.ts'

export const DICTIONARIES = languages<Texts>({
  en: async () => (await import('./en.ts')).EN,
  ru: async () => (await import('./ru.ts')).RU,
})

function textOf(texts: Texts): GameText {
  return makeText(texts, { verbs: VERBS, log: LOG_SHAPES, seats: BARONS, card: kind => cardText(texts, kind) })
}

export const TEXT = fromLanguages(DICTIONARIES, textOf)
