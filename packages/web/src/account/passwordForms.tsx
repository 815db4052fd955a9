// Forms with a password: to create a login, to sign in, to change the password.

import type { Session } from '@ludoteka/protocol'
import { type FormEvent, type ReactElement, useState } from 'react'
import * as api from '../api.ts'
import { useText } from '../text/index.ts'
import { OtherWays } from './otherWays.tsx'
import { PasswordField } from './passwordField.tsx'
import { useProvenRequest } from './proof.tsx'
import { RequestError } from './requests.tsx'
import { setSession } from './session.ts'

export function CreateLogin({ label }: { readonly label: string }): ReactElement {
  const { account } = useText()
  const messages = { conflict: account.loginTaken, 'bad-request': account.badLogin }
  return <LoginForm label={label} messages={messages} send={api.claim} isNew />
}

export function SignIn(): ReactElement {
  const { account } = useText()
  const messages = { 'not-signed-in': account.wrongLogin, 'bad-request': account.wrongLogin }
  return <LoginForm label={account.signIn} messages={messages} send={api.signIn} />
}

type LoginFormProps = {
  readonly label: string
  readonly messages: NonNullable<Parameters<typeof RequestError>[0]['messages']>
  readonly send: (login: string, password: string) => Promise<Session>
  readonly isNew?: boolean
}

function LoginForm({ label, messages, send, isNew = false }: LoginFormProps): ReactElement {
  const { account } = useText()
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const { run, error, isPending, proof } = useProvenRequest()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    run(() => send(login, password), setSession)
  }
  return (
    <>
      <form className="account-credentials" onSubmit={submit}>
        <label>
          <span>{account.login}</span>
          <input
            autoComplete="username"
            value={login}
            minLength={3}
            maxLength={40}
            required
            onChange={event => setLogin(event.target.value)}
          />
        </label>
        <PasswordField
          label={isNew ? account.password : account.passwordShort}
          value={password}
          onChange={setPassword}
          isNew={isNew}
        />
        <button type="submit" className="kit-button" disabled={isPending}>
          {label}
        </button>
        <RequestError error={error} messages={messages} />
      </form>
      {proof}
    </>
  )
}

type ChangePasswordProps = {
  readonly login: string
  /** Passkeys, programs or codes were removed. */
  readonly onRemoved: () => void
}

export function ChangePassword({ login, onRemoved }: ChangePasswordProps): ReactElement {
  const { account } = useText()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [isChanged, setChanged] = useState(false)
  const { run, error, isPending, proof } = useProvenRequest()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setChanged(false)
    run(
      () => api.claim(login, next, current === '' ? undefined : current),
      session => {
        setSession(session)
        setCurrent('')
        setNext('')
        setChanged(true)
      },
    )
  }
  return (
    <>
      <form className="account-credentials" onSubmit={submit}>
        {/* For password managers. */}
        <input hidden autoComplete="username" value={login} readOnly />
        <PasswordField label={account.currentPassword} value={current} onChange={setCurrent} isOptional />
        <p className="kit-quiet">{account.forgotten}</p>
        <PasswordField label={account.newPassword} value={next} onChange={setNext} isNew />
        <button type="submit" className="kit-button" disabled={isPending}>
          {account.changePassword}
        </button>
        <RequestError error={error} messages={{ forbidden: account.wrongPassword, 'bad-request': account.badLogin }} />
        <p className="kit-quiet" role="status">
          {isChanged ? account.passwordChanged : null}
        </p>
      </form>
      {proof}
      {isChanged ? <OtherWays onRemoved={onRemoved} /> : null}
    </>
  )
}
