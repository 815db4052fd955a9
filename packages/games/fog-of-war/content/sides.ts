// The two sides, which are also the two seats.

export const SIDES = ['axis', 'allies'] as const
export type Side = (typeof SIDES)[number]
