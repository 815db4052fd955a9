// What hands do to the board: drag moves it, wheel and pinch bring it closer.

import { type RefObject, useEffect } from 'react'
import { type Bounds, type Glance, moved, type Point, scaled } from './glance.ts'

/** A press that wanders further than this is a drag and clicks nothing. */
const SLACK = 6

/** Drag, wheel and pinch; a drag swallows the click it ends with. */
export function useGestures(
  window: RefObject<HTMLDivElement | null>,
  bounds: RefObject<Bounds>,
  setGlance: (change: (now: Glance) => Glance) => void,
): void {
  useEffect(() => {
    const element = window.current
    if (!element) return
    const fingers = new Map<number, Point>()
    let dragged = false
    let start: Point = { x: 0, y: 0 }

    const fromCentre = ({ x, y }: Point): Point => {
      const box = element.getBoundingClientRect()
      return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 }
    }
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || isOverBoard(event)) return
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (fingers.size === 1) {
        dragged = false
        start = { x: event.clientX, y: event.clientY }
      }
    }
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const now: Point = { x: event.clientX, y: event.clientY }
      if (!dragged && fingers.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return
      if (!dragged) element.setPointerCapture(event.pointerId)
      dragged = true
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
      fingers.set(event.pointerId, now)
      if (other) {
        const factor = distance(now, other) / Math.max(1, distance(before, other))
        const middle = fromCentre({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
        setGlance(glance => scaled(glance, factor, middle, bounds.current))
      } else setGlance(glance => moved(glance, { x: now.x - before.x, y: now.y - before.y }, bounds.current))
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
      if (isOverBoard(event)) return
      event.preventDefault()
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015))
      const at = fromCentre({ x: event.clientX, y: event.clientY })
      setGlance(glance => scaled(glance, factor, at, bounds.current))
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
  }, [window, bounds, setGlance])
}

/** What lies over the board and is scrolled itself. */
const isOverBoard = ({ target }: Event): boolean => target instanceof Element && target.closest('.lt-fills') !== null

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
