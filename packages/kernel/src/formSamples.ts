// Answers that stand for all answers to a form: bots try them one by one, and random play chooses among them.

import type { FormArg, PlainArg } from './core.ts'
import { type Form, type FormField, hasAnswer, isOffered, isRange, lowestAnswer, type Range } from './forms.ts'
import { itemAt } from './lists.ts'

/** The values of a range that are worth a look: its ends, its middle, and next to its ends. */
function sampleRange({ min, max }: Range): readonly number[] {
  if (max - min < 4) return Array.from({ length: Math.max(0, max - min + 1) }, (_, i) => min + i)
  return [min, min + 1, Math.floor((min + max) / 2), max - 1, max]
}

/** Up to so many answers are listed one by one. */
const MAX_LISTED = 24

/**
 * Answers that stand for all of them: all where they are few; otherwise every name and the ends and the middle of every
 * range, one field at a time, with the lowest that go with it in the others, and the highest together.
 */
export function sampleAnswers(offered: Form): readonly FormArg[] {
  if (!hasAnswer(offered)) return []
  const all = allAnswers(offered)
  if (all) return all
  const found = new Map<string, FormArg>()
  const keep = (given: FormArg): void => {
    const answer = lowestAnswer(offered, given)
    if (answer) found.set(JSON.stringify(answer), answer)
  }
  keep({})
  for (const [name, field] of Object.entries(offered.fields)) {
    for (const value of isRange(field) ? sampleRange(field) : field) keep({ [name]: value })
  }
  keep(Object.fromEntries(Object.entries(offered.fields).map(([name, field]) => [name, highestOf(field)])))
  return [...found.values()]
}

const highestOf = (field: FormField): PlainArg => (isRange(field) ? field.max : itemAt(field, field.length - 1))

/** Every answer, where there are few combinations. */
function allAnswers(offered: Form): readonly FormArg[] | undefined {
  let answers: FormArg[] = [{}]
  for (const [name, field] of Object.entries(offered.fields)) {
    const size = isRange(field) ? field.max - field.min + 1 : field.length
    if (size * answers.length > MAX_LISTED) return undefined
    const values = isRange(field) ? Array.from({ length: Math.max(0, size) }, (_, i) => field.min + i) : field
    answers = answers.flatMap(answer => values.map(value => ({ ...answer, [name]: value })))
  }
  return answers.filter(answer => isOffered(offered, answer))
}

/** How many answers `sampleAnswers` gives, found without making them: random play asks this at every decision. */
export function countSamples(offered: Form): number {
  if (!hasAnswer(offered)) return 0
  const { fields, total } = offered
  const ranges: Range[] = []
  let combinations = 1
  let lists = 1
  /** Names beside the first of each list; each of them is tried with the lowest of everything else. */
  let otherNames = 0
  let listsWithOthers = 0
  for (const name in fields) {
    const field = fields[name]
    if (field === undefined) continue
    if (isRange(field)) {
      ranges.push(field)
      combinations *= field.max - field.min + 1
      continue
    }
    combinations *= field.length
    lists *= field.length
    otherNames += field.length - 1
    if (field.length > 1) listsWithOthers++
  }
  if (combinations <= MAX_LISTED) return total ? lists * countSums(ranges, 0, total.min, total.max) : combinations
  if (combinations > Number.MAX_SAFE_INTEGER) return sampleAnswers(offered).length // too many to be told apart by a number
  const lowest = lowestNumbers(ranges, total, -1, 0)
  const tried = [lowest]
  for (let i = 0; i < ranges.length; i++) {
    for (const value of sampleRange(itemAt(ranges, i))) {
      const numbers = lowestNumbers(ranges, total, i, value)
      if (numbers !== NO_ANSWER && !tried.includes(numbers)) tried.push(numbers)
    }
  }
  const found = tried.length + otherNames
  const highest = highestNumbers(ranges, total)
  if (highest === NO_ANSWER) return found
  // The highest together may have been tried already, where little can be chosen.
  const isTried = listsWithOthers === 0 ? tried.includes(highest) : listsWithOthers === 1 && lowest === highest
  return isTried ? found : found + 1
}

/** In how many ways numbers of these ranges, from the given one on, come to a sum within bounds. */
function countSums(ranges: readonly Range[], from: number, min: number, max: number): number {
  const range = ranges[from]
  if (range === undefined) return min <= 0 && max >= 0 ? 1 : 0
  let count = 0
  for (let n = range.min; n <= range.max; n++) count += countSums(ranges, from + 1, min - n, max - n)
  return count
}

const NO_ANSWER = -1

/**
 * The smallest numbers that go with one that is given, as in `lowestAnswer`. Numbers of all ranges are told apart by one
 * number, in which each counts for as much as those after it can be.
 */
function lowestNumbers(ranges: readonly Range[], total: Range | undefined, given: number, value: number): number {
  let sum = 0
  for (let i = 0; i < ranges.length; i++) sum += i === given ? value : itemAt(ranges, i).min
  let missing = total ? total.min - sum : 0
  if (total && sum > total.max) return NO_ANSWER
  let numbers = 0
  for (let i = 0; i < ranges.length; i++) {
    const { min, max } = itemAt(ranges, i)
    const more = i === given || missing <= 0 ? 0 : Math.min(missing, max - min)
    missing -= more
    numbers = numbers * (max - min + 1) + (i === given ? value - min : more)
  }
  return missing > 0 ? NO_ANSWER : numbers
}

/** All ranges at their highest. */
function highestNumbers(ranges: readonly Range[], total: Range | undefined): number {
  let sum = 0
  let numbers = 0
  for (const { min, max } of ranges) {
    sum += max
    numbers = numbers * (max - min + 1) + (max - min)
  }
  return total && sum > total.max ? NO_ANSWER : numbers
}
