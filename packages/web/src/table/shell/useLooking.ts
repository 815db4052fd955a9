// Whether somebody looks at the board rather than at a hand that has come up over it: a mouse that rests on the board after
// it was moved there. A mouse that only crosses it on its way to a card changes nothing.

import { type PointerEvent, useEffect, useRef, useState } from 'react'

const REST_MS = 350

type Looking = {
  readonly isLooking: boolean
  /** For the board. */
  readonly onBoard: {
    onPointerMove(event: PointerEvent): void
    onPointerLeave(): void
  }
  /** The pointer is on the question or the hand again. */
  readonly onBottom: () => void
}

/** With each question the hand comes up again, until the mouse is moved. */
export function useLooking(question: number): Looking {
  const [since, setSince] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = (): void => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isLooking: since === question,
    onBoard: {
      onPointerMove({ pointerType }) {
        stop()
        if (pointerType === 'mouse') timer.current = setTimeout(() => setSince(question), REST_MS)
      },
      onPointerLeave: stop,
    },
    onBottom() {
      stop()
      setSince(undefined)
    },
  }
}
