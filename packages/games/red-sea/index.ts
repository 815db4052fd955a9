// Twilight Struggle: Red Sea: what the rest of Ludoteka may use of it.

export { redSea } from './rules/game.ts'
