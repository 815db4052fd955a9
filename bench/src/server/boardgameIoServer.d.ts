// The peer publishes types for a folder that Node can't import; this gives them to the file that it can.

declare module 'boardgame.io/dist/cjs/server.js' {
  export { Server } from 'boardgame.io/server'
}
