// Tabs by the ARIA pattern: arrow keys move between them, only the chosen one is in the tab order.

import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef } from 'react'

type Tab<K extends string> = {
  readonly key: K
  readonly label: string
  readonly badge?: number
  readonly icon?: ReactNode
}

type TabsProps<K extends string> = {
  readonly label: string
  readonly tabs: readonly Tab<K>[]
  readonly chosen: K
  readonly onChoose: (key: K) => void
  readonly children: ReactNode
  readonly extra?: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

export function Tabs<K extends string>({ label, tabs, chosen, onChoose, children, extra }: TabsProps<K>): ReactElement {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = tabs.findIndex(({ key }) => key === chosen)
    const next = (at + step + tabs.length) % tabs.length
    const tab = tabs[next]
    if (!tab) return
    onChoose(tab.key)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div className="kit-tabs">
      <div className="kit-tabs-row">
        <div role="tablist" aria-label={label} className="kit-tabs-list" ref={row}>
          {tabs.map(({ key, label: name, badge, icon }) => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`${id}-${key}`}
              aria-selected={key === chosen}
              aria-controls={`${id}-panel`}
              tabIndex={key === chosen ? 0 : -1}
              className="kit-tab"
              onClick={() => onChoose(key)}
              onKeyDown={move}
            >
              {icon}
              {name}
              {badge ? <span className="kit-badge">{badge}</span> : null}
            </button>
          ))}
        </div>
        {extra}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} className="kit-tab-panel">
        {children}
      </div>
    </div>
  )
}
