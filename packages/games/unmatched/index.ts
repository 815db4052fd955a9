// Unmatched: what the rest of Ludoteka may use of it.

export { unmatched, unmatched as game } from './rules/game.ts'
