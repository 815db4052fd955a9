// A button that makes or uses a passkey, where the browser can.

import type { Session } from '@ludoteka/protocol'
import type { ReactElement } from 'react'
import { useText } from '../text/index.ts'
import { isAlreadyHere } from './passkey.ts'
import { Refusal } from './refusal.tsx'
import { setSession } from './session.ts'
import { useDeed } from './useDeed.ts'

type PasskeyButtonProps = {
  readonly label: string
  readonly work: () => Promise<Session>
  readonly onDone?: () => void
}

export function PasskeyButton({ label, work, onDone }: PasskeyButtonProps): ReactElement | null {
  const { account } = useText()
  const { run, error, isUnderWay } = useDeed()
  if (!('PublicKeyCredential' in window)) return null
  const done = (session: Session): void => {
    setSession(session)
    onDone?.()
  }
  return (
    <div className="kit-row">
      <button type="button" className="kit-button" disabled={isUnderWay} onClick={() => run(work, done)}>
        {label}
      </button>
      <Refusal error={error} otherwise={isAlreadyHere(error) ? account.passkeyKnown : account.passkeyFailed} />
    </div>
  )
}
