// The rules of Unmatched for players, in Russian.

import { bind } from '@ludoteka/text-kit'
import { COMBAT } from './rules/ru/combat.ts'
import { EFFECTS } from './rules/ru/effects.ts'
import { HEROES } from './rules/ru/heroes.ts'
import { SETUP } from './rules/ru/setup.ts'
import { TABLE } from './rules/ru/table.ts'
import { TURN } from './rules/ru/turn.ts'

export const RULES = bind(SETUP, TURN, COMBAT, EFFECTS, HEROES, TABLE)
