// Barons, their four Nobles each, and their strongholds.

export const BARONS = ['red', 'green', 'blue', 'black', 'yellow', 'white'] as const
export type Baron = (typeof BARONS)[number]

export const SHAPES = ['star', 'square', 'triangle', 'circle'] as const
export type Shape = (typeof SHAPES)[number]

/** 2.3 What every Noble adds to his side as its commander. */
export const LEADERSHIP = 200
export const STRONGHOLD_STRENGTH = 300
