// What somebody sees of a page at one moment: the buttons by their names, where they are, and what is asked.

import type { Page } from 'playwright-core'

export type SeenButton = {
  readonly name: string
  /** The innermost named part of the page it stands in. */
  readonly area: string
  readonly x: number
  readonly y: number
}

export type Glance = {
  /** The question in the prompt bar, empty where there is none. */
  readonly question: string
  readonly buttons: readonly SeenButton[]
  /** The heading of the dialog on top, if one is open. */
  readonly dialog: string
  /** What the page last read out. */
  readonly told: string
}

export function glanceAt(page: Page): Promise<Glance> {
  return page.evaluate(look)
}

/** Runs in the page. Everything it needs is inside, because only its source travels there. */
function look(): Glance {
  const saidBy = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility()) return ''
    const label = node.getAttribute('aria-label')
    if (label !== null) return label
    return node instanceof SVGElement ? '' : [...node.childNodes].map(saidBy).join(' ')
  }
  const shownText = (element: Element): string => saidBy(element).replace(/\s+/g, ' ').trim()
  const areaOf = (element: Element): string => {
    const area = element.closest('section[aria-label], aside[aria-label], nav[aria-label]')
    return area?.getAttribute('aria-label') ?? ''
  }
  const dialog = document.querySelector('dialog[open]')
  const buttons = [...(dialog ?? document).querySelectorAll('button:not(:disabled)')].flatMap(element => {
    if (!element.checkVisibility({ visibilityProperty: true })) return []
    const { left, top, width, height } = element.getBoundingClientRect()
    return [{ name: shownText(element), area: areaOf(element), x: left + width / 2, y: top + height / 2 }]
  })
  const question = document.querySelector('section [aria-live=polite] p')
  return {
    question: question ? shownText(question) : '',
    buttons,
    told: document.querySelector('[role=log]')?.textContent ?? '',
    dialog: dialog ? shownText(dialog.querySelector('h2') ?? dialog) : '',
  }
}

/** Matches a name that begins so; whether its pieces are parted by spaces depends on how they are laid out. */
export function named(name: string): RegExp {
  const pieces = name.split(' ').map(piece => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^\\s*${pieces.join('\\s*')}`)
}

/** Where in its box something can be hit, as the standees in front leave it; runs in the page. */
export function freeSpot(element: Element): { readonly x: number; readonly y: number } | undefined {
  const { left, top, width, height } = element.getBoundingClientRect()
  for (const down of [0.5, 0.75, 0.25, 0.9, 0.1]) {
    for (const across of [0.5, 0.25, 0.75]) {
      const [x, y] = [width * across, height * down]
      const there = document.elementFromPoint(left + x, top + y)
      // What lies outside the screen is scrolled to first, and then free.
      if (there === null || element.contains(there)) return { x, y }
    }
  }
  return undefined
}
