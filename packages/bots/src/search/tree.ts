// The tree of what one team can tell apart. States differ in what is hidden, so not every child is possible in every
// iteration: a child counts how often it could have been taken, and is compared only with those that can be taken now.

export type Node = {
  visits: number
  /** The sum of the team's chances to win, over the visits, and of their squares. */
  chances: number
  squares: number
  /** How often the team could have gone here. */
  possible: number
  readonly children: Map<string, Node>
}

export const newNode = (): Node => ({ visits: 0, chances: 0, squares: 0, possible: 0, children: new Map() })

export const meanOf = ({ visits, chances }: Node): number => (visits === 0 ? 0 : chances / visits)

export function childOf(node: Node, key: string): Node {
  const known = node.children.get(key)
  if (known) return known
  const child = newNode()
  node.children.set(key, child)
  return child
}

/** Everything that a visit found, kept in the node. */
export function count(node: Node, chance: number): void {
  node.visits++
  node.chances += chance
  node.squares += chance * chance
}

/** How far the chances of the visits lie apart. */
function spreadOf({ visits, chances, squares }: Node): number {
  return visits === 0 ? 0 : Math.sqrt(Math.max(0, squares / visits - (chances / visits) ** 2))
}

/** What is known of a child counts beside so many visits like the mean of all: one visit may have had bad luck. */
const SUPPOSED_VISITS = 2
/** Where visits end far apart, such as before a fight that decides, it takes more of them to tell children apart. */
const SPREAD_EXPLORATION = 0.6

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
  const supposed = SUPPOSED_VISITS * meanOf(node)
  const width = Math.max(exploration, SPREAD_EXPLORATION * spreadOf(node))
  for (let i = 0; i < keys.length; i++) {
    const child = childOf(node, keys[i] ?? '')
    child.possible++
    if (child.visits === 0) {
      // Each of the untried ones is as likely as any other.
      if (below(++untried) === 0) best = i
    } else if (untried === 0) {
      const mean = (child.chances + supposed) / (child.visits + SUPPOSED_VISITS)
      const score = mean + width * Math.sqrt(Math.log(child.possible) / child.visits)
      if (score > bestScore) [best, bestScore] = [i, score]
    }
  }
  return best
}

/** So much of all visits is spread evenly over the plans to choose among: what an answer is worth is known only once others have followed it. */
const EVEN_SHARE = 0.3

/** The child that has had less than its even share of visits, by most, if there is one. */
export function neglectedChild(node: Node, keys: readonly string[]): number | undefined {
  const due = (EVEN_SHARE * node.visits) / keys.length
  let found: number | undefined
  let fewest = due
  for (let i = 0; i < keys.length; i++) {
    const visits = node.children.get(keys[i] ?? '')?.visits ?? 0
    if (visits < fewest) [found, fewest] = [i, visits]
  }
  return found
}
