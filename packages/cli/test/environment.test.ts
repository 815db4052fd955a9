// The variables of servers and workers: what is meant is understood, what makes no sense is said in one sentence.

import { expect, test } from 'vitest'
import { UsageError } from '../src/command.ts'
import {
  contactIn,
  guestsUnusedIn,
  idleLimitsIn,
  logLevelIn,
  metricsTokenIn,
  originsIn,
  portIn,
} from '../src/environment.ts'

test('without variables every setting has its default', () => {
  expect([portIn({}), originsIn({}), contactIn({}), logLevelIn({})]).toEqual([undefined, [], undefined, 'warn'])
  expect([portIn({ PORT: '' }), originsIn({ LUDOTEKA_ORIGIN: '' })]).toEqual([undefined, []])
})

test('a port may be any, or any free one', () => {
  expect([portIn({ PORT: '9000' }), portIn({ PORT: '0' })]).toEqual([9000, 0])
  const both = { PORT: '8080', LUDOTEKA_METRICS_PORT: '9100' }
  expect([portIn(both), portIn(both, 'LUDOTEKA_METRICS_PORT')]).toEqual([8080, 9100])
})

test('metrics have a token if one was given', () => {
  expect(metricsTokenIn({ LUDOTEKA_METRICS_TOKEN: '' })).toBeUndefined()
  expect(metricsTokenIn({ LUDOTEKA_METRICS_TOKEN: 'kept-by-prometheus' })).toBe('kept-by-prometheus')
})

test('tables are idle after 14 or 180 days, or after as many days as are set', () => {
  const DAY = 86_400_000
  expect(idleLimitsIn({})).toEqual({ openMs: 14 * DAY, runningMs: 180 * DAY })
  expect(idleLimitsIn({ LUDOTEKA_OPEN_DAYS: '3', LUDOTEKA_IDLE_DAYS: '36500' })).toEqual({
    openMs: 3 * DAY,
    runningMs: 36_500 * DAY,
  })
})

test('guests are deleted after 90 days, or after as many as are set', () => {
  const DAY = 86_400_000
  expect([guestsUnusedIn({}), guestsUnusedIn({ LUDOTEKA_GUEST_DAYS: '400' })]).toEqual([90 * DAY, 400 * DAY])
})

test('the origin of the site is normalized as browsers send it', () => {
  const given = { LUDOTEKA_ORIGIN: ' https://play.example/ , http://Localhost:8080,' }
  expect(originsIn(given)).toEqual(['https://play.example', 'http://localhost:8080'])
  expect(contactIn(given)).toBe('https://play.example')
  expect(contactIn({ ...given, LUDOTEKA_CONTACT: 'mailto:me@play.example' })).toBe('mailto:me@play.example')
})

test.each([
  ['PORT must be a number from 0 to 65535.', () => portIn({ PORT: 'abc' })],
  ['PORT must be a number from 0 to 65535.', () => portIn({ PORT: '70000' })],
  ['LUDOTEKA_METRICS_PORT must be a number', () => portIn({ LUDOTEKA_METRICS_PORT: '-1' }, 'LUDOTEKA_METRICS_PORT')],
  ['LUDOTEKA_METRICS_TOKEN must have at least 16', () => metricsTokenIn({ LUDOTEKA_METRICS_TOKEN: 'short' })],
  ['and no spaces.', () => metricsTokenIn({ LUDOTEKA_METRICS_TOKEN: 'sixteen letters and spaces' })],
  ['not play.example.', () => originsIn({ LUDOTEKA_ORIGIN: 'play.example' })],
  ['not https://play.example/table.', () => originsIn({ LUDOTEKA_ORIGIN: 'https://play.example/table' })],
  ['not ftp://play.example.', () => originsIn({ LUDOTEKA_ORIGIN: 'https://a.example,ftp://play.example' })],
  ['LUDOTEKA_CONTACT must be a mailto: or https: address.', () => contactIn({ LUDOTEKA_CONTACT: 'me' })],
  ['LUDOTEKA_OPEN_DAYS must be a whole number of days', () => idleLimitsIn({ LUDOTEKA_OPEN_DAYS: '0' })],
  ['LUDOTEKA_IDLE_DAYS must be a whole number of days', () => idleLimitsIn({ LUDOTEKA_IDLE_DAYS: '1.5' })],
  ['LUDOTEKA_GUEST_DAYS must be a whole number of days', () => guestsUnusedIn({ LUDOTEKA_GUEST_DAYS: '-1' })],
  ['LOG_LEVEL must be one of trace, debug,', () => logLevelIn({ LOG_LEVEL: 'loud' })],
])('%s', (sentence, read) => {
  expect(read).toThrow(UsageError)
  expect(read).toThrow(sentence)
})
