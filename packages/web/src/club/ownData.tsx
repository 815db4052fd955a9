// On the settings page: one's emblem, who sees one, everything about oneself as a file, and the end of the account.

import './club.css'
import { EMBLEMS, type Session } from '@ludoteka/protocol'
import { type ReactElement, useState } from 'react'
import { Link } from 'wouter'
import { useProvenRequest } from '../account/proof.tsx'
import { RequestError, useRequest } from '../account/requests.tsx'
import { setSession } from '../account/session.ts'
import { Confirm } from '../kit/dialog.tsx'
import { useText } from '../text/index.ts'
import { PersonEmblem } from './emblem.tsx'
import * as requests from './requests.ts'

export function ProfileSettings({ session }: { readonly session: Session }): ReactElement {
  const { club } = useText()
  const { run, error, isPending } = useRequest()
  const { account } = session
  return (
    <fieldset className="kit-field-group">
      <legend>{club.profile}</legend>
      <div className="kit-field">
        <span id="emblem-label">{club.emblem}</span>
        <fieldset className="club-emblems" aria-labelledby="emblem-label">
          {EMBLEMS.map(emblem => (
            <button
              key={emblem}
              type="button"
              className="club-emblem-choice"
              aria-label={club.emblemNames[emblem]}
              title={club.emblemNames[emblem]}
              aria-pressed={account.emblem === emblem}
              disabled={isPending}
              onClick={() => run(() => requests.changeMe({ emblem }), setSession)}
            >
              <PersonEmblem account={{ name: '', emblem }} size={36} />
            </button>
          ))}
        </fieldset>
      </div>
      <label className="kit-field is-check">
        <span>{club.hide}</span>
        <input
          type="checkbox"
          checked={session.hidden ?? false}
          disabled={isPending}
          onChange={event => run(() => requests.changeMe({ hidden: event.target.checked }), setSession)}
        />
      </label>
      <p className="kit-quiet">{club.hideNote}</p>
      <RequestError error={error} />
      <div className="kit-row">
        <Link href={`/player/${account.id}`} className="kit-button">
          {club.toProfile}
        </Link>
        <a className="kit-button" href="/api/account/export" download="ludoteka.json">
          {club.export}
        </a>
        <DeleteAccount />
      </div>
    </fieldset>
  )
}

function DeleteAccount(): ReactElement {
  const { club } = useText()
  const [isAsked, setAsked] = useState(false)
  const { run, error, isPending, proof } = useProvenRequest()
  const done = (): void => {
    setAsked(false)
    setSession(undefined)
  }
  return (
    <>
      <button type="button" className="kit-button is-danger" onClick={() => setAsked(true)}>
        {club.deleteAccount}
      </button>
      {isAsked ? (
        <Confirm
          title={club.deleteTitle}
          label={club.deleteConfirm}
          isDanger
          isPending={isPending}
          onConfirm={() => run(requests.deleteAccount, done)}
          onClose={() => setAsked(false)}
        >
          <p>{club.deleteNote}</p>
          <RequestError error={error} />
        </Confirm>
      ) : null}
      {proof}
    </>
  )
}
