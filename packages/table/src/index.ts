// The table around the rules: what servers, pages and terminals share when people and bots play a match.

export * from './clock.ts'
export * from './ending.ts'
export * from './log.ts'
export * from './matchState.ts'
export * from './recordedViews.ts'
export * from './seats.ts'
export * from './sharedDevice.ts'
export * from './turns.ts'
export * from './undo.ts'
export * from './views.ts'
