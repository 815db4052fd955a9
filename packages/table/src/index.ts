// The table around the rules: what servers, pages and terminals share when people and bots play a match.

export { PAGE_ACTIONS, type Page, UNDO_REACH } from './checkpoints.ts'
export * from './clock.ts'
export * from './duel.ts'
export * from './ending.ts'
export * from './events.ts'
export * from './log.ts'
export * from './matchState.ts'
export { ORDER_PAUSES, type OrderedAnswer, type OrderPauses, orderedAnswers, pauseBefore } from './orderedAnswers.ts'
export {
  NO_ORDERS,
  type OrderKind,
  type OrderRequest,
  type Orders,
  orderKinds,
  ordersAfterAnswer,
  ordersOf,
  ordersStanding,
  type StandingOrder,
  withOrder,
  withoutOrder,
} from './orders.ts'
export { positionToPlay } from './position.ts'
export { askedThroughout, isStale } from './questions.ts'
export * from './recordedViews.ts'
export * from './review.ts'
export { hurriedSeats, MOST_PROPOSALS, memoryOf, proposalsOf, type SeatNotes } from './seatNotes.ts'
export * from './seats.ts'
export * from './sharedDevice.ts'
export * from './snapshot.ts'
export * from './turns.ts'
export * from './undo.ts'
export { NO_UNDOS, undoLimit } from './undoCount.ts'
export * from './views.ts'
