// The page behind an invitation: takes the seat and opens the table. Where players bring decks, they choose one first, because the
// match may begin at once.

import { onShelf } from '@ludoteka/registry/shelf'
import { type ReactElement, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { ensureSession } from '../account/session.ts'
import * as api from '../api.ts'
import { DeckField } from '../decks/deckField.tsx'
import { Loading, MessagePage } from '../kit/state.tsx'
import { useSettings } from '../settings/store.ts'
import { useGame } from '../table/shell/useGame.ts'
import { useText } from '../text/index.ts'

type Asked = { readonly game: string; readonly version: number }
/** The address of the table, or the game for which a deck is still to be chosen. */
type Answer = { readonly table: string } | { readonly choosing: Asked }

/** An invitation is accepted once, also when React mounts the page twice. */
const accepted = new Map<string, Promise<Answer>>()

async function take(token: string, brought?: readonly string[]): Promise<Answer> {
  await ensureSession()
  const { id } = await api.acceptInvite(token, brought)
  return { table: `/t/${id}` }
}

async function open(token: string): Promise<Answer> {
  const { match } = await api.invitation(token)
  const mustChoose = onShelf(match.game)?.decks === true && match.yours.length === 0
  return mustChoose ? { choosing: { game: match.game, version: match.version } } : take(token)
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
    return <ChooseDeck {...asked} onTake={cards => take(token, cards).then(follow, () => setFailed(true))} />
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

type ChooseProps = Asked & { readonly onTake: (cards: readonly string[] | undefined) => Promise<void> }

function ChooseDeck({ game: id, version, onTake }: ChooseProps): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const { game, kit } = useGame(id, version)
  const [cards, setCards] = useState<readonly string[]>()
  const [busy, setBusy] = useState(false)
  const title = onShelf(id)?.title[language] ?? id
  return (
    <div className="kit-page">
      <h1>{title}</h1>
      <p className="kit-lead">{text.decks.invited(title)}</p>
      {kit.decks ? (
        <DeckField game={game} decks={kit.decks} label={text.decks.bring} value={cards} onChange={setCards} />
      ) : null}
      <div className="kit-row">
        <button
          type="button"
          className="kit-button is-primary is-large"
          disabled={busy}
          onClick={() => {
            setBusy(true)
            void onTake(cards)
          }}
        >
          {text.decks.takeSeat}
        </button>
      </div>
    </div>
  )
}
