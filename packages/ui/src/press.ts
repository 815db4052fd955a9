// Showing something large: hover with a mouse, a long press on glass, space on the keyboard.

import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

const HOVER_MS = 350
const LONG_PRESS_MS = 450
/** A finger that wanders further than this is scrolling. */
const WANDER = 10

type ZoomHandlers = {
  onPointerEnter(event: PointerEvent): void
  onPointerLeave(event: PointerEvent): void
  onPointerDown(event: PointerEvent): void
  onPointerMove(event: PointerEvent): void
  onPointerUp(event: PointerEvent): void
  onPointerCancel(event: PointerEvent): void
  onClickCapture(event: MouseEvent): void
  onContextMenu(event: MouseEvent): void
  onKeyDown(event: KeyboardEvent): void
  onBlur(): void
}

/** Handlers for one thing that `zoom` can show; a long press does not count as a click. */
export function useZoom(show: () => void, hide: () => void): ZoomHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const press = useRef({ x: 0, y: 0, shown: false })
  useEffect(() => () => clearTimeout(timer.current), [])

  const stop = (): void => {
    clearTimeout(timer.current)
    hide()
  }
  const after = (ms: number, then: () => void): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(then, ms)
  }
  return {
    onPointerEnter: event => {
      if (event.pointerType === 'mouse') after(HOVER_MS, show)
    },
    onPointerLeave: stop,
    onPointerDown: event => {
      press.current = { x: event.clientX, y: event.clientY, shown: false }
      if (event.pointerType === 'mouse') return stop()
      after(LONG_PRESS_MS, () => {
        press.current.shown = true
        show()
      })
    },
    onPointerMove: event => {
      const { x, y } = press.current
      const wandered = Math.hypot(event.clientX - x, event.clientY - y) > WANDER
      if (event.pointerType !== 'mouse' && wandered) stop()
    },
    onPointerUp: event => {
      if (event.pointerType !== 'mouse') stop()
    },
    onPointerCancel: stop,
    onClickCapture: event => {
      if (press.current.shown && event.detail > 0) {
        event.preventDefault()
        event.stopPropagation()
      }
      press.current.shown = false
    },
    onContextMenu: event => {
      if (press.current.shown) event.preventDefault()
    },
    onKeyDown: event => {
      if (event.key === ' ') {
        event.preventDefault()
        if (!event.repeat) show()
      } else if (event.key === 'Escape') stop()
    },
    onBlur: stop,
  }
}
