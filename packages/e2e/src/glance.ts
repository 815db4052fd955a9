// What somebody sees of a page at one moment: the buttons by their names, where they are, and what is asked.

import type { ElementHandle, Page } from 'playwright-core'

export type SeenButton = {
  readonly name: string
  /** The innermost named part of the page it stands in. */
  readonly area: string
  /** Its middle. */
  readonly x: number
  readonly y: number
  /** Its place among the buttons of the same look. */
  readonly index: number
}

export type Glance = {
  /** The question in the prompt bar, empty where there is none. */
  readonly question: string
  /** The rule that asks it, empty where the viewer is asked nothing. */
  readonly step: string
  /** All buttons but those of the panel with log, rules and chat; of a dialog on top only its own. */
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
  const elements = [...(dialog ?? document).querySelectorAll('button:not(:disabled):not(aside button)')].filter(
    element => element.checkVisibility({ visibilityProperty: true }),
  )
  // Kept for the click that may follow.
  Reflect.set(globalThis, 'seenButtons', elements)
  const buttons = elements.map((element, index) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { name: shownText(element), area: areaOf(element), x: left + width / 2, y: top + height / 2, index }
  })
  const prompt = document.querySelector('section[aria-label]:has(> [aria-live=polite])')
  const question = prompt?.querySelector('[aria-live=polite] p')
  return {
    question: question ? shownText(question) : '',
    step: prompt?.getAttribute('data-step') ?? '',
    buttons,
    told: document.querySelector('[role=log]')?.textContent ?? '',
    dialog: dialog ? shownText(dialog.querySelector('h2') ?? dialog) : '',
  }
}

/** A button of the last look itself. */
export async function elementOf(page: Page, { index, name }: SeenButton): Promise<ElementHandle<Element>> {
  const handle = await page.evaluateHandle((at): Element | undefined => {
    const seen: unknown = Reflect.get(globalThis, 'seenButtons')
    const element: unknown = Array.isArray(seen) ? seen[at] : undefined
    return element instanceof Element ? element : undefined
  }, index)
  return handle.asElement() ?? fail(`“${name}” was not seen`)
}

function fail(what: string): never {
  throw new Error(what)
}

type Spot = { readonly x: number; readonly y: number }

/** Clicks a button of the last look with the mouse, where nothing lies over it; false if it can't be hit now. */
export async function press(page: Page, { index }: SeenButton): Promise<boolean> {
  let spot = await page.evaluate(freeSpot, { index })
  for (let tries = 0; spot && tries < MOST_TRIES; tries++) {
    await page.mouse.move(spot.x, spot.y)
    // What is pointed at may rise, and its neighbours make room.
    const still: Spot | undefined = await page.evaluate(freeSpot, { index, pointed: spot })
    if (still?.x === spot.x && still.y === spot.y) {
      await page.mouse.click(spot.x, spot.y)
      return true
    }
    spot = still
  }
  return false
}

const MOST_TRIES = 5

/** Where on the screen a button can be hit, as the standees in front leave it: if possible at `pointed`. Runs in the page. */
function freeSpot({ index, pointed }: { readonly index: number; readonly pointed?: Spot }): Spot | undefined {
  const seen: unknown = Reflect.get(globalThis, 'seenButtons')
  const element: unknown = Array.isArray(seen) ? seen[index] : undefined
  if (!(element instanceof Element) || !element.isConnected) return undefined
  const isHit = ({ x, y }: Spot): boolean => element.contains(document.elementFromPoint(x, y))
  if (pointed && isHit(pointed)) return pointed
  const spotNow = (): Spot | undefined => {
    const { left, top, width, height } = element.getBoundingClientRect()
    for (const down of [0.5, 0.75, 0.25, 0.9, 0.1]) {
      for (const across of [0.5, 0.25, 0.75]) {
        const spot = { x: left + width * across, y: top + height * down }
        if (isHit(spot)) return spot
      }
    }
    return undefined
  }
  const spot = spotNow()
  if (spot) return spot
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  return spotNow()
}

/** Waits until the page changes in any way, or for a moment. */
export function nextChange(page: Page): Promise<void> {
  return page.evaluate(changeOrMoment, MOMENT_MS)
}

const MOMENT_MS = 100

function changeOrMoment(ms: number): Promise<void> {
  return new Promise(resolve => {
    const observer = new MutationObserver(() => done())
    const timer = setTimeout(done, ms)
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    function done(): void {
      clearTimeout(timer)
      observer.disconnect()
      resolve()
    }
  })
}
