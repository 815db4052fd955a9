// Empty, loading and failed places, in words that help.

import type { ReactElement, ReactNode } from 'react'
import { useText } from '../text/index.ts'

export function Loading(): ReactElement {
  const text = useText()
  return (
    <div className="kit-state" role="status">
      <svg className="kit-state-picture kit-spinner" viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="22" />
        <circle cx="32" cy="10" r="4" className="kit-spinner-dot" />
      </svg>
      <p>{text.common.loading}</p>
    </div>
  )
}

type PlaceProps = { readonly title?: string; readonly children: ReactNode; readonly actions?: ReactNode }

export function Place({ title, children, actions }: PlaceProps): ReactElement {
  return (
    <div className="kit-state">
      <svg className="kit-state-picture" viewBox="0 0 64 64" aria-hidden="true">
        <path d="M8 40h48M14 40v14M50 40v14M20 40l4-14h16l4 14" />
        <path d="M27 26l2-8h6l2 8" />
      </svg>
      {title ? <h1 className="kit-state-title">{title}</h1> : null}
      <p>{children}</p>
      {actions ? <div className="kit-row">{actions}</div> : null}
    </div>
  )
}
