// The window onto the board: drag to move it, wheel, pinch, buttons or keys to come closer.

import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { Glyph } from '../../kit/glyph.tsx'
import { useText } from '../../text/index.ts'
import { FITTED, type Glance, moved, type Point, type Size, scaled } from './glance.ts'
import { useKeys } from './useKeys.ts'

type FrameProps = { readonly size: Size; readonly children: ReactNode }

const STEP = 1.25
const PAN = 60
/** A press that wanders further than this is a drag and clicks nothing. */
const SLACK = 6

export function BoardFrame({ size, children }: FrameProps): ReactElement {
  const text = useText()
  const window = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 })
  const [glance, setGlance] = useState<Glance>(FITTED)
  const fit = Math.min(room.width / size.width, room.height / size.height) || 0
  const drawn: Size = { width: size.width * fit * glance.zoom, height: size.height * fit * glance.zoom }
  const natural: Size = { width: size.width * fit, height: size.height * fit }
  const bounds = { room, natural }

  useEffect(() => {
    const element = window.current
    if (!element) return
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const latest = useRef(bounds)
  useEffect(() => {
    latest.current = bounds
  })
  useGestures(window, latest, setGlance)

  const zoomBy = (factor: number): void => setGlance(now => scaled(now, factor, { x: 0, y: 0 }, bounds))
  const panBy = (x: number, y: number) => (): void => setGlance(now => moved(now, { x, y }, bounds))
  useKeys({
    '+': () => zoomBy(STEP),
    '=': () => zoomBy(STEP),
    '-': () => zoomBy(1 / STEP),
    f: () => setGlance(FITTED),
  })
  return (
    <div className="board">
      <section
        className="board-window"
        ref={window}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved by arrow keys must be reachable by keyboard.
        tabIndex={0}
        aria-label={text.table.boardKeys}
        onKeyDown={event => {
          if (event.target !== event.currentTarget) return
          const pan = {
            ArrowLeft: panBy(PAN, 0),
            ArrowRight: panBy(-PAN, 0),
            ArrowUp: panBy(0, PAN),
            ArrowDown: panBy(0, -PAN),
          }
          const move = Object.entries(pan).find(([key]) => key === event.key)?.[1]
          if (!move) return
          event.preventDefault()
          move()
        }}
      >
        <div
          className="board-sheet"
          style={{
            width: drawn.width,
            height: drawn.height,
            transform: `translate(${(room.width - drawn.width) / 2 + glance.x}px, ${(room.height - drawn.height) / 2 + glance.y}px)`,
          }}
        >
          {children}
        </div>
      </section>
      <div className="board-buttons">
        <button
          type="button"
          className="icon-button"
          aria-label={text.table.zoomIn}
          title={`${text.table.zoomIn} (+)`}
          onClick={() => zoomBy(STEP)}
        >
          <Glyph name="plus" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={text.table.zoomOut}
          title={`${text.table.zoomOut} (−)`}
          onClick={() => zoomBy(1 / STEP)}
        >
          <Glyph name="minus" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={text.table.fit}
          title={`${text.table.fit} (F)`}
          onClick={() => setGlance(FITTED)}
        >
          <Glyph name="fit" />
        </button>
      </div>
    </div>
  )
}

type Bounds = { readonly room: Size; readonly natural: Size }

/** Drag, wheel and pinch; a drag swallows the click it ends with. */
function useGestures(
  window: React.RefObject<HTMLDivElement | null>,
  bounds: React.RefObject<Bounds>,
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
      if (event.button !== 0) return
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

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
