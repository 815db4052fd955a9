// What a person typed does not make sense: said plainly, with exit code 2.

export class UsageError extends Error {}

export function usage(message: string): never {
  throw new UsageError(message)
}
