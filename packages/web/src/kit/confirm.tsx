// The last question before what can't be taken back.

import type { ReactElement, ReactNode } from 'react'
import { useText } from '../text/index.ts'
import { Dialog } from './dialog.tsx'

type ConfirmProps = {
  readonly title: string
  /** What happens, as the button says it. */
  readonly label: string
  readonly children: ReactNode
  readonly isUnderWay: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export function Confirm({ title, label, children, isUnderWay, onConfirm, onClose }: ConfirmProps): ReactElement {
  const text = useText()
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <div className="row">
        <button type="button" className="button danger" disabled={isUnderWay} onClick={onConfirm}>
          {label}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {text.common.cancel}
        </button>
      </div>
    </Dialog>
  )
}
