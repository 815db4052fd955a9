// The people who come back from picture to picture.

import { type Drawn, facing, type Mark, stand } from './marks.ts'
import { type Person, person, rider } from './people.ts'

export const KING: Person = { dye: 'red', trim: 'white', hat: 'crown', hair: 'white', beard: true }
export const LADY: Person = { dye: 'blue', hat: 'veil', left: 'chest' }
export const LORD: Person = { dye: 'blue', hat: 'feather', hatDye: 'red' }
export const BISHOP: Person = { dye: 'violet', hat: 'mitre', hatDye: 'white', right: 'fore', holds: 'crozier' }
export const MONK: Person = { dye: 'brown', trim: 'white', hat: 'tonsure' }
export const CLERK: Person = { dye: 'ink', trim: 'red', hat: 'cap', hatDye: 'ink', right: 'fore', holds: 'scroll' }
export const MERCHANT: Person = { dye: 'green', hat: 'cap', hatDye: 'red', beard: true, right: 'fore', holds: 'purse' }
export const PEASANT: Person = { wears: 'tunic', dye: 'green', trim: 'brown', hat: 'straw' }
export const VILLAGER: Person = { wears: 'tunic', dye: 'brown', trim: 'white', hat: 'hood', hatDye: 'blue' }
export const SOLDIER: Person = {
  wears: 'tunic',
  dye: 'blue',
  trim: 'brown',
  hat: 'kettle',
  right: 'fore',
  holds: 'spear',
}
/** Without his weapon, on his knees. */
export const WOUNDED: Person = { dye: 'blue', trim: 'white', pose: 'kneeling', right: 'chest' }
export const KNIGHT: Person = { wears: 'surcoat', dye: 'red', trim: 'gold', hat: 'bascinet' }
export const THIEF: Person = { wears: 'tunic', dye: 'ink', trim: 'brown', hat: 'hood', hatDye: 'ink' }
export const MASON: Person = { wears: 'tunic', dye: 'straw', trim: 'brown', hat: 'cap', hatDye: 'white', beard: true }

export const man = (one: Person, x: number, y: number, height: number): Drawn => stand(person(one), x, y, height)
/** Looking to the left. */
export const other = (one: Person, x: number, y: number, height: number): Drawn => facing(person(one), x, y, height)

export const thing = (marks: readonly Mark[], x: number, y: number, height = 100): Drawn => stand(marks, x, y, height)
export const turned = (marks: readonly Mark[], x: number, y: number, height = 100): Drawn => facing(marks, x, y, height)

export const horseman = (
  one: Person,
  cloth: Parameters<typeof rider>[1],
  x: number,
  y: number,
  height: number,
): Drawn => stand(rider(one, cloth), x, y, height)
