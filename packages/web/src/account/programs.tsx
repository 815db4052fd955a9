// The programs of a person: created with a token that is shown once, listed, revoked.

import { type BotAccount, type BotList, MOST_BOTS } from '@ludoteka/protocol'
import { type FormEvent, type ReactElement, useId, useState } from 'react'
import * as api from '../api.ts'
import { CopyButton } from '../kit/copyButton.tsx'
import { Confirm } from '../kit/dialog.tsx'
import { useText } from '../text/index.ts'
import { useProvenRequest } from './proof.tsx'
import { RequestError, useLoaded, useRequest } from './requests.tsx'

type Program = BotList['bots'][number]

export function Programs(): ReactElement {
  const { account } = useText()
  const { data, error, reload } = useLoaded(api.programs)
  const [created, setCreated] = useState<BotAccount>()
  const [chosen, setChosen] = useState<Program>()
  const bots = data?.bots ?? []
  const revoked = (id: string): void => {
    if (created?.account.id === id) setCreated(undefined)
    reload()
  }
  return (
    <fieldset className="kit-field-group">
      <legend>{account.programs}</legend>
      <p className="kit-quiet">{account.programsNote}</p>
      <a href="/api/docs" target="_blank" rel="noreferrer">
        {account.programsDocs}
      </a>
      {bots.length > 0 ? (
        <ul className="account-owned">
          {bots.map(bot => (
            <li key={bot.account.id}>
              <span className="account-owned-words">
                <strong>{bot.account.name}</strong>
                <span className="kit-quiet">{account.programMade(bot.createdAt)}</span>
              </span>
              <button
                type="button"
                className="kit-button is-small"
                aria-label={account.revokeProgram(bot.account.name)}
                onClick={() => setChosen(bot)}
              >
                {account.revoke}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {created ? <Token created={created} /> : null}
      <RequestError error={error} />
      {bots.length < MOST_BOTS ? (
        <NewProgram
          onCreated={program => {
            setCreated(program)
            reload()
          }}
        />
      ) : (
        <p className="kit-quiet">{account.mostPrograms(MOST_BOTS)}</p>
      )}
      {chosen ? <Revoke program={chosen} onClose={() => setChosen(undefined)} onRevoked={revoked} /> : null}
    </fieldset>
  )
}

type RevokeProps = { readonly program: Program; readonly onClose: () => void; readonly onRevoked: (id: string) => void }

function Revoke({ program, onClose, onRevoked }: RevokeProps): ReactElement {
  const { account } = useText()
  const { run, error, isPending } = useRequest()
  const { id, name } = program.account
  const revoked = (): void => {
    onClose()
    onRevoked(id)
  }
  return (
    <Confirm
      title={account.revokeProgram(name)}
      label={account.revoke}
      isDanger
      isPending={isPending}
      onConfirm={() => run(() => api.revokeProgram(id), revoked)}
      onClose={onClose}
    >
      <p>{account.revokeAsk}</p>
      <RequestError error={error} />
    </Confirm>
  )
}

function NewProgram({ onCreated }: { readonly onCreated: (created: BotAccount) => void }): ReactElement {
  const { account } = useText()
  const field = useId()
  const [name, setName] = useState('')
  const { run, error, isPending, proof } = useProvenRequest()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    run(
      () => api.newProgram(name),
      created => {
        setName('')
        onCreated(created)
      },
    )
  }
  return (
    <>
      <form className="kit-field" onSubmit={submit}>
        <label htmlFor={field}>{account.programName}</label>
        <span className="kit-row is-tight">
          <input id={field} value={name} maxLength={24} required onChange={event => setName(event.target.value)} />
          <button type="submit" className="kit-button" disabled={isPending}>
            {account.newProgram}
          </button>
        </span>
        <RequestError error={error} messages={{ conflict: account.mostPrograms(MOST_BOTS) }} />
      </form>
      {proof}
    </>
  )
}

function Token({ created }: { readonly created: BotAccount }): ReactElement {
  const { account } = useText()
  return (
    <div className="account-token" role="status">
      <strong>{account.token(created.account.name)}</strong>
      <code>{created.token}</code>
      <p className="kit-quiet">{account.tokenNote}</p>
      <CopyButton value={created.token} label={account.copyToken} glyph="cards" />
    </div>
  )
}
