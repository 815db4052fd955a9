// A dictionary as the kernel's texts. What comes from outside may be unknown: it is then answered with itself.

import type { Arg, Entry, FormText, GameText, OrderText, Terms } from '@ludoteka/kernel'
import { type Dictionary, type Labels, type Names, type Sentences, seatWords } from './dictionary.ts'
import { isArgument, isData, isKeyOf, type LogShapes, type VerbNames, wordFor } from './shapes.ts'

/** What a game adds to its dictionary: how to read what comes from outside, and what a card says. */
export type Reading<V extends object, L extends object> = {
  readonly verbs: VerbNames<V>
  readonly log: LogShapes<L>
  /** The names of the seats, in their order. */
  readonly seats: readonly string[]
  card(kind: string): ReturnType<GameText['card']>
}

export function makeText<V extends object, L extends object>(
  texts: Dictionary<V, L>,
  reading: Reading<V, L>,
): GameText {
  return {
    title: texts.title,
    seat: (seat, among = []) => wordFor(seatWords(texts.seats, among), seat),
    option: (key, value) => option(texts.options, key, value),
    optionNote: key => (isKeyOf(texts.options, key) ? texts.options[key]?.note : undefined),
    card: kind => reading.card(kind),
    prompt: (step, terms = {}) => prompt(texts.prompts, step, terms),
    action: (verb, arg, step, terms) => actionText(texts, reading.verbs, verb, arg, step, terms),
    form: verb => formText(texts.forms ?? {}, verb),
    entry: (entry, seats) =>
      sentence(texts.log, reading.log, entry, namesOf(seatWords(texts.seats, seats), reading.seats, seats)),
    reason: reason => wordFor(texts.reasons, reason),
    result: reason => wordFor(texts.results, reason),
    fact: field => wordFor(texts.facts ?? {}, field),
    warning: ({ key, chance }) => warningText(texts.warnings ?? {}, key, chance),
    order: order => orderText(texts.orders ?? {}, order),
    ...(texts.turnSpan === undefined ? {} : { turnSpan: texts.turnSpan }),
  }
}

function option(options: Dictionary<object, object>['options'], key: string, value: string): string {
  const known = isKeyOf(options, key) ? options[key] : undefined
  return known ? `${known.name}: ${wordFor(known.values, value)}` : `${key}: ${value}`
}

/** A form the dictionary does not know has no words but its name. */
function formText(forms: Readonly<Record<string, FormText>>, verb: string): FormText {
  return (isKeyOf(forms, verb) ? forms[verb] : undefined) ?? { title: verb, fields: {}, names: {} }
}

function warningText(
  warnings: NonNullable<Dictionary<object, object>['warnings']>,
  key: string,
  chance: number,
): string {
  return (isKeyOf(warnings, key) ? warnings[key]?.(Math.round(100 * chance)) : undefined) ?? key
}

function orderText(orders: Readonly<Record<string, OrderText>>, order: string): OrderText {
  return (isKeyOf(orders, order) ? orders[order] : undefined) ?? { name: order, note: '' }
}

function prompt(prompts: Dictionary<object, object>['prompts'], step: string, terms: Terms): string {
  const words = isKeyOf(prompts, step) ? (prompts[step] ?? step) : step
  return typeof words === 'string' ? words : words(terms)
}

/** A button; whoever tells the step that asks gets a plainer one. */
export function actionText<V extends object>(
  texts: Pick<Dictionary<V, object>, 'actions' | 'actionsAt'>,
  verbs: VerbNames<V>,
  verb: string,
  arg: Arg | undefined,
  step?: string,
  terms: Terms = {},
): string {
  const unknown = arg === undefined ? verb : `${verb} ${typeof arg === 'object' ? JSON.stringify(arg) : arg}`
  if (!isKeyOf(verbs, verb)) return unknown
  const plainer = step !== undefined && isKeyOf(texts.actionsAt, step) ? texts.actionsAt[step] : undefined
  return label({ ...texts.actions, ...plainer }, verbs, verb, arg ?? true, terms) ?? unknown
}

function label<V extends object, K extends keyof V>(
  labels: Labels<V>,
  verbs: VerbNames<V>,
  verb: K,
  arg: unknown,
  terms: Terms,
): string | undefined {
  return isArgument(verbs, verb, arg) ? labels[verb](arg, terms) : undefined
}

function sentence<L extends object>(
  log: Sentences<L>,
  shapes: LogShapes<L>,
  { key, data, rule }: Entry,
  names: Names,
): string {
  return isKeyOf(shapes, key) ? logged(log, shapes, key, data, names, rule) : key
}

function logged<L extends object, K extends keyof L>(
  log: Sentences<L>,
  shapes: LogShapes<L>,
  key: K & string,
  data: unknown,
  names: Names,
  rule: string,
): string {
  return isData(shapes, key, data) ? log[key](data, names, rule) : key
}

/** The players' names; where only the seat is known, the seat's own. */
function namesOf(words: Readonly<Record<string, string>>, own: readonly string[], given: readonly string[]): Names {
  return seat => wordFor(words, given[seat] ?? own[seat] ?? String(seat))
}
