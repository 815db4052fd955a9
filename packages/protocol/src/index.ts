// The messages between server and clients, as schemas both sides use.

import './policy.ts'

export * from './club.ts'
export * from './common.ts'
export * from './decks.ts'
export * from './http.ts'
export * from './live.ts'
export * from './moderation.ts'
export * from './people.ts'
export * from './puzzles.ts'
export * from './review.ts'
export * from './text.ts'
export * from './tournaments.ts'
export * from './view.ts'
export * from './viewChanges.ts'
