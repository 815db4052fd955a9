// Unmatched: what the rest of Ludoteka may use of it.

export { unmatched } from './rules/game.ts'
