// The form of a challenge: the game, its options, the clock.

import '../create/create.css'
import { type Options, readOptions } from '@ludoteka/kernel'
import type { Account } from '@ludoteka/protocol'
import { onShelf, SHELF } from '@ludoteka/registry/shelf'
import { duelOptions } from '@ludoteka/table'
import { type FormEvent, type ReactElement, Suspense, useState } from 'react'
import { RequestError, useRequest } from '../account/requests.tsx'
import { ensureSession, useSession } from '../account/session.ts'
import { CLOCK_NAMES, CLOCKS, type ClockName, clockWords } from '../create/clocks.ts'
import { GameOptions } from '../create/gameOptions.tsx'
import { plainOptions } from '../create/options.ts'
import { DeckField } from '../decks/deckField.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Loading } from '../kit/state.tsx'
import { useSettings } from '../settings/store.ts'
import { useGame } from '../table/shell/useGame.ts'
import { useText } from '../text/index.ts'
import { setNews } from './news.ts'
import * as requests from './requests.ts'

type Props = { readonly account: Account; readonly onClose: () => void }

const DUELS = SHELF.filter(({ players: [fewest] }) => fewest <= 2)

export default function ChallengeDialog({ account, onClose }: Props): ReactElement {
  const { people } = useText()
  const { language } = useSettings()
  const [game, setGame] = useState(DUELS[0]?.id ?? '')
  const [isSent, setSent] = useState(false)
  return (
    <Dialog title={people.challengeTitle(account.name)} onClose={onClose}>
      {isSent ? (
        <p role="status">{people.challengeSent(account.name)}</p>
      ) : (
        <>
          <label className="kit-field">
            <span>{people.challengeGame}</span>
            <select value={game} onChange={event => setGame(event.target.value)}>
              {DUELS.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title[language]}
                </option>
              ))}
            </select>
          </label>
          <Suspense fallback={<Loading />}>
            <ChallengeForm key={game} id={game} account={account} onSent={() => setSent(true)} />
          </Suspense>
        </>
      )}
    </Dialog>
  )
}

type FormProps = { readonly id: string; readonly account: Account; readonly onSent: () => void }

function ChallengeForm({ id, account, onSent }: FormProps): ReactElement {
  const text = useText()
  const { people, club, create } = text
  const { game, kit } = useGame(id)
  const isRegistered = useSession()?.account.kind === 'user' && account.kind === 'user'
  const [options, setOptions] = useState<Options>(() => duelOptions(game) ?? readOptions(game, {}))
  const [clock, setClock] = useState<ClockName>(onShelf(id)?.decks ? 'calm' : 'threeDays')
  const [isRated, setRated] = useState(true)
  const [cards, setCards] = useState<readonly string[]>()
  const { run, error, isPending } = useRequest()
  const seats = game.seats(options)
  const canBeRated = isRegistered && clock !== 'none'
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    run(async () => {
      await ensureSession()
      setNews(
        await requests.challenge({
          to: account.id,
          game: id,
          options: plainOptions(options),
          clock: CLOCKS[clock],
          rated: canBeRated && isRated,
          ...(cards ? { brought: [...cards] } : {}),
        }),
      )
    }, onSent)
  }
  return (
    <form className="people-form" onSubmit={submit}>
      <GameOptions
        game={game}
        options={options}
        seats={seats}
        onChange={next => {
          if (game.seats(next).length === 2) setOptions(next)
        }}
      />
      {kit.decks ? (
        <DeckField game={game} decks={kit.decks} label={text.decks.bring} value={cards} onChange={setCards} />
      ) : null}
      <label className="kit-field">
        <span>{create.clock}</span>
        <select
          value={clock}
          onChange={event => setClock(CLOCK_NAMES.find(name => name === event.target.value) ?? clock)}
        >
          {CLOCK_NAMES.map(name => (
            <option key={name} value={name}>
              {clockWords(CLOCKS[name], text)}
            </option>
          ))}
        </select>
      </label>
      {canBeRated ? (
        <label className="kit-field is-check">
          <span>{club.wantRated}</span>
          <input type="checkbox" checked={isRated} onChange={event => setRated(event.target.checked)} />
        </label>
      ) : null}
      <p className="kit-quiet">{people.challengeNote}</p>
      <RequestError error={error} messages={{ forbidden: people.challengeRefused, conflict: people.challengeTwice }} />
      <button type="submit" className="kit-button is-primary is-large" disabled={isPending}>
        {people.challengeSend}
      </button>
    </form>
  )
}
