// The programs of a person: made with a token that is shown once, listed, revoked.

import { type BotAccount, type BotList, MOST_BOTS } from '@ludoteka/protocol'
import { type ReactElement, useState } from 'react'
import * as api from '../api.ts'
import { Confirm } from '../kit/confirm.tsx'
import { useText } from '../text/index.ts'
import { NewProgram } from './newProgram.tsx'
import { Refusal } from './refusal.tsx'
import { Token } from './token.tsx'
import { useAsked } from './useAsked.ts'
import { useDeed } from './useDeed.ts'

type Program = BotList['bots'][number]

export function Programs(): ReactElement {
  const { account } = useText()
  const { answer, error, again } = useAsked(api.programs)
  const [made, setMade] = useState<BotAccount>()
  const [chosen, setChosen] = useState<Program>()
  const bots = answer?.bots ?? []
  const revoked = (id: string): void => {
    if (made?.account.id === id) setMade(undefined)
    again()
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
      {made ? <Token made={made} /> : null}
      <Refusal error={error} />
      {bots.length < MOST_BOTS ? (
        <NewProgram
          onMade={program => {
            setMade(program)
            again()
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
  const { run, error, isUnderWay } = useDeed()
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
      isUnderWay={isUnderWay}
      onConfirm={() => run(() => api.revokeProgram(id), revoked)}
      onClose={onClose}
    >
      <p>{account.revokeAsk}</p>
      <Refusal error={error} />
    </Confirm>
  )
}
