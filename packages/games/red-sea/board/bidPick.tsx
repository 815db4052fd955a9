// The bid for a side (11.4): a side, and how much influence it is worth.

import type { Choice, Language } from '@ludoteka/kernel'
import type { BoardProps } from '@ludoteka/ui'
import { type ReactElement, useState } from 'react'
import { MAX_BID, SIDES } from '../content/tracks.ts'
import { BOARD_TEXT } from './boardText.ts'
import { SideToken } from './symbols.tsx'

type BidPickProps = { readonly choice: Choice; readonly language: Language; readonly act: BoardProps['act'] }

export function BidPick({ choice, language, act }: BidPickProps): ReactElement | null {
  const [n, setN] = useState(0)
  if (!Array.isArray(choice['bid'])) return null
  const strings = BOARD_TEXT[language]
  return (
    <section className="rs-bid" aria-label={strings.bid}>
      <h3 className="rs-teletype">{strings.bid}</h3>
      <label>
        <input type="range" min="0" max={MAX_BID} value={n} onChange={event => setN(Number(event.target.value))} />
        <output>{n}</output>
      </label>
      <div className="rs-bid-row">
        {SIDES.map(side => (
          <button key={side} type="button" onClick={() => act('bid', `${side}:${n}`)}>
            <SideToken side={side} />
            {strings.bidAs(side)}: {n}
          </button>
        ))}
      </div>
    </section>
  )
}
