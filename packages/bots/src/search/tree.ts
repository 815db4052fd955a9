// The tree of what one team can tell apart. States differ in what is hidden, so not every child is possible in every
// iteration: a child counts how often it could have been taken, and is compared only with those that can be taken now.

export type Node = {
  visits: number
  /** The sum of the team's chances to win, over the visits. */
  chances: number
  /** How often the team could have gone here. */
  possible: number
  readonly children: Map<string, Node>
}

export const newNode = (): Node => ({ visits: 0, chances: 0, possible: 0, children: new Map() })

export const meanOf = ({ visits, chances }: Node): number => (visits === 0 ? 0 : chances / visits)

export function childOf(node: Node, key: string): Node {
  const known = node.children.get(key)
  if (known) return known
  const child = newNode()
  node.children.set(key, child)
  return child
}

/**
 * Which of the possible children to look at next: those never looked at first, then the one that promises most, by its mean
 * and by how little is known of it.
 */
export function selectChild(
  node: Node,
  keys: readonly string[],
  exploration: number,
  below: (n: number) => number,
): number {
  let best = 0
  let bestScore = Number.NEGATIVE_INFINITY
  let untried = 0
  for (let i = 0; i < keys.length; i++) {
    const child = childOf(node, keys[i] ?? '')
    child.possible++
    if (child.visits === 0) {
      // Each of the untried ones is as likely as any other.
      if (below(++untried) === 0) best = i
    } else if (untried === 0) {
      const score = child.chances / child.visits + exploration * Math.sqrt(Math.log(child.possible) / child.visits)
      if (score > bestScore) [best, bestScore] = [i, score]
    }
  }
  return best
}
