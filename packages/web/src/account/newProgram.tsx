// A name is all a new program needs.

import { type BotAccount, MOST_BOTS } from '@ludoteka/protocol'
import { type FormEvent, type ReactElement, useId, useState } from 'react'
import * as api from '../api.ts'
import { useText } from '../text/index.ts'
import { Refusal } from './refusal.tsx'
import { useDeed } from './useDeed.ts'

export function NewProgram({ onMade }: { readonly onMade: (made: BotAccount) => void }): ReactElement {
  const { account } = useText()
  const field = useId()
  const [name, setName] = useState('')
  const { run, error, isUnderWay } = useDeed()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    run(
      () => api.newProgram(name),
      made => {
        setName('')
        onMade(made)
      },
    )
  }
  return (
    <form className="kit-field" onSubmit={submit}>
      <label htmlFor={field}>{account.programName}</label>
      <span className="kit-row is-tight">
        <input id={field} value={name} maxLength={24} required onChange={event => setName(event.target.value)} />
        <button type="submit" className="kit-button" disabled={isUnderWay}>
          {account.newProgram}
        </button>
      </span>
      <Refusal error={error} words={{ conflict: account.mostPrograms(MOST_BOTS) }} />
    </form>
  )
}
