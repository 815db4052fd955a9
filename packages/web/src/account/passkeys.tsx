// The passkeys of an account: told apart by number and date, added, removed.

import type { Session } from '@ludoteka/protocol'
import { type ReactElement, useState } from 'react'
import * as api from '../api.ts'
import { Confirm } from '../kit/dialog.tsx'
import { useText } from '../text/index.ts'
import { createPasskey, isAlreadyHere } from './passkey.ts'
import { useProvenRequest } from './proof.tsx'
import { RequestError, useLoaded, useRequest } from './requests.tsx'
import { setSession } from './session.ts'

type Chosen = { readonly id: string; readonly number: number }

export function Passkeys({ session }: { readonly session: Session }): ReactElement {
  const { account } = useText()
  const { data, error, reload } = useLoaded(api.passkeys)
  const [chosen, setChosen] = useState<Chosen>()
  const passkeys = data?.passkeys ?? []
  const isOnlyWay = session.login === undefined && passkeys.length === 1
  return (
    <fieldset className="kit-field-group">
      <legend>{account.passkeys}</legend>
      <p className="kit-quiet">{account.passkeysNote}</p>
      {passkeys.length > 0 ? (
        <ul className="account-owned">
          {passkeys.map(({ id, addedAt, usedAt }, i) => (
            <li key={id}>
              <span className="account-owned-words">
                <strong>{account.passkeyNumber(i + 1)}</strong>
                <span className="kit-quiet">{account.passkeyAdded(addedAt)}</span>
                {usedAt === undefined ? null : <span className="kit-quiet">{account.passkeyUsed(usedAt)}</span>}
              </span>
              {isOnlyWay ? null : (
                <button
                  type="button"
                  className="kit-button is-small"
                  aria-label={account.removePasskey(i + 1)}
                  onClick={() => setChosen({ id, number: i + 1 })}
                >
                  {account.remove}
                </button>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {isOnlyWay ? <p className="kit-quiet">{account.lastWay}</p> : null}
      <RequestError error={error} />
      <PasskeyButton label={account.addPasskey} send={createPasskey} onDone={reload} />
      {chosen ? <Remove chosen={chosen} onClose={() => setChosen(undefined)} onRemoved={reload} /> : null}
    </fieldset>
  )
}

type RemoveProps = { readonly chosen: Chosen; readonly onClose: () => void; readonly onRemoved: () => void }

function Remove({ chosen, onClose, onRemoved }: RemoveProps): ReactElement {
  const { account } = useText()
  const { run, error, isPending } = useRequest()
  const onDone = (): void => {
    onClose()
    onRemoved()
  }
  return (
    <Confirm
      title={account.removePasskey(chosen.number)}
      label={account.remove}
      isDanger
      isPending={isPending}
      onConfirm={() => run(() => api.removePasskey(chosen.id), onDone)}
      onClose={onClose}
    >
      <p>{account.removePasskeyAsk}</p>
      <RequestError error={error} messages={{ conflict: account.lastWay }} />
    </Confirm>
  )
}

type PasskeyButtonProps = {
  readonly label: string
  readonly send: () => Promise<Session>
  readonly onDone?: () => void
}

/** Creates or uses a passkey; shown only where the browser can. */
export function PasskeyButton({ label, send, onDone }: PasskeyButtonProps): ReactElement | null {
  const { account } = useText()
  const { run, error, isPending, proof } = useProvenRequest()
  if (!('PublicKeyCredential' in window)) return null
  const signedIn = (session: Session): void => {
    setSession(session)
    onDone?.()
  }
  return (
    <div className="kit-row">
      <button type="button" className="kit-button" disabled={isPending} onClick={() => run(send, signedIn)}>
        {label}
      </button>
      <RequestError error={error} otherwise={isAlreadyHere(error) ? account.passkeyKnown : account.passkeyFailed} />
      {proof}
    </div>
  )
}
