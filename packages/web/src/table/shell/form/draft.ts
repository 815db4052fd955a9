// The answer to a form while it is being filled in: which numbers are still possible, and what is missing.

import {
  type Form,
  type FormArg,
  type FormField,
  type FormText,
  isRange,
  type PlainArg,
  type Range,
  sampleAnswers,
} from '@ludoteka/kernel'

/** A value for each field that has one yet; a name is never chosen for anybody. */
export type Draft = Readonly<Record<string, PlainArg>>

type Usual = FormText['usual']

/** The lowest numbers that may be answered, and the names at which fields usually stay. */
export function firstDraft(form: Form, usual: Usual = {}): Draft {
  const [lowest = {}] = sampleAnswers(form)
  return Object.fromEntries(
    Object.entries(lowest).flatMap(([name, value]): [string, PlainArg][] => {
      const field = form.fields[name]
      const stays = usual[name]
      if (field === undefined) return []
      if (isRange(field) || field.length === 1) return [[name, value]]
      return stays !== undefined && field.includes(stays) ? [[name, stays]] : []
    }),
  )
}

/** The draft of a form that has changed meanwhile: what is no longer possible begins anew. */
export function fitted(form: Form, draft: Draft | undefined, usual?: Usual): Draft {
  const first = firstDraft(form, usual)
  if (!draft) return first
  const kept = Object.entries(form.fields).flatMap(([name, field]): [string, PlainArg][] => {
    const value = draft[name]
    const now = value !== undefined && isWithin(field, value) ? value : first[name]
    return now === undefined ? [] : [[name, now]]
  })
  const fit = Object.fromEntries(kept)
  return form.total && sumOf(form, fit) > form.total.max ? { ...fit, ...numbersOf(form, first) } : fit
}

export function sumOf(form: Form, draft: Draft): number {
  return Object.values(numbersOf(form, draft)).reduce((sum, n) => sum + n, 0)
}

function numbersOf({ fields }: Form, draft: Draft): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, number][] =>
      isRange(field) ? [[name, Number(draft[name] ?? field.min)]] : [],
    ),
  )
}

/** The other of exactly two numbers with a sum: it gives way when this one is changed. */
function counterpart({ fields, total }: Form, name: string): readonly [string, Range] | undefined {
  const others = Object.entries(fields).flatMap(([key, field]): [string, Range][] =>
    key !== name && isRange(field) ? [[key, field]] : [],
  )
  return total && others.length === 1 ? others[0] : undefined
}

/** From where to where a number may be set now: never beyond what the sum leaves to it. */
export function roomFor(form: Form, draft: Draft, name: string): Range {
  const field = form.fields[name]
  if (!field || !isRange(field)) return { min: 0, max: 0 }
  const { total } = form
  if (!total) return field
  const other = counterpart(form, name)?.[1]
  if (other) return { min: Math.max(field.min, total.min - other.max), max: Math.min(field.max, total.max - other.min) }
  const rest = sumOf(form, draft) - Number(draft[name] ?? field.min)
  return { min: field.min, max: Math.max(field.min, Math.min(field.max, total.max - rest)) }
}

/** The draft with another number, as near to it as there is room for. */
export function withNumber(form: Form, draft: Draft, name: string, wanted: number): Draft {
  if (Number.isNaN(wanted)) return draft
  const value = clamp(Math.round(wanted), roomFor(form, draft, name))
  const next = { ...draft, [name]: value }
  const [other, range] = counterpart(form, name) ?? []
  if (other === undefined || !range || !form.total) return next
  const left = { min: form.total.min - value, max: form.total.max - value }
  return { ...next, [other]: clamp(clamp(Number(draft[other] ?? range.min), left), range) }
}

/** What keeps the draft from being an answer: a field without a name, or so much short of the sum. */
export type Missing = { readonly field: string } | { readonly short: number }

export function missingIn(form: Form, draft: Draft): Missing | undefined {
  const field = Object.keys(form.fields).find(name => draft[name] === undefined)
  if (field !== undefined) return { field }
  const short = (form.total?.min ?? 0) - sumOf(form, draft)
  return form.total && short > 0 ? { short } : undefined
}

/** The answer, once nothing is missing. */
export function answerOf(form: Form, draft: Draft): FormArg | undefined {
  return missingIn(form, draft) === undefined ? draft : undefined
}

const clamp = (n: number, { min, max }: Range): number => Math.max(min, Math.min(n, max))

function isWithin(field: FormField, value: PlainArg): boolean {
  return isRange(field) ? Number(value) >= field.min && Number(value) <= field.max : field.includes(value)
}
