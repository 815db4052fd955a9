// How far somebody has come in the lessons, kept on this device.

import { isArg, type LessonInput } from '@ludoteka/kernel'

const PREFIX = 'ludoteka.lesson.'

/** What was done in the lesson of a game so far; whatever can't be read counts as nothing. */
export function loadInputs(game: string): readonly LessonInput[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFIX + game) ?? '[]')
    return Array.isArray(stored) && stored.every(isInput) ? stored : []
  } catch {
    return []
  }
}

/** Whether somebody has begun the lesson of a game and not finished it. */
export const hasBegun = (game: string): boolean => loadInputs(game).length > 0

export function saveInputs(game: string, inputs: readonly LessonInput[]): void {
  try {
    if (inputs.length === 0) localStorage.removeItem(PREFIX + game)
    else localStorage.setItem(PREFIX + game, JSON.stringify(inputs))
  } catch {
    // Without storage the lesson lasts as long as the page.
  }
}

function isInput(value: unknown): value is LessonInput {
  if (value === 'next') return true
  if (!Array.isArray(value)) return false
  const [verb, arg, ...more]: unknown[] = value
  return typeof verb === 'string' && (arg === undefined || isArg(arg)) && more.length === 0
}
