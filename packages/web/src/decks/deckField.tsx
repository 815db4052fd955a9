// Which deck somebody brings to a table: one of the ready ones, one of their own, or any.

import './decks.css'
import type { Game } from '@ludoteka/kernel'
import type { DeckKit } from '@ludoteka/ui'
import { type ReactElement, useId } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../settings/store.ts'
import { useText } from '../text/index.ts'
import { type Deck, useDecks } from './deckStore.ts'
import { whyNotBring } from './legality.tsx'

type Cards = readonly string[]

type DeckFieldProps = {
  readonly game: Game
  readonly decks: DeckKit
  readonly label: string
  /** What is brought now; nothing for any of the ready decks. */
  readonly value: Cards | undefined
  readonly onChange: (cards: Cards | undefined) => void
}

const ANY = 'any'
const OTHER = 'other'

const sorted = (cards: Cards): string => cards.toSorted().join()
const isSame = (a: Cards, b: Cards): boolean => a.length === b.length && sorted(a) === sorted(b)

export function DeckField({ game, decks, label, value, onChange }: DeckFieldProps): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const field = useId()
  const own = (useDecks(game.id) ?? []).filter(({ cards }) => cards.length > 0)
  const ready = decks.ready(language)
  const choices = [...ready, ...own]
  const chosen = value && choices.find(({ cards }) => isSame(cards, value))
  const isOther = value !== undefined && !chosen
  return (
    <div className="kit-field">
      <label htmlFor={field}>{label}</label>
      <div className="decks-field">
        <select
          id={field}
          value={chosen?.id ?? (isOther ? OTHER : ANY)}
          onChange={({ target }) => onChange(choices.find(({ id }) => id === target.value)?.cards)}
        >
          <option value={ANY}>{text.decks.anyReady}</option>
          {isOther ? <option value={OTHER}>{text.decks.chosenCards(value.length)}</option> : null}
          <optgroup label={text.decks.ready}>
            {ready.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
          {own.length > 0 ? (
            <optgroup label={text.decks.mine}>
              {own.map(deck => (
                <OwnOption key={deck.id} deck={deck} game={game} />
              ))}
            </optgroup>
          ) : null}
        </select>
        <Link href={`/decks/${game.id}`} className="kit-button is-quiet">
          {text.decks.build}
        </Link>
      </div>
    </div>
  )
}

function OwnOption({ deck, game }: { readonly deck: Deck; readonly game: Game }): ReactElement {
  const text = useText()
  const isLegal = whyNotBring(game, deck.cards) === undefined
  return (
    <option value={deck.id} disabled={!isLegal}>
      {isLegal ? deck.name : text.decks.notReadyYet(deck.name)}
    </option>
  )
}
