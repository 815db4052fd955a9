// What a board may ask the rules, and the declarations by which it reads views. It imports nothing else of them but types.

export { copiesOf } from './cards.ts'
export { valueBonus } from './heroes/ability.ts'
export { FIELDS, ZONES } from './state.ts'
