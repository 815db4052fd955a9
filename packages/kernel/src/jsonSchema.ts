// The part of JSON Schema (2020-12) in which the shapes of views are told, and the check of a value against it.

import { isObject, short } from './json.ts'

export type JsonSchema =
  | { readonly $ref: string }
  | { readonly anyOf: readonly JsonSchema[] }
  | { readonly enum: readonly (string | number | boolean)[] }
  | { readonly type: 'string' | 'boolean' | 'null' }
  | { readonly type: 'integer'; readonly minimum?: number; readonly maximum?: number }
  | ListSchema
  | ObjectSchema

type ListSchema = {
  readonly type: 'array'
  /** The items at the beginning, one by one; `items` are those after them. */
  readonly prefixItems?: readonly JsonSchema[]
  readonly items: JsonSchema | false
  readonly minItems?: number
}

type ObjectSchema = {
  readonly type: 'object'
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly propertyNames?: { readonly enum: readonly string[] }
  /** Without it everything else is allowed. */
  readonly additionalProperties?: JsonSchema | false
}

/** Schemas by name, for `$ref`. */
export type SchemaDefs = Readonly<Record<string, JsonSchema>>

/** A schema that stands by itself. */
export type WholeSchema = ObjectSchema & { readonly $schema: string; readonly $defs: SchemaDefs }

export const TEXT: JsonSchema = { type: 'string' }
export const COUNT: JsonSchema = { type: 'integer', minimum: 0 }
export const ANY_OBJECT: JsonSchema = { type: 'object' }

const DEFS = '#/$defs/'

export const refTo = (name: string): JsonSchema => ({ $ref: `${DEFS}${name}` })

export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })

/** An object with these properties and no others; all of them must be there but for those that are `optional`. */
export function objectOf(
  properties: Readonly<Record<string, JsonSchema>>,
  optional: Readonly<Record<string, JsonSchema>> = {},
): ObjectSchema {
  return {
    type: 'object',
    properties: { ...properties, ...optional },
    required: Object.keys(properties),
    additionalProperties: false,
  }
}

/** A value of one kind by each of these names; all must be there, or as many as `required` says. */
export function recordOf(
  names: readonly string[],
  each: JsonSchema,
  { required = names }: { readonly required?: readonly string[] } = {},
): JsonSchema {
  return { type: 'object', propertyNames: { enum: names }, required, additionalProperties: each }
}

/** What is wrong, and where: the path from the whole value, such as `.zones.hand[2]`. */
export type Misfit = { readonly path: string; readonly problem: string }

/** What of a value does not fit its schema; nothing if all does. */
export function misfitOf(schema: JsonSchema, value: unknown, defs: SchemaDefs): Misfit | undefined {
  if ('$ref' in schema) {
    const meant = defs[schema.$ref.slice(DEFS.length)]
    return meant ? misfitOf(meant, value, defs) : here(`has no schema ${schema.$ref}`)
  }
  if ('anyOf' in schema) return misfitOfAll(schema.anyOf, value, defs)
  if ('enum' in schema) {
    return schema.enum.some(one => one === value) ? undefined : here(`can't be ${short(value)}`)
  }
  switch (schema.type) {
    case 'string':
    case 'boolean':
      return typeof value === schema.type ? undefined : wrongType(schema.type, value)
    case 'null':
      return value === null ? undefined : wrongType('null', value)
    case 'integer':
      return misfitOfNumber(schema, value)
    case 'array':
      return misfitOfList(schema, value, defs)
    case 'object':
      return misfitOfObject(schema, value, defs)
  }
}

const here = (problem: string): Misfit => ({ path: '', problem })
const wrongType = (type: string, value: unknown): Misfit => here(`must be of type ${type} and is ${short(value)}`)
const inside = (step: string, misfit: Misfit | undefined): Misfit | undefined =>
  misfit && { path: `${step}${misfit.path}`, problem: misfit.problem }

/** Nothing if one of the schemas fits; otherwise what is wrong by the one that comes furthest. */
function misfitOfAll(schemas: readonly JsonSchema[], value: unknown, defs: SchemaDefs): Misfit | undefined {
  let deepest: Misfit | undefined
  for (const schema of schemas) {
    const misfit = misfitOf(schema, value, defs)
    if (!misfit) return undefined
    if (!deepest || misfit.path.length > deepest.path.length) deepest = misfit
  }
  return deepest
}

type NumberSchema = Extract<JsonSchema, { readonly type: 'integer' }>

function misfitOfNumber({ minimum = -Infinity, maximum = Infinity }: NumberSchema, value: unknown): Misfit | undefined {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return wrongType('integer', value)
  if (value < minimum) return here(`can't be ${value}: it is never below ${minimum}`)
  return value > maximum ? here(`can't be ${value}: it is never above ${maximum}`) : undefined
}

function misfitOfList(schema: ListSchema, value: unknown, defs: SchemaDefs): Misfit | undefined {
  if (!Array.isArray(value)) return wrongType('array', value)
  const { prefixItems = [], items, minItems = 0 } = schema
  if (value.length < minItems) return here(`must have ${minItems} items and has ${value.length}`)
  for (const [i, item] of value.entries()) {
    const expected = prefixItems[i] ?? items
    const misfit = expected ? misfitOf(expected, item, defs) : here('is an item too many')
    if (misfit) return inside(`[${i}]`, misfit)
  }
  return undefined
}

function misfitOfObject(schema: ObjectSchema, value: unknown, defs: SchemaDefs): Misfit | undefined {
  if (!isObject(value)) return wrongType('object', value)
  const { properties = {}, required = [], propertyNames, additionalProperties } = schema
  for (const [name, part] of Object.entries(value)) {
    if (propertyNames && !propertyNames.enum.includes(name)) return inside(`.${name}`, here('is unknown'))
    const expected = Object.hasOwn(properties, name) ? properties[name] : additionalProperties
    const misfit = expected === false ? here('is unknown') : expected && misfitOf(expected, part, defs)
    if (misfit) return inside(`.${name}`, misfit)
  }
  const missing = required.find(name => !Object.hasOwn(value, name))
  return missing === undefined ? undefined : inside(`.${missing}`, here('is missing'))
}
