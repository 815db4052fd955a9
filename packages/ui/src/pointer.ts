// Where a click was, for things that appear at the pointer.

import type { MouseEvent } from 'react'

/** Where the pointer is; for the keyboard, the middle of what was pressed. */
export function pointOfClick(event: MouseEvent<HTMLElement>): { readonly x: number; readonly y: number } {
  if (event.detail > 0) return { x: event.clientX, y: event.clientY }
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
