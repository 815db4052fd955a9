// English nouns beside numbers.

import { counter } from '@ludoteka/text-kit'

const count = counter('en')

export const cards = (n: number): string => count(n, { one: 'card', many: 'cards' })
export const spaces = (n: number): string => count(n, { one: 'space', many: 'spaces' })
export const damage = (n: number): string => `${n} damage`
export const health = (n: number): string => `${n} health`
