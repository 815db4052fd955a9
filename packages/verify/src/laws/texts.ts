// Laws about texts: whatever can be said is said in every language.

import {
  actionsOf,
  type Form,
  type Game,
  type GameText,
  isForm,
  isRange,
  LANGUAGES,
  SPECTATOR,
  view,
} from '@ludoteka/kernel'
import type { Moment } from '../moment.ts'

/** The last news, the question and the offered actions have words. */
export function hasWords({ game, s, offers }: Moment): string | undefined {
  const seats = game.seats(s.options)
  const step = s.stack.at(-1)?.step
  const { terms } = view(game, s, SPECTATOR)
  return firstMissingText(game, text => [
    ...s.news.map((entry): TextCheck => [`entry ${entry.key}`, () => text.entry(entry, seats)]),
    ...(step === undefined ? [] : [[`prompt ${step}`, () => text.prompt(step, terms)] satisfies TextCheck]),
    ...offers.flatMap(({ seat, choice }) =>
      actionsOf(seat, choice).map(
        ({ verb, arg }): TextCheck => [`action ${verb} ${arg ?? ''}`, () => text.action(verb, arg)],
      ),
    ),
    ...(s.result.kind === 'open'
      ? []
      : [[`result ${s.result.reason}`, resultIn(text, s.result.reason)] satisfies TextCheck]),
  ])
}

const resultIn = (text: GameText, reason: string) => (): string => text.result(reason)

/** What does not depend on the position: title, cards, options and reasons. */
export function hasNames(game: Game): string | undefined {
  const kinds = new Set(Object.values(game.zones).flatMap(zone => zone.kinds))
  return firstMissingText(game, text => [
    ['title', () => text.title],
    ...[...kinds].map((kind): TextCheck => [`card ${kind}`, () => text.card(kind).name]),
    ...Object.entries(game.verbs).flatMap(([verb, args]) =>
      args === true || !isForm(args) ? [] : formTexts(text, verb, args),
    ),
    ...game.reasons.map((reason): TextCheck => [`reason ${reason}`, () => text.reason(reason)]),
    ...Object.entries(game.options).flatMap(([key, { values }]) =>
      values.map((value): TextCheck => [`option ${key} ${value}`, () => text.option(key, value)]),
    ),
  ])
}

function formTexts(text: GameText, verb: string, { fields }: Form): readonly TextCheck[] {
  const words = text.form?.(verb)
  const names = Object.values(fields).flatMap(field =>
    isRange(field) ? [] : field.filter(name => typeof name === 'string'),
  )
  return [
    [`form ${verb}`, () => words?.title ?? ''],
    ...Object.keys(fields).map((field): TextCheck => [`field ${field} of ${verb}`, () => words?.fields[field] ?? '']),
    ...names.map((name): TextCheck => [`${name} in ${verb}`, () => words?.names[name] ?? '']),
  ]
}

type TextCheck = readonly [what: string, say: () => string]

function firstMissingText(game: Game, checksOf: (text: GameText) => readonly TextCheck[]): string | undefined {
  for (const language of LANGUAGES) {
    for (const [what, say] of checksOf(game.text[language])) {
      const words = say()
      if (words.trim() === '' || words.includes('undefined')) return `No ${language} words for ${what}: ${words}`
    }
  }
  return undefined
}
