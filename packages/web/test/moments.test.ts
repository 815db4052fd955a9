// What a match is remembered by.

import { expect, test } from 'vitest'
import { endIn } from '../src/table/shell/endStory.tsx'
import { momentsIn, timeOf } from '../src/table/shell/moments.tsx'
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

test('the end repeats what the last action told of it, and it is no key moment as well', () => {
  const log = [entry('fell', 1), entry('struck', 2), entry('moved', 2), entry('fell', 2)]
  const kit = { isMoment, tellsEnd: ({ key }: { readonly key: string }) => key !== 'moved' }
  expect(endIn(log, kit).map(({ key }) => key)).toEqual(['struck', 'fell'])
  expect(momentsIn(log, kit).map(({ at }) => at)).toEqual([1])
  expect(endIn(log, {})).toEqual([])
})

test('a key moment is dated by the last time that began before it', () => {
  const fell = entry('fell', 5)
  const log = [entry('round', 1), entry('round', 3), entry('moved', 4), fell, entry('round', 6)]
  const nameOf = ({ key, at }: LogEntry): string | undefined => (key === 'round' ? `Round ${at}` : undefined)
  expect(timeOf(log, fell, nameOf)).toBe('Round 3')
  expect(timeOf([fell], fell, nameOf)).toBeUndefined()
})
