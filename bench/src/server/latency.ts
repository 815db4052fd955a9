// How long something took, many times: percentiles over all of a lap.

export type Latencies = {
  add(milliseconds: number): void
  readonly count: number
  /** The smallest time that so many of a hundred did not exceed; NaN without any. */
  percentile(hundredths: number): number
}

export function latencies(): Latencies {
  const times: number[] = []
  return {
    add: milliseconds => {
      times.push(milliseconds)
    },
    get count() {
      return times.length
    },
    percentile(hundredths) {
      const sorted = times.toSorted((a, b) => a - b)
      return sorted[Math.max(0, Math.ceil((sorted.length * hundredths) / 100) - 1)] ?? Number.NaN
    },
  }
}
