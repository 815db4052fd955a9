// The rows of the log: lines that repeat each other are one with a count.

import { expect, test } from 'vitest'
import { rowsOf, toldIn } from '../src/table/side/logRows.ts'
import type { LogEntry } from '../src/table/source.ts'

const entry = (key: string, at: number, card = ''): LogEntry => ({ key, at, rule: '1.1', data: { card } })
const sentence = ({ key, data }: LogEntry): string => `${key} ${String(data['card'])}`
const folded = (
  log: readonly LogEntry[],
  isHeading?: (entry: { readonly key: string }) => boolean,
): readonly unknown[] =>
  rowsOf(log, sentence, isHeading ? { isHeading } : {}).map(({ entry: { key, at }, times, last }) => [
    key,
    at,
    times,
    last.at,
  ])

test('what is said eight times in a row is one row with a count', () => {
  const bought = Array.from({ length: 8 }, (_, i) => entry('bought', i + 1))
  expect(folded([entry('began', 0), ...bought, entry('ended', 9)])).toEqual([
    ['began', 0, 1, 0],
    ['bought', 1, 8, 8],
    ['ended', 9, 1, 9],
  ])
})

test('lines that differ, are apart or begin a new part stay as they are', () => {
  const log = [entry('drew', 1, 'rush'), entry('drew', 2, 'feint'), entry('passed', 3), entry('drew', 4, 'feint')]
  expect(folded(log)).toHaveLength(4)
  expect(folded([entry('turn', 1), entry('turn', 2)], ({ key }) => key === 'turn')).toHaveLength(2)
})

test('what a standing order answered is told apart', () => {
  expect(rowsOf([entry('passed', 1), { ...entry('passed', 2), ordered: true }], sentence, {})).toHaveLength(2)
})

test('what the board does not tell is not listed, and does not part what repeats itself', () => {
  const log = [entry('bought', 1), entry('hidden', 2), entry('bought', 3)]
  expect(folded(toldIn(log, { isTold: ({ key }) => key !== 'hidden' }))).toEqual([['bought', 1, 2, 3]])
})
