// The decks of a game: one's own, the ready ones, and all cards there are.

import './decks.css'
import { type Game, LANGUAGES } from '@ludoteka/kernel'
import { onShelf } from '@ludoteka/registry/shelf'
import type { BoardKit, DeckKit, ReadyDeck } from '@ludoteka/ui'
import { type ReactElement, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useSession } from '../account/session.ts'
import { ApiError } from '../api.ts'
import { CopyButton } from '../kit/copyButton.tsx'
import { Confirm } from '../kit/dialog.tsx'
import { Glyph } from '../kit/glyph.tsx'
import { MessagePage } from '../kit/state.tsx'
import { useSettings } from '../settings/store.ts'
import { useGame } from '../table/shell/useGame.ts'
import { loadGameTexts } from '../text/games.ts'
import { useText } from '../text/index.ts'
import { Collection } from './collection.tsx'
import { type Deck, deleteDeck, newDeckId, saveDeck, useDecks } from './deckStore.ts'
import { ImportDialog } from './importDialog.tsx'
import { Legality } from './legality.tsx'
import { cardFinder, writeDeckText } from './notation.ts'

export default function Decks({ game }: { readonly game: string }): ReactElement {
  const text = useText()
  return onShelf(game)?.decks ? <Page id={game} /> : <MessagePage>{text.table.badGame}</MessagePage>
}

function Page({ id }: { readonly id: string }): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const { game, kit } = useGame(id)
  const session = useSession()
  const own = useDecks(id)
  const [, go] = useLocation()
  const [problem, setProblem] = useState<string>()
  const [finder, setFinder] = useState<ReturnType<typeof cardFinder>>()
  const title = text.decks.title(onShelf(id)?.title[language] ?? id)
  useEffect(() => {
    document.title = `${title} · ${text.name}`
  }, [title, text])
  const { decks } = kit
  if (!decks) return <MessagePage>{text.table.badGame}</MessagePage>

  const add = (name: string, cards: readonly string[]): void => {
    const deck = { id: newDeckId(), game: id, name, cards: [...cards], changedAt: Date.now() }
    saveDeck(deck).then(
      () => go(`/decks/${id}/${deck.id}`),
      (error: unknown) => setProblem(problemOf(error) === 'conflict' ? text.decks.tooMany : text.decks.notSaved),
    )
  }
  // Cards may be named in any language: a text comes from anywhere.
  const openImport = (): void => {
    void Promise.all(LANGUAGES.map(one => loadGameTexts(id, one))).then(
      () => setFinder(() => cardFinder(game, decks.cards, LANGUAGES)),
      () => setFinder(() => cardFinder(game, decks.cards, [language])),
    )
  }
  return (
    <div className="kit-page decks-page">
      <h1>{title}</h1>
      <p className="kit-lead">{text.decks.lead}</p>
      <section className="decks-part">
        <div className="kit-row decks-head">
          <h2>{text.decks.own}</h2>
          <button
            type="button"
            className="kit-button is-primary"
            onClick={() => add(text.decks.newName((own?.length ?? 0) + 1), [])}
          >
            <Glyph name="plus" size={18} /> {text.decks.create}
          </button>
          <button type="button" className="kit-button" onClick={openImport}>
            {text.decks.import}
          </button>
        </div>
        {problem ? (
          <p className="kit-problem" role="alert">
            {problem}
          </p>
        ) : null}
        {own?.length === 0 ? <p className="kit-quiet">{text.decks.none}</p> : null}
        <ul className="decks-list">
          {own?.map(deck => (
            <OwnDeck key={deck.id} deck={deck} game={game} kit={kit} onProblem={setProblem} />
          ))}
        </ul>
        {session?.account.kind === 'user' ? null : <p className="kit-quiet">{text.decks.keptHere}</p>}
      </section>
      <section className="decks-part">
        <h2>{text.decks.ready}</h2>
        <ul className="decks-list">
          {decks.ready(language).map(deck => (
            <ReadyDeckTile
              key={deck.id}
              deck={deck}
              kit={kit}
              onCopy={() => add(text.decks.copyName(deck.name), deck.cards)}
            />
          ))}
        </ul>
      </section>
      <section className="decks-part">
        <h2>{text.decks.collection}</h2>
        <Collection game={game} kit={kit} decks={decks} />
      </section>
      {finder ? (
        <ImportDialog
          cardNamed={finder}
          onAdd={({ name, cards }) => add(name ?? text.decks.newName((own?.length ?? 0) + 1), cards)}
          onClose={() => setFinder(undefined)}
        />
      ) : null}
    </div>
  )
}

const problemOf = (error: unknown): string | undefined => (error instanceof ApiError ? error.problem.error : undefined)

type OwnProps = {
  readonly deck: Deck
  readonly game: Game
  readonly kit: BoardKit
  readonly onProblem: (problem: string) => void
}

function OwnDeck({ deck, game, kit, onProblem }: OwnProps): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const [isLeaving, setLeaving] = useState(false)
  const nameOf = (card: string): string => game.text[language].card(card).name
  return (
    <li className="decks-tile">
      <Fan kit={kit} cards={deck.cards} />
      <div className="decks-tile-words">
        <h3>{deck.name}</h3>
        <p className="kit-quiet">{text.decks.size(deck.cards.length)}</p>
        <Legality game={game} cards={deck.cards} />
        <div className="kit-row is-tight">
          <Link
            href={`/decks/${deck.game}/${deck.id}`}
            className="kit-button is-primary"
            aria-label={text.decks.change(deck.name)}
          >
            {text.decks.edit}
          </Link>
          <CopyButton value={writeDeckText(deck.name, deck.cards, nameOf)} label={text.decks.export} glyph="log" />
          <button type="button" className="kit-button is-quiet" onClick={() => setLeaving(true)}>
            {text.decks.remove}
          </button>
        </div>
      </div>
      {isLeaving ? (
        <Confirm
          title={text.decks.removeTitle(deck.name)}
          label={text.decks.remove}
          isDanger
          onConfirm={() => {
            setLeaving(false)
            deleteDeck(deck.id).catch(() => onProblem(text.decks.notSaved))
          }}
          onClose={() => setLeaving(false)}
        >
          <p>{text.decks.removeNote}</p>
        </Confirm>
      ) : null}
    </li>
  )
}

type ReadyProps = { readonly deck: ReadyDeck; readonly kit: BoardKit; readonly onCopy: () => void }

function ReadyDeckTile({ deck, kit, onCopy }: ReadyProps): ReactElement {
  const text = useText()
  return (
    <li className="decks-tile">
      <Fan kit={kit} cards={deck.cards} />
      <div className="decks-tile-words">
        <h3>{deck.name}</h3>
        <p className="kit-quiet">{deck.note}</p>
        <div className="kit-row is-tight">
          <button type="button" className="kit-button" aria-label={text.decks.copyOf(deck.name)} onClick={onCopy}>
            {text.decks.copy}
          </button>
          <span className="kit-quiet">{text.decks.size(deck.cards.length)}</span>
        </div>
      </div>
    </li>
  )
}

const FANNED = 3

/** A few cards of a deck, to know it by. */
function Fan({ kit, cards }: { readonly kit: BoardKit; readonly cards: DeckKit['cards'] }): ReactElement {
  const { language } = useSettings()
  return (
    <div className="decks-fan" aria-hidden="true">
      {[...new Set(cards)].slice(0, FANNED).map(card => (
        <span key={card}>
          <kit.CardFace card={card} language={language} />
        </span>
      ))}
    </div>
  )
}
