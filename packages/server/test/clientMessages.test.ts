// Messages of clients: whatever way one is read, it is what the schema makes of it.

import { clientMessage } from '@ludoteka/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMessage } from '../src/live/clientMessages.ts'

const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(-1, 0, 2 ** 53, 1e300))
const name = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(20, 21, 40, 41, 80, 81).map(length => 'x'.repeat(length)),
)
const plain = fc.oneof(name, number)
const anything = fc.oneof(
  plain,
  fc.boolean(),
  fc.constant(null),
  fc.dictionary(name, plain, { maxKeys: 3 }),
  fc.array(plain),
)

const message = fc.record(
  {
    type: fc.oneof(
      { weight: 9, arbitrary: fc.constant('act') },
      fc.constantFrom('why', 'undo', 'join', 'toString'),
      anything,
    ),
    id: fc.oneof(number, anything),
    seq: fc.oneof(number, anything),
    seat: fc.oneof(name, anything),
    verb: fc.oneof(name, anything),
    arg: anything,
    other: anything,
    __proto__: anything,
  },
  { requiredKeys: [] },
)

test('a message is accepted, with the same contents, exactly if the schema accepts it', () => {
  fc.assert(
    fc.property(message, given => {
      const text = JSON.stringify(given)
      const { success, data, error } = clientMessage.safeParse(JSON.parse(text))
      expect(readMessage(text)).toEqual(success ? { message: data } : { error })
    }),
    { numRuns: 2_000 },
  )
})

test('an action as pages send it is read', () => {
  const act = { type: 'act', id: 7, seq: 12, seat: 'A', verb: 'move', arg: 'cave' }
  expect(readMessage(JSON.stringify(act))).toEqual({ message: act })
  expect(readMessage(JSON.stringify({ ...act, arg: 3, more: true }))).toEqual({ message: { ...act, arg: 3 } })
  expect(readMessage('{"type":"act"')).toHaveProperty('error')
})
