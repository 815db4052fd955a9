// Keys of the table that work wherever the focus is, except while somebody writes or a dialog is open.

import { useEffect, useRef } from 'react'

type Keys = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>

const WRITING = 'input:not([type=range]), textarea, select, [contenteditable]'

/** A focused control keeps the keys it lives on itself. */
function isTaken(target: Element, key: string): boolean {
  if (target.closest('dialog') || target.closest(WRITING)) return true
  if (key === ' ') return target.closest('button, a, summary, [role=button]') !== null
  return key.startsWith('Arrow') && target.closest('[role=tablist], [data-own-arrows], input[type=range]') !== null
}

export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const handler = latest.current[event.key]
      if (!handler || (event.target instanceof Element && isTaken(event.target, event.key))) return
      event.preventDefault()
      handler(event)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
