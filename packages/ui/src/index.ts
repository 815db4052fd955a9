// What the table shell and the games' boards share.

export type * from './board.ts'
