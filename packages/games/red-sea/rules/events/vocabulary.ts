// Chapter 7: the words event texts are made of.

export * from './vocabulary/cards.ts'
export * from './vocabulary/effects.ts'
export * from './vocabulary/influence.ts'
export * from './vocabulary/operations.ts'
export * from './vocabulary/sentences.ts'
