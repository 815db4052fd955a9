// Whoever has no account of their own yet: keeping this one, or signing in to another.

import type { ReactElement } from 'react'
import { useText } from '../text/index.ts'
import { KnownCredentials, NewCredentials } from './credentials.tsx'
import { makePasskey, signInWithPasskey } from './passkey.ts'
import { PasskeyButton } from './passkeyButton.tsx'

export function Guest({ isSeated }: { readonly isSeated: boolean }): ReactElement {
  const { account } = useText()
  return (
    <>
      {isSeated ? (
        <>
          <p className="kit-quiet">{account.guest}</p>
          <NewCredentials label={account.claim} />
          <PasskeyButton label={account.passkey} work={makePasskey} />
        </>
      ) : (
        <p className="kit-quiet">{account.noAccount}</p>
      )}
      <details>
        <summary>{account.haveAccount}</summary>
        <KnownCredentials />
        <PasskeyButton label={account.passkeySignIn} work={signInWithPasskey} />
      </details>
    </>
  )
}
