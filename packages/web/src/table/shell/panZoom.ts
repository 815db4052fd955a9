// Pan and zoom of the board: the limits, and the gestures that change them.

import { type RefObject, useEffect } from 'react'

export type Point = { readonly x: number; readonly y: number }
export type Size = { readonly width: number; readonly height: number }
/** The board's centre relative to the viewport's, and its scale relative to a board that just fits. */
export type PanZoom = Point & {
  readonly zoom: number
  /** A tap on something too small has brought it nearer. */
  readonly isMagnified?: boolean
}
export type Bounds = { readonly viewport: Size; readonly fitted: Size }

export const FITTED: PanZoom = { x: 0, y: 0, zoom: 1 }
const LARGEST_ZOOM = 5
const SMALLEST_ZOOM = 0.7

/** Zooms around a point given relative to the centre of the viewport. */
export function zoomed(now: PanZoom, factor: number, around: Point, bounds: Bounds): PanZoom {
  const zoom = clamp(now.zoom * factor, SMALLEST_ZOOM, LARGEST_ZOOM)
  const real = zoom / now.zoom
  return limited(
    { ...now, zoom, x: around.x + (now.x - around.x) * real, y: around.y + (now.y - around.y) * real },
    bounds,
  )
}

export function panned(now: PanZoom, by: Point, bounds: Bounds): PanZoom {
  return limited({ ...now, x: now.x + by.x, y: now.y + by.y }, bounds)
}

/** Keeps a part of the board in the viewport. */
function limited({ x, y, ...rest }: PanZoom, { viewport, fitted }: Bounds): PanZoom {
  const { zoom } = rest
  const reach = (room: number, size: number): number => Math.max(0, (size * zoom - room) / 2) + room * 0.25
  const farX = reach(viewport.width, fitted.width)
  const farY = reach(viewport.height, fitted.height)
  return { ...rest, x: clamp(x, -farX, farX), y: clamp(y, -farY, farY) }
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/** A press that moves further than this many pixels is a drag, not a click. */
const DRAG_START = 6

/** While the board is being dragged. */
const DRAGGED = 'is-dragged'

/** Drag pans, wheel and pinch zoom; the click at the end of a drag is suppressed. */
export function useGestures(
  viewport: RefObject<HTMLDivElement | null>,
  bounds: RefObject<Bounds>,
  setPanZoom: (change: (now: PanZoom) => PanZoom) => void,
): void {
  useEffect(() => {
    const element = viewport.current
    if (!element) return
    const fingers = new Map<number, Point>()
    let dragged = false
    let start: Point = { x: 0, y: 0 }

    const fromCentre = ({ x, y }: Point): Point => {
      const box = element.getBoundingClientRect()
      return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 }
    }
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || isOverlay(event)) return
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (fingers.size === 1) {
        dragged = false
        start = { x: event.clientX, y: event.clientY }
      }
    }
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const at: Point = { x: event.clientX, y: event.clientY }
      if (!dragged && fingers.size === 1 && Math.hypot(at.x - start.x, at.y - start.y) < DRAG_START) return
      if (!dragged) element.setPointerCapture(event.pointerId)
      dragged = true
      element.classList.add(DRAGGED)
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
      fingers.set(event.pointerId, at)
      if (other) {
        const factor = distance(at, other) / Math.max(1, distance(before, other))
        const middle = fromCentre({ x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 })
        setPanZoom(now => zoomed(now, factor, middle, bounds.current))
      } else setPanZoom(now => panned(now, { x: at.x - before.x, y: at.y - before.y }, bounds.current))
    }
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId)
      if (fingers.size === 0) element.classList.remove(DRAGGED)
    }
    const click = (event: MouseEvent): void => {
      if (event.detail === 0) return
      const factor = dragged ? undefined : enlargementFor(event)
      if (!dragged && factor === undefined) return
      event.stopPropagation()
      event.preventDefault()
      dragged = false
      if (factor !== undefined)
        setPanZoom(now => ({
          ...zoomed(now, factor, fromCentre({ x: event.clientX, y: event.clientY }), bounds.current),
          isMagnified: true,
        }))
    }
    const wheel = (event: WheelEvent): void => {
      if (isOverlay(event)) return
      event.preventDefault()
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015))
      const at = fromCentre({ x: event.clientX, y: event.clientY })
      setPanZoom(now => zoomed(now, factor, at, bounds.current))
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', up)
    element.addEventListener('click', click, true)
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', up)
      element.removeEventListener('click', click, true)
      element.removeEventListener('wheel', wheel)
    }
  }, [viewport, bounds, setPanZoom])
}

/** Whether the target is a part on top of the board that scrolls by itself. */
const isOverlay = ({ target }: Event): boolean => target instanceof Element && target.closest('.lt-fills') !== null

/** A little more than a finger needs, so that its neighbours are not hit. */
const ROOMY = 1.15

/**
 * How much larger the board must be so that a finger finds what it has pressed; nothing if it does. Boards with many small
 * targets say from which width on they can be hit (`data-finger`): the first tap brings them nearer, the next one means them.
 */
function enlargementFor(event: MouseEvent): number | undefined {
  if (isOverlay(event) || !window.matchMedia('(pointer: coarse)').matches) return undefined
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-finger]') : null
  const needed = Number(target?.dataset['finger'])
  const width = target?.getBoundingClientRect().width ?? 0
  return width > 0 && width < needed ? (ROOMY * needed) / width : undefined
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
