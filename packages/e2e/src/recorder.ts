// Records what is visible on a table page, frame by frame, so that tests can tell what came before what.

import type { Page } from 'playwright-core'

/** What is visible in one frame. */
export type PageFrame = {
  /** The new lines of the log. */
  readonly log: readonly string[]
  /** What is announced to screen readers. */
  readonly announced: string
  /** The step that asks, empty where nothing is asked. */
  readonly step: string
  /** The heading of the open dialog, empty where there is none. */
  readonly dialog: string
  /** The texts of the watched things, by their name. */
  readonly seen: Readonly<Record<string, readonly string[]>>
}

/** Selectors of things on the board or beside it, by a name for them. */
export type Watched = Readonly<Record<string, string>>

export async function startRecording(page: Page, watched: Watched): Promise<void> {
  await page.evaluate(record, watched)
}

/** All frames that differ from the one before. */
export function recordedFrames(page: Page): Promise<readonly PageFrame[]> {
  return page.evaluate(() => {
    const frames: unknown = Reflect.get(globalThis, 'recordedFrames')
    return Array.isArray(frames) ? frames : []
  })
}

/** The number of the first frame of which this is true. */
export function firstFrame(frames: readonly PageFrame[], isTrue: (frame: PageFrame) => boolean, what: string): number {
  const found = frames.findIndex(isTrue)
  if (found < 0) throw new Error(`No frame shows ${what}; the last one: ${JSON.stringify(frames.at(-1))}`)
  return found
}

/** Runs in the page: before every paint, what would be painted is compared with the frame before. */
function record(watched: Watched): void {
  if (getComputedStyle(document.documentElement).opacity === '0') throw new Error('The page is not painted.')
  const frames: PageFrame[] = []
  Reflect.set(globalThis, 'recordedFrames', frames)
  const wordsOf = (element: Element): string =>
    [element.getAttribute('aria-label') ?? '', element.textContent].join(' ').replace(/\s+/g, ' ').trim()
  /** A turned card shows either of its sides: seen is the one that faces the reader. */
  const facesReader = (element: Element): boolean => {
    const { transform, backfaceVisibility } = getComputedStyle(element)
    if (backfaceVisibility !== 'hidden') return true
    const parent = element.parentElement
    const turned = parent ? new DOMMatrix(getComputedStyle(parent).transform).m11 : 1
    return new DOMMatrix(transform).m11 * turned > 0
  }
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && facesReader(element)
  const textsOf = (selector: string): string[] => [...document.querySelectorAll(selector)].filter(isSeen).map(wordsOf)
  const look = (): PageFrame => ({
    log: textsOf('.table-log-entry.is-fresh'),
    announced: document.querySelector('[role=log]')?.textContent ?? '',
    step: document.querySelector('.table-prompt')?.getAttribute('data-step') ?? '',
    dialog: document.querySelector('dialog[open] h2')?.textContent ?? '',
    seen: Object.fromEntries(Object.entries(watched).map(([name, selector]) => [name, textsOf(selector)])),
  })
  let last = ''
  const sample = (): void => {
    const frame = look()
    const now = JSON.stringify(frame)
    if (now !== last) frames.push(frame)
    last = now
    requestAnimationFrame(sample)
  }
  sample()
}
