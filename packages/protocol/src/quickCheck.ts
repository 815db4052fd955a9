// Schemas that are asked about very many values, compiled once: most values are as they should be, and to say so takes no library.

import type { z } from 'zod'

/** Whether a value fits as it is, for certain. False also where only the schema itself can tell. */
type Check = (value: unknown) => boolean

/** Like `safeParse` of the schema, which is asked only about what the compiled check does not take for certain. */
export function quickReader<T extends z.ZodType>(schema: T): (value: unknown) => z.ZodSafeParseResult<z.output<T>> {
  const check = checkOf(schema)
  const fits = (value: unknown): value is z.output<T> => check(value)
  return value => (fits(value) ? { success: true, data: value } : schema.safeParse(value))
}

const uncertain: Check = () => false

function checkOf(schema: z.core.$ZodType): Check {
  const { def } = (schema as z.core.$ZodTypes)._zod // all kinds of schemas there are
  if (def.type === 'string') return 'format' in def ? uncertain : stringCheck(def.checks)
  if (def.type === 'number') return numberCheck(def)
  if (def.checks?.length) return uncertain
  switch (def.type) {
    case 'object':
      return def.catchall ? uncertain : objectCheck(def.shape)
    case 'union':
      return 'discriminator' in def && typeof def.discriminator === 'string'
        ? discriminatedCheck(def.discriminator, def.options)
        : unionCheck(def.options)
    case 'optional':
      return optionalCheck(def.innerType)
    case 'literal':
      return value => def.values.some(one => one === value)
    case 'boolean':
      return value => typeof value === 'boolean'
    default:
      return uncertain
  }
}

/** The schema would leave out what it does not know: only an object without such keys is right as it is. */
function objectCheck(shape: z.core.$ZodShape): Check {
  const parts = Object.entries(shape).map(([key, part]) => ({ key, check: checkOf(part) }))
  return value => {
    if (typeof value !== 'object' || value === null) return false
    let known = 0
    for (const { key, check } of parts) {
      const part: unknown = Reflect.get(value, key)
      if (!check(part)) return false
      if (part !== undefined) known++
    }
    for (const _ in value) known--
    return known === 0
  }
}

function discriminatedCheck(discriminator: string, options: readonly z.core.$ZodType[]): Check {
  const checks = new Map<unknown, Check>()
  for (const option of options)
    for (const name of option._zod.propValues?.[discriminator] ?? []) checks.set(name, checkOf(option))
  return value =>
    typeof value === 'object' && value !== null && (checks.get(Reflect.get(value, discriminator))?.(value) ?? false)
}

function unionCheck(options: readonly z.core.$ZodType[]): Check {
  const checks = options.map(checkOf)
  return value => checks.some(check => check(value))
}

function optionalCheck(inner: z.core.$ZodType): Check {
  const check = checkOf(inner)
  return value => value === undefined || check(value)
}

type Rules = readonly z.core.$ZodCheck<never>[] | undefined

/** The one rule about strings that live messages are full of. */
function stringCheck(rules: Rules = []): Check {
  let longest = Number.POSITIVE_INFINITY
  for (const rule of rules) {
    const { def } = (rule as z.core.$ZodChecks)._zod
    if (def.check !== 'max_length') return uncertain
    longest = Math.min(longest, def.maximum)
  }
  return value => typeof value === 'string' && value.length <= longest
}

function numberCheck(def: z.core.$ZodNumberDef): Check {
  let least = Number.NEGATIVE_INFINITY
  for (const rule of def.checks ?? []) {
    const { def: one } = (rule as z.core.$ZodChecks)._zod
    if (one.check !== 'greater_than' || !one.inclusive || typeof one.value !== 'number') return uncertain
    least = Math.max(least, one.value)
  }
  const format = 'format' in def ? def.format : undefined
  if (format !== undefined && format !== 'safeint') return uncertain
  const isNumber = format ? Number.isSafeInteger : Number.isFinite
  return value => isNumber(value) && Number(value) >= least
}
