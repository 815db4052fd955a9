// Tables with an entry for every name of a list.

export function recordOf<K extends string, V>(names: readonly K[], value: (name: K, i: number) => V): Record<K, V> {
  // Every name gets its value, so the record has them all.
  return Object.fromEntries(names.map((name, i) => [name, value(name, i)])) as Record<K, V>
}
