// What the server takes from the operating system: time, ids and secrets. Tests replace it.

import { createHash, randomBytes } from 'node:crypto'

export type System = {
  /** Milliseconds since 1970. */
  now(): number
  /** 128 bits from the operating system, as a seed of the kernel. */
  freshSeed(): string
  /** An id nobody can guess, safe in a path. */
  freshId(): string
  /** A secret for a session or a program. */
  freshToken(): string
}

export const NODE_SYSTEM: System = {
  now: () => Date.now(),
  freshSeed: () => randomBytes(16).toString('hex'),
  freshId: () => randomBytes(16).toString('base64url'),
  freshToken: () => randomBytes(32).toString('base64url'),
}

/** Secrets are kept as hashes only. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
