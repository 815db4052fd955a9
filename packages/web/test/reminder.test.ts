// Reminders as the service worker shows them.

import { expect, test } from 'vitest'
import { notificationOf, readReminder } from '../src/pwa/reminder.ts'

const TURN = { reason: 'turn', match: 'abcdefgh', game: 'Unmatched', language: 'en' } as const

test('the facts become sentences in the language of the device', () => {
  expect(notificationOf(TURN)).toEqual({
    title: 'Unmatched: your turn',
    body: 'The table is waiting for you.',
    lang: 'en',
    tag: 'abcdefgh',
    path: '/t/abcdefgh',
  })
  const until = new Date(2027, 4, 9, 14, 30).getTime()
  expect(notificationOf({ ...TURN, reason: 'late', language: 'ru', until })).toMatchObject({
    title: 'Unmatched: ваше время на исходе',
    body: 'Стол ждёт вас до 9 мая в 14:30.',
    lang: 'ru',
  })
  expect(notificationOf({ ...TURN, reason: 'late', until }).body).toMatch(
    /^The table is waiting for you until May 9 at 2:30\sPM\.$/,
  )
})

test('what is not of the form our server sends is ignored', () => {
  expect(readReminder(JSON.parse(JSON.stringify(TURN)))).toEqual(TURN)
  expect(readReminder({ ...TURN, until: 5, more: 1 })).toEqual({ ...TURN, until: 5 })
  for (const given of [
    null,
    'turn',
    {},
    { ...TURN, reason: 'won' },
    { ...TURN, language: 'xx' },
    { ...TURN, match: '../../evil' },
    { ...TURN, match: 'https://evil.example' },
    { ...TURN, game: 5 },
  ])
    expect(readReminder(given)).toBeUndefined()
})
