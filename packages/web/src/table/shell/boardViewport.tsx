// The part of the page that shows the board: pan by dragging, zoom by wheel, pinch, buttons or keys.

import { type BoardSize, rememberPress } from '@ludoteka/ui'
import {
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Glyph } from '../../kit/glyph.tsx'
import { useMedia } from '../../settings/store.ts'
import { useText } from '../../text/index.ts'
import { FITTED, type PanZoom, panned, type Size, useGestures, zoomed } from './panZoom.ts'
import { useKeys } from './useKeys.ts'

type ViewportProps = {
  readonly size: BoardSize
  /** The board's other shape, for narrow viewports. */
  readonly tall?: BoardSize | undefined
  /** Whether the viewer is asked; when that is over, a board that a tap has brought nearer is shown whole again. */
  readonly isAsked: boolean
  /** Hears of the pointer over the board. */
  readonly pointer: Pick<HTMLAttributes<HTMLElement>, 'onPointerMove' | 'onPointerLeave'>
  /** Lies over the board's upper edge, and does not move with it. */
  readonly above?: ReactNode
  readonly children: ReactNode
}

const ZOOM_STEP = 1.25
const PAN_STEP = 60
/** Below this width a viewport is narrow. */
const NARROW = 640

export function BoardViewport({ size: wide, tall, isAsked, pointer, above, children }: ViewportProps): ReactElement {
  const text = useText()
  const viewport = useRef<HTMLDivElement>(null)
  const [available, setAvailable] = useState<Size>({ width: 0, height: 0 })
  const [mostHeight, setMostHeight] = useState(Number.POSITIVE_INFINITY)
  const [panZoom, setPanZoom] = useState<PanZoom>(FITTED)
  const upright = useMedia('(orientation: portrait)')
  // Not by the viewport's own height, which changes with the question and the hand.
  const limit = { width: available.width, height: mostHeight }
  const isTall = tall && upright && available.width < NARROW && fitOf(tall, limit) > fitOf(wide, limit)
  const shape = isTall ? tall : wide
  const height = shape.height + (upright ? (shape.below ?? 0) : 0)
  const size = upright ? grown(available, shape, height) : widened(available, shape)
  const fit = fitOf(size, available)
  const drawn: Size = { width: size.width * fit * panZoom.zoom, height: size.height * fit * panZoom.zoom }
  const fitted: Size = { width: size.width * fit, height: size.height * fit }
  const bounds = { viewport: available, fitted }

  // Before the first paint: otherwise the board would jump.
  useLayoutEffect(() => {
    const element = viewport.current
    if (!element) return
    const measure = (): void => {
      setAvailable({ width: element.clientWidth, height: element.clientHeight })
      setMostHeight(usualHeight(element))
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
  useGestures(viewport, latest, setPanZoom)

  useEffect(() => {
    if (!isAsked) setPanZoom(now => (now.isMagnified ? FITTED : now))
  }, [isAsked])

  const zoomBy = (factor: number): void => setPanZoom(now => zoomed(now, factor, { x: 0, y: 0 }, bounds))
  const panBy = (x: number, y: number) => (): void => setPanZoom(now => panned(now, { x, y }, bounds))
  useKeys({
    '+': () => zoomBy(ZOOM_STEP),
    '=': () => zoomBy(ZOOM_STEP),
    '-': () => zoomBy(1 / ZOOM_STEP),
    f: () => setPanZoom(FITTED),
  })
  return (
    <div
      className={`table-board ${panZoom === FITTED ? 'is-fitted' : ''}`}
      style={{ '--shape': (shape.width / height).toFixed(4) }}
    >
      <section
        className="table-board-window"
        ref={viewport}
        {...pointer}
        onPointerDownCapture={rememberPress}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved by arrow keys must be reachable by keyboard.
        tabIndex={0}
        aria-label={text.table.boardKeys}
        onKeyDown={event => {
          if (event.target !== event.currentTarget) return
          const pan = {
            ArrowLeft: panBy(PAN_STEP, 0),
            ArrowRight: panBy(-PAN_STEP, 0),
            ArrowUp: panBy(0, PAN_STEP),
            ArrowDown: panBy(0, -PAN_STEP),
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
            transform: `translate(${(available.width - drawn.width) / 2 + panZoom.x}px, ${(available.height - drawn.height) / 2 + panZoom.y}px)`,
          }}
        >
          {children}
        </div>
      </section>
      {above}
      <div className="table-board-buttons">
        <button
          type="button"
          className="kit-icon-button"
          aria-label={text.table.zoomIn}
          title={`${text.table.zoomIn} (+)`}
          onClick={() => zoomBy(ZOOM_STEP)}
        >
          <Glyph name="plus" />
        </button>
        <button
          type="button"
          className="kit-icon-button"
          aria-label={text.table.zoomOut}
          title={`${text.table.zoomOut} (−)`}
          onClick={() => zoomBy(1 / ZOOM_STEP)}
        >
          <Glyph name="minus" />
        </button>
        <button
          type="button"
          className="kit-icon-button"
          aria-label={text.table.fit}
          title={`${text.table.fit} (F)`}
          onClick={() => setPanZoom(FITTED)}
        >
          <Glyph name="fit" />
        </button>
      </div>
    </div>
  )
}

/** The height the board may have whatever is asked, as the stylesheet computes it. */
function usualHeight(element: Element): number {
  const [, pixels] = /^([\d.]+)px$/.exec(getComputedStyle(element).getPropertyValue('--board-usual')) ?? []
  return pixels === undefined ? Number.POSITIVE_INFINITY : Number(pixels)
}

/** As wide as the viewport and as high as it allows, but not smaller than the board itself. */
function grown(available: Size, { width, height }: Size, most: number): Size {
  const allowed = (available.height * width) / available.width || 0
  return { width, height: Math.min(Math.max(height, allowed), most) }
}

/** As high as the viewport and as wide as it allows, but not smaller than the board itself. */
function widened(available: Size, { width, height, beside = 0 }: BoardSize): Size {
  const allowed = (available.width * height) / available.height || 0
  return { width: Math.min(Math.max(width, allowed), width + beside), height }
}

const fitOf = (size: Size, available: Size): number =>
  Math.min(available.width / size.width, available.height / size.height) || 0
