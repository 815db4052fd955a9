// A ring around what the coach talks about, and a hand that points at it. It follows what it points at, and takes no clicks.

import { type ReactPortal, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

type PointerProps = {
  /** Looked for anew in every frame: boards move, hands rise, menus open. */
  readonly find: () => HTMLElement | undefined
  /** What is pointed at has changed. */
  readonly onFound: (target: HTMLElement | undefined) => void
}

/** On what is pointed at. */
const POINTED = 'data-pointed'
/** How far the ring is from what it surrounds. */
const AIR = 5
/** Around something larger the hand would only be in the way. */
const LARGE = 0.5

export function Pointer({ find, onFound }: PointerProps): ReactPortal {
  const ring = useRef<HTMLDivElement>(null)
  const latest = useRef({ find, onFound })
  useEffect(() => {
    latest.current = { find, onFound }
  })
  useEffect(() => {
    let found: HTMLElement | undefined
    let frame = 0
    const follow = (): void => {
      const target = latest.current.find()
      if (target !== found) {
        found?.removeAttribute(POINTED)
        target?.setAttribute(POINTED, '')
        found = target
        if (target) bringIntoSight(target)
        latest.current.onFound(target)
      }
      if (ring.current) place(ring.current, target)
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => {
      cancelAnimationFrame(frame)
      found?.removeAttribute(POINTED)
    }
  }, [])
  // Above everything on the page, whatever part of it the coach stands in.
  return createPortal(
    <div ref={ring} className="lesson-ring" aria-hidden="true" hidden>
      <svg className="lesson-hand" viewBox="0 0 32 32" width="36" height="36" aria-hidden="true">
        <path d="M13 3.500c1.400 0 2.500 1.100 2.500 2.500v7l.5-.1c.3-1 1.200-1.600 2.200-1.600 1.100 0 2 .7 2.300 1.700.4-.3.9-.4 1.400-.4 1.200 0 2.200.9 2.400 2 .3-.1.7-.2 1-.2 1.400 0 2.400 1.100 2.400 2.400v3.700c0 5-3.700 8.500-8.400 8.500h-1.600c-2.600 0-5-1.200-6.600-3.300l-5.600-7.400c-.8-1.100-.6-2.600.5-3.400 1-.8 2.400-.7 3.300.3l1.200 1.300V6c0-1.400 1.100-2.500 2.500-2.500z" />
      </svg>
    </div>,
    document.body,
  )
}

function place(ring: HTMLElement, target: HTMLElement | undefined): void {
  ring.hidden = target === undefined
  if (!target) return
  const { left, top, right, bottom } = target.getBoundingClientRect()
  const isLarge = right - left > innerWidth * LARGE || bottom - top > innerHeight * LARGE
  // Around something large it would lie over what is said beside it.
  const air = isLarge ? -1 : AIR
  const edge = { left: Math.max(left - air, 2), top: Math.max(top - air, 2) }
  const width = Math.min(right + air, innerWidth - 2) - edge.left
  const height = Math.min(bottom + air, innerHeight - 2) - edge.top
  const frame = `${edge.left}px ${edge.top}px ${width}px ${height}px`
  if (ring.dataset['frame'] === frame) return
  ring.dataset['frame'] = frame
  ring.classList.toggle('is-large', isLarge)
  ring.classList.toggle('is-low', bottom > innerHeight - 40)
  ring.style.translate = `${edge.left}px ${edge.top}px`
  ring.style.width = `${width}px`
  ring.style.height = `${height}px`
}

/** What is pointed at may lie outside the part of a row, a list or a sheet that is shown: it is brought to the middle. */
function bringIntoSight(target: HTMLElement): void {
  for (let box = target.parentElement; box; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box)
    if (!SCROLLS.has(overflowX) && !SCROLLS.has(overflowY)) continue
    const shown = shownPartOf(box)
    const { left, right, top, bottom } = target.getBoundingClientRect()
    const isAside = left < shown.left || right > shown.right
    const isAbove = top < shown.top || bottom > shown.bottom
    box.scrollBy({
      left: SCROLLS.has(overflowX) && isAside ? (left + right - shown.left - shown.right) / 2 : 0,
      top: SCROLLS.has(overflowY) && isAbove ? (top + bottom - shown.top - shown.bottom) / 2 : 0,
      behavior: 'instant',
    })
  }
}

const SCROLLS: ReadonlySet<string> = new Set(['auto', 'scroll'])

/** Without what stays in its place while the rest is scrolled, which the box tells as its scroll padding. */
function shownPartOf(box: HTMLElement): Record<'left' | 'right' | 'top' | 'bottom', number> {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  const { scrollPaddingTop } = getComputedStyle(box)
  return { left, right, top: top + (Number.parseFloat(scrollPaddingTop) || 0), bottom }
}
