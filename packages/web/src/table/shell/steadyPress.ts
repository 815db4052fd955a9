// A mouse that is pressed on a button and rests there means that button, also if it moves away before the release: the hand
// comes up with a question and takes the answers with it. Browsers send a click to neither of the two then.

import type { PointerEvent as ReactPointerEvent } from 'react'

/** A hand that holds still moves the mouse by so much. */
const REST_PX = 4

/** For the `onPointerDown` of a part whose buttons may move. */
export function keepPress({ target, pointerId, pointerType, clientX, clientY, button: side }: ReactPointerEvent): void {
  const button = target instanceof Element ? target.closest('button') : null
  if (!button || pointerType === 'touch' || side !== 0) return
  const released = new AbortController()
  const release = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return
    released.abort()
    const isStill = Math.hypot(event.clientX - clientX, event.clientY - clientY) <= REST_PX
    const hasLeft = !(event.target instanceof Node && button.contains(event.target))
    if (event.type === 'pointerup' && isStill && hasLeft && button.isConnected) button.click()
  }
  for (const type of ['pointerup', 'pointercancel'] as const)
    addEventListener(type, release, { signal: released.signal, capture: true })
}
