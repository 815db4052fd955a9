// Every refusal of the kernel is one typed error: a code for programs, a sentence for people, and often what is wrong as data.

import { type Fault, faultInWords } from './faults.ts'

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
  /** For those who say it in another language. */
  readonly fault: Fault | undefined

  constructor(code: ErrorCode, message: string, fault?: Fault) {
    super(message)
    this.name = 'LudotekaError'
    this.code = code
    this.fault = fault
  }
}

export function fail(code: ErrorCode, message: string): never {
  throw new LudotekaError(code, message)
}

export function failFor(code: ErrorCode, fault: Fault): never {
  throw new LudotekaError(code, faultInWords(fault), fault)
}
