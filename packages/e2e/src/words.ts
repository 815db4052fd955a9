// What stands on the controls of the page, in both languages: the client's own dictionaries, so that a test never guesses.

import { type Offered, STRINGS } from '../../games/unmatched/board/strings.ts'
import { DICTIONARIES } from '../../games/unmatched/text/index.ts'
import { en } from '../../web/src/text/en.ts'
import { ru } from '../../web/src/text/ru.ts'

export type Language = 'en' | 'ru'
export type { Offered }

export const PAGE = { en, ru } as const
export const BOARD = STRINGS
export const GAME = DICTIONARIES

/** What a click on something with this name would do, if it is offered. */
export function offerIn(name: string, language: Language): Offered | undefined {
  const said = name.replace(/\.$/, '')
  for (const [kind, phrase] of Object.entries(BOARD[language].offers)) {
    if (said.endsWith(phrase) && isOffer(kind)) return kind
  }
  return undefined
}

function isOffer(kind: string): kind is Offered {
  return kind in BOARD.en.offers
}
