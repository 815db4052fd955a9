// The editor of a deck: the collection on one side, the deck with its rules on the other. Every change is saved.

import './decks.css'
import './editor.css'
import type { Game } from '@ludoteka/kernel'
import { onShelf } from '@ludoteka/registry/shelf'
import { type BoardKit, DESK, type DeckKit } from '@ludoteka/ui'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { ApiError } from '../api.ts'
import { CopyButton } from '../kit/copyButton.tsx'
import { Glyph } from '../kit/glyph.tsx'
import { Loading, MessagePage } from '../kit/state.tsx'
import { Tabs } from '../kit/tabs.tsx'
import { useMedia, useSettings } from '../settings/store.ts'
import { useGame } from '../table/shell/useGame.ts'
import { useText } from '../text/index.ts'
import { Collection } from './collection.tsx'
import { type Deck, saveDeck, useDecks } from './deckStore.ts'
import { Legality } from './legality.tsx'
import { copiesOf, writeDeckText } from './notation.ts'

type EditorProps = { readonly game: string; readonly deck: string }

export default function Editor({ game, deck }: EditorProps): ReactElement {
  const text = useText()
  return onShelf(game)?.decks ? <Found game={game} deck={deck} /> : <MessagePage>{text.table.badGame}</MessagePage>
}

function Found({ game: id, deck: wanted }: EditorProps): ReactElement {
  const text = useText()
  const { game, kit } = useGame(id)
  const own = useDecks(id)
  const deck = own?.find(one => one.id === wanted)
  if (own === undefined) return <Loading />
  if (!deck || !kit.decks) {
    return (
      <MessagePage
        actions={
          <Link href={`/decks/${id}`} className="kit-button is-primary">
            {text.decks.back}
          </Link>
        }
      >
        {text.decks.noDeck}
      </MessagePage>
    )
  }
  return <Page key={deck.id} given={deck} game={game} kit={kit} decks={kit.decks} />
}

/** So long nothing must change before a deck is saved. */
const SAVE_AFTER_MS = 500

type SaveState = 'saved' | 'saving' | 'failed' | 'tooMany'

/** Saves a deck a moment after it has changed, and at once when the page is left. */
function useSaving(deck: Deck, given: Deck): SaveState {
  const [state, setState] = useState<SaveState>('saved')
  const latest = useRef(deck)
  const saved = useRef(given)
  latest.current = deck
  useEffect(() => {
    if (deck === saved.current) return undefined
    setState('saving')
    const timer = setTimeout(() => {
      saved.current = deck
      saveDeck({ ...deck, changedAt: Date.now() }).then(
        () => setState('saved'),
        (error: unknown) =>
          setState(error instanceof ApiError && error.problem.error === 'conflict' ? 'tooMany' : 'failed'),
      )
    }, SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [deck])
  useEffect(
    () => () => {
      if (latest.current !== saved.current) void saveDeck(latest.current).catch(() => undefined)
    },
    [],
  )
  return state
}

type PageProps = { readonly given: Deck; readonly game: Game; readonly kit: BoardKit; readonly decks: DeckKit }

function Page({ given, game, kit, decks }: PageProps): ReactElement {
  const text = useText()
  const isDesk = useMedia(DESK)
  const [deck, setDeck] = useState(given)
  // On a phone one of both is seen: what there is of a deck, or where the first card comes from.
  const [tab, setTab] = useState<'cards' | 'deck'>(given.cards.length > 0 ? 'deck' : 'cards')
  const state = useSaving(deck, given)
  useEffect(() => {
    document.title = `${deck.name} · ${text.name}`
  }, [deck.name, text])
  const change = (card: string, by: 1 | -1): void => setDeck({ ...deck, cards: changed(deck.cards, card, by) })
  const stepper = (card: string): ReactNode => <Stepper {...{ game, decks, card, change, cards: deck.cards }} />
  const collection = <Collection game={game} kit={kit} decks={decks} below={stepper} />
  const panel = <DeckPanel {...{ deck, game, decks, state, stepper }} onName={name => setDeck({ ...deck, name })} />
  return (
    <div className="kit-page decks-page">
      <div className="kit-row decks-head">
        <Link href={`/decks/${deck.game}`} className="kit-button is-quiet">
          <Glyph name="unfold" size={18} /> {text.decks.back}
        </Link>
        <h1 className="decks-editor-title">{deck.name}</h1>
      </div>
      {isDesk ? (
        <div className="decks-editor">
          <section aria-label={text.decks.collection}>{collection}</section>
          <aside className="decks-panel" aria-label={text.decks.tabDeck}>
            {panel}
          </aside>
        </div>
      ) : (
        <Tabs
          label={text.decks.tabs}
          chosen={tab}
          onChoose={setTab}
          tabs={[
            { key: 'cards', label: text.decks.tabCards },
            { key: 'deck', label: text.decks.tabDeck, badge: deck.cards.length },
          ]}
        >
          <div className="decks-tab">{tab === 'cards' ? collection : panel}</div>
        </Tabs>
      )}
    </div>
  )
}

/** One copy more or fewer; cards keep their places. */
function changed(cards: readonly string[], card: string, by: 1 | -1): string[] {
  const at = cards.lastIndexOf(card)
  if (by > 0) return at < 0 ? [...cards, card] : cards.toSpliced(at, 0, card)
  return at < 0 ? [...cards] : cards.toSpliced(at, 1)
}

type StepperProps = {
  readonly game: Game
  readonly decks: DeckKit
  readonly card: string
  readonly cards: readonly string[]
  readonly change: (card: string, by: 1 | -1) => void
}

function Stepper({ game, decks, card, cards, change }: StepperProps): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const { name } = game.text[language].card(card)
  const copies = cards.filter(one => one === card).length
  const most = decks.mostCopies(card)
  const isFull = copies >= most
  return (
    <span className={copies > 0 ? 'decks-stepper is-in' : 'decks-stepper'}>
      <button
        type="button"
        className="kit-icon-button"
        aria-label={text.decks.fewer(name)}
        disabled={copies === 0}
        onClick={() => change(card, -1)}
      >
        <Glyph name="minus" size={18} />
      </button>
      <output>{text.decks.copies(copies, most)}</output>
      <button
        type="button"
        className="kit-icon-button"
        aria-label={text.decks.more(name)}
        title={isFull ? text.decks.mostReached(most) : undefined}
        disabled={isFull}
        onClick={() => change(card, 1)}
      >
        <Glyph name="plus" size={18} />
      </button>
    </span>
  )
}

type PanelProps = {
  readonly deck: Deck
  readonly game: Game
  readonly decks: DeckKit
  readonly state: SaveState
  readonly stepper: (card: string) => ReactNode
  readonly onName: (name: string) => void
}

const MOST_NAME = 40

function DeckPanel({ deck, game, decks, state, stepper, onName }: PanelProps): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const nameOf = (card: string): string => game.text[language].card(card).name
  const { min, max } = decks.size
  const order = new Map(decks.cards.map((card, i) => [card, i]))
  const rows = copiesOf(deck.cards).toSorted((a, b) => (order.get(a.card) ?? 0) - (order.get(b.card) ?? 0))
  const words = {
    saved: text.decks.saved,
    saving: text.decks.saving,
    failed: text.decks.notSaved,
    tooMany: text.decks.tooMany,
  }
  return (
    <>
      <label className="decks-name">
        <span className="kit-quiet">{text.decks.name}</span>
        <input
          defaultValue={deck.name}
          maxLength={MOST_NAME}
          onChange={event => {
            const name = event.target.value.trim()
            if (name !== '') onName(name)
          }}
        />
      </label>
      <div className="decks-state">
        <progress className="decks-size" value={Math.min(deck.cards.length, max)} max={max} aria-hidden="true" />
        <p>{text.decks.sizeOf(deck.cards.length, min, max)}</p>
        <Legality game={game} cards={deck.cards} />
      </div>
      {rows.length === 0 ? <p className="kit-quiet">{text.decks.empty}</p> : null}
      <ul className="decks-rows">
        {rows.map(({ card }) => (
          <li key={card}>
            <span className="decks-row-name">
              {nameOf(card)} <small>{decks.inBrief(card, language)}</small>
            </span>
            {stepper(card)}
          </li>
        ))}
      </ul>
      {rows.length > 0 ? <Shares decks={decks} cards={deck.cards} /> : null}
      <div className="kit-row">
        <CopyButton value={writeDeckText(deck.name, deck.cards, nameOf)} label={text.decks.export} glyph="log" />
        <span role="status" className={state === 'saved' || state === 'saving' ? 'kit-quiet' : 'kit-problem'}>
          {words[state]}
        </span>
      </div>
    </>
  )
}

/** What the deck consists of, as bars. */
function Shares({ decks, cards }: { readonly decks: DeckKit; readonly cards: readonly string[] }): ReactElement {
  const { language } = useSettings()
  return (
    <div className="decks-shares">
      {decks.shares(cards, language).map(({ name, shares }) => (
        <section key={name}>
          <h3>{name}</h3>
          <dl>
            {shares.map(({ label, count }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <i style={{ inlineSize: `${(100 * count) / cards.length}%` }} />
                  <b>{count}</b>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
