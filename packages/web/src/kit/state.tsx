// What is shown instead of a page: while it loads, when there is nothing, and after an error.

import { Component, type ReactElement, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useText } from '../text/index.ts'
import { forgetFailures, isLoadFailure } from './loadOnce.ts'

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

/** Without other actions it leads to the games: no page is a dead end. */
export function MessagePage({ title, children, actions }: MessagePageProps): ReactElement {
  const { notFound } = useText()
  return (
    <div className="kit-state">
      <svg className="kit-state-picture" viewBox="0 0 64 64" aria-hidden="true">
        <path d="M8 40h48M14 40v14M50 40v14M20 40l4-14h16l4 14" />
        <path d="M27 26l2-8h6l2 8" />
      </svg>
      {title ? <h1 className="kit-state-title">{title}</h1> : null}
      <p>{children}</p>
      <div className="kit-row">
        {actions ?? (
          <Link href="/" className="kit-button is-primary">
            {notFound.home}
          </Link>
        )}
      </div>
    </div>
  )
}

type Failure = 'loading' | 'broken'
type BoundaryState = { readonly failure: Failure | undefined; readonly attempts: number }

type BoundaryProps = {
  readonly children: ReactNode
  /** Shown in place of what has failed; the page that says so, if none is given. */
  readonly fallback?: ReactNode
}

/** Shows a message instead of an empty page when drawing it has thrown. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: undefined, attempts: 0 }

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, 'failure'> {
    return { failure: isLoadFailure(error) ? 'loading' : 'broken' }
  }

  /** What some browsers have failed to load once they never load again: then only a new page helps. */
  readonly tryAgain = (): void => {
    if (this.state.attempts > 0) location.reload()
    forgetFailures()
    this.setState(({ attempts }) => ({ failure: undefined, attempts: attempts + 1 }))
  }

  override render(): ReactNode {
    const { children, fallback } = this.props
    const { failure } = this.state
    if (failure === undefined) return children
    if (fallback !== undefined) return fallback
    return <ErrorPage failure={failure} onRetry={failure === 'loading' ? this.tryAgain : () => location.reload()} />
  }
}

type ErrorPageProps = { readonly failure: Failure; readonly onRetry: () => void }

function ErrorPage({ failure, onRetry }: ErrorPageProps): ReactElement {
  const text = useText()
  const words = failure === 'loading' ? text.notLoaded : text.broken
  return (
    <MessagePage
      title={words.title}
      actions={
        <button type="button" className="kit-button is-primary" onClick={onRetry}>
          {words.retry}
        </button>
      }
    >
      {words.note}
    </MessagePage>
  )
}
