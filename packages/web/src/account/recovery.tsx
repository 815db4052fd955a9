// Recovery codes: created and shown once, replaced, and used to sign in.

import { type FormEvent, type ReactElement, useState } from 'react'
import * as api from '../api.ts'
import { CopyButton } from '../kit/copyButton.tsx'
import { useText } from '../text/index.ts'
import { useProvenRequest } from './proof.tsx'
import { RequestError, useLoaded, useRequest } from './requests.tsx'
import { setSession } from './session.ts'

export function RecoveryCodes(): ReactElement {
  const { account } = useText()
  const { data: left, error, reload } = useLoaded(api.recoveryCodesLeft)
  const [codes, setCodes] = useState<readonly string[]>()
  const { run, error: failure, isPending, proof } = useProvenRequest()
  const created = (fresh: readonly string[]): void => {
    setCodes(fresh)
    reload()
  }
  return (
    <fieldset className="kit-field-group">
      <legend>{account.recovery}</legend>
      <p className="kit-quiet">{account.recoveryNote}</p>
      {left === undefined ? null : <p>{account.recoveryLeft(left)}</p>}
      {codes ? <NewCodes codes={codes} /> : null}
      <RequestError error={error ?? failure} />
      <div className="kit-row">
        <button
          type="button"
          className="kit-button"
          disabled={isPending}
          onClick={() => run(api.newRecoveryCodes, created)}
        >
          {left ? account.replaceRecovery : account.newRecovery}
        </button>
        {left ? <span className="kit-quiet">{account.replaceRecoveryNote}</span> : null}
      </div>
      {proof}
    </fieldset>
  )
}

function NewCodes({ codes }: { readonly codes: readonly string[] }): ReactElement {
  const { account } = useText()
  return (
    <div className="account-token" role="status">
      <strong>{account.recoveryShown}</strong>
      <ul className="account-codes">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton value={codes.join('\n')} label={account.copyRecovery} glyph="cards" />
    </div>
  )
}

export function SignInWithCode(): ReactElement {
  const { account } = useText()
  const [code, setCode] = useState('')
  const { run, error, isPending } = useRequest()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    run(() => api.signInWithCode(code), setSession)
  }
  return (
    <form className="account-credentials" onSubmit={submit}>
      <label>
        <span>{account.recoveryCode}</span>
        <input
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          maxLength={80}
          required
          onChange={event => setCode(event.target.value)}
        />
      </label>
      <button type="submit" className="kit-button" disabled={isPending}>
        {account.recoverySignIn}
      </button>
      <RequestError error={error} messages={{ 'not-signed-in': account.wrongCode }} />
    </form>
  )
}
