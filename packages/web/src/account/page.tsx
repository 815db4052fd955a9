// The person: a name at the table, and an account for those who want to keep it.

import type { Session } from '@ludoteka/protocol'
import { type FormEvent, type ReactElement, useState } from 'react'
import * as api from '../api.ts'
import { useText } from '../text/index.ts'
import { makePasskey, signInWithPasskey } from './passkey.ts'
import { ensureSession, setSession, useSession } from './session.ts'

export function AccountSettings(): ReactElement {
  const text = useText()
  const session = useSession()
  return (
    <fieldset className="field-group">
      <legend>{text.settings.account}</legend>
      <NameForm key={session?.account.name} session={session} />
      {session?.account.kind === 'user' ? (
        <div className="row">
          <span>{text.settings.claimed(session.account.name)}</span>
          <button
            type="button"
            className="button"
            onClick={() => void api.signOut().finally(() => setSession(undefined))}
          >
            {text.settings.signOut}
          </button>
        </div>
      ) : (
        <>
          {session ? (
            <>
              <p className="quiet">{text.settings.guest}</p>
              <Credentials label={text.settings.claim} refusal={text.settings.loginTaken} send={api.claim} fresh />
              <PasskeyButton label={text.settings.passkey} work={makePasskey} />
            </>
          ) : (
            <p className="quiet">{text.settings.noAccount}</p>
          )}
          <details>
            <summary>{text.settings.haveAccount}</summary>
            <Credentials label={text.settings.signIn} refusal={text.settings.wrongLogin} send={api.signIn} />
            <PasskeyButton label={text.settings.passkeySignIn} work={signInWithPasskey} />
          </details>
        </>
      )}
    </fieldset>
  )
}

function PasskeyButton({
  label,
  work,
}: {
  readonly label: string
  readonly work: () => Promise<Session>
}): ReactElement | null {
  const text = useText()
  const [failed, setFailed] = useState(false)
  if (!('PublicKeyCredential' in window)) return null
  return (
    <div className="row">
      <button type="button" className="button" onClick={() => void work().then(setSession, () => setFailed(true))}>
        {label}
      </button>
      {failed ? (
        <p className="problem" role="alert">
          {text.settings.passkeyFailed}
        </p>
      ) : null}
    </div>
  )
}

function NameForm({ session }: { readonly session: Session | undefined }): ReactElement {
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
          setTold(text.settings.saved)
        },
        () => setTold(text.settings.offline),
      )
  }
  return (
    <form className="field" onSubmit={save}>
      <label htmlFor="player-name">{text.settings.name}</label>
      <span className="row tight">
        <input id="player-name" value={name} maxLength={24} required onChange={event => setName(event.target.value)} />
        <button type="submit" className="button">
          {text.settings.save}
        </button>
      </span>
      {told ? (
        <span className="quiet" role="status">
          {told}
        </span>
      ) : null}
    </form>
  )
}

type CredentialsProps = {
  readonly label: string
  readonly refusal: string
  readonly send: (login: string, password: string) => Promise<Session>
  /** A new password has a least length. */
  readonly fresh?: boolean
}

function Credentials({ label, refusal, send, fresh = false }: CredentialsProps): ReactElement {
  const text = useText()
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void send(login, password).then(setSession, (error: unknown) => {
      const away = error instanceof api.ApiError && error.problem.error === 'unavailable'
      setProblem(away ? text.settings.offline : refusal)
    })
  }
  return (
    <form className="credentials" onSubmit={submit}>
      <label>
        <span>{text.settings.login}</span>
        <input
          autoComplete="username"
          value={login}
          minLength={3}
          maxLength={40}
          required
          onChange={e => setLogin(e.target.value)}
        />
      </label>
      <label>
        <span>{fresh ? text.settings.password : text.settings.passwordShort}</span>
        <input
          type="password"
          autoComplete={fresh ? 'new-password' : 'current-password'}
          value={password}
          minLength={fresh ? 10 : 1}
          maxLength={200}
          required
          onChange={e => setPassword(e.target.value)}
        />
      </label>
      <button type="submit" className="button">
        {label}
      </button>
      {problem ? (
        <p className="problem" role="alert">
          {problem}
        </p>
      ) : null}
    </form>
  )
}
