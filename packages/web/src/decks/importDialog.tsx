// A deck pasted as text: what is read of it is shown before it is added.

import { type ReactElement, useId, useState } from 'react'
import { Dialog } from '../kit/dialog.tsx'
import { useText } from '../text/index.ts'
import { type DeckText, readDeckText } from './notation.ts'

type ImportProps = {
  readonly cardNamed: (name: string) => string | undefined
  readonly onAdd: (deck: DeckText) => void
  readonly onClose: () => void
}

/** As many unknown lines are quoted. */
const QUOTED = 5

export function ImportDialog({ cardNamed, onAdd, onClose }: ImportProps): ReactElement {
  const text = useText()
  const field = useId()
  const [written, setWritten] = useState('')
  const deck = readDeckText(written, cardNamed)
  const isWritten = written.trim() !== ''
  return (
    <Dialog title={text.decks.importTitle} onClose={onClose}>
      <p>{text.decks.importNote}</p>
      <label htmlFor={field} className="lt-unseen">
        {text.decks.importField}
      </label>
      <textarea
        id={field}
        className="decks-import"
        rows={10}
        maxLength={20_000}
        value={written}
        onChange={event => setWritten(event.target.value)}
      />
      <p role="status">
        {isWritten ? text.decks.size(deck.cards.length) : null}
        {deck.unknown.length > 0 ? (
          <span className="kit-problem"> {text.decks.importUnknown(deck.unknown.slice(0, QUOTED).join('; '))}</span>
        ) : null}
      </p>
      <button
        type="button"
        className="kit-button is-primary"
        disabled={deck.cards.length === 0}
        onClick={() => {
          onClose()
          onAdd(deck)
        }}
      >
        {text.decks.importButton}
      </button>
    </Dialog>
  )
}
