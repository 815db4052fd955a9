// Dialogs on top of the page: the browser keeps the focus inside and closes them with Escape.

import { type ReactElement, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useText } from '../text/index.ts'
import { Glyph } from './glyph.tsx'

type DialogProps = {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly kind?: Kind
}

/** A sheet comes from below on narrow screens; a panel is a sheet whose tabs are heading enough; an event has a large heading. */
type Kind = 'plain' | 'sheet' | 'panel' | 'wide' | 'event'

const MODIFIERS: Readonly<Record<Kind, string>> = {
  plain: '',
  sheet: 'is-sheet',
  panel: 'is-sheet is-panel',
  wide: 'is-wide',
  event: 'is-event',
}

export function Dialog({ title, onClose, children, kind = 'plain' }: DialogProps): ReactElement {
  const text = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const isEvent = kind === 'event'
  // Closed while it is still in the document: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const opened = dialog.current
    if (opened && !opened.open) opened.showModal()
    // What has happened is read first; the way out needs no ring around it yet.
    if (isEvent) opened?.querySelector('h2')?.focus()
    return () => opened?.close()
  }, [isEvent])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is on the backdrop only.
    <dialog
      ref={dialog}
      className={`kit-dialog ${MODIFIERS[kind]}`}
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClick={event => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className="kit-dialog-inside">
        <header className="kit-dialog-head">
          <h2 id={heading} {...(isEvent ? { tabIndex: -1 } : {})}>
            {title}
          </h2>
          <button type="button" className="kit-icon-button" aria-label={text.common.close} onClick={onClose}>
            <Glyph name="close" />
          </button>
        </header>
        {/* A long text without controls must be scrollable by keyboard. */}
        <div className="kit-dialog-body" {...(kind === 'wide' ? { tabIndex: 0 } : {})}>
          {children}
        </div>
      </div>
    </dialog>
  )
}

type ConfirmProps = {
  readonly title: string
  /** The label of the button that does it. */
  readonly label: string
  readonly children: ReactNode
  /** Something would be lost. */
  readonly isDanger?: boolean
  readonly isPending?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** The last question before what cannot be undone. */
export function Confirm(props: ConfirmProps): ReactElement {
  const { title, label, children, isDanger = false, isPending = false, onConfirm, onClose } = props
  const text = useText()
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <div className="kit-row">
        <button
          type="button"
          className={`kit-button ${isDanger ? 'is-danger' : 'is-primary'}`}
          disabled={isPending}
          onClick={onConfirm}
        >
          {label}
        </button>
        <button type="button" className="kit-button" onClick={onClose}>
          {text.common.cancel}
        </button>
      </div>
    </Dialog>
  )
}
