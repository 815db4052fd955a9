// What a match is remembered by.

import { expect, test } from 'vitest'
import { momentsIn } from '../src/table/shell/moments.tsx'
import type { LogEntry } from '../src/table/source.ts'

const entry = (key: string, at: number): LogEntry => ({ key, at, rule: '1.1', data: {} })
const isMoment = ({ key }: { readonly key: string }): boolean => key === 'fell'

test('the last five turning points, one of each action', () => {
  const log = Array.from({ length: 8 }, (_, at) => [entry('moved', at), entry('fell', at), entry('fell', at)]).flat()
  const moments = momentsIn(log, { isMoment })
  expect(moments.map(({ key, at }) => [key, at])).toEqual([3, 4, 5, 6, 7].map(at => ['fell', at]))
})

test('a board that names none has none', () => {
  expect(momentsIn([entry('fell', 1)], {})).toEqual([])
})
