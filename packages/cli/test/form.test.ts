// Forms at the terminal: one question a field, again if the whole does not fit, and a way back.

import { range } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { askForm } from '../src/terminalForm.ts'

const FORM = { fields: { gold: range(0, 3), to: ['ann', 'bob'] }, total: range(2, 3) }
const WORDS = { title: 'Give', fields: { gold: 'Gold', to: 'To whom' }, names: { ann: 'Ann', bob: 'Bob' } }

test.each([
  ['fits', ['2', '1'], { gold: 2, to: 'ann' }],
  ['names somebody in full', ['2', 'bob'], { gold: 2, to: 'bob' }],
  ['does not fit at first', ['1', '1', 'x', '2', '3', '2'], { gold: 3, to: 'bob' }],
  ['is left', ['2', ''], undefined],
  ['ends', ['2'], undefined],
])('an answer that %s', async (_what, lines, answer) => {
  const typed = [...lines]
  const io = { readLine: async () => typed.shift(), out: () => undefined }
  expect(await askForm(io, FORM, WORDS, 'again')).toEqual(answer)
  expect(typed).toEqual([])
})
