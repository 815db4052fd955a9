// Whether something has come into sight: pictures are loaded then and not before. Browsers begin to load what is merely
// lazy several screens early.

import { type RefObject, useEffect, useRef, useState } from 'react'

/** Once seen, it stays so. */
export function useSeen<T extends Element>(): readonly [RefObject<T | null>, boolean] {
  const part = useRef<T>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = part.current
    if (!element || isSeen) return
    const observer = new IntersectionObserver(entries => setSeen(entries.some(entry => entry.isIntersecting)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [isSeen])
  return [part, isSeen]
}
