// Where the dossier of an area lies on the map.

import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Area } from '../content/areas.ts'
import type { Point } from './geometry.ts'

/** Between the area and its leaf, and between the leaf and the edge of the map. */
const GAP = 8

/** Where a leaf lies, and how large it may be, in pixels of the map. */
type LeafPlace = Point & { readonly inline: number; readonly block: number }

/** Where it would cover less of the map. */
export type LeafSide = 'left' | 'right'

/**
 * An open leaf lies beside its area: to the right of it if there is room, otherwise to the left, on a narrow map above or
 * below it. One that only tells stays in its corner, where it covers less. Of a map that has been brought nearer, both stay
 * within the part that is in sight.
 */
export function usePlace(
  area: Area,
  side: LeafSide,
  isOpen: boolean,
): readonly [leaf: RefObject<HTMLElement | null>, place: LeafPlace | undefined] {
  const leaf = useRef<HTMLElement>(null)
  const [place, setPlace] = useState<LeafPlace>()
  useLayoutEffect(() => {
    const map = leaf.current?.offsetParent
    if (!leaf.current || !map) return
    const { offsetWidth, offsetHeight } = leaf.current
    const measure = (): void =>
      setPlace(placeFor({ map, area, side, isOpen, width: offsetWidth, height: offsetHeight }))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(map)
    return () => observer.disconnect()
  }, [area, side, isOpen])
  return [leaf, place]
}

type LeafOn = {
  readonly side: LeafSide
  readonly map: Element
  readonly area: Area
  readonly isOpen: boolean
  readonly width: number
  readonly height: number
}

function placeFor({ map, area, side, isOpen, ...full }: LeafOn): LeafPlace | undefined {
  const sight = inSight(map)
  const [inline, block] = [sight.right - sight.left - 2 * GAP, sight.bottom - sight.top - 2 * GAP]
  const [width, height] = [Math.min(full.width, inline), Math.min(full.height, block)]
  const [leftmost, rightmost] = [sight.left + GAP, sight.right - width - GAP]
  const [highest, lowest] = [sight.top + GAP, sight.bottom - height - GAP]
  const at = (x: number, y: number): LeafPlace => ({
    x: Math.max(leftmost, Math.min(rightmost, x)),
    y: Math.max(highest, Math.min(lowest, y)),
    inline,
    block,
  })
  const spot = isOpen ? map.querySelector<HTMLElement>(`[data-area="${area}"]`) : null
  const around = spot?.offsetParent
  if (!spot || !(around instanceof HTMLElement))
    return sight.isWhole ? undefined : at(side === 'left' ? leftmost : rightmost, highest)
  const [left, top] = [around.offsetLeft + spot.offsetLeft, around.offsetTop + spot.offsetTop]
  const [right, bottom] = [left + spot.offsetWidth, top + spot.offsetHeight]
  const [middle, level] = [(left + right - width) / 2, (top + bottom - height) / 2]
  if (right + GAP <= rightmost) return at(right + GAP, level)
  if (left - GAP - width >= leftmost) return at(left - GAP - width, level)
  return at(middle, bottom + GAP <= lowest ? bottom + GAP : top - GAP - height)
}

type Sight = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'> & { readonly isWhole: boolean }

/** The part of the map that no pane around it cuts off. */
function inSight(map: Element): Sight {
  const own = map.getBoundingClientRect()
  let { left, top, right, bottom } = own
  for (let pane = map.parentElement; pane; pane = pane.parentElement) {
    if (getComputedStyle(pane).overflow === 'visible') continue
    const rect = pane.getBoundingClientRect()
    left = Math.max(left, rect.left)
    top = Math.max(top, rect.top)
    right = Math.min(right, rect.right)
    bottom = Math.min(bottom, rect.bottom)
  }
  const hidden = own.width + own.height - (right - left) - (bottom - top)
  return {
    left: left - own.left,
    top: top - own.top,
    right: right - own.left,
    bottom: bottom - own.top,
    isWhole: hidden < 1,
  }
}
