// All cards of a game, found by their traits and by words; each with what a page adds below it.

import type { Game } from '@ludoteka/kernel'
import { type BoardKit, DESK, type DeckFilter, type DeckKit } from '@ludoteka/ui'
import { type ReactElement, type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { Dialog } from '../kit/dialog.tsx'
import { Glyph } from '../kit/glyph.tsx'
import { useMedia, useSettings } from '../settings/store.ts'
import { useText } from '../text/index.ts'

type CollectionProps = {
  readonly game: Game
  readonly kit: BoardKit
  readonly decks: DeckKit
  /** What stands below a card. */
  readonly below?: (card: string) => ReactNode
}

/** By filter, the value that is wanted. */
type Wanted = Readonly<Record<string, string | undefined>>

export function Collection({ game, kit, decks, below }: CollectionProps): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const isDesk = useMedia(DESK)
  const [wanted, setWanted] = useState<Wanted>({})
  const [words, setWords] = useState('')
  const [shown, setShown] = useState<string>()
  const sought = useDeferredValue(words.trim().toLowerCase())
  const filters = useMemo(() => decks.filters(language), [decks, language])
  const texts = useMemo(
    () => new Map(decks.cards.map(card => [card, game.text[language].card(card)])),
    [decks, game, language],
  )
  const nameOf = (card: string): string => texts.get(card)?.name ?? card
  const found = decks.cards.filter(card => {
    const { name = '', text: rules = '' } = texts.get(card) ?? {}
    return (
      fits(card, filters, wanted) && sought.split(/\s+/).every(word => `${name} ${rules}`.toLowerCase().includes(word))
    )
  })
  const isNarrowed = sought !== '' || countSet(wanted) > 0
  return (
    <>
      <search className="decks-filters">
        <label className="decks-search">
          <Glyph name="search" size={18} />
          <input
            type="search"
            value={words}
            placeholder={text.decks.search}
            aria-label={text.decks.search}
            onChange={event => setWords(event.target.value)}
          />
        </label>
        {/* Open where there is room for all of them; a phone has it for the cards. */}
        <details className="decks-traits" open={isDesk}>
          <summary>{text.decks.filters(countSet(wanted))}</summary>
          <div>
            {filters.map(filter => (
              <FilterField
                key={filter.id}
                filter={filter}
                value={wanted[filter.id]}
                onChange={value => setWanted({ ...wanted, [filter.id]: value })}
              />
            ))}
          </div>
        </details>
        <p className="decks-found kit-quiet" role="status">
          {text.decks.found(found.length)}
        </p>
        {isNarrowed ? (
          <button
            type="button"
            className="kit-button is-quiet"
            onClick={() => {
              setWanted({})
              setWords('')
            }}
          >
            {text.decks.clear}
          </button>
        ) : null}
      </search>
      <ul className="decks-cards">
        {found.map(card => (
          <li key={card}>
            <button type="button" className="decks-face" onClick={() => setShown(card)}>
              <span className="lt-unseen">{text.decks.show(nameOf(card))}</span>
              <span aria-hidden="true">
                <kit.CardFace card={card} language={language} />
              </span>
            </button>
            {below?.(card)}
          </li>
        ))}
      </ul>
      {shown === undefined ? null : (
        <Dialog title={nameOf(shown)} onClose={() => setShown(undefined)}>
          <div className="decks-large">
            <kit.CardFace card={shown} language={language} />
            {kit.CardNotes ? <kit.CardNotes card={shown} language={language} /> : null}
            {below?.(shown)}
          </div>
        </Dialog>
      )}
    </>
  )
}

const countSet = (wanted: Wanted): number => Object.values(wanted).filter(value => value !== undefined).length

function fits(card: string, filters: readonly DeckFilter[], wanted: Wanted): boolean {
  return filters.every(({ id, valuesOf }) => {
    const value = wanted[id]
    return value === undefined || valuesOf(card).includes(value)
  })
}

type FieldProps = {
  readonly filter: DeckFilter
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

function FilterField({ filter, value, onChange }: FieldProps): ReactElement {
  const text = useText()
  return (
    <label className={value === undefined ? 'decks-filter' : 'decks-filter is-set'}>
      <span>{filter.name}</span>
      <select value={value ?? ''} onChange={event => onChange(event.target.value || undefined)}>
        <option value="">{text.decks.anything}</option>
        {filter.values.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
