// What a board may ask the rules. It imports nothing else of them but types.

export { SIDES, TIMINGS } from './state.ts'
