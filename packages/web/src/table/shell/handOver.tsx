// Between two persons at one device: nothing is shown until the next one says so.

import { SeatEmblem } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { useText } from '../../text/index.ts'

type HandOverProps = { readonly name: string; readonly index: number; readonly onReady: () => void }

export function HandOver({ name, index, onReady }: HandOverProps): ReactElement {
  const text = useText()
  return (
    <main className="hand-over">
      <SeatEmblem index={index} size={96} />
      <h1>{text.table.handOver(name)}</h1>
      <p className="quiet">{text.table.handOverNote}</p>
      {/* biome-ignore lint/a11y/noAutofocus: the only thing to do on this screen. */}
      <button type="button" className="button primary large" onClick={onReady} autoFocus>
        {text.table.handOverReady(name)}
      </button>
    </main>
  )
}
