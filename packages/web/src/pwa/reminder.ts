// A push message as a notification: the facts the server has sent, as sentences in the language of the device.

import type { Language } from '@ludoteka/kernel'
import type { ChallengeReminder, Reminder, TurnReminder } from '@ludoteka/protocol'

type Words = {
  readonly turn: (game: string) => string
  readonly late: (game: string) => string
  readonly challenge: (game: string) => string
  readonly waiting: string
  readonly waitingUntil: (time: string) => string
  readonly asks: (name: string) => string
}

/** The service worker has only these texts, not the dictionaries of the page. */
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    turn: game => `${game}: your turn`,
    late: game => `${game}: your time is running out`,
    challenge: game => `${game}: you are challenged`,
    asks: name => `${name} asks you for a match.`,
    waiting: 'The table is waiting for you.',
    waitingUntil: time => `The table is waiting for you until ${time}.`,
  },
  ru: {
    turn: game => `${game}: ваш ход`,
    late: game => `${game}: ваше время на исходе`,
    challenge: game => `${game}: вам бросили вызов`,
    asks: name => `${name} приглашает вас сыграть.`,
    waiting: 'Стол ждёт вас.',
    waitingUntil: time => `Стол ждёт вас до ${time}.`,
  },
}

export type ReminderNotification = {
  readonly title: string
  readonly body: string
  readonly lang: Language
  /** A newer notification of the same table or challenge replaces the older one. */
  readonly tag: string
  readonly path: string
}

const ID = /^[A-Za-z0-9_-]{8,64}$/

/** Undefined if it is not of the form that our server sends. */
export function readReminder(given: unknown): Reminder | undefined {
  if (typeof given !== 'object' || given === null) return undefined
  const { reason, match, challenge, from, game, language, until }: GivenReminder = given
  if (language !== 'en' && language !== 'ru') return undefined
  if (typeof game !== 'string') return undefined
  if (reason === 'challenge') {
    if (typeof challenge !== 'string' || !ID.test(challenge) || typeof from !== 'string') return undefined
    return { reason, challenge, from, game, language }
  }
  if (reason !== 'turn' && reason !== 'late') return undefined
  if (typeof match !== 'string' || !ID.test(match)) return undefined
  return { reason, match, game, language, ...(typeof until === 'number' ? { until } : {}) }
}

type GivenReminder = { readonly [K in keyof TurnReminder | keyof ChallengeReminder]?: unknown }

/** Before the id of a challenge; no id of a match has it. */
const CHALLENGE = 'challenge '

export function notificationOf(reminder: Reminder): ReminderNotification {
  const { language, game } = reminder
  const words = WORDS[language]
  const title = words[reminder.reason](game)
  if (reminder.reason === 'challenge') {
    const tag = `${CHALLENGE}${reminder.challenge}`
    return { title, body: words.asks(reminder.from), lang: language, tag, path: pathOf(tag) }
  }
  const { match, until } = reminder
  const body = until === undefined ? words.waiting : words.waitingUntil(timeIn(language, until))
  return { title, body, lang: language, tag: match, path: pathOf(match) }
}

/** The page a notification leads to: the lobby shows challenges. */
export const pathOf = (tag: string): string => (tag.startsWith(CHALLENGE) ? '/' : `/t/${tag}`)

function timeIn(language: Language, at: number): string {
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })
  return format.format(at)
}
