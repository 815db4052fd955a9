// What a board may ask the rules. It imports nothing else of them but types.

export { valueBonus } from './heroes/ability.ts'
