// The peer publishes types for a folder that Node can't import; this gives them to the file that it can.

declare module 'boardgame.io/dist/cjs/internal.js' {
  export { CreateGameReducer, InitializeGame } from 'boardgame.io/internal'
}
declare module 'boardgame.io/dist/cjs/core.js' {
  export { INVALID_MOVE } from 'boardgame.io/core'
}
declare module 'boardgame.io/dist/cjs/ai.js' {
  export { MCTSBot } from 'boardgame.io/ai'
}
