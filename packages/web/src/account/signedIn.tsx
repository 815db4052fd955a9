// Whoever keeps an account: as whom they are signed in, their password, and the ways out.

import type { Session } from '@ludoteka/protocol'
import { type ReactElement, useState } from 'react'
import * as api from '../api.ts'
import { useText } from '../text/index.ts'
import { ChangePassword } from './changePassword.tsx'
import { NewCredentials } from './credentials.tsx'
import { Refusal } from './refusal.tsx'
import { setSession } from './session.ts'
import { useDeed } from './useDeed.ts'

export function SignedIn({ session }: { readonly session: Session }): ReactElement {
  const { account } = useText()
  const { login } = session
  return (
    <>
      <p>
        {account.claimed(session.account.name)} {login === undefined ? null : account.yourLogin(login)}
      </p>
      {/* Folded again once there is a login. */}
      <details key={login}>
        <summary>{login === undefined ? account.addPassword : account.changePassword}</summary>
        {login === undefined ? <NewCredentials label={account.addPassword} /> : <ChangePassword login={login} />}
      </details>
      <WaysOut />
    </>
  )
}

function WaysOut(): ReactElement {
  const { account } = useText()
  const [ended, setEnded] = useState<number>()
  const { run, error, isUnderWay } = useDeed()
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
          disabled={isUnderWay}
          onClick={() => run(api.signOutElsewhere, setEnded)}
        >
          {account.signOutElsewhere}
        </button>
      </div>
      <p className="kit-quiet" role="status">
        {ended === undefined ? null : account.signedOutElsewhere(ended)}
      </p>
      <Refusal error={error} />
    </>
  )
}
