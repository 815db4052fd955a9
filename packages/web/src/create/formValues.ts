// Values of form fields.

/** The one of these values that a field has. */
export function pick<T extends string>(values: readonly [T, ...T[]], value: string): T {
  return values.find(one => one === value) ?? values[0]
}
