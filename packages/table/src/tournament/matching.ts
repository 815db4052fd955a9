// The largest number of pairs that can be made at once, where only some may be paired with each other (Edmonds' blossom algorithm).

/** For each of `n` its partner, or -1. `mayPair` is symmetric. */
export function maximumMatching(n: number, mayPair: (a: number, b: number) => boolean): readonly number[] {
  const partner = new Array<number>(n).fill(-1)
  for (let root = 0; root < n; root++) {
    if (partner[root] === -1) augmentFrom(root, n, mayPair, partner)
  }
  return partner
}

export function matchingSize(n: number, mayPair: (a: number, b: number) => boolean): number {
  return maximumMatching(n, mayPair).filter(one => one !== -1).length / 2
}

/** Looks for an alternating path from a free one to another free one, and turns it over. */
function augmentFrom(root: number, n: number, mayPair: (a: number, b: number) => boolean, partner: number[]): void {
  const parent = new Array<number>(n).fill(-1)
  const base = Array.from({ length: n }, (_, i) => i)
  const isReached = new Array<boolean>(n).fill(false)
  const queue = [root]
  isReached[root] = true
  const at = (list: readonly number[], i: number): number => list[i] ?? -1

  const commonBase = (a: number, b: number): number => {
    const onPath = new Set<number>()
    for (let v = at(base, a); ; v = at(base, at(parent, at(partner, v)))) {
      onPath.add(v)
      if (at(partner, v) === -1) break
    }
    let v = at(base, b)
    while (!onPath.has(v)) v = at(base, at(parent, at(partner, v)))
    return v
  }

  const markPath = (from: number, to: number, child: number, inBlossom: Set<number>): void => {
    let v = from
    let next = child
    while (at(base, v) !== to) {
      inBlossom.add(at(base, v))
      inBlossom.add(at(base, at(partner, v)))
      parent[v] = next
      next = at(partner, v)
      v = at(parent, next)
    }
  }

  const contract = (a: number, b: number): void => {
    const to = commonBase(a, b)
    const inBlossom = new Set<number>()
    markPath(a, to, b, inBlossom)
    markPath(b, to, a, inBlossom)
    for (let v = 0; v < n; v++) {
      if (!inBlossom.has(at(base, v))) continue
      base[v] = to
      if (!isReached[v]) {
        isReached[v] = true
        queue.push(v)
      }
    }
  }

  for (let head = 0; head < queue.length; head++) {
    const v = at(queue, head)
    for (let to = 0; to < n; to++) {
      if (to === v || !mayPair(v, to) || at(base, v) === at(base, to) || at(partner, v) === to) continue
      const matched = at(partner, to)
      if (to === root || (matched !== -1 && at(parent, matched) !== -1)) contract(v, to)
      else if (at(parent, to) === -1) {
        parent[to] = v
        if (matched === -1) {
          turnOver(to, parent, partner)
          return
        }
        isReached[matched] = true
        queue.push(matched)
      }
    }
  }
}

function turnOver(end: number, parent: readonly number[], partner: number[]): void {
  let v = end
  while (v !== -1) {
    const before = parent[v] ?? -1
    const next = partner[before] ?? -1
    partner[v] = before
    partner[before] = v
    v = next
  }
}
