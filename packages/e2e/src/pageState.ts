// What a person sees of a page at one moment: the question, the buttons with their names and places, an open dialog.

import type { ElementHandle, Page } from 'playwright-core'

export type PageButton = {
  readonly name: string
  /** The verb and argument that a board's button says it answers with. */
  readonly answer?: string | undefined
  /** The innermost named part of the page it belongs to. */
  readonly area: string
  /** Its centre on the screen. */
  readonly x: number
  readonly y: number
  /** Its index among the buttons of the same reading. */
  readonly index: number
}

export type PageState = {
  /** The question in the prompt bar, empty where there is none. */
  readonly question: string
  /** The step that asks it, empty where nothing is asked. */
  readonly step: string
  /** All buttons except those of the side panel; of an open dialog only its own. */
  readonly buttons: readonly PageButton[]
  /** The heading of the open dialog, if there is one. */
  readonly dialog: string
  /** What the page last announced to screen readers. */
  readonly announced: string
}

export function readPage(page: Page): Promise<PageState> {
  return page.evaluate(readInPage)
}

/** Whether anything of the page has changed since it was read last, or was loaded since then. */
export function hasChanged(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const watch: unknown = Reflect.get(globalThis, 'changesSinceReading')
    return !(watch instanceof MutationObserver) || watch.takeRecords().length > 0
  })
}

/** Runs in the page, so it can use nothing outside of itself. */
function readInPage(): PageState {
  const watched: unknown = Reflect.get(globalThis, 'changesSinceReading')
  if (watched instanceof MutationObserver) watched.disconnect()
  // The first change takes it away; what is still on its way to it is asked for in `hasChanged`.
  const watch = new MutationObserver(() => {
    watch.disconnect()
    Reflect.deleteProperty(globalThis, 'changesSinceReading')
  })
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  Reflect.set(globalThis, 'changesSinceReading', watch)
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility()) return ''
    const label = node.getAttribute('aria-label')
    if (label !== null) return label
    return node instanceof SVGElement ? '' : [...node.childNodes].map(textOf).join(' ')
  }
  const shownText = (element: Element): string => textOf(element).replace(/\s+/g, ' ').trim()
  const areaOf = (element: Element): string => {
    const area = element.closest('section[aria-label], aside[aria-label], nav[aria-label]')
    return area?.getAttribute('aria-label') ?? ''
  }
  const dialog = document.querySelector('dialog[open]')
  const elements = [...(dialog ?? document).querySelectorAll('button:not(:disabled):not(aside button)')].filter(
    element => element.checkVisibility({ visibilityProperty: true }),
  )
  // Kept for the click that may follow.
  Reflect.set(globalThis, 'readButtons', elements)
  const buttons = elements.map((element, index) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const answer = element.getAttribute('data-answer') ?? undefined
    return { name: shownText(element), answer, area: areaOf(element), x: left + width / 2, y: top + height / 2, index }
  })
  const prompt = document.querySelector('section[aria-label]:has(> [aria-live=polite])')
  const question = prompt?.querySelector('[aria-live=polite] p')
  return {
    question: question ? shownText(question) : '',
    step: prompt?.getAttribute('data-step') ?? '',
    buttons,
    announced: document.querySelector('[role=log]')?.textContent ?? '',
    dialog: dialog ? shownText(dialog.querySelector('h2') ?? dialog) : '',
  }
}

/** The element of a button of the last reading. */
export async function elementOf(page: Page, { index, name }: PageButton): Promise<ElementHandle<Element>> {
  const handle = await page.evaluateHandle((at): Element | undefined => {
    const buttons: unknown = Reflect.get(globalThis, 'readButtons')
    const element: unknown = Array.isArray(buttons) ? buttons[at] : undefined
    return element instanceof Element ? element : undefined
  }, index)
  return handle.asElement() ?? fail(`“${name}” was not read`)
}

function fail(what: string): never {
  throw new Error(what)
}

type Spot = { readonly x: number; readonly y: number }

/** Clicks a button of the last reading where nothing covers it; false if it can't be clicked now. */
export async function clickButton(page: Page, { index }: PageButton): Promise<boolean> {
  let spot = await page.evaluate(freeSpot, { index })
  for (let tries = 0; spot && tries < MOST_TRIES; tries++) {
    await page.mouse.move(spot.x, spot.y)
    // What is under the pointer may move, and its neighbours with it.
    const still: Spot | undefined = await page.evaluate(freeSpot, { index, pointed: spot })
    if (still?.x === spot.x && still.y === spot.y) {
      await page.mouse.down()
      await page.mouse.up()
      return true
    }
    spot = still
  }
  return false
}

const MOST_TRIES = 5

/** A point of the button that nothing covers, if possible `pointed`. Runs in the page. */
function freeSpot({ index, pointed }: { readonly index: number; readonly pointed?: Spot }): Spot | undefined {
  const buttons: unknown = Reflect.get(globalThis, 'readButtons')
  const element: unknown = Array.isArray(buttons) ? buttons[index] : undefined
  if (!(element instanceof Element) || !element.isConnected) return undefined
  const isUncovered = ({ x, y }: Spot): boolean => element.contains(document.elementFromPoint(x, y))
  if (pointed && isUncovered(pointed)) return pointed
  const spotNow = (): Spot | undefined => {
    const { left, top, width, height } = element.getBoundingClientRect()
    for (const down of [0.5, 0.75, 0.25, 0.9, 0.1]) {
      for (const across of [0.5, 0.25, 0.75]) {
        const spot = { x: left + width * across, y: top + height * down }
        if (isUncovered(spot)) return spot
      }
    }
    return undefined
  }
  const spot = spotNow()
  if (spot) return spot
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  return spotNow()
}

/** Waits until the page changes in any way, or for a short time. */
export function nextChange(page: Page): Promise<void> {
  return page.evaluate(changeOrTimeout, TIMEOUT_MS)
}

const TIMEOUT_MS = 100

function changeOrTimeout(ms: number): Promise<void> {
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
