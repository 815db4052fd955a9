// Refusals: one typed error for everything a client may do wrong, over HTTP or a live socket.

import { LudotekaError } from '@ludoteka/kernel'
import type { Problem } from '@ludoteka/protocol'
import { ZodError } from 'zod'
import { isUnavailable, StoreError } from './store/store.ts'

export type ProblemCode = Problem['error']

export class Refused extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.message)
    this.name = 'Refused'
    this.problem = problem
  }
}

export function refuse(error: ProblemCode, message: string, why?: { rule: string; reason: string }): never {
  throw new Refused({ error, message, ...why })
}

const OF_KERNEL: Readonly<Partial<Record<LudotekaError['code'], ProblemCode>>> = {
  'unknown-game': 'bad-request',
  'bad-options': 'bad-request',
  'bad-action': 'bad-request',
  'wrong-seat': 'wrong-seat',
  'illegal-action': 'illegal',
  'game-over': 'over',
  'version-mismatch': 'unavailable',
  'version-not-kept': 'over',
  'nothing-to-undo': 'conflict',
}

const OF_STORE: Readonly<Partial<Record<StoreError['code'], ProblemCode>>> = {
  missing: 'not-found',
  taken: 'conflict',
  'bad-text': 'bad-request',
  'bad-cursor': 'bad-request',
  unavailable: 'unavailable',
  closed: 'unavailable',
}

/** What the client is told; `internal` stands for everything it should know nothing about. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return error.problem
  if (error instanceof ZodError) return { error: 'bad-request', message: sentence(error) }
  if (error instanceof LudotekaError) return known(OF_KERNEL[error.code], error.message)
  if (error instanceof StoreError) return known(OF_STORE[error.code], error.message)
  return INTERNAL
}

/** Whether operators must learn of it: a bug, or a store that can't be used. */
export function isOurFault(error: unknown): boolean {
  return isUnavailable(error) || problemOf(error).error === 'internal'
}

const INTERNAL: Problem = { error: 'internal', message: 'Something went wrong on our side.' }

function known(code: ProblemCode | undefined, message: string): Problem {
  return code === undefined ? INTERNAL : { error: code, message }
}

function sentence(error: ZodError): string {
  const [first] = error.issues
  const where = first?.path.join('.')
  const what = first?.message ?? 'not understood'
  return (where ? `${where}: ${what}` : what).slice(0, 200)
}
