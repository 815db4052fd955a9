// Every refusal of the kernel is one typed error: a code for programs, a sentence for people.

export type ErrorCode =
  | 'unknown-game'
  | 'bad-options'
  | 'bad-seed'
  | 'bad-action'
  | 'wrong-seat'
  | 'illegal-action'
  | 'game-over'
  | 'bad-state'
  | 'bad-position'
  | 'bad-view'
  | 'bad-scenario'
  | 'bad-match'
  | 'version-mismatch'
  | 'version-not-kept'
  | 'bad-bundle'
  | 'nothing-to-undo'
  | 'broken-rules'

export class LudotekaError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string) {
    super(message)
    this.name = 'LudotekaError'
    this.code = code
  }
}

export function fail(code: ErrorCode, message: string): never {
  throw new LudotekaError(code, message)
}
