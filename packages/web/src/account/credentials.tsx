// Login and password: to keep an account with, or to sign in.

import type { Session } from '@ludoteka/protocol'
import { type FormEvent, type ReactElement, useState } from 'react'
import * as api from '../api.ts'
import { useText } from '../text/index.ts'
import { PasswordField } from './passwordField.tsx'
import { Refusal } from './refusal.tsx'
import { setSession } from './session.ts'
import { useDeed } from './useDeed.ts'

export function NewCredentials({ label }: { readonly label: string }): ReactElement {
  const { account } = useText()
  const words = { conflict: account.loginTaken, 'bad-request': account.badLogin }
  return <Credentials label={label} words={words} send={api.claim} fresh />
}

export function KnownCredentials(): ReactElement {
  const { account } = useText()
  const words = { 'not-signed-in': account.wrongLogin, 'bad-request': account.wrongLogin }
  return <Credentials label={account.signIn} words={words} send={api.signIn} />
}

type CredentialsProps = {
  readonly label: string
  readonly words: NonNullable<Parameters<typeof Refusal>[0]['words']>
  readonly send: (login: string, password: string) => Promise<Session>
  readonly fresh?: boolean
}

function Credentials({ label, words, send, fresh = false }: CredentialsProps): ReactElement {
  const { account } = useText()
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const { run, error, isUnderWay } = useDeed()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    run(() => send(login, password), setSession)
  }
  return (
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
        label={fresh ? account.password : account.passwordShort}
        value={password}
        onChange={setPassword}
        fresh={fresh}
      />
      <button type="submit" className="kit-button" disabled={isUnderWay}>
        {label}
      </button>
      <Refusal error={error} words={words} />
    </form>
  )
}
