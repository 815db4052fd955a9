// What a scripted seat reads of the live messages: enough to act, and to know when something was seen.

import type { Choice } from '@ludoteka/kernel'
import { hasParts, type Parts } from './parts.ts'

export type Position = {
  readonly seq: number
  readonly seat: string
  readonly isAsked: boolean
  readonly choice: Choice
  readonly isOver: boolean
}

export type Heard =
  | { readonly kind: 'position'; readonly position: Position }
  | { readonly kind: 'done'; readonly seq: number }
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'other' }

const OTHER: Heard = { kind: 'other' }

/** Reads what one socket hears, in its order: updates tell only what has changed of a view. */
export function messageReader(): (text: string) => Heard {
  let view: Parts = {}

  /** The one view of a person with one seat. */
  const positionIn = (views: unknown, seq: number): Heard => {
    const news: unknown = hasParts(views) ? Object.values(views)[0] : undefined
    if (!hasParts(news)) return OTHER
    view = { ...view, ...news }
    const { you, waiting, choice, result } = view
    if (typeof you !== 'string' || !Array.isArray(waiting) || !isChoice(choice)) return OTHER
    const isOver = wordIn(result, 'kind') !== 'open'
    return { kind: 'position', position: { seq, seat: you, isAsked: waiting.includes(you), choice, isOver } }
  }

  return text => {
    const message: unknown = JSON.parse(text)
    if (!hasParts(message)) return OTHER
    const { type, seq, views, problem } = message
    const number = typeof seq === 'number' ? seq : 0
    switch (type) {
      case 'table':
      case 'update':
        return positionIn(views, number)
      case 'done':
        return { kind: 'done', seq: number }
      case 'refused':
        return { kind: 'refused', error: wordIn(problem, 'error') }
      case 'error':
        return { kind: 'error', message: wordIn(problem, 'message') }
      default:
        return OTHER
    }
  }
}

function isChoice(value: unknown): value is Choice {
  return hasParts(value) && Object.values(value).every(args => args === true || Array.isArray(args))
}

function wordIn(value: unknown, key: string): string {
  const parts: Parts = hasParts(value) ? value : {}
  const word = parts[key]
  return typeof word === 'string' ? word : ''
}
