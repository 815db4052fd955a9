// The last question before what can't be taken back.

import type { ReactElement, ReactNode } from 'react'
import { useText } from '../text/index.ts'
import { Dialog } from './dialog.tsx'

type ConfirmProps = {
  readonly title: string
  /** What happens, as the button says it. */
  readonly label: string
  readonly children: ReactNode
  /** Something of one's own would be lost. */
  readonly isDanger?: boolean
  readonly isUnderWay?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export function Confirm(props: ConfirmProps): ReactElement {
  const { title, label, children, isDanger = false, isUnderWay = false, onConfirm, onClose } = props
  const text = useText()
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <div className="kit-row">
        <button
          type="button"
          className={`kit-button ${isDanger ? 'is-danger' : 'is-primary'}`}
          disabled={isUnderWay}
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
