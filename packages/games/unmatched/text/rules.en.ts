// The rules of Unmatched for players, in English.

import { bind } from '@ludoteka/text-kit'
import { COMBAT } from './rules/en/combat.ts'
import { EFFECTS } from './rules/en/effects.ts'
import { HEROES } from './rules/en/heroes.ts'
import { SETUP } from './rules/en/setup.ts'
import { TABLE } from './rules/en/table.ts'
import { TURN } from './rules/en/turn.ts'

export const RULES = bind(SETUP, TURN, COMBAT, EFFECTS, HEROES, TABLE)
