// Predicate lists: one source for legality, explanation and coverage.

import type { Refusal } from './game.ts'

export type Rule<A extends readonly unknown[], R extends string = string> = Refusal & {
  readonly reason: R
  holds(...args: A): boolean
}

export function rule<A extends readonly unknown[], R extends string>(
  number: string,
  reason: R,
  holds: (...args: A) => boolean,
): Rule<A, R> {
  return { rule: number, reason, holds }
}

/** All of the rules hold. */
export function all<A extends readonly unknown[]>(rules: readonly Rule<A>[]): (...args: A) => boolean {
  return (...args) => {
    for (const one of rules) if (!one.holds(...args)) return false
    return true
  }
}

/** The first rule that does not hold. */
export function broken<A extends readonly unknown[]>(rules: readonly Rule<A>[], ...args: A): Refusal | undefined {
  const found = rules.find(one => !one.holds(...args))
  return found && { rule: found.rule, reason: found.reason }
}
