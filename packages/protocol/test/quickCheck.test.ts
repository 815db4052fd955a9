// Compiled checks: whatever they are given, the answer is the schema's own.

import { clientMessage, quickReader } from '@ludoteka/protocol'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const ACT = { type: 'act', id: 7, seq: 3, seat: 'a1', verb: 'move', arg: 'b4' }

const GOOD: readonly unknown[] = [
  ACT,
  { ...ACT, arg: 4.5 },
  { ...ACT, arg: { cards: 2, target: 'b1' } },
  { type: 'act', id: -1, seq: 0, seat: '', verb: 'pass' },
  { ...ACT, arg: undefined },
  { ...ACT, unknown: true },
  { type: 'join' },
  { type: 'join', since: 4, seat: 'a1' },
  { type: 'answer', id: 1, seat: 'a1', accept: false },
  { type: 'order', id: 1, seat: 'a1', order: 'pass', span: 'turn', settings: { until: 3 } },
  { type: 'chat', id: 1, channel: 'players', text: '  hello \u200b there ' },
  { type: 'ping' },
]

const BAD: readonly unknown[] = [
  null,
  'act',
  [],
  {},
  { type: 'dance' },
  { ...ACT, type: 'toString' },
  { ...ACT, id: 1.5 },
  { ...ACT, id: '7' },
  { ...ACT, id: 2 ** 53 },
  { ...ACT, seq: -1 },
  { ...ACT, seq: Number.NaN },
  { ...ACT, seat: 'x'.repeat(21) },
  { ...ACT, verb: 'x'.repeat(41) },
  { ...ACT, arg: 'x'.repeat(81) },
  { ...ACT, arg: null },
  { ...ACT, arg: Number.POSITIVE_INFINITY },
  { ...ACT, arg: ['b4'] },
  { type: 'act', id: 1, seq: 1, seat: 'a1' },
  { type: 'answer', id: 1, seat: 'a1', accept: 'yes' },
  { type: 'chat', id: 1, channel: 'players', text: '' },
]

describe('messages of clients', () => {
  const read = quickReader(clientMessage)

  test.each([...GOOD, ...BAD])(
    '%j: taken or refused as by the schema, with the same value or the same words',
    message => {
      const { success, data, error } = read(message)
      const expected = clientMessage.safeParse(message)
      expect({ success, data, issues: error?.issues }).toEqual({
        success: expected.success,
        data: expected.data,
        issues: expected.error?.issues,
      })
    },
  )

  test('those that fit are handed on as they are, and those with more in them are not', () => {
    expect(read(ACT).data).toBe(ACT)
    expect(read({ ...ACT, unknown: true }).data).toEqual(ACT)
  })
})

test('what a compiled check does not know is left to the schema', () => {
  const even = quickReader(z.object({ n: z.number().refine(n => n % 2 === 0, 'odd'), text: z.string().trim() }))
  expect(even({ n: 2, text: ' a ' })).toEqual({ success: true, data: { n: 2, text: 'a' } })
  expect(even({ n: 3, text: '' }).success).toBe(false)
  expect(quickReader(z.union([z.string(), z.number()]).refine(value => value !== 'no'))('no').success).toBe(false)
  expect(quickReader(z.email())('nobody').success).toBe(false)
  expect(quickReader(z.object({ n: z.number().max(3) }))({ n: 4 }).success).toBe(false)
  expect(quickReader(z.strictObject({ n: z.number() }))({ n: 1, more: 1 }).success).toBe(false)
})
