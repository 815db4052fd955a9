// The piles that may be looked through, and what is still to come of decks that everybody knows.

import type { View } from '@ludoteka/kernel'
import type { BoardKit } from '@ludoteka/ui'
import { type ReactElement, useState } from 'react'
import { Dialog } from '../../kit/dialog.tsx'
import { useSettings } from '../../settings/store.ts'
import { useText } from '../../text/index.ts'
import { countUnseen, unseenCards } from './unseenCards.ts'

type PilesProps = { readonly kit: BoardKit; readonly view: View; readonly onClose: () => void }

/** Something to look through; copies of a card that lie nobody knows where stand once, with their number. */
type Listed = {
  readonly name: string
  readonly note: string
  readonly count: number
  readonly cards: readonly { readonly key: string; readonly card: string; readonly copies?: number }[]
}

export function Piles({ kit, view, onClose }: PilesProps): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const piles = kit.piles(view, language).map(
    ({ name, cards }): Listed => ({
      name,
      note: text.table.topFirst,
      count: cards.length,
      // Copies of a card differ by their place only.
      cards: cards.map((card, i) => ({ key: `${card} ${i}`, card })),
    }),
  )
  const decks = (kit.decksInPlay?.(view, language) ?? []).map(({ name, where, copies }): Listed => {
    const cards = unseenCards(view, copies)
    return { name, note: where, count: countUnseen(cards), cards: cards.map(one => ({ key: one.card, ...one })) }
  })
  const all = [...piles, ...decks]
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      all.findIndex(({ count }) => count > 0),
    ),
  )
  const pile = all[chosen]
  return (
    <Dialog title={text.table.piles} onClose={onClose} kind="wide">
      <div className="kit-row table-pile-names">
        {all.map(({ name, count }, i) => (
          <button
            key={name}
            type="button"
            className="kit-button"
            aria-pressed={i === chosen}
            onClick={() => setChosen(i)}
          >
            {text.table.pileCount(name, count)}
          </button>
        ))}
      </div>
      {pile && pile.cards.length > 0 ? (
        <>
          <p className="kit-quiet">{pile.note}</p>
          <ol className="table-pile">
            {pile.cards.map(({ key, card, copies }) => (
              <li key={key}>
                <kit.CardFace card={card} language={language} />
                {copies === undefined || copies === 1 ? null : (
                  <span className="table-pile-copies" role="img" aria-label={text.table.copies(copies)}>
                    ×{copies}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p className="kit-quiet">{text.table.emptyPile}</p>
      )}
    </Dialog>
  )
}
