// Another password under the same login, for whoever knows the one there is.

import { type FormEvent, type ReactElement, useState } from 'react'
import * as api from '../api.ts'
import { useText } from '../text/index.ts'
import { PasswordField } from './passwordField.tsx'
import { Refusal } from './refusal.tsx'
import { setSession } from './session.ts'
import { useDeed } from './useDeed.ts'

export function ChangePassword({ login }: { readonly login: string }): ReactElement {
  const { account } = useText()
  const [current, setCurrent] = useState('')
  const [fresh, setFresh] = useState('')
  const [isChanged, setChanged] = useState(false)
  const { run, error, isUnderWay } = useDeed()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setChanged(false)
    run(
      () => api.claim(login, fresh, current),
      next => {
        setSession(next)
        setCurrent('')
        setFresh('')
        setChanged(true)
      },
    )
  }
  return (
    <form className="account-credentials" onSubmit={submit}>
      {/* For programs that keep passwords. */}
      <input hidden autoComplete="username" value={login} readOnly />
      <PasswordField label={account.currentPassword} value={current} onChange={setCurrent} />
      <PasswordField label={account.newPassword} value={fresh} onChange={setFresh} fresh />
      <button type="submit" className="kit-button" disabled={isUnderWay}>
        {account.changePassword}
      </button>
      <Refusal error={error} words={{ forbidden: account.wrongPassword, 'bad-request': account.badLogin }} />
      <p className="kit-quiet" role="status">
        {isChanged ? account.passwordChanged : null}
      </p>
    </form>
  )
}
