// The window onto the board: drag to move it, wheel, pinch, buttons or keys to come closer.

import type { BoardSize } from '@ludoteka/ui'
import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Glyph } from '../../kit/glyph.tsx'
import { useMedia } from '../../settings/store.ts'
import { useText } from '../../text/index.ts'
import { useGestures } from './gestures.ts'
import { FITTED, type Glance, moved, type Size, scaled } from './glance.ts'
import { useKeys } from './useKeys.ts'

type FrameProps = {
  readonly size: BoardSize
  /** The board's other shape, for narrow rooms. */
  readonly tall?: BoardSize | undefined
  readonly children: ReactNode
}

const STEP = 1.25
/** A phone, or a page as narrow as one. */
const NARROW = 640
const PAN = 60

export function BoardFrame({ size: wide, tall, children }: FrameProps): ReactElement {
  const text = useText()
  const window = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 })
  const [most, setMost] = useState(Number.POSITIVE_INFINITY)
  const [glance, setGlance] = useState<Glance>(FITTED)
  const upright = useMedia('(orientation: portrait)')
  // Not by the room's own height: it changes with the question and the hand, and the shape must not.
  const reach = { width: room.width, height: most }
  const isTall = tall && upright && room.width < NARROW && fitOf(tall, reach) > fitOf(wide, reach)
  const shape = isTall ? tall : wide
  const height = shape.height + (upright ? (shape.below ?? 0) : 0)
  const size = grownTo(room, shape, height)
  const fit = fitOf(size, room)
  const drawn: Size = { width: size.width * fit * glance.zoom, height: size.height * fit * glance.zoom }
  const natural: Size = { width: size.width * fit, height: size.height * fit }
  const bounds = { room, natural }

  // Before anything is painted: a board without a size would be seen to jump.
  useLayoutEffect(() => {
    const element = window.current
    if (!element) return
    const measure = (): void => {
      setRoom({ width: element.clientWidth, height: element.clientHeight })
      setMost(highest(element))
    }
    measure()
    const observer = new ResizeObserver(measure)
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
    <div
      className={`table-board ${glance === FITTED ? 'is-fitted' : ''}`}
      style={{ '--shape': (shape.width / height).toFixed(4) }}
    >
      <section
        className="table-board-window"
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
          className="table-board-sheet"
          style={{
            width: drawn.width,
            height: drawn.height,
            transform: `translate(${(room.width - drawn.width) / 2 + glance.x}px, ${(room.height - drawn.height) / 2 + glance.y}px)`,
          }}
        >
          {children}
        </div>
      </section>
      <div className="table-board-buttons">
        <button
          type="button"
          className="kit-icon-button"
          aria-label={text.table.zoomIn}
          title={`${text.table.zoomIn} (+)`}
          onClick={() => zoomBy(STEP)}
        >
          <Glyph name="plus" />
        </button>
        <button
          type="button"
          className="kit-icon-button"
          aria-label={text.table.zoomOut}
          title={`${text.table.zoomOut} (−)`}
          onClick={() => zoomBy(1 / STEP)}
        >
          <Glyph name="minus" />
        </button>
        <button
          type="button"
          className="kit-icon-button"
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

/** How high the board usually may become, whatever is asked; the styles say. */
function highest(element: Element): number {
  const [, pixels] = /^([\d.]+)px$/.exec(getComputedStyle(element).getPropertyValue('--board-usual')) ?? []
  return pixels === undefined ? Number.POSITIVE_INFINITY : Number(pixels)
}

/** Over the room's whole width, as high as the room allows; never so that the board itself would lose any of it. */
function grownTo(room: Size, { width, height }: Size, most: number): Size {
  const allowed = (room.height * width) / room.width || 0
  return { width, height: Math.min(Math.max(height, allowed), most) }
}

const fitOf = (size: Size, room: Size): number => Math.min(room.width / size.width, room.height / size.height) || 0
