// Keyboard shortcuts of the table, which work wherever the focus is, except in a text field or a dialog.

import { useEffect, useRef } from 'react'

type Keys = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>

const TEXT_FIELDS = 'input:not([type=range]), textarea, select, [contenteditable]'

/** Whether the focused control needs the key itself. */
function isHandled(target: Element, key: string): boolean {
  if (target.closest('dialog') || target.closest(TEXT_FIELDS)) return true
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
      if (!handler || (event.target instanceof Element && isHandled(event.target, event.key))) return
      event.preventDefault()
      handler(event)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
