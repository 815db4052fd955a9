// The last question before an answer: that it is likely to lose the match at once, or that it can't be undone.

import type { GameText } from '@ludoteka/kernel'
import type { ReactElement } from 'react'
import { Confirm } from '../../kit/dialog.tsx'
import { useText } from '../../text/index.ts'
import type { AnswerNames } from './answers.ts'
import type { Answering } from './useAnswering.ts'

type ConfirmAnswerProps = {
  readonly answering: Answering
  readonly words: GameText
  readonly nameOf: AnswerNames
}

export function ConfirmAnswer({ answering, words, nameOf }: ConfirmAnswerProps): ReactElement | null {
  const text = useText()
  const { unconfirmed, confirm, cancel } = answering
  if (!unconfirmed) return null
  const { verb, arg, warning } = unconfirmed
  return (
    <Confirm
      title={nameOf(verb, arg)}
      label={warning ? text.table.riskIt : text.table.confirm}
      isDanger={warning !== undefined}
      onConfirm={confirm}
      onClose={cancel}
    >
      {warning ? <p className="table-warning">{words.warning?.(warning)}</p> : <p>{text.table.confirmAsk}</p>}
      {warning ? <p>{text.table.riskAsk}</p> : null}
    </Confirm>
  )
}
