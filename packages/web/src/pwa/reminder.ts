// A push message as a notification: the facts the server has sent, as sentences in the language of the device.

import type { Language } from '@ludoteka/kernel'
import type { Reminder } from '@ludoteka/protocol'

type Words = {
  readonly turn: (game: string) => string
  readonly late: (game: string) => string
  readonly waiting: string
  readonly waitingUntil: (time: string) => string
}

/** The service worker has only these texts, not the dictionaries of the page. */
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    turn: game => `${game}: your turn`,
    late: game => `${game}: your time is running out`,
    waiting: 'The table is waiting for you.',
    waitingUntil: time => `The table is waiting for you until ${time}.`,
  },
  ru: {
    turn: game => `${game}: ваш ход`,
    late: game => `${game}: ваше время на исходе`,
    waiting: 'Стол ждёт вас.',
    waitingUntil: time => `Стол ждёт вас до ${time}.`,
  },
}

export type ReminderNotification = {
  readonly title: string
  readonly body: string
  readonly lang: Language
  /** A newer notification of the same table replaces the older one. */
  readonly tag: string
  readonly path: string
}

const MATCH = /^[A-Za-z0-9_-]{8,64}$/

/** Undefined if it is not of the form that our server sends. */
export function readReminder(given: unknown): Reminder | undefined {
  if (typeof given !== 'object' || given === null) return undefined
  const { reason, match, game, language, until }: { readonly [K in keyof Reminder]?: unknown } = given
  if (reason !== 'turn' && reason !== 'late') return undefined
  if (language !== 'en' && language !== 'ru') return undefined
  if (typeof match !== 'string' || !MATCH.test(match) || typeof game !== 'string') return undefined
  return { reason, match, game, language, ...(typeof until === 'number' ? { until } : {}) }
}

export function notificationOf({ reason, match, game, language, until }: Reminder): ReminderNotification {
  const words = WORDS[language]
  return {
    title: words[reason](game),
    body: until === undefined ? words.waiting : words.waitingUntil(timeIn(language, until)),
    lang: language,
    tag: match,
    path: pathOf(match),
  }
}

export const pathOf = (match: string): string => `/t/${match}`

function timeIn(language: Language, at: number): string {
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })
  return format.format(at)
}
