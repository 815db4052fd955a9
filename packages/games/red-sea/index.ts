// Twilight Struggle: Red Sea: what the rest of Ludoteka may use of it.

export { redSea, redSea as game } from './rules/game.ts'
