// What the battery found: the laws that were broken, each with a command that shows it again, and what was reached.

export type Broken = {
  readonly law: string
  readonly message: string
  /** One command that shows the failure again. */
  readonly reproduce: string
}

export type Reached = { readonly reached: number; readonly total: number; readonly missing: readonly string[] }

export type Report = {
  readonly game: string
  readonly games: number
  readonly decisions: number
  readonly failures: readonly Broken[]
  readonly coverage: {
    readonly cards: Reached
    /** Keys of the log. */
    readonly entries: Reached
    readonly steps: Reached
    readonly refusals: Reached
    /** Secret verbs that were seen to stay secret. */
    readonly secrets: Reached
  }
}

export function reachedOf(all: readonly string[], reached: ReadonlySet<string>): Reached {
  const missing = all.filter(name => !reached.has(name))
  return { reached: all.length - missing.length, total: all.length, missing }
}
