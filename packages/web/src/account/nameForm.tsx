// The name at the table.

import type { Session } from '@ludoteka/protocol'
import { type FormEvent, type ReactElement, useState } from 'react'
import * as api from '../api.ts'
import { useText } from '../text/index.ts'
import { ensureSession, setSession } from './session.ts'

export function NameForm({ session }: { readonly session: Session | undefined }): ReactElement {
  const text = useText()
  const [name, setName] = useState(session?.account.name ?? '')
  const [told, setTold] = useState<string>()
  const save = (event: FormEvent): void => {
    event.preventDefault()
    void ensureSession()
      .then(() => api.changeMe({ name }))
      .then(
        next => {
          setSession(next)
          setTold(text.account.saved)
        },
        () => setTold(text.settings.offline),
      )
  }
  return (
    <form className="kit-field" onSubmit={save}>
      <label htmlFor="player-name">{text.account.name}</label>
      <span className="kit-row is-tight">
        <input id="player-name" value={name} maxLength={24} required onChange={event => setName(event.target.value)} />
        <button type="submit" className="kit-button">
          {text.account.save}
        </button>
      </span>
      {told ? (
        <span className="kit-quiet" role="status">
          {told}
        </span>
      ) : null}
    </form>
  )
}
