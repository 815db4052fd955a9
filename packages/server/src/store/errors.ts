// What can go wrong in the store, as one typed error: a code for programs, a sentence for people.

export type StoreErrorCode =
  /** A row does not hold what this program writes. */
  | 'corrupt'
  /** What should be changed does not exist. */
  | 'missing'
  /** Something with this name exists already. */
  | 'taken'
  /** An event number that skips others. */
  | 'gap'
  /** Text no database keeps faithfully: a NUL or half a character. */
  | 'bad-text'
  | 'bad-cursor'
  /** The database was made by a newer program. */
  | 'newer-schema'
  /** Another server uses the folder. */
  | 'in-use'
  | 'closed'

export class StoreError extends Error {
  readonly code: StoreErrorCode

  constructor(code: StoreErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'StoreError'
    this.code = code
  }
}
