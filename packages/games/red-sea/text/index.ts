// The texts of Red Sea: for the generic parts of the table, and whole for the board.

import type { GameText, Language } from '@ludoteka/kernel'
import { EN } from './en.ts'
import { textOf } from './make.ts'
import { RU } from './ru.ts'
import type { Texts } from './types.ts'

export const DICTIONARIES: Readonly<Record<Language, Texts>> = { en: EN, ru: RU }

export const TEXT: Readonly<Record<Language, GameText>> = { en: textOf(EN), ru: textOf(RU) }
