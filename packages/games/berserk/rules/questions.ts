// What a board may ask the rules: pure questions about what everybody sees, and the declarations by which views and
// actions are read. A board imports nothing else of them but types.

export { READY_DECKS } from './bringing.ts'
export { mostCopies } from './squad.ts'
