// The person: a name at the table, and an account for those who want to keep it.

import './account.css'
import type { ReactElement } from 'react'
import { useText } from '../text/index.ts'
import { Guest } from './guest.tsx'
import { NameForm } from './nameForm.tsx'
import { Passkeys } from './passkeys.tsx'
import { Programs } from './programs.tsx'
import { useSession } from './session.ts'
import { SignedIn } from './signedIn.tsx'

export function AccountSettings(): ReactElement {
  const text = useText()
  const session = useSession()
  const kept = session?.account.kind === 'user' ? session : undefined
  return (
    <>
      <fieldset className="kit-field-group">
        <legend>{text.account.title}</legend>
        <NameForm key={session?.account.name} session={session} />
        {kept ? <SignedIn key={kept.account.id} session={kept} /> : <Guest isSeated={session !== undefined} />}
      </fieldset>
      {kept ? (
        <>
          <Passkeys key={`passkeys of ${kept.account.id}`} session={kept} />
          <Programs key={`programs of ${kept.account.id}`} />
        </>
      ) : null}
    </>
  )
}
