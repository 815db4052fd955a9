// The texts of Berserk: for the generic parts of the table, and whole for the board, each language loaded by itself.

import type { GameText } from '@ludoteka/kernel'
import { fromLanguages, isData, isKeyOf, languages, makeText } from '@ludoteka/text-kit'
import { LOG_SHAPES, type Log } from '../rules/log.ts'
import { SEATS } from '../rules/state.ts'
import { VERBS } from '../rules/verbs.ts'
import type { Texts } from './types.ts'

export const DICTIONARIES = languages<Texts>({
  en: async () => (await import('./en.ts')).EN,
  ru: async () => (await import('./ru.ts')).RU,
})

function textOf(texts: Texts): GameText {
  const text = makeText(texts, {
    verbs: VERBS,
    log: LOG_SHAPES,
    seats: SEATS,
    card: kind => (isKeyOf(texts.cards, kind) ? texts.cards[kind] : { name: kind, text: '' }),
  })
  return { ...text, side: label => (isKeyOf(texts.sides, label) ? texts.sides[label] : text.seat(label)) }
}

export const TEXT = fromLanguages(DICTIONARIES, textOf)

/** Is there such an entry, and is this its data? What comes from outside may be neither. */
export const isLogKey = (key: string): key is keyof Log => isKeyOf(LOG_SHAPES, key)

export const isDataOf = <K extends keyof Log>(key: K, data: Readonly<Record<string, unknown>>): data is Log[K] =>
  isData<Log, K>(LOG_SHAPES, key, data)
