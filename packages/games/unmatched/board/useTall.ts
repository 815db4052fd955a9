// Whether the room for the board is taller than wide.

import { type RefObject, useLayoutEffect, useState } from 'react'

export function useTall(room: RefObject<HTMLElement | null>): boolean {
  const [isTall, setTall] = useState(false)
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return undefined
    const measure = (): void => setTall(element.clientHeight > element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [room])
  return isTall
}
