// Arrow keys move the focus to the nearest thing in that direction; Tab goes through what may be clicked.

import type { KeyboardEvent } from 'react'

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const direction = DIRECTIONS[event.key]
  const from = event.target
  if (!direction || !(from instanceof HTMLElement)) return
  const start = middleOf(from)
  let best: HTMLElement | undefined
  let bestCost = Number.POSITIVE_INFINITY
  for (const button of event.currentTarget.querySelectorAll('button')) {
    if (button === from) continue
    const { x, y } = middleOf(button)
    const along = (x - start.x) * direction[0] + (y - start.y) * direction[1]
    const across = Math.abs((x - start.x) * direction[1]) + Math.abs((y - start.y) * direction[0])
    if (along <= 1) continue
    const cost = along + 2 * across
    if (cost < bestCost) {
      best = button
      bestCost = cost
    }
  }
  if (!best) return
  event.preventDefault()
  event.stopPropagation()
  best.focus()
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The same along a row whose things follow each other as they are read, also where they overlap. */
export function moveInRow(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (!step) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1
  const next = buttons[at + step]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}

function middleOf(element: HTMLElement): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
