// The piles that may be looked through.

import type { View } from '@ludoteka/kernel'
import type { BoardKit } from '@ludoteka/ui'
import { type ReactElement, useState } from 'react'
import { Dialog } from '../../kit/dialog.tsx'
import { useSettings } from '../../settings/store.ts'
import { useText } from '../../text/index.ts'

type PilesProps = { readonly kit: BoardKit; readonly view: View; readonly onClose: () => void }

export function Piles({ kit, view, onClose }: PilesProps): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const piles = kit.piles(view, language)
  const [chosen, setChosen] = useState(0)
  const pile = piles[chosen]
  return (
    <Dialog title={text.table.piles} onClose={onClose} kind="wide">
      <div className="kit-row">
        {piles.map(({ name, cards }, i) => (
          <button
            key={name}
            type="button"
            className="kit-button"
            aria-pressed={i === chosen}
            onClick={() => setChosen(i)}
          >
            {text.table.pileCount(name, cards.length)}
          </button>
        ))}
      </div>
      {pile && pile.cards.length > 0 ? (
        <>
          <p className="kit-quiet">{text.table.topFirst}</p>
          <ol className="table-pile">
            {pile.cards.map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card differ by their place only.
              <li key={`${card} ${i}`}>
                <kit.CardFace card={card} language={language} />
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
