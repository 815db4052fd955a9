// After a change of password: what else still opens the account, with the offer to remove it.

import { type ReactElement, useState } from 'react'
import * as api from '../api.ts'
import { Dialog } from '../kit/dialog.tsx'
import { useText } from '../text/index.ts'
import { RequestError, useLoaded, useRequest } from './requests.tsx'

type Way = {
  readonly id: string
  readonly name: string
  /** What the button shows, and what it is called. */
  readonly verb: string
  readonly label: string
  remove(): Promise<unknown>
}

const load = async () => {
  const [{ passkeys }, { bots }, codes] = await Promise.all([api.passkeys(), api.programs(), api.recoveryCodesLeft()])
  return { passkeys, bots, codes }
}

/** Nothing, if nothing else opens the account. */
export function OtherWays({ onRemoved }: { readonly onRemoved: () => void }): ReactElement | null {
  const { account } = useText()
  const { data, error, reload } = useLoaded(load)
  const [isClosed, setClosed] = useState(false)
  const [hasRemoved, setRemoved] = useState(false)
  const { run, error: failure, isPending } = useRequest()
  const ways: readonly Way[] = data
    ? [
        ...data.passkeys.map(({ id }, i) => ({
          id,
          name: account.passkeyNumber(i + 1),
          verb: account.remove,
          label: account.removePasskey(i + 1),
          remove: () => api.removePasskey(id),
        })),
        ...data.bots.map(({ account: { id, name } }) => ({
          id,
          name,
          verb: account.revoke,
          label: account.revokeProgram(name),
          remove: () => api.revokeProgram(id),
        })),
        ...(data.codes > 0
          ? [
              {
                id: 'codes',
                name: account.recovery,
                verb: account.remove,
                label: account.removeRecovery,
                remove: api.removeRecoveryCodes,
              },
            ]
          : []),
      ]
    : []
  const close = (): void => {
    setClosed(true)
    if (hasRemoved) onRemoved()
  }
  const removed = (): void => {
    setRemoved(true)
    reload()
  }
  if (isClosed || (ways.length === 0 && !hasRemoved)) return null
  return (
    <Dialog title={account.otherWays} onClose={close}>
      <p>{account.otherWaysNote}</p>
      <ul className="account-owned">
        {ways.map(({ id, name, verb, label, remove }) => (
          <li key={id}>
            <span className="account-owned-words">{name}</span>
            <button
              type="button"
              className="kit-button is-small"
              aria-label={label}
              disabled={isPending}
              onClick={() => run(remove, removed)}
            >
              {verb}
            </button>
          </li>
        ))}
      </ul>
      <RequestError error={error ?? failure} />
      <div className="kit-row">
        <button type="button" className="kit-button is-primary" onClick={close}>
          {account.otherWaysDone}
        </button>
      </div>
    </Dialog>
  )
}
