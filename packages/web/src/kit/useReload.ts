// Loads something again from time to time while the page is visible.

import { useEffect } from 'react'

export function useReload(reload: () => void, everyMs: number): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) reload()
    }, everyMs)
    return () => clearInterval(timer)
  }, [reload, everyMs])
}
