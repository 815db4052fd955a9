// Filling in a form: what is chosen for nobody, what the sum leaves, what is missing.

import { range } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { moot } from '../gallery/game.ts'
import { formsIn, formWords } from '../src/table/shell/form/answers.tsx'
import { answerOf, firstDraft, fitted, missingIn, roomFor, withNumber } from '../src/table/shell/form/draft.ts'

const gift = { fields: { to: ['ann', 'bob'], crowns: range(1, 9) } }
const payment = { fields: { gold: range(0, 4), silver: range(0, 6) }, total: range(5, 5) }
const troops = { fields: { a: range(0, 6), b: range(0, 6), c: range(0, 6) }, total: range(4, 6) }

test('a number begins with the lowest possible, a name is chosen by nobody but the player', () => {
  expect(firstDraft(gift)).toEqual({ crowns: 1 })
  expect(missingIn(gift, firstDraft(gift))).toEqual({ field: 'to' })
  expect(answerOf(gift, firstDraft(gift))).toBeUndefined()
  expect(answerOf(gift, { to: 'bob', crowns: 3 })).toEqual({ to: 'bob', crowns: 3 })
  expect(firstDraft({ fields: { ...gift.fields, to: ['bob'] } })).toEqual({ to: 'bob', crowns: 1 })
})

test('a field that usually stays at one of its names begins there, as long as that may be answered', () => {
  expect(firstDraft(gift, { to: 'ann' })).toEqual({ to: 'ann', crowns: 1 })
  expect(firstDraft(gift, { to: 'cid' })).toEqual({ crowns: 1 })
  expect(fitted(gift, { to: 'bob', crowns: 8 }, { to: 'ann' })).toEqual({ to: 'bob', crowns: 8 })
})

test('of two numbers with a sum one gives way to the other', () => {
  const first = firstDraft(payment)
  expect(answerOf(payment, first)).toEqual(first)
  const mostGold = withNumber(payment, first, 'gold', 99)
  expect(mostGold).toEqual({ gold: 4, silver: 1 })
  expect(withNumber(payment, mostGold, 'silver', 3)).toEqual({ gold: 2, silver: 3 })
  expect(roomFor(payment, first, 'silver')).toEqual(range(1, 5))
})

test('of several numbers none goes beyond what the sum leaves, and what is short is told', () => {
  const some = { a: 3, b: 2, c: 0 }
  expect(roomFor(troops, some, 'c')).toEqual(range(0, 1))
  expect(withNumber(troops, some, 'c', 6)).toEqual({ a: 3, b: 2, c: 1 })
  expect(missingIn(troops, { a: 1, b: 1, c: 1 })).toEqual({ short: 1 })
  expect(withNumber(troops, some, 'a', Number.NaN)).toEqual(some)
})

test('what was filled in stays while the form changes around it', () => {
  const draft = { to: 'bob', crowns: 8 }
  expect(fitted(gift, draft)).toEqual(draft)
  expect(fitted({ fields: { ...gift.fields, crowns: range(1, 5) } }, draft)).toEqual({ to: 'bob', crowns: 1 })
  expect(fitted({ fields: { ...gift.fields, to: ['ann', 'cid'] } }, draft)).toEqual({ crowns: 8 })
  const poorer = { ...troops, total: range(0, 2) }
  expect(answerOf(poorer, fitted(poorer, { a: 2, b: 2, c: 0 }))).toBeDefined()
})

test('forms without an answer are not offered; whoever may be picked has the name of the player', () => {
  expect(formsIn({ pass: true, give: gift, go: ['north'] }).map(({ verb }) => verb)).toEqual(['give'])
  expect(formsIn({ give: { fields: { to: [], crowns: range(1, 9) } } })).toEqual([])
  const words = formWords(moot.text.en, 'give', '', ['ada', 'ben'], ['Anna', 'Boris'])
  expect([words.name('ben'), words.name('tax'), words.form.title]).toEqual(['Boris', 'the tax', 'Give crowns'])
})

test('fields are called by what the question tells of them, where the game knows it', () => {
  const words = formWords(
    {
      ...moot.text.en,
      form: () => ({
        title: 'Pay',
        fields: { a: 'First', b: 'Second' },
        names: {},
        fieldsAt: ({ a }) => ({ a: String(a) }),
      }),
    },
    'pay',
    '',
    [],
    [],
    { a: 'the tax' },
  )
  expect(words.form.fields).toEqual({ a: 'the tax', b: 'Second' })
})
