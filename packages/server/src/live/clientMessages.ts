// What clients send, read and checked.

import { type ClientMessage, clientMessage } from '@ludoteka/protocol'
import { Refused } from '../problem.ts'

export type ReadMessage = { readonly message: ClientMessage } | { readonly error: unknown }

export function readMessage(text: string): ReadMessage {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { error: new Refused({ error: 'bad-request', message: 'A message must be JSON.' }) }
  }
  const act = plainAct(json)
  if (act) return { message: act }
  const { success, data, error } = clientMessage.safeParse(json)
  return success ? { message: data } : { error }
}

type Act = Extract<ClientMessage, { type: 'act' }>

/**
 * An action as pages send it. Nearly all messages are these, and to check one by the schema makes more garbage than anything else that
 * is done to read it. Whatever is not plainly right is left to the schema, which also tells what is wrong.
 */
function plainAct(json: unknown): Act | undefined {
  if (!isObject(json)) return undefined
  const { type, id, seq, seat, verb, arg } = json
  if (type !== 'act' || !isInteger(id) || !isInteger(seq) || seq < 0) return undefined
  if (!isName(seat, LONGEST_SEAT) || !isName(verb, LONGEST_VERB)) return undefined
  if (arg === undefined) return { type, id, seq, seat, verb }
  return isName(arg, LONGEST_ARG) || isInteger(arg) ? { type, id, seq, seat, verb, arg } : undefined
}

/** No longer than the schema allows. */
const LONGEST_SEAT = 20
const LONGEST_VERB = 40
const LONGEST_ARG = 80

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isInteger = (value: unknown): value is number => Number.isSafeInteger(value)

const isName = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest
