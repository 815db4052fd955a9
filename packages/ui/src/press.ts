// The pointer: where a click was, and showing something large on hover, long press or the space key.

import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

const HOVER_MS = 350
const LONG_PRESS_MS = 450
/** A finger that moves further than this many pixels is scrolling. */
const SCROLL_START = 10
/** A mouse that is nearer than this many pixels to where it pressed has not moved. */
const REST = 3

/** Two clicks no further apart than this, in time and in pixels, are a double click. */
const DOUBLE_MS = 400
const DOUBLE_APART = 24

type Press = { readonly x: number; readonly y: number; readonly time: number }

/** Where something was pressed last. */
let pressed: Press | undefined
/** Whether it was pressed there just before as well. */
let isDouble = false
let isWatching = false

function watchPresses(): void {
  if (isWatching) return
  isWatching = true
  addEventListener(
    'pointerdown',
    ({ clientX: x, clientY: y, timeStamp: time }) => {
      isDouble = pressed !== undefined && time - pressed.time < DOUBLE_MS && apart(pressed, { x, y }) < DOUBLE_APART
      pressed = { x, y, time }
    },
    true,
  )
}

type Point = Pick<Press, 'x' | 'y'>
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** What comes to lie under a mouse at rest, because something was clicked there, is not looked at. */
const isAtRest = ({ clientX: x, clientY: y }: PointerEvent): boolean =>
  pressed !== undefined && apart(pressed, { x, y }) < REST

/** The second click of a double click was meant for what the first one hit, not for what came up there. */
export const isSecondClick = ({ detail }: MouseEvent): boolean => detail > 0 && isDouble

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
  const hideShown = useRef<() => void>(undefined)
  useEffect(() => {
    watchPresses()
    return () => {
      clearTimeout(timer.current)
      // Whatever is taken off the table leaves nothing behind.
      hideShown.current?.()
    }
  }, [])

  const showNow = (): void => {
    hideShown.current = hide
    show()
  }
  const stop = (): void => {
    clearTimeout(timer.current)
    hideShown.current = undefined
    hide()
  }
  const startTimer = (ms: number, callback: () => void): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(callback, ms)
  }
  return {
    onPointerEnter: event => {
      if (event.pointerType === 'mouse' && !isAtRest(event)) startTimer(HOVER_MS, showNow)
    },
    onPointerLeave: stop,
    onPointerDown: event => {
      press.current = { x: event.clientX, y: event.clientY, shown: false }
      if (event.pointerType === 'mouse') return stop()
      startTimer(LONG_PRESS_MS, () => {
        press.current.shown = true
        showNow()
      })
    },
    onPointerMove: event => {
      const { x, y } = press.current
      const isScrolling = Math.hypot(event.clientX - x, event.clientY - y) > SCROLL_START
      if (event.pointerType !== 'mouse' && isScrolling) stop()
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
        if (!event.repeat) showNow()
      } else if (event.key === 'Escape') stop()
    },
    onBlur: stop,
  }
}

/** Handlers that tell whether the keyboard is at something; a finger or a mouse leaves the focus there without meaning it. */
export function focusHandlers(isAt: (at: boolean) => void): { onFocus(event: FocusEvent): void; onBlur(): void } {
  return {
    onFocus: event => {
      if (event.currentTarget.matches(':focus-visible')) isAt(true)
    },
    onBlur: () => isAt(false),
  }
}

/** The position of a click; for the keyboard the centre of the element. */
export function pointOfClick(event: MouseEvent<HTMLElement>): { readonly x: number; readonly y: number } {
  if (event.detail > 0) return { x: event.clientX, y: event.clientY }
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
