// Why something could not be done, in words that help.

import type { Problem } from '@ludoteka/protocol'
import type { ReactElement } from 'react'
import { ApiError } from '../api.ts'
import { useText } from '../text/index.ts'

type Words = Readonly<Partial<Record<Problem['error'], string>>>

type RefusalProps = {
  readonly error: unknown
  /** What a refusal means here. */
  readonly words?: Words
  /** For what nobody has foreseen. */
  readonly otherwise?: string
}

export function Refusal({ error, words = {}, otherwise }: RefusalProps): ReactElement | null {
  const { settings, account } = useText()
  if (error === undefined) return null
  const everywhere: Words = { unavailable: settings.offline, 'too-many': account.tooMany }
  const code = error instanceof ApiError ? error.problem.error : 'internal'
  return (
    <p className="kit-problem" role="alert">
      {words[code] ?? everywhere[code] ?? otherwise ?? account.failed}
    </p>
  )
}
