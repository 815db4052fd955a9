// What a scripted seat reads of the live messages: enough to act, and to know when something was received.

import type { Choice } from '@ludoteka/kernel'

export type JsonRecord = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export type SeatState = {
  readonly seq: number
  readonly seat: string
  readonly isAsked: boolean
  readonly choice: Choice
  readonly isOver: boolean
}

export type SeatMessage =
  | { readonly kind: 'position'; readonly position: SeatState }
  | { readonly kind: 'done'; readonly seq: number }
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'other' }

const OTHER: SeatMessage = { kind: 'other' }

/** Reads what one socket receives, in its order: updates tell only what has changed of a view. */
export function messageReader(): (text: string) => SeatMessage {
  let view: JsonRecord = {}

  /** The one view of a person with one seat. */
  const positionIn = (views: unknown, seq: number): SeatMessage => {
    const changes: unknown = isRecord(views) ? Object.values(views)[0] : undefined
    if (!isRecord(changes)) return OTHER
    view = { ...view, ...changes }
    const { you, waiting, choice, result } = view
    if (typeof you !== 'string' || !Array.isArray(waiting) || !isChoice(choice)) return OTHER
    const isOver = textIn(result, 'kind') !== 'open'
    return { kind: 'position', position: { seq, seat: you, isAsked: waiting.includes(you), choice, isOver } }
  }

  return text => {
    const message: unknown = JSON.parse(text)
    if (!isRecord(message)) return OTHER
    const { type, seq, views, problem } = message
    const number = typeof seq === 'number' ? seq : 0
    switch (type) {
      case 'table':
      case 'update':
        return positionIn(views, number)
      case 'done':
        return { kind: 'done', seq: number }
      case 'refused':
        return { kind: 'refused', error: textIn(problem, 'error') }
      case 'error':
        return { kind: 'error', message: textIn(problem, 'message') }
      default:
        return OTHER
    }
  }
}

function isChoice(value: unknown): value is Choice {
  return isRecord(value) && Object.values(value).every(args => args === true || Array.isArray(args))
}

function textIn(value: unknown, key: string): string {
  const parts: JsonRecord = isRecord(value) ? value : {}
  const word = parts[key]
  return typeof word === 'string' ? word : ''
}
