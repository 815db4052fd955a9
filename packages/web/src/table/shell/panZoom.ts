// Pan and zoom of the board: the limits, and the gestures that change them.

import { type RefObject, useEffect } from 'react'

export type Point = { readonly x: number; readonly y: number }
export type Size = { readonly width: number; readonly height: number }
/** The board's centre relative to the viewport's, and its scale relative to a board that just fits. */
export type PanZoom = Point & { readonly zoom: number }
export type Bounds = { readonly viewport: Size; readonly fitted: Size }

export const FITTED: PanZoom = { x: 0, y: 0, zoom: 1 }
const LARGEST_ZOOM = 5
const SMALLEST_ZOOM = 0.7

/** Zooms around a point given relative to the centre of the viewport. */
export function zoomed(now: PanZoom, factor: number, around: Point, bounds: Bounds): PanZoom {
  const zoom = clamp(now.zoom * factor, SMALLEST_ZOOM, LARGEST_ZOOM)
  const real = zoom / now.zoom
  return limited({ zoom, x: around.x + (now.x - around.x) * real, y: around.y + (now.y - around.y) * real }, bounds)
}

export function panned(now: PanZoom, by: Point, bounds: Bounds): PanZoom {
  return limited({ ...now, x: now.x + by.x, y: now.y + by.y }, bounds)
}

/** Keeps a part of the board in the viewport. */
function limited({ x, y, zoom }: PanZoom, { viewport, fitted }: Bounds): PanZoom {
  const reach = (room: number, size: number): number => Math.max(0, (size * zoom - room) / 2) + room * 0.25
  const farX = reach(viewport.width, fitted.width)
  const farY = reach(viewport.height, fitted.height)
  return { zoom, x: clamp(x, -farX, farX), y: clamp(y, -farY, farY) }
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/** A press that moves further than this many pixels is a drag, not a click. */
const DRAG_START = 6

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
    }
    const click = (event: MouseEvent): void => {
      if (!dragged || event.detail === 0) return
      event.stopPropagation()
      event.preventDefault()
      dragged = false
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

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
