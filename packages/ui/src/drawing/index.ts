// What figures are drawn with that stand in the pictures of cards.

export * from './paths.ts'
export * from './skeleton.ts'
