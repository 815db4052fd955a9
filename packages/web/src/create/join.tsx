// The page behind an invitation: takes the seat and opens the table. Whoever is new says their name first, and where players bring decks,
// they choose one, because the match may begin at once.

import type { MatchSummary } from '@ludoteka/protocol'
import { onShelf } from '@ludoteka/registry/shelf'
import { type FormEvent, type ReactElement, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { enterAs, findSession, guestName } from '../account/session.ts'
import * as api from '../api.ts'
import { DeckField } from '../decks/deckField.tsx'
import { GameHead } from '../home/gameHead.tsx'
import { Loading, MessagePage } from '../kit/state.tsx'
import { useSettings } from '../settings/store.ts'
import { useGame } from '../table/shell/useGame.ts'
import { useText } from '../text/index.ts'
import { TableFacts } from './tableFacts.tsx'

type Asked = {
  readonly match: MatchSummary
  readonly seat: string
  /** Who invites. */
  readonly host: string | undefined
  readonly asksName: boolean
  readonly asksDeck: boolean
}
/** What somebody sits down with. */
type Taken = { readonly name?: string; readonly brought?: readonly string[] | undefined }
/** The address of the table, or what is still to be asked. */
type Answer = { readonly table: string } | { readonly choosing: Asked }

/** An invitation is accepted once, also when React mounts the page twice. */
const accepted = new Map<string, Promise<Answer>>()

async function take(token: string, { name, brought }: Taken = {}): Promise<Answer> {
  if (name !== undefined && !(await findSession())) await enterAs(name)
  const { id } = await api.acceptInvite(token, brought)
  return { table: `/t/${id}` }
}

async function open(token: string): Promise<Answer> {
  const [{ match, seat }, session] = await Promise.all([api.invitation(token), findSession()])
  const asksName = session === undefined
  const asksDeck = onShelf(match.game)?.decks === true && match.yours.length === 0
  if (!asksName && !asksDeck) return take(token)
  const host = match.seats.flatMap(({ holder }) =>
    holder.kind === 'account' && holder.account.id === match.host ? [holder.account.name] : [],
  )[0]
  return { choosing: { match, seat, host, asksName, asksDeck } }
}

function openOnce(token: string): Promise<Answer> {
  const found = accepted.get(token)
  if (found) return found
  const going = open(token)
  accepted.set(token, going)
  return going
}

export default function Join({ token }: { readonly token: string }): ReactElement {
  const text = useText()
  const [, go] = useLocation()
  const [asked, setAsked] = useState<Asked>()
  const [failed, setFailed] = useState(false)
  const follow = (answer: Answer): void => {
    if ('choosing' in answer) setAsked(answer.choosing)
    else go(answer.table, { replace: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is followed by the page as it is then.
  useEffect(() => {
    openOnce(token).then(follow, () => setFailed(true))
  }, [token])
  if (asked && !failed)
    return <Questions {...asked} onTake={taken => take(token, taken).then(follow, () => setFailed(true))} />
  if (!failed) return <Loading />
  return (
    <MessagePage
      title={text.join.title}
      actions={
        <Link href="/" className="kit-button is-primary">
          {text.notFound.home}
        </Link>
      }
    >
      {text.join.failed}
    </MessagePage>
  )
}

type QuestionsProps = Asked & { readonly onTake: (taken: Taken) => Promise<void> }

function Questions({ match, seat, host, asksName, asksDeck, onTake }: QuestionsProps): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const { game, kit } = useGame(match.game, match.version)
  const [name, setName] = useState(guestName)
  const [brought, setBrought] = useState<readonly string[]>()
  const [busy, setBusy] = useState(false)
  const title = onShelf(match.game)?.title[language] ?? match.game
  const seatName = game.text[language].seat(
    seat,
    match.seats.map(info => info.seat),
  )
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setBusy(true)
    void onTake({ ...(asksName ? { name: name.trim() || guestName() } : {}), brought })
  }
  return (
    <form className="kit-page" onSubmit={submit}>
      <GameHead game={match.game}>
        <h1>{title}</h1>
        <p className="kit-lead">{host ? text.people.invite.from(host) : text.people.invite.invited}</p>
        <p className="kit-quiet">{onShelf(match.game)?.note[language]}</p>
      </GameHead>
      <TableFacts game={game} match={match} />
      <p>{text.people.invite.yourSeat(seatName)}</p>
      {asksName ? (
        <label className="kit-field">
          <span>{text.people.invite.yourName}</span>
          <input value={name} maxLength={24} autoComplete="nickname" onChange={event => setName(event.target.value)} />
        </label>
      ) : null}
      {asksDeck && kit.decks ? (
        <DeckField game={game} decks={kit.decks} label={text.decks.bring} value={brought} onChange={setBrought} />
      ) : null}
      <div className="kit-row">
        <button type="submit" className="kit-button is-primary is-large" disabled={busy}>
          {text.decks.takeSeat}
        </button>
      </div>
    </form>
  )
}
