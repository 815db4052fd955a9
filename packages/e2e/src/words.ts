// The texts of the page in both languages, from the client's own dictionaries.

import { en } from '../../web/src/text/en.ts'
import { ru } from '../../web/src/text/ru.ts'

export type { Language } from '@ludoteka/kernel'

export const PAGE = { en, ru } as const
