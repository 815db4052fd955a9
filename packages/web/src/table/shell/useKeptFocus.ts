// Keeps the place of the keyboard: while a story is told nothing can be answered, and what had the focus may be gone.

import { type RefObject, useEffect, useRef } from 'react'

/** The parts of the table that offer answers. */
const PARTS = ['.table-drawn', '.table-prompt', '.table-form-panel', '.table-hand'] as const

type Place = {
  /** What the element would have played, where it says so. */
  readonly answer: string | undefined
  readonly part: (typeof PARTS)[number]
}

/** Gives the focus back as soon as something can be answered again, unless it went elsewhere. Pointers need none. */
export function useKeptFocus(table: RefObject<Element | null>, mayAnswer: boolean): void {
  const place = useRef<Place>(undefined)
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      const isByKeyboard = target instanceof Element && target.matches(':focus-visible')
      place.current = isByKeyboard && table.current?.contains(target) ? placeOf(target) : undefined
    }
    const forget = (): void => {
      place.current = undefined
    }
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget)
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget)
    }
  }, [table])
  // With every change: a question may be gone without a story. Dialogs have taken the focus by now.
  useEffect(() => {
    if (!mayAnswer || !place.current || !table.current) return
    const { activeElement, body } = document
    if (activeElement === null || activeElement === body) targetIn(table.current, place.current)?.focus()
  })
}

function placeOf(element: Element): Place | undefined {
  const part = PARTS.find(selector => element.closest(selector))
  const answer = element.closest('[data-answer]')?.getAttribute('data-answer') ?? undefined
  return part && { part, answer }
}

/** The same answer, or else the first one of the same part, or of any. */
function targetIn(table: Element, { answer, part }: Place): HTMLElement | SVGElement | undefined {
  const selectors = [
    ...(answer === undefined ? [] : [`[data-answer="${CSS.escape(answer)}"]`]),
    `${part} .lt-legal`,
    `${part} button:enabled`,
    ...PARTS.flatMap(other => [`${other} .lt-legal`, `${other} button:enabled`]),
  ]
  for (const selector of selectors) {
    for (const found of table.querySelectorAll<HTMLElement | SVGElement>(selector))
      if (found.tabIndex >= 0) return found
  }
  return undefined
}
