// English nouns beside numbers.

import { counter } from '@ludoteka/text-kit'

const count = counter('en')

export const cards = (n: number): string => count(n, { one: 'card', many: 'cards' })
export const countries = (n: number): string => count(n, { one: 'country', many: 'countries' })
export const actionRounds = (n: number): string => count(n, { one: 'action round', many: 'action rounds' })
export const turns = (n: number): string => count(n, { one: 'turn', many: 'turns' })
export const rolls = (n: number): string => count(n, { one: 'realignment roll', many: 'realignment rolls' })
export const influence = (n: number): string => `${n} influence`
export const militaryOperations = (n: number): string =>
  count(n, { one: 'Military Operation', many: 'Military Operations' })
export const ops = (n: number): string => count(n, { one: 'Op', many: 'Ops' })
export const vp = (n: number): string => `${n} VP`
