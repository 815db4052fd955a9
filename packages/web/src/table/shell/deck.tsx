// The table's lower edge: the question, and the hand peeking over the edge. Whoever points at the hand has it come up
// whole, and the question with it, so that no card ever lies over an answer.

import { type ReactElement, type ReactNode, useState } from 'react'

type DeckProps = { readonly question: ReactNode; readonly children: ReactNode }

export function Deck({ question, children }: DeckProps): ReactElement {
  const [pointed, setPointed] = useState(false)
  return (
    <div className={`table-bottom ${pointed ? 'is-up' : ''}`} onPointerLeave={() => setPointed(false)}>
      {question}
      <div className="table-hand" onPointerOver={event => setPointed(event.pointerType === 'mouse')}>
        {children}
      </div>
    </div>
  )
}
