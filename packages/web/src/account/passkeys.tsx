// The passkeys of an account: told apart by number and dates, added, removed.

import type { Session } from '@ludoteka/protocol'
import { type ReactElement, useState } from 'react'
import * as api from '../api.ts'
import { Confirm } from '../kit/confirm.tsx'
import { useText } from '../text/index.ts'
import { makePasskey } from './passkey.ts'
import { PasskeyButton } from './passkeyButton.tsx'
import { Refusal } from './refusal.tsx'
import { useAsked } from './useAsked.ts'
import { useDeed } from './useDeed.ts'

type Chosen = { readonly id: string; readonly number: number }

export function Passkeys({ session }: { readonly session: Session }): ReactElement {
  const { account } = useText()
  const { answer, error, again } = useAsked(api.passkeys)
  const [chosen, setChosen] = useState<Chosen>()
  const passkeys = answer?.passkeys ?? []
  const isLastWay = session.login === undefined && passkeys.length === 1
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
              {isLastWay ? null : (
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
      {isLastWay ? <p className="kit-quiet">{account.lastWay}</p> : null}
      <Refusal error={error} />
      <PasskeyButton label={account.addPasskey} work={makePasskey} onDone={again} />
      {chosen ? <Remove chosen={chosen} onClose={() => setChosen(undefined)} onRemoved={again} /> : null}
    </fieldset>
  )
}

type RemoveProps = { readonly chosen: Chosen; readonly onClose: () => void; readonly onRemoved: () => void }

function Remove({ chosen, onClose, onRemoved }: RemoveProps): ReactElement {
  const { account } = useText()
  const { run, error, isUnderWay } = useDeed()
  const removed = (): void => {
    onClose()
    onRemoved()
  }
  return (
    <Confirm
      title={account.removePasskey(chosen.number)}
      label={account.remove}
      isDanger
      isUnderWay={isUnderWay}
      onConfirm={() => run(() => api.removePasskey(chosen.id), removed)}
      onClose={onClose}
    >
      <p>{account.removePasskeyAsk}</p>
      <Refusal error={error} words={{ conflict: account.lastWay }} />
    </Confirm>
  )
}
