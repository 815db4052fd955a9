// Sets a long question tighter, so that nothing of it is cut although its bar keeps its height.

import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * From the usual setting to the tightest, each with all those before it; `listed` puts the answers in a list beside the bar, and
 * `small` are the words of a question that has the whole bar and still needs more.
 */
const FITS = ['', 'tight', 'tight tightest', 'tight tightest listed', 'tight tightest listed small'] as const

const TOOLS = ':scope > .table-prompt-tools'
const PARTS = ':scope > :is(.table-prompt-words, .table-prompt-buttons)'

/** The bar to set: `data-fit` says how. `content` is what stands in it; when it changes the bar is set anew. */
export function useFit(content: string): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  const sizes = useRef<ResizeObserver>(undefined)
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const refit = (): void => fit(element)
    sizes.current = new ResizeObserver(refit)
    for (const tools of element.querySelectorAll(TOOLS)) sizes.current.observe(tools)
    // Words of a font that has just come are wider or narrower.
    document.fonts.addEventListener('loadingdone', refit)
    return () => {
      sizes.current?.disconnect()
      document.fonts.removeEventListener('loadingdone', refit)
    }
  }, [])
  // Whoever is observed anew is reported once the page is laid out, before it is painted: measured there, the bar costs no
  // layout of its own, however often the question changes until then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands in the bar decides how it is set.
  useLayoutEffect(() => {
    if (!bar.current) return
    sizes.current?.unobserve(bar.current)
    sizes.current?.observe(bar.current)
  }, [content])
  return bar
}

function fit(bar: HTMLElement): void {
  for (const one of FITS) {
    if (bar.dataset['fit'] !== one) bar.dataset['fit'] = one
    if (!isCut(bar)) return
  }
}

/** Whether one of its parts is larger than its room. Lines may be a fraction of a pixel higher than what they count. */
function isCut(bar: HTMLElement): boolean {
  return [...bar.querySelectorAll(PARTS)].some(
    part => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1,
  )
}
