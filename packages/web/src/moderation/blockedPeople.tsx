// The people an account has blocked, on the settings page.

import { type ReactElement, useState } from 'react'
import { RequestError, useLoaded, useRequest } from '../account/requests.tsx'
import { useText } from '../text/index.ts'
import { block } from './hidden.ts'
import * as requests from './requests.ts'

export function BlockedPeople(): ReactElement | null {
  const { moderation: text } = useText()
  const { data, reload } = useLoaded(requests.blocks)
  const { run, error, isPending } = useRequest()
  const [wasShown, setShown] = useState(false)
  const people = data?.blocks ?? []
  if (people.length === 0 && !wasShown) return null
  return (
    <fieldset className="kit-field-group">
      <legend>{text.blockedPeople}</legend>
      <p className="kit-quiet">{people.length === 0 ? text.nobodyBlocked : text.blockNote}</p>
      {people.length > 0 ? (
        <ul className="account-owned">
          {people.map(({ account }) => (
            <li key={account.id}>
              <strong className="account-owned-words">{account.name}</strong>
              <button
                type="button"
                className="kit-button is-small"
                disabled={isPending}
                onClick={() => {
                  setShown(true)
                  run(() => block(account.id, false), reload)
                }}
              >
                {text.unblock}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <RequestError error={error} />
    </fieldset>
  )
}
