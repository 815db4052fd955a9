// Everybody against everybody, by Berger's tables: each has both seats equally often, or one of them once more.

import type { Pair } from './tournament.ts'

/** All rounds. With an odd number of players one has a bye in each. */
export function bergerRounds(ids: readonly string[]): readonly (readonly Pair[])[] {
  if (ids.length < 2) return []
  const size = ids.length + (ids.length % 2)
  const cycle = size - 1
  return Array.from({ length: cycle }, (_, round) => {
    const pairs: Pair[] = []
    for (let one = 1; one < size; one++) {
      const other = opponentOf(one, round + 1, cycle)
      if (other === one) pairs.unshift(againstLast(ids, one, size))
      else if (one < other) pairs.push(pairOf(ids, one, other))
    }
    return pairs
  })
}

/** Two of the first numbers meet in the round their sum says; who would meet himself meets the last number. */
function opponentOf(one: number, round: number, cycle: number): number {
  return ((((round + 1 - one) % cycle) + cycle - 1) % cycle) + 1
}

/** With an odd sum the lower number has the first seat, with an even one the higher. */
function pairOf(ids: readonly string[], lower: number, higher: number): Pair {
  const [first, second] = (lower + higher) % 2 === 1 ? [lower, higher] : [higher, lower]
  return { first: idAt(ids, first), second: idAt(ids, second) }
}

function againstLast(ids: readonly string[], one: number, size: number): Pair {
  if (ids.length < size) return { first: idAt(ids, one), second: null }
  const [first, second] = one <= size / 2 ? [one, size] : [size, one]
  return { first: idAt(ids, first), second: idAt(ids, second) }
}

function idAt(ids: readonly string[], number: number): string {
  const id = ids[number - 1]
  if (id === undefined) throw new RangeError(`There is no player ${number}.`)
  return id
}
