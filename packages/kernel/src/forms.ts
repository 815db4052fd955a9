// Forms: an answer of several fields, numbers within ranges and names of lists, offered as it is and never as a list of
// all its combinations. A form is plain JSON, so that it can stand in a view.

import type { Arg, FormArg, PlainArg } from './core.ts'
import { fail } from './errors.ts'
import { isObject, onlyKeys, short } from './json.ts'
import { itemAt } from './lists.ts'

/** Whole numbers from `min` to `max`. */
export type Range = { readonly min: number; readonly max: number }
export type FormField = Range | readonly PlainArg[]

/** What may be answered field by field; `total` bounds the sum of the fields that are ranges. */
export type Form = {
  readonly fields: Readonly<Record<string, FormField>>
  readonly total?: Range
}

/** The answers to a form. */
export type AnswerTo<D extends Form> = {
  readonly [K in keyof D['fields']]: D['fields'][K] extends readonly (infer Name)[] ? Name : number
}

/** A form that offers answers of this type. */
export type FormFor<A> = {
  readonly fields: { readonly [K in keyof A]: readonly A[K][] | (number extends A[K] ? Range : never) }
  readonly total?: Range
}

export const range = (min: number, max: number): Range => ({ min, max })

/** Declares the form of a verb: everything each field may ever be. */
export function form<const D extends Form['fields']>(fields: D): { readonly fields: D } {
  return { fields }
}

export function isForm(args: true | readonly PlainArg[] | Form): args is Form {
  return args !== true && !Array.isArray(args)
}

export const isRange = (field: FormField): field is Range => !Array.isArray(field)

/** Reads an answer of any origin against the declaration of its form; its fields come in the declared order. */
export function readAnswer({ fields }: Form, verb: string, value: unknown): FormArg {
  if (!isObject(value)) fail('bad-action', `${verb} needs an answer for each of ${Object.keys(fields).join(', ')}.`)
  onlyKeys(value, Object.keys(fields), `the argument of ${verb}`, 'bad-action')
  const answer: Record<string, PlainArg> = {}
  for (const [name, field] of Object.entries(fields)) {
    const given = Object.hasOwn(value, name) ? value[name] : undefined
    if (given === undefined) fail('bad-action', `${verb} needs ${name}.`)
    if (!isPlain(given) || !isWithin(field, given))
      fail('bad-action', `${name} of ${verb} can't be ${short(given)}; it is ${describeField(field)}.`)
    answer[name] = given
  }
  return answer
}

/** Whether it could be the argument of some action. */
export function isArg(value: unknown): value is Arg {
  return isPlain(value) || (isObject(value) && Object.values(value).every(isPlain))
}

function isPlain(value: unknown): value is PlainArg {
  return typeof value === 'string' || typeof value === 'number'
}

function isWithin(field: FormField, value: PlainArg): boolean {
  if (!isRange(field)) return field.includes(value)
  return typeof value === 'number' && Number.isInteger(value) && value >= field.min && value <= field.max
}

function describeField(field: FormField): string {
  return isRange(field) ? `a whole number from ${field.min} to ${field.max}` : `one of ${field.join(', ')}`
}

/** Whether an answer with the declared fields is among those offered. */
export function isOffered(offered: Form, answer: FormArg): boolean {
  let sum = 0
  for (const [name, field] of Object.entries(offered.fields)) {
    const value = answer[name]
    if (value === undefined || !isWithin(field, value)) return false
    if (isRange(field)) sum += Number(value)
  }
  const { total } = offered
  return total === undefined || (sum >= total.min && sum <= total.max)
}

/** Whether anything can be answered at all. */
export function hasAnswer({ fields, total }: Form): boolean {
  for (const name in fields) {
    const field = fields[name]
    if (field !== undefined && (isRange(field) ? field.min > field.max : field.length === 0)) return false
  }
  if (total === undefined) return true
  const { min, max } = sumOfRanges(fields)
  return total.min <= total.max && min <= total.max && max >= total.min
}

/** How far the ranges reach together. */
function sumOfRanges(fields: Form['fields']): Range {
  let min = 0
  let max = 0
  for (const name in fields) {
    const field = fields[name]
    if (field === undefined || !isRange(field)) continue
    min += field.min
    max += field.max
  }
  return { min, max }
}

/** The smallest numbers and first names that go with those given; nothing if none do. */
export function lowestAnswer(offered: Form, given: FormArg): FormArg | undefined {
  const { fields, total } = offered
  const answer: Record<string, PlainArg> = {}
  let sum = 0
  for (const [name, field] of Object.entries(fields)) {
    const value = given[name] ?? (isRange(field) ? field.min : field[0])
    if (value === undefined || !isWithin(field, value)) return undefined
    answer[name] = value
    if (isRange(field)) sum += Number(value)
  }
  for (const [name, field] of Object.entries(fields)) {
    if (!total || sum >= total.min || !isRange(field) || given[name] !== undefined) continue
    const more = Math.min(total.min - sum, field.max - field.min)
    answer[name] = field.min + more
    sum += more
  }
  return isOffered(offered, answer) ? answer : undefined
}

/** Any answer: field by field, each value that leaves an answer to the rest as likely as any other. */
export function anyAnswer({ fields, total }: Form, below: (n: number) => number): FormArg {
  const answer: Record<string, PlainArg> = {}
  let rest = sumOfRanges(fields)
  let sum = 0
  for (const name in fields) {
    const field = fields[name]
    if (field === undefined) continue
    if (!isRange(field)) {
      answer[name] = itemAt(field, below(field.length))
      continue
    }
    rest = { min: rest.min - field.min, max: rest.max - field.max }
    const min = total ? Math.max(field.min, total.min - sum - rest.max) : field.min
    const max = total ? Math.min(field.max, total.max - sum - rest.min) : field.max
    const value = min + below(max - min + 1)
    answer[name] = value
    sum += value
  }
  return answer
}
