// The account on the settings page: the name at the table, signing in and out, keeping a guest's account.

import './account.css'
import type { Session } from '@ludoteka/protocol'
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import * as api from '../api.ts'
import { ProfileSettings } from '../club/ownData.tsx'
import { BlockedPeople } from '../moderation/blockedPeople.tsx'
import { useText } from '../text/index.ts'
import { createPasskey, signInWithPasskey } from './passkey.ts'
import { PasskeyButton, Passkeys } from './passkeys.tsx'
import { ChangePassword, CreateLogin, SignIn } from './passwordForms.tsx'
import { Programs } from './programs.tsx'
import { RecoveryCodes, SignInWithCode } from './recovery.tsx'
import { RequestError, useRequest } from './requests.tsx'
import { ensureSession, SIGN_IN, setSession, useSession } from './session.ts'

export function AccountSettings(): ReactElement {
  const text = useText()
  const session = useSession()
  const registered = session?.account.kind === 'user' ? session : undefined
  /** Counts what was removed elsewhere on the page, after which lists are loaded again. */
  const [removals, setRemovals] = useState(0)
  return (
    <>
      <fieldset className="kit-field-group">
        <legend>{text.account.title}</legend>
        <NameForm key={session?.account.name} session={session} />
        {registered ? (
          <SignedIn
            key={registered.account.id}
            session={registered}
            onRemoved={() => setRemovals(before => before + 1)}
          />
        ) : (
          <Guest hasSession={session !== undefined} />
        )}
      </fieldset>
      {session ? (
        <>
          <ProfileSettings session={session} />
          <BlockedPeople key={`blocked by ${session.account.id}`} />
        </>
      ) : null}
      {registered ? (
        <>
          <Passkeys key={`passkeys ${removals} of ${registered.account.id}`} session={registered} />
          <RecoveryCodes key={`codes ${removals} of ${registered.account.id}`} />
          <Programs key={`programs ${removals} of ${registered.account.id}`} />
        </>
      ) : null}
    </>
  )
}

function NameForm({ session }: { readonly session: Session | undefined }): ReactElement {
  const text = useText()
  const [name, setName] = useState(session?.account.name ?? '')
  const [message, setMessage] = useState<string>()
  const save = (event: FormEvent): void => {
    event.preventDefault()
    void ensureSession()
      .then(() => api.changeMe({ name }))
      .then(
        next => {
          setSession(next)
          setMessage(text.account.saved)
        },
        () => setMessage(text.settings.offline),
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
      {message ? (
        <span className="kit-quiet" role="status">
          {message}
        </span>
      ) : null}
    </form>
  )
}

/** A guest may keep the account of this browser, or sign in to another one. */
function Guest({ hasSession }: { readonly hasSession: boolean }): ReactElement {
  const { account } = useText()
  const signIn = useRef<HTMLDetailsElement>(null)
  const isAsked = useSearch() === SIGN_IN
  // Whoever comes to sign in need not look for it at the end of the page.
  useEffect(() => {
    if (!isAsked || !signIn.current) return
    signIn.current.open = true
    signIn.current.scrollIntoView()
    signIn.current.querySelector('input')?.focus({ preventScroll: true })
  }, [isAsked])
  return (
    <>
      {hasSession ? (
        <>
          <p className="kit-quiet">{account.guest}</p>
          <CreateLogin label={account.claim} />
          <PasskeyButton label={account.passkey} send={createPasskey} />
        </>
      ) : (
        <p className="kit-quiet">{account.noAccount}</p>
      )}
      <details ref={signIn} className="account-sign-in">
        <summary className="account-fold">{account.haveAccount}</summary>
        <SignIn />
        <PasskeyButton label={account.passkeySignIn} send={signInWithPasskey} />
        <details>
          <summary className="account-fold">{account.lostAccess}</summary>
          <SignInWithCode />
        </details>
      </details>
    </>
  )
}

type SignedInProps = { readonly session: Session; readonly onRemoved: () => void }

function SignedIn({ session, onRemoved }: SignedInProps): ReactElement {
  const { account } = useText()
  const { login } = session
  return (
    <>
      <p>
        {account.claimed(session.account.name)} {login === undefined ? null : account.yourLogin(login)}
      </p>
      {/* Closed again once there is a login. */}
      <details key={login}>
        <summary className="account-fold">{login === undefined ? account.addPassword : account.changePassword}</summary>
        {login === undefined ? (
          <CreateLogin label={account.addPassword} />
        ) : (
          <ChangePassword login={login} onRemoved={onRemoved} />
        )}
      </details>
      <SignOut />
    </>
  )
}

function SignOut(): ReactElement {
  const { account } = useText()
  const [ended, setEnded] = useState<number>()
  const { run, error, isPending } = useRequest()
  return (
    <>
      <div className="kit-row">
        <button
          type="button"
          className="kit-button"
          onClick={() => void api.signOut().finally(() => setSession(undefined))}
        >
          {account.signOut}
        </button>
        <button
          type="button"
          className="kit-button"
          disabled={isPending}
          onClick={() => run(api.signOutElsewhere, setEnded)}
        >
          {account.signOutElsewhere}
        </button>
      </div>
      <p className="kit-quiet" role="status">
        {ended === undefined ? null : account.signedOutElsewhere(ended)}
      </p>
      <RequestError error={error} />
    </>
  )
}
