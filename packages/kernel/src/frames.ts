// A game's frames, declared once as data: for each step the parameters it needs. The declaration gives the TypeScript
// type of the frames, the check of every frame that comes from outside, and the list of steps for people who write positions.

import type { Frame, Seat } from './core.ts'
import { fail, failFor } from './errors.ts'
import { objectAt, short, stringAt } from './json.ts'

/** What one parameter of a step may be. Names are kept as they are written, seats as numbers. */
export type Param = (
  | { readonly kind: 'seat' | 'seats' | 'count' | 'integer' | 'flag' | 'text' }
  | { readonly kind: 'name' | 'names'; readonly names: readonly string[] }
) & {
  /** The rules change it while the frame is on the stack. */
  readonly mutable?: true
  /** A frame may be without it. */
  readonly optional?: true
}

export type Params = Readonly<Record<string, Param>> & { readonly step?: never }

/** The parameters of every step. */
export type FrameSchemas = Readonly<Record<string, Params>>

type Plain = {
  readonly seat: Seat
  readonly seats: readonly Seat[]
  readonly count: number
  readonly integer: number
  readonly flag: boolean
  readonly text: string
}

type ValueOf<P> = P extends { readonly kind: 'name'; readonly names: readonly (infer Name)[] }
  ? Name
  : P extends { readonly kind: 'names'; readonly names: readonly (infer Name)[] }
    ? readonly Name[]
    : P extends { readonly kind: keyof Plain }
      ? Plain[P['kind']]
      : never

type Flat<T> = { [K in keyof T]: T[K] }
type Mutable = { readonly mutable: true }
type Optional = { readonly optional: true }

/** The values of a group of parameters: a frame without its step. */
export type ValuesOf<P extends Params> = Flat<
  { readonly [K in keyof P as P[K] extends Mutable | Optional ? never : K]: ValueOf<P[K]> } & {
    -readonly [K in keyof P as P[K] extends Mutable ? K : never]: ValueOf<P[K]>
  } & { readonly [K in keyof P as P[K] extends Optional ? K : never]?: ValueOf<P[K]> }
>

/** The frames that a declaration allows. */
export type FramesOf<D extends FrameSchemas> = {
  [K in keyof D & string]: Flat<{ readonly step: K } & ValuesOf<D[K]>>
}[keyof D & string]

/** Declares the frames of a game: each step with its parameters. */
export function frames<const D extends FrameSchemas>(declared: D): D {
  return declared
}

/** The kinds of parameters. */
export const param = {
  seat: { kind: 'seat' },
  seats: { kind: 'seats' },
  /** A whole number that is never below 0. */
  count: { kind: 'count' },
  integer: { kind: 'integer' },
  flag: { kind: 'flag' },
  text: { kind: 'text' },
  name: <const Name extends string>(names: readonly Name[]) => ({ kind: 'name', names }) as const,
  names: <const Name extends string>(names: readonly Name[]) => ({ kind: 'names', names }) as const,
} as const satisfies Record<string, Param | ((names: readonly string[]) => Param)>

/** A parameter that the rules change while the frame is on the stack, such as how much is left. */
export function mutable<const P extends Param>(one: P): P & Mutable {
  return { ...one, mutable: true }
}

/** The parameters of a response window. */
export const windowParams = {
  about: param.count,
  order: mutable(param.seats),
  passed: mutable(param.count),
} as const

/** What a frame carries once it was proposed: the number by which answers name it. */
export const proposedParams = { item: { kind: 'count', optional: true } } as const satisfies Params

/** What a frame carries that may be replaced: which of the replacements it has already met. */
export function replaceableParams<const Name extends string>(replacements: readonly Name[]) {
  return { replaced: mutable(param.names(replacements)) } as const
}

/** What a parameter may be, in words: part of an error sentence and of the list of steps. */
export function describeParam(one: Param, seats: readonly string[]): string {
  switch (one.kind) {
    case 'seat':
      return `a seat: ${seats.join(', ')}`
    case 'seats':
      return `a list of seats: ${seats.join(', ')}`
    case 'name':
      return `one of ${one.names.join(', ')}`
    case 'names':
      return `a list of ${one.names.join(', ')}`
    case 'count':
      return 'a whole number from 0'
    case 'integer':
      return 'a whole number'
    case 'flag':
      return 'true or false'
    case 'text':
      return 'a text'
  }
}

/** Reads a frame of a position or of a stored state. Seats may be written by name or by number. */
export function readFrame(schemas: FrameSchemas, seats: readonly string[], json: unknown): Frame {
  const frame = objectAt(json, 'A frame of the stack', 'bad-position')
  const step = stringAt(frame['step'], 'The step of a frame', 'bad-position')
  const params = Object.hasOwn(schemas, step) ? schemas[step] : undefined
  if (!params) return failFor('bad-position', { kind: 'unknownStep', step: short(step) })
  const values = Object.keys(frame).map(key => [key, key === 'step' ? step : valueAt(step, params, seats, frame, key)])
  for (const [key, one] of Object.entries(params)) {
    if (!one.optional && !Object.hasOwn(frame, key)) {
      fail('bad-position', `The step ${step} needs ${key} (${describeParam(one, seats)}).`)
    }
  }
  return { ...Object.fromEntries(values), step }
}

function valueAt(
  step: string,
  params: Params,
  seats: readonly string[],
  frame: Readonly<Record<string, unknown>>,
  key: string,
): unknown {
  const one = Object.hasOwn(params, key) ? params[key] : undefined
  if (!one) {
    const known = Object.keys(params).join(', ') || 'no parameters'
    return fail('bad-position', `The step ${step} has no parameter ${short(key)}; it takes ${known}.`)
  }
  const value = readParam(one, seats, frame[key])
  if (value !== undefined) return value
  return fail(
    'bad-position',
    `The parameter ${key} of the step ${step} can't be ${short(frame[key])}; it is ${describeParam(one, seats)}.`,
  )
}

/** The value as frames keep it, or nothing if it is not of this kind. */
function readParam(one: Param, seats: readonly string[], json: unknown): unknown {
  switch (one.kind) {
    case 'seat':
      return readSeat(seats, json)
    case 'seats':
      return readList(json, item => readSeat(seats, item))
    case 'name':
      return readName(one.names, json)
    case 'names':
      return readList(json, item => readName(one.names, item))
    case 'count':
      return Number.isSafeInteger(json) && Number(json) >= 0 ? json : undefined
    case 'integer':
      return Number.isSafeInteger(json) ? json : undefined
    case 'flag':
      return typeof json === 'boolean' ? json : undefined
    case 'text':
      return typeof json === 'string' ? json : undefined
  }
}

/** A seat by its name or its number; nothing if there is none. */
export function readSeat(seats: readonly string[], json: unknown): Seat | undefined {
  const seat = typeof json === 'string' ? seats.indexOf(json) : json
  return typeof seat === 'number' && seats[seat] !== undefined ? seat : undefined
}

function readName(names: readonly string[], json: unknown): string | undefined {
  return typeof json === 'string' && names.includes(json) ? json : undefined
}

function readList(json: unknown, read: (item: unknown) => unknown): readonly unknown[] | undefined {
  if (!Array.isArray(json)) return undefined
  const items = json.map(read)
  return items.includes(undefined) ? undefined : items
}
