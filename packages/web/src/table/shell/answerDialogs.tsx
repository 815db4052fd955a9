// All legal answers as a list, and the last question before one that can't be taken back.

import type { ReactElement } from 'react'
import { Confirm } from '../../kit/confirm.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { useText } from '../../text/index.ts'
import type { Answer } from './answers.ts'

type ListProps = {
  readonly answers: readonly Answer[]
  readonly onPick: (answer: Answer) => void
  readonly onClose: () => void
}

export function AnswerList({ answers, onPick, onClose }: ListProps): ReactElement {
  const text = useText()
  return (
    <Dialog title={text.table.allChoices} onClose={onClose} kind="sheet">
      <p className="kit-quiet">{text.table.choicesNote}</p>
      <ul className="table-choices">
        {answers.map(answer => (
          <li key={answer.key}>
            <button type="button" className="kit-button" onClick={() => onPick(answer)}>
              {answer.label}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

type CheckProps = { readonly label: string; readonly onSure: () => void; readonly onClose: () => void }

export function AnswerCheck({ label, onSure, onClose }: CheckProps): ReactElement {
  const text = useText()
  return (
    <Confirm title={label} label={text.table.confirm} onConfirm={onSure} onClose={onClose}>
      <p>{text.table.confirmAsk}</p>
    </Confirm>
  )
}
