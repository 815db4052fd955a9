// What stands on the controls of the page itself, in both languages: the client's own dictionaries, so that a test never guesses.

import { en } from '../../web/src/text/en.ts'
import { ru } from '../../web/src/text/ru.ts'

export type Language = 'en' | 'ru'

export const PAGE = { en, ru } as const
