// Where two values differ: a path and both sides, short enough for one line.

const ABSENT = Symbol('absent')

/** The first place where two values differ, or nothing. Keys, order of lists and the sign of zero count. */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  return isSame(a, b) ? undefined : firstDifference(a, b, path)
}

/** Almost all comparisons end here, so this one is made for speed. */
function isSame(a: unknown, b: unknown): boolean {
  if (!isParent(a) || !isParent(b)) return Object.is(a, b)
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false
    return true
  }
  const keys = Object.keys(a)
  if (Array.isArray(b) || Object.keys(b).length !== keys.length) return false
  for (const key of keys) if (!Object.hasOwn(b, key) || !isSame(Reflect.get(a, key), Reflect.get(b, key))) return false
  return true
}

function firstDifference(a: unknown, b: unknown, path: string): string | undefined {
  if (Object.is(a, b)) return undefined
  if (!isParent(a) || !isParent(b) || Array.isArray(a) !== Array.isArray(b)) {
    return `${path === '' ? 'the whole' : path}: ${brief(a)} ≠ ${brief(b)}`
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = firstDifference(partOf(a, key), partOf(b, key), path === '' ? key : `${path}.${key}`)
    if (found !== undefined) return found
  }
  return undefined
}

function isParent(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function partOf(parent: object, key: string): unknown {
  return Object.hasOwn(parent, key) ? Reflect.get(parent, key) : ABSENT
}

function brief(value: unknown): string {
  const text = value === ABSENT ? 'nothing' : (JSON.stringify(value) ?? String(value))
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
