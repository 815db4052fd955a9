// The parts of a message that came over a wire.

export type Parts = Readonly<Record<string, unknown>>

export function hasParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
