// What the battery looked at and what it found: the laws that were broken, each with a command that shows it again, and
// what was reached.

/** How much of what is played is looked at. */
export type Sampling = {
  /** Costly laws are checked at one decision in so many, replay and undo in one match in so many. */
  readonly oneIn: number
  /** Whether quick matches are played beside every checked one, to reach what is rare, or after all of them while something is missing. */
  readonly scouts: boolean | 'whileMissing'
}

export const EVERYTHING: Sampling = { oneIn: 1, scouts: true }

/** In words, for reports and the names of tests. */
export function shareOf({ oneIn }: Sampling): string {
  return oneIn === 1 ? 'all laws at full rate' : `costly laws at 1 of ${oneIn} decisions`
}

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
  /** How many scenarios were followed besides. */
  readonly scenarios: number
  readonly decisions: number
  readonly sampling: Sampling
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
