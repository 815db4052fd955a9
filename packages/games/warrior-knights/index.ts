// Warrior Knights: what the rest of Ludoteka may use of it.

import { loadEveryLanguage } from '@ludoteka/text-kit'
import { TEXT } from './text/index.ts'

export { warriorKnights, warriorKnights as game } from './rules/game.ts'

// Programs, tests and frozen versions have every language at hand; pages load rules and texts by themselves.
await loadEveryLanguage(TEXT)
