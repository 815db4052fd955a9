// A dictionary as the kernel's texts. What comes from outside may be unknown: it is then answered with itself.

import type { Arg, Entry, GameText } from '@ludoteka/kernel'
import { CARD, type Card } from '../content/cards.ts'
import type { Log } from '../rules/log.ts'
import { TIMINGS, type Verbs } from '../rules/state.ts'
import { isArgumentOf, isDataOf, isKeyOf } from './shapes.ts'
import { type CardTexts, type Labels, type Names, SEATS, type Texts } from './types.ts'

export function makeText(texts: Texts): GameText {
  return {
    title: texts.title,
    seat: seat => wordFor(texts.seats, seat),
    option: (key, value) => option(texts, key, value),
    card: kind => card(texts, kind),
    prompt: step => wordFor(texts.prompts, step),
    action: (verb: string, arg: Arg | undefined, step?: string) => actionText(texts, verb, arg, step),
    entry: (entry, seats) => sentence(texts, entry, namesOf(texts, seats)),
    reason: reason => wordFor(texts.reasons, reason),
    result: reason => wordFor(texts.results, reason),
  }
}

function wordFor(table: Readonly<Record<string, string>>, key: string): string {
  return isKeyOf(table, key) ? (table[key] ?? key) : key
}

function option(texts: Texts, key: string, value: string): string {
  if (!isKeyOf(texts.options, key)) return `${key}: ${value}`
  const { name, values } = texts.options[key]
  return `${name}: ${wordFor(values, value)}`
}

function card(texts: Texts, kind: string): ReturnType<GameText['card']> {
  if (!isKeyOf(texts.cards, kind)) return { name: kind, text: '' }
  const { name } = texts.cards[kind]
  const effects = effectsOf(texts, kind)
  return { name, text: [`${texts.cardFacts(kind)}.`, ...(effects.length > 0 ? effects : [texts.noEffect])].join(' ') }
}

/** A card's effects in the order of a combat, each with its timing. */
export function effectsOf(texts: Texts, card: Card): readonly string[] {
  return TIMINGS.flatMap(timing => {
    const effect = effectAt(texts.cards, card, timing)
    if (effect === undefined) return []
    return timing === 'scheme' ? [effect] : [`${texts.timings[timing]}: ${effect}`]
  })
}

function effectAt<C extends Card>(cards: CardTexts, card: C, timing: (typeof TIMINGS)[number]): string | undefined {
  return cards[card].effects[timing]?.(CARD[card].n)
}

/** A button; whoever tells the step that asks gets a plainer one. */
export function actionText(texts: Texts, verb: string, arg: Arg | undefined, step?: string): string {
  const unknown = arg === undefined ? verb : `${verb} ${arg}`
  if (!isKeyOf(texts.actions, verb)) return unknown
  const plainer = step !== undefined && isKeyOf(texts.actionsAt, step) ? texts.actionsAt[step] : {}
  return label({ ...texts.actions, ...plainer }, verb, arg ?? true) ?? unknown
}

function label<V extends keyof Verbs>(labels: Labels<keyof Verbs>, verb: V, arg: unknown): string | undefined {
  return isArgumentOf(verb, arg) ? labels[verb](arg) : undefined
}

function sentence(texts: Texts, { key, data }: Entry, names: Names): string {
  return isKeyOf(texts.log, key) ? logged(texts, key, data, names) : key
}

function logged<K extends keyof Log>(texts: Texts, key: K, data: Entry['data'], names: Names): string {
  return isDataOf(key, data) ? texts.log[key](data, names) : key
}

/** The players' names; where only the seat is known, the seat's own. */
function namesOf(texts: Texts, seats: readonly string[]): Names {
  return seat => wordFor(texts.seats, seats[seat] ?? SEATS[seat] ?? String(seat))
}
