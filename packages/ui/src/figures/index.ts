// What scenes of cards are put together from: jointed figures, and marks in the tones of a game.

export * from './body.ts'
export * from './marks.ts'
