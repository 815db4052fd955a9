// What is shown instead of a page: while it loads, when there is nothing, and after an error.

import { Component, type ReactElement, type ReactNode } from 'react'
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

type MessagePageProps = { readonly title?: string; readonly children: ReactNode; readonly actions?: ReactNode }

export function MessagePage({ title, children, actions }: MessagePageProps): ReactElement {
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

type BoundaryState = { readonly hasFailed: boolean }

/** Shows a message instead of an empty page when drawing it has thrown. */
type BoundaryProps = {
  readonly children: ReactNode
  /** Shown in place of what has failed; the page that says so, if none is given. */
  readonly fallback?: ReactNode
}

export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    const { children, fallback = <ErrorPage /> } = this.props
    return this.state.hasFailed ? fallback : children
  }
}

function ErrorPage(): ReactElement {
  const text = useText()
  return (
    <MessagePage
      title={text.broken.title}
      actions={
        <button type="button" className="kit-button is-primary" onClick={() => location.reload()}>
          {text.broken.reload}
        </button>
      }
    >
      {text.broken.note}
    </MessagePage>
  )
}
