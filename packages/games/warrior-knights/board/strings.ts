// The board's own texts, besides those of the game, each language loaded by itself. Every part of the board has its own.

import { languages } from '@ludoteka/text-kit'
import type { KitText } from './strings.kit.ts'
import type { RealmText } from './strings.realm.ts'

import type { ScenesText } from './strings.scenes.ts'

export type BoardText = KitText & ScenesText & { readonly map: RealmText }

export const STRINGS = languages<BoardText>({
  en: async () => (await import('./strings.en.ts')).EN,
  ru: async () => (await import('./strings.ru.ts')).RU,
})
